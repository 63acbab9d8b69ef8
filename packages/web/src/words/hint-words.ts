/** What a newcomer is told while playing: a sentence or two for every kind of situation. */

/** Situations of every edition, and those that only Azeroth has. */
export const commonHints = [
  'pick',
  'pickAgain',
  'enter',
  'further',
  'die',
  'deploy',
  'piece',
  'choice',
  'expand',
  'decline',
  'retreat',
  'ability',
] as const;
export const azerothHints = ['battle', 'landing', 'travel', 'faction', 'sealed', 'marker'] as const;
export const hintKinds = [...commonHints, ...azerothHints];
export type HintKind = (typeof hintKinds)[number];

export type HintWords = Readonly<Record<'title' | 'gotIt' | 'noMore' | 'rule' | 'setting', string>> & {
  readonly says: Readonly<Record<HintKind, string>>;
};
