/** What the tiles of somebody's own box show, where the rules had to guess: kept in the browser, and filled in for later games. Kept as one line of text. */

export type OwnBox = { readonly isOn: boolean; readonly values: Readonly<Record<string, number>> };

export const noBox: OwnBox = { isOn: false, values: {} };

const OFF = 'off';

/** `tauren=9 miner=3`, with `off` in front while it is not played with. */
export const writtenBox = ({ isOn, values }: OwnBox): string =>
  [...(isOn ? [] : [OFF]), ...Object.entries(values).map(([tile, value]) => `${tile}=${value}`)].join(' ');

/** What is no value of a tile is passed over; whether the rules take it is seen when a game is dealt. */
export function boxFrom(text: string | undefined): OwnBox {
  if (text === undefined) return noBox;
  const words = text.split(' ');
  const values = Object.fromEntries(
    words.flatMap((word) => {
      const [, tile, value] = /^([a-z-]+)=(\d{1,2})$/.exec(word) ?? [];
      return tile === undefined ? [] : [[tile, Number(value)]];
    }),
  );
  return { isOn: !words.includes(OFF), values };
}
