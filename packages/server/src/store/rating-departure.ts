/**
 * Ratings of whoever leaves for good. What they did to those of others stays, and can be worked out anew, under a name by which nobody knows them:
 * the same in all of the log, for a rating comes from the one before it.
 */
const ALIAS = '(SELECT alias FROM departed WHERE guest = $1)';
const renamedIn = (column: string): string =>
  `${column} = replace(${column}, '"guest":"' || CAST($1 AS TEXT) || '"', '"guest":"' || ${ALIAS} || '"')`;

export const FORGET_RATINGS: readonly string[] = [
  `UPDATE rating_log SET ${renamedIn('seats')}, ${renamedIn('results')} WHERE n IN (SELECT n FROM rating_steps WHERE guest = $1)`,
  `UPDATE rating_steps SET guest = ${ALIAS} WHERE guest = $1`,
  'DELETE FROM ratings WHERE guest = $1',
];
