import { test } from 'vitest';
import { moveBuffer, moves, newGame, position, Refused, snapshot, step, text, toDecide, type State } from '../src/index.ts';
import { unpack } from '../src/core/move.ts';
import { oneOf, randomFrom } from './random.ts';
import { numbers } from './invariants/numbers.ts';
import { peoples } from './invariants/peoples.ts';
import { pieces } from './invariants/pieces.ts';
import { regions } from './invariants/regions.ts';
import { tiles } from './invariants/tiles.ts';
import { tokens } from './invariants/tokens.ts';

const checks = [...numbers, ...peoples, ...pieces, ...regions, ...tiles, ...tokens];
const buffer = moveBuffer();
const NASTY = [null, undefined, true, '', 'x', '__proto__', -1, 0, 1, 2, 3, 5, 7, 12, 63, 64, 99, 1e9, 0.5, NaN, -0, [], {}, [null], { a: 1 }, 'a'.repeat(1e6), 'natives', 'orcs', 'ghouls', 'goblins', 'over', 'deploy', 'retreat', 'start', 'conquest', 'scored', 'end', 'place', 'muster', 'rally', 'expand', 'choice', 'pick', JSON.parse('{"__proto__":{"a":1}}')];
function paths(v: unknown, at: (string|number)[] = []): (string|number)[][] {
  if (typeof v !== 'object' || v === null) return [at];
  return [at, ...Object.entries(v).flatMap(([k, x]) => paths(x, [...at, Array.isArray(v) ? Number(k) : k]))];
}
const get = (v: any, p: any[]) => p.reduce((x, k) => x?.[k], v);
function set(v: any, p: any[], x: unknown) { if (p.length === 0) return x; const parent = get(v, p.slice(0, -1)); if (typeof parent === 'object' && parent !== null) parent[p.at(-1)] = x; return v; }
test('mutants', () => {
  const bad = new Map<string, [number, string]>();
  const note = (k: string, ex: string) => { const b = bad.get(k); bad.set(k, [(b?.[0] ?? 0) + 1, b?.[1] ?? ex]); };
  let accepted = 0, refused = 0;
  const until = performance.now() + Number(process.env.MS ?? 60000);
  for (let g = 0; performance.now() < until; g++) {
    const random = randomFrom(`${process.env.SEED ?? 'm'}${g}`);
    const edition = g % 2 ? 'classic' : 'azeroth' as const;
    const seats = 2 + (g >> 1) % 4;
    const s = newGame({ edition, seats, seed: `m${g}` });
    const length = random(500);
    for (let i = 0; i < length && toDecide(s) !== undefined; i++) step(s, buffer.list[random(moves(s, buffer))]);
    const snap = JSON.parse(JSON.stringify(snapshot(s)));
    const all = paths(snap);
    for (let m = 0; m < 60; m++) {
      let mutant = structuredClone(snap);
      const told: string[] = [];

      const did = (x: string) => told.push(x);
      const idsQ = s.world.abilities.filter((a) => a.question).map((a) => a.id);
      if (random(2) === 0) { const st = oneOf(random, ['start', 'pick', 'choice', 'expand', 'conquest', 'rally', 'muster', 'deploy', 'place', 'end', 'scored', 'retreat', 'over']); mutant.memory.stage = st; did(`stage ${st}`); }
      if (random(3) === 0) { const i = random(seats); const race = mutant.seats[i].active?.race; delete mutant.seats[i].active; did(`no active ${i}`); for (const r of Object.keys(mutant.regions)) if (mutant.regions[r].race === race) delete mutant.regions[r]; }
      if (random(3) === 0) { mutant.memory.begun = random(3); did(`begun ${mutant.memory.begun}`); }
      if (random(3) === 0) { mutant.seat = random(seats); did(`seat ${mutant.seat}`); }
      if (random(4) === 0) { mutant.memory.retreating = random(5); did(`retreating ${mutant.memory.retreating}`); }
      if (random(4) === 0) { mutant.memory.step = random(12); did(`step ${mutant.memory.step}`); }
      if (random(4) === 0) { const o = [mutant.seats[mutant.seat].active?.race, ...(mutant.seats[mutant.seat].declined ?? []).map((d: any) => d.race)]; mutant.memory.acting = oneOf(random, o); did(`acting ${mutant.memory.acting}`); }
      if (random(4) === 0) { delete mutant.memory.acting; did(`no acting`); }
      if (random(2) === 0) { mutant.prompts = [{ ability: oneOf(random, idsQ), seat: random(seats), a: random(random(2) ? 3 : 0xfffff), b: random(random(2) ? 40 : 0xfffff) }]; did(JSON.stringify(mutant.prompts)); }
      if (random(6) === 0) { delete mutant.memory; did('no memory'); mutant.phase = oneOf(random, ['start', 'conquest', 'redeploy']); }
      if (random(4) === 0 && mutant.memory) { mutant.memory.kept = {}; did('no kept'); }
      let t: State;
      try { t = position(mutant); accepted++; } catch (e) {
        if (!(e instanceof Refused)) note(`CRASH ${(e as Error).message.slice(0, 80)} ${(e as Error).stack?.split('\n')[1]?.trim()}`, told.join('; '));
        else refused++;
        continue;
      }
      let line = '';
      const cur = { name: '' };
      try {
        for (const c of checks) { cur.name = c.name; c.state?.(t, {} as never); }
      } catch (e) { note(`INVARIANT at once: ${cur.name}`, `${(e as Error).message} <- ${told.join('; ')}`); continue; }
      try {
        const r2 = randomFrom(`${g} ${m}`);
        for (let i = 0; i < 60 && toDecide(t) !== undefined; i++) {
          const n = moves(t, buffer);
          if (n === 0) throw new Error('no move');
          const mv = buffer.list[r2(n)];
          line = text(unpack(t.world, mv));
          cur.name = 'crash';
          step(t, mv);
          for (const c of checks) { cur.name = c.name; c.state?.(t, {} as never); }
        }
      } catch (e) { note(`LATER: ${cur.name === 'crash' ? (e as Error).message.slice(0, 60) + (e as Error).stack?.split('\n')[1]?.trim() : cur.name}`, `${(e as Error).message} after ${line} <- ${told.join('; ')}`); }
    }
  }
  console.log({ accepted, refused });
  for (const [k, [n, ex]] of [...bad].sort((a, b) => b[1][0] - a[1][0])) console.log(n, k, '\n      ', ex.slice(0, 400));
}, 300000);
