/** What defends a region beside tokens, and what makes attackers pay. */
import type { State } from '@elbowroom/rules';
import { chart, INCOME, RISK, staleAround, staleForAll } from './chart.ts';
import { MOUNTAIN, NONE } from './packed.ts';

/** What was looked at last. States share these lists: they are replaced, never changed. */
let world: State['world'] | undefined;
let pieces: State['pieces'] = [];
let markerAt: State['markerAt'] = [];
let markerUp: State['markerUp'] = [];

/** Looks again where pieces have been put or taken away. */
export function fortify(s: State): void {
  const { size } = chart;
  if (s.world !== world) for (let r = 0; r < size; r++) build(s, r);
  else if (s.pieces === pieces) return;
  else for (let i = 0; i < pieces.length; i++) if (s.pieces[i] !== pieces[i]) build(s, i % size);
  world = s.world;
  pieces = s.pieces;
  staleForAll(INCOME);
}

function build(s: State, r: number): void {
  const { immune, size, walls } = chart;
  const { guards, shields, terrain } = s.world;
  let wall = terrain[r] === MOUNTAIN ? 1 : 0;
  for (let i = 0; i < guards.length; i++) wall += s.pieces[guards[i].index * size + r] * guards[i].guard;
  let isImmune = 0;
  for (let i = 0; i < shields.length; i++) if (s.pieces[shields[i].index * size + r] > 0) isImmune = 1;
  if (wall === walls[r] && isImmune === immune[r]) return;
  walls[r] = wall;
  immune[r] = isImmune;
  staleAround(r);
}

/** Looks again where tolls are paid, if markers have been moved or turned. */
export function mark(s: State): void {
  if (s.markerAt === markerAt && s.markerUp === markerUp) return;
  markerAt = s.markerAt;
  markerUp = s.markerUp;
  chart.dear.fill(0);
  for (const [m, { toll }] of s.world.markers.entries())
    if (toll !== undefined && markerUp[m] === 1 && markerAt[m] !== NONE) chart.dear[markerAt[m]] = 1;
  staleForAll(RISK | INCOME);
}

/** Whether a marker is up that pays peoples wherever they are. */
export function isCommon({ world: { everywhere, markers }, markerUp }: State): boolean {
  if (everywhere === 0) return false;
  for (let m = 0; m < markers.length; m++) if (((everywhere >> m) & 1) === 1 && markerUp[m] === 1) return true;
  return false;
}
