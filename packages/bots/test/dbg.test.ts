import { test } from 'vitest';
import { board, scene } from '../../rules/test/scene.ts';
import { clone, step, toDecide, view, snapshot } from '@elbowroom/rules';
import { plansFor } from '../src/turn-search.ts';
import { weightsFor } from '../src/weights.ts';
import { described } from '../src/worth.ts';
import { advise } from '../src/advice.ts';
const coast = board(`
  0 hill edge      - 1 2
  1 forest edge    - 0 2 3
  2 swamp          - 0 1 3 4
  3 farmland edge  - 1 2 4 5
  4 hill           - 2 3 5 6
  5 forest edge    - 3 4 6 7
  6 swamp          - 4 5 7 8
  7 farmland edge  - 5 6 8 9
  8 mountain       - 6 7 9
  9 hill edge      - 7 8
`);
test('x', () => {
  for (const [t, ph] of [['anna* ratmen+merchant 0:5 1:5\n bert orcs+hill 8:1','start'],['anna* orcs+alchemist hand 1 7:1\n bert ratmen+flying 6:1','conquest'],['anna* orcs+dragon-master hand 1 0:1\n bert ratmen+hill 2:6 7:1','conquest']] as const) {
  const s = scene(coast, t, { phase: ph, rounds: 10, round: 5 });
  const w = weightsFor(s);
  console.log(JSON.stringify(advise(view(s,0)),null,0));
  for (const p of plansFor(s, { weights: w, seat: 0, breadth: { width: 8, finalists: 6, pickWidth: 3, picks: 6 }, tried: 0 })) {
    const e = p.ends[0].state;
    console.log(p.value.toFixed(2), p.moves.map((m) => `${m & 15}:${(m >> 4) & 255}`).join(' '), e.coins, [0, 1].map((i) => { const d = described(e, w, i); return d.features.map((x) => Math.round(x * 100) / 100).join(' ') + ' R' + d.left + (d.just ? 'j' : ''); }));
  }}
});
