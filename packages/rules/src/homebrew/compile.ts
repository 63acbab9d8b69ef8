/** Homemade tiles become races and powers like the built-in ones: the same hooks, so that they combine with everything. */

import {
  type Ability,
  CONVERSION,
  type Denial,
  deny,
  HOMEMADE,
  type Piece,
  type Power,
  piece,
  power,
  type Race,
  race,
  type Term,
  type Traits,
} from '../core/ability.ts';
import { held, piecesIn } from '../core/map.ts';
import { remember, remembered } from '../core/memory.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { conquestsOf } from '../core/terms.ts';
import { raise, recruit } from '../core/verbs.ts';
import { indexOf } from '../core/world.ts';
import type { Effect, Homebrew } from './vocabulary.ts';
import { conquestsThat, conquestThat, landThat, regionsThat } from './where.ts';

const RULE = 'CL-BLANK-1';

type Kind = Effect['effect'];
type Of<K extends Kind> = Extract<Effect, { effect: K }>;

/** Tiles that a table adds to those of its box, and their pieces. */
export interface Additions {
  readonly races: readonly Race[];
  readonly powers: readonly Power[];
  readonly pieces: readonly Piece[];
}

export function compileHomebrew(source: Homebrew): Additions {
  let made = HOMEMADE;
  const nextKey = (): number => made++;
  const races = (source.races ?? []).map(({ id, value, tray = value + 5, faction = 'neutral', effects }) => {
    const tile: Race = race({ id, value, tray, faction, ...abilityOf(effects, () => tile, nextKey) }, nextKey());
    return tile;
  });
  const powers = (source.powers ?? []).map(({ id, value, effects }) => {
    const ability = abilityOf(effects, () => tile, nextKey);
    const tile: Power = power({ id, value, ...ability, ...(ability.inDecline !== undefined && { stays: true as const }) }, nextKey());
    return tile;
  });
  return { races, powers, pieces: [...races, ...powers].flatMap((tile) => tile.pieces ?? []) };
}

type Hooks = Omit<Ability, 'id' | 'key'>;

/** A kind of piece, and how it comes onto the map. */
interface Laid {
  readonly kind: Piece;
  readonly effect: Of<'piece'>;
}

/** Hooks of all the effects of one tile. `tile` is asked for later, when it is there. */
function abilityOf(effects: readonly Effect[], tile: () => Ability, nextKey: () => number): Hooks {
  const of = <K extends Kind>(kind: K): Of<K>[] => effects.filter((e): e is Of<K> => e.effect === kind);
  const laid = of('piece').map((effect): Laid => ({ effect, kind: pieceOf(effect, nextKey()) }));
  const pieces = laid.map(({ kind }) => kind);
  const memory = memoryOf(effects, tile);
  const declined = inDecline(of('decline'), of('income'), pieces, memory);
  return {
    ...(pieces.length > 0 && { pieces }),
    ...discounts(of('discount')),
    ...incomes(of('income'), pieces, memory),
    ...borders(of('reach'), of('link')),
    ...(of('swim').length > 0 && { swims: true as const }),
    ...(of('unhurt').length > 0 && { onCasualty: (_s: State, _me: number, _r: number, cause: number) => cause !== CONVERSION }),
    ...recruits(of('tokens'), tile),
    ...building(laid, memory),
    ...(memory.veteran > 0 && { veteran: memory.veteran }),
    ...(declined !== undefined && { inDecline: declined }),
  };
}

/** What a tile remembers of its people: whether the coins of its first turn were paid, if it has such; and how many of its first pieces stand. */
interface Memory {
  readonly veteran: number;
  readonly isPaid: (p: Read) => boolean;
  readonly onPaid: (s: State) => void;
  readonly laid: (p: Read) => number;
  readonly onLaid: (s: State) => void;
}

function memoryOf(effects: readonly Effect[], tile: () => Ability): Memory {
  const shift = effects.some((e) => e.effect === 'income' && e.per === 'first-turn') ? 1 : 0;
  const first = effects.find((e): e is Of<'piece'> => e.effect === 'piece' && e.placed === 'first-conquests');
  return {
    veteran: shift | ((first?.count ?? 0) << shift),
    isPaid: (p) => (remembered(p, tile()) & shift) !== 0,
    onPaid: (s) => remember(s, tile(), remembered(s, tile()) | shift),
    laid: (p) => remembered(p, tile()) >> shift,
    onLaid: (s) => remember(s, tile(), remembered(s, tile()) + (1 << shift)),
  };
}

function discounts(list: readonly Of<'discount'>[]): Hooks {
  if (list.length === 0) return {};
  const lines = list.map(({ tokens, where }) => ({ tokens, isThere: regionsThat(where) }));
  return {
    discount: { rule: RULE, amount: (p, me, r) => lines.reduce((sum, { tokens, isThere }) => (isThere(p, me, r) ? sum + tokens : sum), 0) },
  };
}

function incomes(list: readonly Of<'income'>[], pieces: readonly Piece[], memory: Memory): Hooks {
  if (list.length === 0) return {};
  return {
    income: list.map((e) => incomeOf(e, pieces, memory)),
    ...(list.some(({ per }) => per === 'first-turn') && { onScored: memory.onPaid }),
  };
}

function incomeOf({ coins, per, where }: Of<'income'>, pieces: readonly Piece[], { isPaid }: Memory): Term {
  const isThere = regionsThat(where);
  const conquests = conquestsThat(where);
  const standing = (p: Read, r: RegionNo): number => pieces.reduce((sum, kind) => sum + piecesIn(p, kind, r), 0);
  const counts: Record<typeof per, (p: Read, me: PeopleNo) => number> = {
    turn: () => 1,
    'first-turn': (p) => (isPaid(p) ? 0 : 1),
    region: (p, me) => held(p, me, (q, r) => isThere(q, me, r)),
    conquest: conquests,
    piece: (p, me) => p.holder.reduce((sum, holder, r) => (holder === me && isThere(p, me, r) ? sum + standing(p, r) : sum), 0),
  };
  const count = counts[per];
  return { rule: RULE, amount: (p, me) => coins * count(p, me) };
}

function borders(reach: readonly Of<'reach'>[], link: readonly Of<'link'>[]): Hooks {
  const within = (when: Of<'reach'>['when']): NonNullable<Traits['reaches']> | undefined => {
    const lands = reach.filter((e) => e.when === when).map(({ where }) => landThat(where));
    return lands.length === 0 ? undefined : (p, me, r) => lands.some((isThere) => isThere(p, me, r));
  };
  const [reaches, enters] = [within('always'), within('entry')];
  const nets = link.map(({ where }) => regionsThat(where));
  return {
    ...(reaches !== undefined && { reaches }),
    ...(enters !== undefined && { enters }),
    ...(nets.length > 0 && {
      links: (p: Read, a: number, b: number) => nets.some((isThere) => isThere(p, NONE, a) && isThere(p, NONE, b)),
    }),
  };
}

function recruits(list: readonly Of<'tokens'>[], tile: () => Ability): Hooks {
  const withPeople = list.filter(({ perConquests }) => perConquests === undefined).reduce((sum, { count }) => sum + count, 0);
  const later = list.flatMap(({ count, perConquests, where }) =>
    perConquests === undefined ? [] : [{ count, perConquests, conquests: conquestsThat(where) }],
  );
  return {
    ...(withPeople > 0 && { onForm: (s: State, me: PeopleNo) => recruit(s, me, withPeople, RULE, tile().id) }),
    ...(later.length > 0 && {
      onRally: (s: State, me: PeopleNo) => {
        for (const { count, perConquests, conquests } of later)
          recruit(s, me, count * Math.floor(conquests(s, me) / perConquests), RULE, tile().id);
      },
    }),
  };
}

function pieceOf({ piece: id, count, placed, defends, perRegion = 1, inDecline = false }: Of<'piece'>, key: number): Piece {
  const isPlacedAnew = placed === 'redeployment';
  return piece(
    {
      id,
      rule: RULE,
      supply: count,
      atStart: isPlacedAnew ? count : 0,
      perRegion,
      guard: defends === 'one' ? 1 : 0,
      immune: defends === 'immune',
      asToken: isPlacedAnew && defends === 'one',
      redeploys: isPlacedAnew,
      whenLost: isPlacedAnew ? 'hand' : 'box',
      whenLeft: isPlacedAnew ? 'hand' : 'box',
      inDecline: inDecline ? 'stays' : 'box',
    },
    key,
  );
}

/** How pieces that are not taken up and placed anew come onto the map. */
function building(laid: readonly Laid[], { laid: laidSoFar, onLaid }: Memory): Hooks {
  const chosen = laid.find(({ effect }) => effect.placed === 'choice');
  const due = laid
    .filter(({ effect: { placed } }) => placed === 'conquests' || placed === 'first-conquests')
    .map(({ kind, effect: { count, placed, where } }) => ({
      kind,
      isMeant: conquestThat(where),
      isFirst: placed === 'first-conquests',
      count,
    }));
  return {
    ...(chosen !== undefined && { action: choice(chosen) }),
    ...(due.length > 0 && {
      onConquest: (s: State, me: PeopleNo, r: RegionNo) => {
        const conquest = conquestsOf(s, me).at(-1);
        for (const { kind, isMeant, count, isFirst } of due) {
          if (conquest === undefined || !isMeant(s, me, conquest) || (isFirst && laidSoFar(s) >= count)) continue;
          if (raise(s, kind, r) && isFirst) onLaid(s);
        }
      },
    }),
  };
}

const NOT_HELD = deny('not-yours', RULE, 'its piece is placed in a region of this people');
const FULL = deny('region-full', RULE, 'the region has no room for another piece of it');
const ELSEWHERE = deny('not-a-target', RULE, 'its piece is placed in regions of another kind');
const ALL_LAID = deny('box-empty', RULE, 'all its pieces are on the map');

function choice({ effect: { where }, kind }: Laid): NonNullable<Traits['action']> {
  const isThere = regionsThat(where);
  const denies = (p: Read, me: PeopleNo, r: RegionNo): Denial | undefined => {
    if (p.holder[r] !== me) return NOT_HELD;
    if (piecesIn(p, kind, r) >= kind.perRegion) return FULL;
    if (!isThere(p, me, r)) return ELSEWHERE;
    return p.supply[indexOf(p, kind)] === 0 ? ALL_LAID : undefined;
  };
  return {
    rule: RULE,
    perTurn: 1,
    whileDeploying: true,
    takes: [1],
    targets: (p, me, add) => {
      if (p.supply[indexOf(p, kind)] === 0) return;
      for (let r = 0; r < p.world.size; r++) if (denies(p, me, r) === undefined) add(r, NONE);
    },
    denies,
    perform: (s, _me, r) => void raise(s, kind, r),
  };
}

/** What survives decline; the tile of a power stays for it. */
function inDecline(
  declines: readonly Of<'decline'>[],
  all: readonly Of<'income'>[],
  pieces: readonly Piece[],
  memory: Memory,
): Traits | undefined {
  const keeps = declines.map((e) => e.keeps);
  const income = all.filter((e) => e.inDecline === true).map((e) => incomeOf(e, pieces, memory));
  if (keeps.length + income.length === 0) return undefined;
  return {
    ...(keeps.includes('tokens') && { allRemain: true as const }),
    ...(keeps.includes('acting') && { livesOn: true as const }),
    ...(keeps.includes('place') && { uncounted: true as const }),
    ...(income.length > 0 && { income }),
  };
}
