/** What one of the others did, in a few words each, what matters most to the reader first. */
import { itemName, markerName, raceName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import { type FollowWords, followWords } from './follow-words.ts';
import type { Account, Taking } from './since.ts';

type Reader = {
  readonly words: Words;
  readonly edition: string;
  readonly seats: readonly string[];
  readonly viewer: number | undefined;
};

export function summary(account: Account, { words, edition, seats, viewer }: Reader): string[] {
  const say = followWords[words.language];
  const { picked, takings, wipedOut, found, declined, score } = account;
  const parts = [
    ...tookIn(takings, say, seats, viewer),
    ...wipedOut.map((race) => say.wipedOut(raceName(words, edition, race))),
    ...(picked === undefined ? [] : [say.picked(words.names.combo(picked.race, picked.power))]),
    ...found.map((marker) => say.found(markerName(words, marker))),
    ...(declined === undefined ? [] : [say.declined(raceName(words, edition, declined))]),
    ...(score === undefined ? [] : [say.scored(score.total, words.list(score.items.map((item) => itemName(words, item))))]),
  ];
  return parts.length > 0 ? parts : [say.nothing];
}

/** From the reader first, then from everybody else; what was nobody's is only counted. */
function tookIn(takings: readonly Taking[], say: FollowWords, seats: readonly string[], viewer: number | undefined): string[] {
  const count = (whose: number | undefined): number => takings.filter(({ from }) => from === whose).length;
  const mine = viewer === undefined ? 0 : count(viewer);
  const robbed = seats.flatMap((name, seat) => (seat !== viewer && count(seat) > 0 ? [say.tookFrom(count(seat), name)] : []));
  const free = count(undefined);
  const freely = free === 0 ? [] : [mine + robbed.length > 0 ? say.andElsewhere(free) : say.took(free)];
  return [...(mine > 0 ? [say.tookFromYou(mine)] : []), ...robbed, ...freely];
}
