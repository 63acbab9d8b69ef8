/** Cardboard: tokens, natives, pieces, markers, coins and cost badges, as SVG groups around the origin. */
import type { MarkerView, PieceView, SeatColour, Stack, Target } from './view.ts';

export const emblem = (name: string, size: number): string =>
  `<use class="emblem" href="#e-${name}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;

const card = (half: number, round: number, extra = ''): string =>
  `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="${round}" ${extra}/>`;

/** Two flat steps instead of a blur: cheap to move sixty times a second. */
const shadow = (half: number, round: number): string =>
  `<g class="shadow" transform="translate(2.5 4)">${card(half + 2, round + 2)}${card(half, round)}</g>`;

const count = (n: number, x: number, y: number): string =>
  `<g class="count" transform="translate(${x} ${y})"><circle r="10.5"/><text>${n}</text></g>`;

/** An active stack: one card per token up to four, frame in the seat's pattern, emblem on a plain plate. */
export function activeToken(name: string, colour: SeatColour, n: number): string {
  const layers = Math.max(0, Math.min(n, 4) - 1);
  const under = Array.from(
    { length: layers },
    (_, i) => `<g class="layer" transform="translate(${i - layers} ${((layers - i) * 3.2).toFixed(1)})">${card(21, 8)}</g>`,
  ).join('');
  return `<g class="token ${colour}" transform="translate(0 ${(-layers * 1.6).toFixed(1)})"><g transform="translate(0 ${layers * 3})">${shadow(21, 8)}</g>${under}
    ${card(21, 8, `fill="url(#seat-${colour})" class="frame"`)}${card(15.5, 5, 'class="plate"')}${emblem(name, 27)}${n > 1 ? count(n, 17, 16) : ''}</g>`;
}

/** Face down: grey, hatched, smaller, turned; the owner's pattern stays as its frame, and as a ribbon over the corner that one sees first. */
export function declinedToken(name: string, colour: SeatColour, n = 1): string {
  const frame = card(19, 7, `fill="url(#seat-${colour})" class="frame"`);
  const ribbon = `<path class="ribbon" fill="url(#seat-${colour})" d="M-13.500-3v-7.500q0-3 3-3h7.500z"/>`;
  const turned = `<g transform="rotate(-9)">${shadow(17.5, 6)}${frame}${card(13.5, 3.5, 'fill="url(#hatch)" class="back"')}${ribbon}${emblem(name, 20)}</g>`;
  return `<g class="token gone ${colour}">${turned}${n > 1 ? count(n, 14, 13) : ''}</g>`;
}

/** Lost Tribes and Murlocs: round, of nobody. */
const nativeToken = (name: string, n: number): string =>
  `<g class="token native ${name}"><g class="shadow" transform="translate(2 3.5)"><circle r="18"/><circle r="16.5"/></g><circle r="17" class="frame"/><circle r="13.5" class="plate"/>${emblem(name, 21)}${n > 1 ? count(n, 14, 13) : ''}</g>`;

/** Two rings in each other, at the shoulder: somebody of the same side. */
const ALLY =
  '<g class="ally" transform="translate(-18 -18)"><circle class="disc" r="12.5"/><circle class="ring" cx="-3" r="5"/><circle class="ring" cx="3" r="5"/></g>';

export function token({ emblem: name, colour, declined, count: n, isAlly }: Stack): string {
  if (colour === undefined) return nativeToken(name, n);
  return (declined ? declinedToken(name, colour, n) : activeToken(name, colour, n)) + (isAlly ? ALLY : '');
}

const SHIELD = 'M-14-14h28v14q0 11-14 17q-14-6-14-17z';

/** A shield-shaped piece, what it adds to the cost at its shoulder. */
export function piece({ kind, emblem: name, count: n, guard }: PieceView): string {
  const plus = guard === 0 ? '' : `<g class="guard" transform="translate(-12 -12)"><circle r="8.5"/><text>+${guard * n}</text></g>`;
  const many = n > 1 && guard === 0 ? `<g class="guard" transform="translate(-12 -12)"><circle r="8.5"/><text>${n}</text></g>` : '';
  return `<g class="piece ${kind}"><g class="shadow" transform="translate(1.5 3)"><path d="${SHIELD}"/></g><path class="frame" d="${SHIELD}"/><g transform="translate(0 -1)">${emblem(name, 19)}</g>${plus}${many}</g>`;
}

const OCTAGON = 'M-8.5-19h17l10.5 10.5v17l-10.5 10.5h-17l-10.5-10.5v-17z';
const ARCH = 'M-19 19v-20a19 19 0 0 1 38 0v20z';
const DISC = 'M-17 0a17 17 0 0 1 34 0a17 17 0 0 1-34 0z';

/** Artifacts are gold octagons, places violet arches, what lies face down is a brown disc. */
export function marker({ kind, emblem: name }: MarkerView): string {
  const shape = { artifact: OCTAGON, place: ARCH, sealed: DISC }[kind];
  const plate = {
    artifact: '<circle r="14.5" class="plate"/>',
    place: '<path class="plate" d="M-14.5 14.5v-15a14.5 14.5 0 0 1 29 0v15z"/>',
    sealed: '<circle r="12.5" class="plate"/>',
  }[kind];
  return `<g class="marker ${kind}"><g class="shadow" transform="translate(2 3.5)"><path d="${shape}"/></g><path class="frame" d="${shape}"/>${plate}${emblem(name, kind === 'sealed' ? 19 : 23)}</g>`;
}

/**
 * How a cost is written: plainly, with the die and its chance in one line, or those in two where there is little room.
 * `more` and `less` leave room for the sign that takes something up again, beside what can be put down or alone.
 */
export type BadgeForm = 'sure' | 'die' | 'short-die' | 'more' | 'less';

export const badgeSize: Readonly<Record<BadgeForm, { readonly width: number; readonly height: number }>> = {
  sure: { width: 34, height: 28 },
  die: { width: 84, height: 27 },
  'short-die': { width: 50, height: 40 },
  more: { width: 66, height: 28 },
  less: { width: 28, height: 28 },
};

/** Where the sign for less stands in a badge, from its middle. */
export const LESS_AT: Readonly<Record<BadgeForm, number>> = { sure: 0, die: 0, 'short-die': 0, more: -19, less: 0 };

/** What a region costs now; with the die, the chance as well. */
export function badge({ cost, chance, sign }: Target, form: BadgeForm): string {
  const middle = form === 'more' ? 16 : 0;
  const { width, height } = badgeSize[form === 'more' ? 'sure' : form];
  const pill = `<rect x="${middle - width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${Math.min(14, height / 2)}"/>`;
  if (form === 'sure' || form === 'more') return `<g class="badge">${pill}<text x="${middle}">${sign ?? cost}</text></g>`;
  const percent = `${Math.round((chance ?? 1) * 100)}%`;
  if (form === 'die')
    return `<g class="badge die">${pill}<text x="-28">${cost}</text><use href="#die" x="-9"/><text x="20" class="small">${percent}</text></g>`;
  return `<g class="badge die">${pill}<text x="-11" y="-8">${cost}</text><use href="#die" x="9" y="-8"/><text y="11" class="small">${percent}</text></g>`;
}

export const coin = (r = 9): string => `<g class="coin"><circle r="${r}"/><circle r="${r * 0.68}"/></g>`;

export const symbol = (kind: string, name: string): string =>
  `<g class="symbol ${kind}"><circle r="13"/>${kind === 'magic' ? '<use href="#spark"/>' : emblem(name, 19)}</g>`;
