/** The games that are kept: every edition with every number of seats, each at another moment, and abilities at work that careful readers differ about. */
import { boardOf, type Move, type Setup, type View } from '../../packages/rules/src/index.ts';

interface Moment {
  /** As everybody sees it. */
  readonly view: View;
  readonly legal: readonly Move[];
  /** The moves before, the last one first. */
  readonly before: readonly string[];
}

export interface Wish {
  readonly name: string;
  readonly setup: Omit<Setup, 'seed' | 'seats'>;
  readonly seats: number;
  readonly isThere: (moment: Moment) => boolean;
}

const lets = ({ legal }: Moment, type: Move['type']): boolean => legal.some((move) => move.type === type);
const madeLast = ({ before: [last = ''] }: Moment, kind: Move['type']): boolean => last.startsWith(kind);

const fresh = ({ before }: Moment): boolean => before.length === 0;
const picking = (m: Moment): boolean => lets(m, 'pick') && m.view.round > 2;
const starting = (m: Moment): boolean => lets(m, 'decline') && lets(m, 'expand') && m.view.round > 2;
const conquering = (m: Moment): boolean => lets(m, 'conquer') && madeLast(m, 'conquer') && m.view.round > 2;
const redeploying = (m: Moment): boolean => lets(m, 'deploy') && madeLast(m, 'deploy') && !isElsewhere(m);
const isElsewhere = ({ view: { seat, toDecide } }: Moment): boolean => seat !== toDecide;
const retreating = (m: Moment): boolean => lets(m, 'deploy') && isElsewhere(m);
const asked = (m: Moment): boolean => lets(m, 'choose') && !isElsewhere(m) && m.view.round > 1;
const askedElsewhere = (m: Moment): boolean => m.view.prompts.length > 0 && isElsewhere(m);
/** Nothing can be conquered any more. */
const spent = (m: Moment): boolean => madeLast(m, 'conquer') && !lets(m, 'conquer') && !lets(m, 'roll') && m.view.phase === 'conquest';
const usable = (m: Moment): boolean => lets(m, 'use');
const laying = ({ legal }: Moment): boolean => legal.some((move) => move.type === 'deploy' && move.piece === 'bomb');
const late = (m: Moment): boolean => m.view.round === m.view.rounds && lets(m, 'conquer');

/** Whoever's turn it is has this people; either may be left open. */
const acting =
  (race: string | undefined, power: string | undefined, isThere: Wish['isThere']): Wish['isThere'] =>
  (m) => {
    const active = m.view.seats[m.view.seat]?.active;
    return active !== undefined && [active.race, undefined].includes(race) && [active.power, undefined].includes(power) && isThere(m);
  };

/** Whoever's turn it is has neighbours of that race on the water. */
const besideSwimmers =
  (race: string, isThere: Wish['isThere']): Wish['isThere'] =>
  (m) => {
    const { regions } = boardOf(m.view.board);
    const isSwimming = (r: number): boolean => /sea|lake/.test(regions[r]?.terrain ?? '') && m.view.regions[r]?.race === race;
    const mine = m.view.seats[m.view.seat]?.active?.race;
    return m.view.regions.some((one, r) => one.race === mine && regions[r]?.borders.some(isSwimming)) && isThere(m);
  };

/** Somebody has this people in decline. */
const declined =
  (race: string, isThere: Wish['isThere']): Wish['isThere'] =>
  (m) =>
    m.view.seats.some((seat) => seat.declined?.some((one) => one.race === race)) && isThere(m);

const otters = {
  races: [
    {
      id: 'otters',
      name: { en: 'Otters', fr: 'Loutres' },
      value: 5,
      effects: [{ effect: 'income', coins: 1, per: 'region', where: { coast: true } }],
    },
    { id: 'masons', value: 4, effects: [{ effect: 'piece', piece: 'rampart', count: 6, placed: 'choice', defends: 'one', perRegion: 2 }] },
  ],
  powers: [{ id: 'vengeful', value: 4, effects: [{ effect: 'decline', keeps: 'tokens' }] }],
} as const;

const classic = { edition: 'classic' } as const;
const azeroth = { edition: 'azeroth' } as const;
const battle = { edition: 'azeroth', variant: 'battle' } as const;

export const wishes: readonly Wish[] = [
  { name: 'classic-2-fresh', setup: classic, seats: 2, isThere: fresh },
  { name: 'classic-2-seafaring', setup: classic, seats: 2, isThere: acting('halflings', 'seafaring', redeploying) },
  { name: 'classic-3-ghouls', setup: { ...classic, board: 'classic-3' }, seats: 3, isThere: declined('ghouls', conquering) },
  { name: 'classic-3-sorcerers', setup: { ...classic, first: 2 }, seats: 3, isThere: acting('sorcerers', undefined, conquering) },
  { name: 'classic-4-diplomat', setup: classic, seats: 4, isThere: acting(undefined, 'diplomat', asked) },
  { name: 'classic-5-retreat', setup: classic, seats: 5, isThere: retreating },
  { name: 'classic-3-homebrew', setup: { ...classic, homebrew: otters }, seats: 3, isThere: acting('otters', undefined, conquering) },
  { name: 'azeroth-2-intimidating', setup: azeroth, seats: 2, isThere: acting(undefined, 'intimidating', conquering) },
  { name: 'azeroth-3-spent', setup: azeroth, seats: 3, isThere: acting(undefined, 'intimidating', spent) },
  { name: 'azeroth-4-lakes', setup: azeroth, seats: 4, isThere: besideSwimmers('naga', acting(undefined, 'intimidating', usable)) },
  { name: 'azeroth-5-asked', setup: azeroth, seats: 5, isThere: askedElsewhere },
  { name: 'azeroth-2-homebrew', setup: { ...azeroth, homebrew: otters }, seats: 2, isThere: acting('masons', undefined, redeploying) },
  { name: 'azeroth-3-worgen', setup: { ...azeroth, first: 0 }, seats: 3, isThere: acting('worgen', undefined, asked) },
  { name: 'azeroth-3-tauren', setup: azeroth, seats: 3, isThere: acting('tauren', 'beastmaster', starting) },
  {
    name: 'azeroth-4-naga',
    setup: { ...azeroth, board: ['L2b', 'M1a', 'M2b', 'S1b'] },
    seats: 4,
    isThere: acting('naga', undefined, redeploying),
  },
  { name: 'azeroth-4-bombs', setup: azeroth, seats: 4, isThere: besideSwimmers('naga', acting('goblins', undefined, laying)) },
  { name: 'azeroth-3-picking', setup: azeroth, seats: 3, isThere: picking },
  { name: 'azeroth-5-retreat', setup: azeroth, seats: 5, isThere: retreating },
  { name: 'azeroth-5-late', setup: azeroth, seats: 5, isThere: late },
  { name: 'battle-2-fresh', setup: battle, seats: 2, isThere: fresh },
  { name: 'battle-3-retreat', setup: battle, seats: 3, isThere: retreating },
  { name: 'battle-4-question', setup: battle, seats: 4, isThere: asked },
  { name: 'battle-5-late', setup: battle, seats: 5, isThere: late },
];
