/** From what lies on the table to what the board shows of it. Every number comes from the rules; here it is only put where the page wants it. */
import type { Spread, Tabletop } from '@elbowroom/rules/look';
import { emblemsOf } from '../art/emblems.ts';
import { type BoardView, type RegionView, type SeatColour, type Stack, seatColours, type Target, type TraceView } from '../board/view.ts';
import { markerName, pieceName, raceName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import { regionName } from './boards.ts';

export const colourOf = (seat: number): SeatColour => seatColours[seat] ?? 'blue';

export type BoardMarks = {
  readonly marked?: number | undefined;
  readonly hinted?: readonly number[] | undefined;
  readonly traces?: readonly TraceView[] | undefined;
  readonly colours?: readonly SeatColour[];
  /** Seats that play for the viewer's side. */
  readonly allies?: readonly number[];
  /** What can be tapped, and what is said of it; nothing if left out. */
  readonly targets?: ReadonlyMap<number, Target>;
  readonly notes?: ReadonlyMap<number, string>;
  /** Where something can be taken up again, and what that is called. */
  readonly less?: ReadonlyMap<number, string>;
};

export function boardView(table: Tabletop, words: Words, showing: BoardMarks = {}): BoardView {
  const { marked, hinted, traces, colours = seatColours, allies = [], targets, notes, less } = showing;
  const regions = table.regions.map((spread, region): RegionView => {
    const attack = targets?.get(region);
    const note = notes?.get(region) ?? (notes === undefined && attack ? attackLabel(attack, words) : undefined);
    const stack = stackOf(table, spread, { words, colours, allies });
    const ally = stack?.isAlly ? [words.page.ally] : [];
    const back = less?.get(region);
    const emblems = emblemsOf(table.edition, words);
    return {
      label: [
        groundLabel(table, region, words),
        ...spreadLabels(table, spread, words),
        ...ally,
        ...(note === undefined ? [] : [note]),
      ].join('. '),
      ...(stack && { stack }),
      ...(attack && { target: attack }),
      ...(back !== undefined && { less: back }),
      pieces: spread.pieces.map(({ piece, count, guard }) => ({ kind: piece, emblem: emblems.piece(piece), count, guard })),
      markers: spread.markers.map(({ marker, kind }) => ({ kind, emblem: emblems.marker(marker) })),
    };
  });
  return {
    regions,
    ...(marked !== undefined && { marked }),
    ...(hinted !== undefined && { hinted }),
    ...(traces !== undefined && { traces }),
  };
}

type Telling = { readonly words: Words; readonly colours: readonly SeatColour[]; readonly allies: readonly number[] };

function stackOf({ edition }: Tabletop, { holding }: Spread, { words, colours, allies }: Telling): Stack | undefined {
  if (holding === undefined) return undefined;
  const { race, seat, declined, tokens } = holding;
  return {
    people: race,
    emblem: emblemsOf(edition, words).race(race),
    ...(seat !== undefined && { colour: colours[seat] ?? colourOf(seat) }),
    declined,
    count: tokens,
    ...(seat !== undefined && allies.includes(seat) && { isAlly: true }),
  };
}

/** Terrain and symbols. */
export function groundWords({ board }: Tabletop, region: number, { names }: Words): string[] {
  const known = board.regions[region];
  if (known === undefined) return [];
  return [
    names.terrains[known.terrain],
    ...(known.symbols ?? []).map((symbol) => names.symbols[symbol]),
    ...(known.anchor === true ? [names.symbols.anchor] : []),
  ];
}

const groundLabel = (table: Tabletop, region: number, words: Words): string =>
  [regionName(table.board, region, words.language), ...groundWords(table, region, words)].join(', ');

/** Who stands there and what lies there, each in a few words. */
export function spreadLabels({ edition, seats }: Tabletop, { holding, pieces, markers }: Spread, words: Words): string[] {
  const who = holding && raceName(words, edition, holding.race);
  const held =
    holding === undefined || who === undefined
      ? [words.page.empty]
      : [holding.seat === undefined ? who : words.page.holds(seats[holding.seat]?.name ?? '', who, holding.tokens, holding.declined)];
  return [
    ...held,
    ...pieces.map(({ piece, count }) => (count === 1 ? pieceName(words, piece) : `${count} × ${pieceName(words, piece)}`)),
    ...markers.map(({ marker, kind }) => (kind === 'sealed' ? words.page.facedown : markerName(words, marker))),
  ];
}

const attackLabel = ({ cost: tokens, chance }: Target, { page }: Words): string =>
  chance === undefined ? page.costs(tokens) : page.costsByDie(tokens, Math.round(chance * 100));
