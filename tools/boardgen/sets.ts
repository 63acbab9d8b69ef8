/**
 * `node tools/boardgen/sets.ts` holds the island faces against their budget, then goes through every set of islands that a game can draw
 * and prints the least and the most of everything that a component limit or a power depends on.
 */
import { type Board, boardOf, boards, everyIslandSet } from '../../packages/rules/src/boards/board.ts';
import { lintBoard } from '../../packages/rules/src/boards/lint.ts';
import { boardWords } from '../../packages/wording/src/board-words.ts';
import { type Counts, countsOf, faceFaults, setFaults, THINGS } from './budget.ts';

type Finding = { readonly line: string; readonly faults: readonly string[] };

export const findings = (): Finding[] => [
  ...[...boards.values()].filter(({ size }) => size !== undefined).map(onFace),
  ...([2, 3, 4, 5] as const).map(onSets),
];

function onFace(face: Board): Finding {
  const counts = countsOf(face);
  const degrees = face.regions.map(({ borders }) => borders.length);
  const line = `${face.id} ${boardWords.get(face.id)?.name.en.padEnd(12)} ${THINGS.map((thing) => `${thing} ${counts[thing]}`).join(' ')}`;
  return { line: `${line} | degrees ${Math.min(...degrees)}–${Math.max(...degrees)}`, faults: faceFaults(face) };
}

function onSets(seats: 2 | 3 | 4 | 5): Finding {
  const sets = everyIslandSet(seats).map((faces) => boardOf(faces));
  const counted = sets.map((set) => ({ id: set.id, counts: countsOf(set) }));
  const extreme = (thing: keyof Counts, sign: 1 | -1) =>
    counted.reduce((a, b) => (sign * b.counts[thing] > sign * a.counts[thing] ? b : a));
  const spread = THINGS.map((thing) => `${thing} ${extreme(thing, -1).counts[thing]}–${extreme(thing, 1).counts[thing]}`);
  const most = `most mountains: ${extreme('mountain', 1).id}, forests: ${extreme('forest', 1).id}`;
  const least = `least swamp: ${extreme('swamp', -1).id}, shore: ${extreme('shore', -1).id}`;
  const faults = sets.flatMap((set) =>
    [...setFaults(set), ...lintBoard(set, 'azeroth').map(({ message }) => message)].map((fault) => `${set.id}: ${fault}`),
  );
  return { line: `${seats} seats, ${sets.length} sets: ${spread.join(', ')}\n    ${most}; ${least}`, faults };
}

if (import.meta.main) {
  for (const { line, faults } of findings()) {
    console.log(`${faults.length === 0 ? 'ok ' : 'BAD'} ${line}`);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
