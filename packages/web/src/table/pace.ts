/** How quickly the moves of others are shown. */
export const paces = ['slow', 'calm', 'brisk', 'instant'] as const;
export type Pace = (typeof paces)[number];

/** All times of what is shown are multiplied by it; 0 shows everything at once. */
export const haste: Readonly<Record<Pace, number>> = { slow: 1.7, calm: 1, brisk: 0.42, instant: 0 };

/** Names that earlier pages kept, and that old links have. */
const FORMER: Readonly<Record<string, Pace>> = { slow: 'calm', fast: 'brisk', none: 'instant' };

/** `asked`: by the address of the page. `kept`: by this page; `former`: by one that knew other names. */
export function paceFrom(asked: string | undefined, kept: string | undefined, former: string | undefined): Pace {
  const known = (name: string | undefined): Pace | undefined => paces.find((pace) => pace === name);
  return known(asked) ?? FORMER[asked ?? ''] ?? known(kept) ?? FORMER[former ?? ''] ?? 'calm';
}
