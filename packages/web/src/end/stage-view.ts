/** What the board of the replay shows: who stands where, and nothing to do. */
import { type State, view } from '@elbowroom/rules';
import { look, type Spread, type Tabletop } from '@elbowroom/rules/look';
import { emblemsOf } from '../art/emblems.ts';
import type { BoardView, SeatColour } from '../board/view.ts';
import { regionName } from '../table/boards.ts';
import { markerName, pieceName, raceName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';

export function stageView(state: State, colours: readonly SeatColour[], words: Words): BoardView {
  const table = look(view(state, undefined));
  const art = emblemsOf(table.edition);
  return {
    regions: table.regions.map((spread, region) => {
      const { holding, pieces, markers } = spread;
      const colour = holding?.seat === undefined ? undefined : colours[holding.seat];
      return {
        label: labelOf(table, spread, region, words),
        ...(holding && {
          stack: {
            people: holding.race,
            emblem: art.race(holding.race),
            ...(colour && { colour }),
            declined: holding.declined,
            count: holding.tokens,
          },
        }),
        pieces: pieces.map(({ piece, count, guard }) => ({ kind: piece, emblem: art.piece(piece), count, guard })),
        markers: markers.map(({ marker, kind }) => ({ kind, emblem: art.marker(marker) })),
      };
    }),
  };
}

/** Name, terrain, who, and what lies there. */
function labelOf({ board, edition, seats }: Tabletop, { holding, pieces, markers }: Spread, region: number, words: Words): string {
  const race = holding && raceName(words, edition, holding.race);
  const who =
    holding === undefined || race === undefined
      ? words.page.empty
      : holding.seat === undefined
        ? race
        : words.page.holds(seats[holding.seat]?.name ?? '', race, holding.tokens, holding.declined);
  const terrain = board.regions[region]?.terrain;
  return [
    [regionName(board, region, words.language), ...(terrain === undefined ? [] : [words.names.terrains[terrain]])].join(', '),
    who,
    ...pieces.map(({ piece }) => pieceName(words, piece)),
    ...markers.map(({ marker, kind }) => (kind === 'sealed' ? words.page.facedown : markerName(words, marker))),
  ].join('. ');
}
