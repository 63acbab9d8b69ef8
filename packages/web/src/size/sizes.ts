/** The sizes of a window that the page tells apart. Styles name them, `@media (--phone)`, and the build puts the query in its place. */
export const sizes = {
  /** One thing at a time, behind tabs. */
  phone: '(max-width: 860px), (max-height: 480px)',
  /** Columns beside the board. */
  desk: '(min-width: 861px) and (min-height: 481px)',
  /** Columns, and little room in them. */
  'small-desk': '(min-width: 861px) and (max-width: 1180px) and (min-height: 481px)',
  narrow: '(max-width: 860px)',
  wide: '(min-width: 861px)',
  tight: '(max-width: 1180px)',
  vast: '(min-width: 1700px)',
  /** A phone on its side. */
  flat: '(max-height: 480px)',
  low: '(max-height: 800px)',
} as const;

/** Where columns are too short for everything at once. */
export const SHORT_OF_ROOM = '(max-width: 1180px), (max-height: 860px)';
/** Where they are too short for half of that. */
export const SQUAT = '(max-height: 690px)';

/** A style with each name of a size replaced by its query. Throws for a name that there is not. */
export function withQueries(style: string): string {
  const queries: Readonly<Record<string, string>> = sizes;
  return style.replace(/@media [^{]*/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries[name];
      if (query === undefined) throw new Error(`there is no size --${name}`);
      return query;
    }),
  );
}
