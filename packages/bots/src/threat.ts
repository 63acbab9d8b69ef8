/** How likely a region is lost before its seat plays again, and what is still at risk when its tokens stand as well as they can. */
import type { State } from '@elbowroom/rules';
import { DEPLOYING, EXPANDING, NONE } from './packed.ts';
import { reachOf, surveyed, UNREACHED } from './survey.ts';
import type { Weights } from './weights.ts';

/** A conquest costs this much where nothing defends. */
const OPEN = 2;
/** What the die may add to an attack. */
const BEST_ROLL = 3;
/** How much of a threat remains where an attack costs coins. */
const DETERRED = 0.4;

/** The chance that the seats before `seat` take a region that so much defends. */
export function lossChance({ threat }: Weights, seat: number, r: number, defence: number): number {
  const v = surveyed;
  if (v.immune[r] === 1) return 0;
  let kept = 1;
  for (let i = 0; i < v.before[seat]; i++) {
    const other = (v.next + i) % v.seats;
    if (v.turnsLeft[other] === 0) continue;
    const reach = reachOf(other, r);
    if (reach === UNREACHED) continue;
    const cost = OPEN + defence;
    const short = cost - v.spare[other];
    if (short > BEST_ROLL) continue;
    const line = threat[reach];
    const chance = line[Math.min(cost, line.length - 1)];
    kept *= 1 - (short > 0 ? chance * 0.3 : chance);
  }
  return (1 - kept) * (v.dear[r] === 1 ? DETERRED : 1);
}

export interface Risk {
  /** Regions that the active people, and those in decline, are expected to lose. */
  active: number;
  declined: number;
}

const risk: Risk = { active: 0, declined: 0 };
const mine = new Int32Array(128);
const placed = new Int32Array(128);
const now = new Float64Array(128);
const gain = new Float64Array(128);

/** What a seat stands to lose; tokens that it can still place are placed where they help most. */
export function riskOf(s: State, weights: Weights, seat: number): Risk {
  const v = surveyed;
  const people = s.active[seat];
  const takesUp = seat === s.turn && s.stage >= EXPANDING && s.stage < DEPLOYING;
  let count = 0;
  let pool = people === NONE ? 0 : s.hand[people];
  risk.active = 0;
  risk.declined = 0;
  for (let r = 0; r < v.size; r++) {
    const holder = s.holder[r];
    if (holder === NONE || s.owner[holder] !== seat) continue;
    if (holder !== people) {
      risk.declined += lossChance(weights, seat, r, v.walls[r] + s.tokens[r]);
      continue;
    }
    const stays = takesUp ? Math.min(s.tokens[r], v.least[seat]) : s.tokens[r];
    pool += s.tokens[r] - stays;
    mine[count] = r;
    placed[count] = v.walls[r] + stays;
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
