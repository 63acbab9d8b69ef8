/** Homemade tiles become races and powers like the built-in ones: the same hooks, so that they combine with everything. */
import { type Ability, CONVERSION, type Piece, piece, power, race, type Term, type Traits } from '../core/ability.ts';
import { hasSymbol, held, isBorder, isCoast, isLand, isNonEmpty, pieceCount, terrain } from '../core/map.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { type Conquest, conquestsOf } from '../core/terms.ts';
import { raise, recruit } from '../core/verbs.ts';
import { type Additions, CAVERN, hooksOf, MAGIC, MINE, TERRAINS } from '../core/world.ts';
import type { Effect, Homebrew, Where } from './vocabulary.ts';

const RULE = 'CL-BLANK-1';
const SYMBOL = { mine: MINE, cavern: CAVERN, magic: MAGIC } as const;

type Kind = Effect['effect'];
type Of<K extends Kind> = Extract<Effect, { effect: K }>;

export function compileHomebrew(source: Homebrew): Additions {
  const pieces: Piece[] = [];
  const races = (source.races ?? []).map(({ id, value, tray = value + 5, faction, effects }) => {
    const tile = race({ id, value, tray, ...(faction === undefined ? {} : { faction }), ...abilityOf(effects, pieces, () => tile) });
    return tile;
  });
  const powers = (source.powers ?? []).map(({ id, value, effects }) => {
    const stays = effects.some((e) => e.effect === 'decline' && e.keeps === 'uncounted') ? { stays: true as const } : {};
    const tile = power({ id, value, ...stays, ...abilityOf(effects, pieces, () => tile) });
    return tile;
  });
  return { races, powers, pieces, source };
}

/** Hooks of all the effects of one tile. `tile` is asked for later, when it has its slot. */
function abilityOf(effects: readonly Effect[], all: Piece[], tile: () => Ability): Omit<Ability, 'id' | 'slot'> {
  const of = <K extends Kind>(kind: K): Of<K>[] => effects.filter((e): e is Of<K> => e.effect === kind);
  const laid = of('piece').map((effect) => ({ effect, kind: pieceOf(effect) }));
  const pieces = laid.map(({ kind }) => kind);
  all.push(...pieces);
  const incomes = of('income');
  const keeps = of('decline').map((e) => e.keeps);
  const reaches = of('reach').filter(({ when }) => when !== 'entry');
  const enters = of('reach').filter(({ when }) => when === 'entry');
  const choice = laid.find(({ effect }) => effect.placed === 'choice');
  const declined: Traits = {
    ...(keeps.includes('tokens') && { allRemain: true as const }),
    ...(keeps.includes('acting') && { livesOn: true as const }),
    ...(keeps.includes('uncounted') && { uncounted: true as const }),
    income: incomes.filter(({ inDecline }) => inDecline === true).map((e) => incomeOf(e, pieces, tile)),
  };
  return {
    pieces,
    ...(of('discount').length > 0 && { discount: discountOf(of('discount')) }),
    income: incomes.map((e) => incomeOf(e, pieces, tile)),
    ...(reaches.length > 0 && { reaches: (p: Read, me: number, r: number) => reaches.some(({ where }) => isThere(p, me, r, where, true)) }),
    ...(enters.length > 0 && { enters: (p: Read, me: number, r: number) => enters.some(({ where }) => isThere(p, me, r, where, true)) }),
    ...(of('link').length > 0 && { links: (p: Read, a: number, b: number) => of('link').some(({ where }) => isThere(p, NONE, a, where, false) && isThere(p, NONE, b, where, false)) }),
    ...(of('swim').length > 0 && { swims: true as const }),
    ...(of('unhurt').length > 0 && { onCasualty: (_s: State, _me: number, _r: number, cause: number) => cause !== CONVERSION }),
    ...(choice !== undefined && { action: actionOf(choice.effect, choice.kind) }),
    onForm: (s, me) => {
      for (const { count, perConquests } of of('tokens')) if (perConquests === undefined) recruit(s, me, count, RULE);
    },
    onRally: (s, me) => {
      for (const { count, perConquests, where } of of('tokens')) {
        if (perConquests !== undefined) recruit(s, me, count * Math.floor(conquestsOf(s, me).filter((c) => isSuch(s, me, c, where)).length / perConquests), RULE);
      }
    },
    onConquest: (s, me, r) => {
      for (const { effect, kind } of laid) if (isDue(s, me, r, effect, kind, tile()) && raise(s, kind, r) && effect.placed === 'first-conquests') s.memory[tile().slot]++;
    },
    onScored: (s) => {
      if (incomes.some(({ per }) => per === 'first-turn')) s.memory[tile().slot] |= PAID;
    },
    ...(incomes.some(({ per }) => per === 'first-turn') && { veteran: PAID }),
    inDecline: declined,
  };
}

/** Memory of a tile: how many of its first pieces stand, and whether the coins of its first turn were paid. */
const PAID = 0x100;

function pieceOf({ piece: id, count, placed, defends, perRegion = 1, inDecline = false }: Of<'piece'>): Piece {
  const isPlacedAnew = placed === 'redeployment';
  return piece({
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
  });
}

function isDue(s: State, me: number, r: number, { count, placed, where }: Of<'piece'>, _kind: Piece, tile: Ability): boolean {
  if (!isThere(s, me, r, where, false)) return false;
  return placed === 'conquests' || (placed === 'first-conquests' && (s.memory[tile.slot] & 0xff) < count);
}

function discountOf(list: readonly Of<'discount'>[]): Term {
  return { rule: RULE, amount: (p, me, r) => list.reduce((sum, { tokens, where }) => (isThere(p, me, r, where, false) ? sum + tokens : sum), 0) };
}

function incomeOf({ coins, per, where }: Of<'income'>, pieces: readonly Piece[], tile: () => Ability): Term {
  const count = (p: Read, me: number): number => {
    switch (per) {
      case 'turn':
        return 1;
      case 'first-turn':
        return (p.memory[tile().slot] & PAID) === 0 ? 1 : 0;
      case 'region':
        return held(p, me, (q, r) => isThere(q, me, r, where, false));
      case 'conquest':
        return conquestsOf(p, me).filter((c) => isSuch(p, me, c, where)).length;
      case 'piece':
        return held(p, me, (q, r) => pieces.some((kind) => pieceCount(q, kind.index, r) > 0) && isThere(q, me, r, where, false));
    }
  };
  return { rule: RULE, amount: (p, me) => coins * count(p, me) };
}

function actionOf({ where }: Of<'piece'>, kind: Piece): NonNullable<Traits['action']> {
  return {
    rule: RULE,
    perTurn: 1,
    whileDeploying: true,
    targets: (p, me, add) => {
      if (p.supply[kind.index] === 0) return;
      for (let r = 0; r < p.world.size; r++) {
        if (p.holder[r] === me && pieceCount(p, kind.index, r) < kind.perRegion && isThere(p, me, r, where, false)) add(r, NONE);
      }
    },
    perform: (s, _me, r) => void raise(s, kind, r),
  };
}

/** Whether a region is one of those meant. Without a terrain, `land` leaves water out. */
function isThere(p: Read, me: number, r: number, where: Where | undefined, land: boolean): boolean {
  if (land && where?.terrain === undefined && !isLand(p, r)) return false;
  if (where === undefined) return true;
  const { beside, coast, edge, empty, symbol, terrain: kinds } = where;
  if (kinds !== undefined && !kinds.includes(TERRAINS[terrain(p, r)])) return false;
  if (symbol !== undefined && !hasSymbol(p, r, SYMBOL[symbol])) return false;
  if (coast !== undefined && isCoast(p, r) !== coast) return false;
  if (edge !== undefined && p.world.edge[r] !== edge) return false;
  if (empty !== undefined && me !== NONE && isNonEmpty(p, me, r) === empty) return false;
  return beside === undefined || isBesideOwn(p, me, r, TERRAINS.indexOf(beside));
}

/** Whether one of the turn's conquests is among those meant; it was empty or not when it was made. */
function isSuch(p: Read, me: number, { nonEmpty, region }: Conquest, where: Where | undefined): boolean {
  if (where?.empty !== undefined && where.empty === nonEmpty) return false;
  const { empty: _then, ...now } = where ?? {};
  return isThere(p, me, region, now, false);
}

function isBesideOwn(p: Read, me: number, r: number, kind: number): boolean {
  const { links } = hooksOf(p, me);
  for (let own = 0; own < p.world.size; own++) {
    if (p.holder[own] !== me || terrain(p, own) !== kind) continue;
    if (isBorder(p, own, r) || links.some((linked) => linked(p, own, r))) return true;
  }
  return false;
}
