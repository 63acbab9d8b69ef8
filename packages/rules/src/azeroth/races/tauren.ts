import { deny, type Race, race, SCARE } from '../../core/ability.ts';
import { ready } from '../../core/deploy.ts';
import { loseToken } from '../../core/loss.ts';
import { defenders, held } from '../../core/map.ts';
import { aOf, deploy } from '../../core/move.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import { EXPANDING } from '../../core/stage.ts';
import { DECLINED, type Read, type State } from '../../core/state.ts';
import { ask, note, settle } from '../../core/verbs.ts';
import { slotOf } from '../../core/world.ts';
import { unverified } from '../values.ts';

/** Tauren. Always two together: on conquest, when readying, at redeployment, in decline. One left alone goes to others of its people. */
export const tauren: Race = race({
  id: 'tauren',
  faction: 'horde',
  value: unverified.tauren,
  tray: 16,
  least: 2,
  leastBy: { conquest: 'AZ-TAUREN-1', roll: 'AZ-TAUREN-4' },
  onThinned: rejoin,
  onTurn: partCompany,
  onConquest: partCompany,
  onEnd: partCompany,
  inDecline: { least: 2, onThinned: rejoin }, // AZ-TAUREN-3
  question: {
    rule: 'AZ-TAUREN-2',
    fits: (p, { a: lone, seat }) =>
      p.tokens[lone] > 0 && p.world.races[p.holder[lone]]?.key === tauren.key && p.owner[p.holder[lone]] === seat,
    moves: (p, { a: lone }, add) => {
      for (let r = 0; r < p.world.size; r++) if (r !== lone && p.holder[r] === p.holder[lone]) add(deploy(r));
    },
    denies: (p, { a: lone }, move) => {
      if (move.type !== 'deploy' || move.piece !== undefined) return undefined;
      return move.region === lone ? ALONE : p.holder[move.region] === p.holder[lone] ? undefined : NOT_TAUREN;
    },
    answer: (s, { a: lone }, move) => {
      const [r, me] = [aOf(move), s.holder[lone]];
      s.tokens[lone]--;
      s.tokens[r]++;
      note(s, { type: 'moved', race: tauren.id, from: lone, to: r, ability: tauren.id });
      settle(s, lone);
      rejoinAll(s, me);
      if (s.stage === EXPANDING && me === s.active[s.turn] && isReadiedAnew(s)) ready(s, s.turn);
    },
  },
});

const ALONE = deny('not-a-refuge', 'AZ-TAUREN-2', 'there the Tauren would be alone');
const NOT_TAUREN = deny('not-yours', 'AZ-TAUREN-2', 'a Tauren left alone joins another region of its people');

/** AZ-TAUREN-2 Those who rejoined others because beasts were discarded are taken to hand with the rest. */
export const isReadiedAnew = (p: Read): boolean => p.world.rulings['tauren-beasts'] === 'readied';

/** AZ-TAUREN-2 Pieces that count as tokens are company. */
const isAlone = (p: Read, r: RegionNo): boolean => p.tokens[r] === 1 && (isCompanyRefused(p) || defenders(p, r) === 1);
const isCompanyRefused = (p: Read): boolean => p.world.rulings['tauren-company'] === 'tokens-only';

/** Where beasts and the champion are no company, a conquest, a redeployment or a retreat may leave one alone. */
function partCompany(s: State, me: PeopleNo): void {
  if (isCompanyRefused(s)) rejoinAll(s, me);
}

function rejoinAll(s: State, me: PeopleNo): void {
  for (let r = 0; r < s.world.size; r++) if (s.holder[r] === me) rejoin(s, me, r);
}

/** AZ-TAUREN-2 To another Tauren region; to hand, or lost in decline, if there is none. */
function rejoin(s: State, me: PeopleNo, r: RegionNo): void {
  if (!isAlone(s, r) || isAsking(s)) return;
  if (held(s, me) > 1) ask(s, tauren, s.owner[me], r);
  else if (s.standing[me] === DECLINED) {
    if (s.world.rulings['tauren-lone-declined'] === 'lost') loseToken(s, r, SCARE, s.active[s.turn], tauren.id);
  } else if (s.world.rulings['tauren-lone-active'] === 'to-hand') {
    s.hand[me]++;
    s.tokens[r] = 0;
    note(s, { type: 'moved', race: tauren.id, from: r, ability: tauren.id });
    settle(s, r);
  }
}

/** Where several are left alone at once they are asked about one by one: each answer may give the others company. */
const isAsking = (s: State): boolean => s.prompts.some((slot, i) => i % 4 === 0 && slot === slotOf(s, tauren));
