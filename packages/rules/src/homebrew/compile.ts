/** Homemade tiles become races, powers, artifacts and places like the built-in ones: the same hooks, so that they combine with everything. */

import {
  type Ability,
  artifact,
  CONVERSION,
  HOMEMADE,
  type Marker,
  type Piece,
  type Power,
  place,
  power,
  type Race,
  race,
  type Traits,
} from '../core/ability.ts';
import { noteToday, today } from '../core/memory.ts';
import type { PeopleNo } from '../core/numbers.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import type { Contents } from '../core/tiles.ts';
import { indexOf } from '../core/world.ts';
import { attacking } from './attack.ts';
import { incomes, tolling } from './coins.ts';
import { type Hooks, type Made, merged, type Of, ofKind, RULE } from './made.ts';
import { memoryOf } from './memory.ts';
import { building, piecesOf } from './pieces.ts';
import { recruits } from './recruits.ts';
import type { Effect, Homebrew, HomemadeMarker } from './vocabulary.ts';
import { type Here, wheresOf } from './where.ts';

/** What lies in the box once homemade tiles are in it: CL-BLANK-2 a race that lends its tokens stays out. */
export function withHomebrew(contents: Contents, source: Homebrew): Contents {
  let made = HOMEMADE;
  const nextKey = (): number => made++;
  const lent = new Map(contents.races.map(({ id, tray }) => [id, tray]));
  const races = (source.races ?? []).map(({ borrows = '', effects, faction = 'neutral', id, tray, value }) => {
    const tokens = tray ?? lent.get(borrows) ?? value + 5;
    const tile: Race = race({ id, value, tray: tokens, faction, ...abilityOf(effects, () => tile, nextKey) }, nextKey());
    return tile;
  });
  const powers = (source.powers ?? []).map(({ id, value, effects }) => {
    const ability = abilityOf(effects, () => tile, nextKey);
    const tile: Power = power({ id, value, ...ability, ...(ability.inDecline !== undefined && { stays: true as const }) }, nextKey());
    return tile;
  });
  const marker = (define: typeof artifact, { id, effects }: HomemadeMarker): Marker => {
    const tile: Marker = define(
      {
        id,
        ...abilityOf(
          effects,
          () => tile,
          nextKey,
          (p) => p.markerAt[indexOf(p, tile)],
        ),
      },
      nextKey(),
    );
    return tile;
  };
  const artifacts = (source.artifacts ?? []).map((tile) => marker(artifact, tile));
  const places = (source.places ?? []).map((tile) => marker(place, tile));
  const borrowed = new Set((source.races ?? []).map(({ borrows }) => borrows));
  return {
    ...contents,
    races: [...contents.races.filter(({ id }) => !borrowed.has(id)), ...races],
    powers: [...contents.powers, ...powers],
    markers: [...contents.markers, ...artifacts, ...places],
    pieces: [...contents.pieces, ...[...races, ...powers].flatMap((tile): readonly Piece[] => tile.pieces ?? [])],
  };
}

/** Hooks of all the effects of one tile. `tile` is asked for later, when it is there. */
function abilityOf(effects: readonly Effect[], tile: () => Ability, nextKey: () => number, here?: Here): Hooks {
  const laid = piecesOf(ofKind(effects, 'piece'), nextKey);
  const made: Made = { effects, tile, wheres: wheresOf(here), memory: memoryOf(effects, tile), laid, isMarker: here !== undefined };
  const active = merged([
    ...(laid.length > 0 ? [{ pieces: laid.map(({ kind }) => kind) }] : []),
    discounts(made),
    incomes(made),
    borders(made),
    sparing(made),
    recruits(made),
    building(made),
    tolling(made),
    attacking(made),
    ...(made.memory.veteran > 0 ? [{ veteran: made.memory.veteran }] : []),
  ]);
  const declined = inDecline(made);
  return { ...active, ...(declined !== undefined && { inDecline: declined }) };
}

function discounts({ effects, wheres }: Made): Hooks {
  const lines = ofKind(effects, 'discount').map(({ tokens, where }) => ({ tokens, isThere: wheres.regions(where) }));
  if (lines.length === 0) return {};
  return {
    discount: { rule: RULE, amount: (p, me, r) => lines.reduce((sum, { tokens, isThere }) => (isThere(p, me, r) ? sum + tokens : sum), 0) },
  };
}

function borders({ effects, wheres }: Made): Hooks {
  const within = (when: Of<'reach'>['when']): NonNullable<Traits['reaches']> | undefined => {
    const lands = ofKind(effects, 'reach').flatMap((e) => (e.when === when ? [wheres.land(e.where)] : []));
    return lands.length === 0 ? undefined : (p, me, r) => lands.some((isThere) => isThere(p, me, r));
  };
  const [reaches, enters] = [within('always'), within('entry')];
  const nets = ofKind(effects, 'link').map(({ where }) => wheres.regions(where));
  return {
    ...(reaches !== undefined && { reaches }),
    ...(enters !== undefined && { enters }),
    ...(nets.length > 0 && {
      links: (p: Read, a: number, b: number) => nets.some((isThere) => isThere(p, NONE, a) && isThere(p, NONE, b)),
    }),
    ...(ofKind(effects, 'swim').length > 0 && { swims: true as const }),
    ...(ofKind(effects, 'travel').length > 0 && { travelsFree: RULE }),
  };
}

/** Nobody is saved from changing sides. */
function sparing({ effects, tile }: Made): Hooks {
  const list = ofKind(effects, 'unhurt');
  if (list.length === 0) return {};
  const isAll = list.some(({ spares = 'all' }) => spares === 'all');
  const isFirst = (s: State, me: PeopleNo): boolean => {
    const is = s.turn !== s.owner[me] && today(s, tile()) === 0;
    if (is) noteToday(s, tile(), 1);
    return is;
  };
  return { onCasualty: (s: State, me: PeopleNo, _r: number, cause: number) => cause !== CONVERSION && (isAll || isFirst(s, me)) };
}

/** What survives decline; the tile of a power stays for it. */
function inDecline(made: Made): Traits | undefined {
  const keeps = ofKind(made.effects, 'decline').map((e) => e.keeps);
  const lasting = { ...made, effects: made.effects.filter((e) => (e.effect === 'income' || e.effect === 'toll') && e.inDecline === true) };
  if (keeps.length + lasting.effects.length === 0) return undefined;
  return {
    ...(keeps.includes('tokens') && { allRemain: true as const }),
    ...(keeps.includes('acting') && { livesOn: true as const }),
    ...(keeps.includes('place') && { uncounted: true as const }),
    ...merged([incomes(lasting), tolling(lasting)]),
  };
}
