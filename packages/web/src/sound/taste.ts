/** How loud somebody likes it, as it is kept in the browser. */

export type Taste = {
  readonly isOn: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether a phone may tremble. */
  readonly trembles: boolean;
};

const USUAL = 0.7;

export const writtenTaste = ({ isOn, volume, trembles }: Taste): string =>
  [isOn ? 1 : 0, Math.round(volume * 100), trembles ? 1 : 0].join(' ');

/** Earlier pages kept only whether there is any sound. */
export function tasteFrom(kept: string | undefined): Taste {
  const [on = '1', volume = '', trembles = '1'] = (kept ?? '').split(' ');
  const percent = /^\d+$/.test(volume) ? Number(volume) : USUAL * 100;
  return { isOn: on !== '0', volume: Math.min(100, percent) / 100, trembles: trembles !== '0' };
}
