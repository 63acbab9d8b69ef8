/** The game that begins on a map of one's own. */
import { readMap, writtenMap } from '@elbowroom/rules/maps';
import type { OwnBox } from '../../house/own-box.ts';
import { type Draft, withEdition } from '../../start/draft.ts';
import type { Work } from '../work.ts';
import { seatsFor } from './faults.ts';

/** The same people on this map; with as many bots more or less as suit it, if they are no number that it can hold. Throws InvalidBoard. */
export function draftOn({ id, edition, content }: Work, draft: Draft, ownBox: OwnBox): Draft {
  const sketch = readMap(content);
  const isSame = (draft.edition === 'classic') === (edition === 'classic');
  const next = isSame ? draft : withEdition(draft, edition, ownBox);
  const fits = seatsFor(sketch).map(({ seats }) => seats);
  const chairs = fits.length === 0 || fits.includes(next.chairs.length) ? next.chairs : next.chairs.slice(0, Math.max(2, ...fits));
  return { ...next, chairs, islandsFor: undefined, first: undefined, board: { id, ...writtenMap(sketch) } };
}
