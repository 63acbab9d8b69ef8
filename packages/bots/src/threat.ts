/** How likely a region is lost before its seat plays again, and what is still at risk when its tokens stand as well as they can. */
import type { State } from '@elbowroom/rules';
import { chart, MOST_REGIONS, REACHES, UNREACHED } from './chart.ts';
import { DEPLOYING, EXPANDING, NONE } from './packed.ts';
import type { Weights } from './weights.ts';

/** A conquest costs this much where nothing defends. */
const OPEN = 2;
/** What the die may add to an attack. */
const BEST_ROLL = 3;
/** How much of a threat remains where an attack costs coins. */
const DETERRED = 0.4;

/** What tables of chances are read by: reach × COSTS + cost, from here on all costs are alike. */
const COSTS = 16;
const chances = new Float64Array(REACHES * COSTS);
let known: Weights['threat'] = [];

function read(threat: Weights['threat']): void {
  for (const [reach, line] of threat.entries())
    for (let cost = 0; cost < COSTS; cost++) chances[reach * COSTS + cost] = line[Math.min(cost, line.length - 1)];
  known = threat;
}

/** The chance that the seats before `seat` take a region that so much defends. */
export function lossChance({ threat }: Weights, seat: number, r: number, defence: number): number {
  const { before, dear, immune, order, reach, spare, turnsLeft } = chart;
  if (immune[r] === 1) return 0;
  if (threat !== known) read(threat);
  const cost = OPEN + defence;
  let kept = 1;
  for (let i = 0; i < before[seat]; i++) {
    const other = order[i];
    const way = reach[other * MOST_REGIONS + r];
    const short = cost - spare[other];
    if (way === UNREACHED || short > BEST_ROLL || turnsLeft[other] === 0) continue;
    const chance = chances[way * COSTS + Math.min(cost, COSTS - 1)];
    kept *= 1 - (short > 0 ? chance * 0.3 : chance);
  }
  return (1 - kept) * (dear[r] === 1 ? DETERRED : 1);
}

export interface Risk {
  /** Regions that the active people, and those in decline, are expected to lose. */
  active: number;
  declined: number;
}

const risk: Risk = { active: 0, declined: 0 };
const mine = new Int32Array(MOST_REGIONS);
const placed = new Int32Array(MOST_REGIONS);
const now = new Float64Array(MOST_REGIONS);
const gain = new Float64Array(MOST_REGIONS);

/** What a seat stands to lose; tokens that it can still place are placed where they help most. */
export function riskOf(s: State, weights: Weights, seat: number): Risk {
  const { before, isHome, least, seatAt, size, walls } = chart;
  const people = s.active[seat];
  const takesUp = seat === s.turn && s.stage >= EXPANDING && s.stage < DEPLOYING;
  let count = 0;
  let pool = people === NONE ? 0 : s.hand[people];
  risk.active = 0;
  risk.declined = 0;
  if (before[seat] === 0) return risk;
  for (let r = 0; r < size; r++) {
    if (seatAt[r] !== seat) continue;
    if (isHome[r] === 0) {
      risk.declined += lossChance(weights, seat, r, walls[r] + s.tokens[r]);
      continue;
    }
    const stays = takesUp ? Math.min(s.tokens[r], least[seat]) : s.tokens[r];
    pool += s.tokens[r] - stays;
    mine[count] = r;
    placed[count] = walls[r] + stays;
    now[count] = lossChance(weights, seat, r, placed[count]);
    gain[count] = now[count] - lossChance(weights, seat, r, placed[count] + 1);
    count++;
  }
  for (; pool > 0 && count > 0; pool--) {
    let best = 0;
    for (let i = 1; i < count; i++) if (gain[i] > gain[best]) best = i;
    if (gain[best] <= 0) break;
    placed[best]++;
    now[best] -= gain[best];
    gain[best] = now[best] - lossChance(weights, seat, mine[best], placed[best] + 1);
  }
  for (let i = 0; i < count; i++) risk.active += now[i];
  return risk;
}
