/** The game that begins on a map of one's own. */
import { readMap, type Sketch, writtenMap } from '@elbowroom/rules/maps';
import type { OwnBox } from '../../house/own-box.ts';
import { type Draft, withEdition, withSeat } from '../../start/draft.ts';
import type { Work } from '../work.ts';
import { seatsFor } from './faults.ts';

/** As few bots more or less as it takes. */
function seated(draft: Draft, sketch: Sketch): Draft {
  const fits = seatsFor(sketch).map(({ seats }) => seats);
  if (fits.length === 0) return draft;
  const [least, most] = [Math.min(...fits), Math.max(...fits)];
  let next: Draft = { ...draft, chairs: draft.chairs.slice(0, most) };
  while (next.chairs.length < least) next = withSeat(next);
  return next;
}

/** How many it is made for, or can hold at least. */
export function bestSeats(sketch: Sketch): number | undefined {
  const fits = seatsFor(sketch);
  return (fits.find(({ how }) => how === 'right') ?? fits[0])?.seats;
}

/** The same people on this map; with as many bots more or less as suit it, if they are no number that it can hold. Throws InvalidBoard. */
export function draftOn({ id, edition, content }: Work, draft: Draft, ownBox: OwnBox): Draft {
  const sketch = readMap(content);
  const isSame = (draft.edition === 'classic') === (edition === 'classic');
  const next = isSame ? draft : withEdition(draft, edition, ownBox);
  return { ...seated(next, sketch), islandsFor: undefined, first: undefined, board: { id, ...writtenMap(sketch) } };
}
