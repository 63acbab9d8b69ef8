/** Nothing appears or vanishes without a word: tokens, pieces, tiles and coins, before and after a move and the events it told. */
import type { Event, Position } from '../../src/index.ts';

const PIECES: Readonly<Record<string, readonly [supply: number, perRegion: number]>> = {
  lair: [10, 1],
  fortress: [6, 1],
  encampment: [5, 5],
  hole: [2, 1],
  hero: [2, 1],
  dragon: [1, 1],
  'wisp-wall': [9, 1],
  fort: [10, 1],
  watchtower: [6, 1],
  objective: [2, 1],
  champion: [1, 1],
  beast: [5, 5],
  bomb: [12, 1],
};

const TRAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  classic: {
    amazons: 15,
    dwarves: 8,
    elves: 11,
    ghouls: 10,
    giants: 11,
    halflings: 11,
    humans: 10,
    orcs: 10,
    ratmen: 13,
    skeletons: 20,
    sorcerers: 18,
    tritons: 11,
    trolls: 10,
    wizards: 10,
  },
  azeroth: {
    draenei: 12,
    'night-elves': 9,
    gnomes: 10,
    humans: 10,
    dwarves: 10,
    worgen: 10,
    'blood-elves': 10,
    goblins: 11,
    orcs: 11,
    forsaken: 20,
    tauren: 16,
    trolls: 11,
    ethereals: 10,
    kobolds: 11,
    naga: 11,
    pandaren: 10,
  },
};

/** Tokens of each race in play: on the map, in hand, set aside. */
function inPlay(p: Position): Map<string, number> {
  const count = new Map<string, number>();
  const add = (race: string, n: number): void => void count.set(race, (count.get(race) ?? 0) + n);
  for (const { race, tokens } of Object.values(p.regions ?? {})) if (race !== undefined) add(race, tokens ?? 1);
  for (const { active, declined = [] } of p.seats) {
    if (active !== undefined) add(active.race, (active.hand ?? 0) + (active.aside ?? 0));
    for (const d of declined) add(d.race, d.hand ?? 0);
  }
  return count;
}

/** Everything that is wrong with a position on its own. */
export function faults(p: Position): string[] {
  const list: string[] = [];
  for (const [race, n] of inPlay(p)) if (race !== 'natives' && n > TRAYS[p.edition][race]) list.push(`${n} ${race}`);
  const pieces = new Map<string, number>(Object.entries(p.memory?.kept ?? {}));
  for (const [r, region] of Object.entries(p.regions ?? {}))
    for (const [id, n] of Object.entries(region.pieces ?? {})) {
      pieces.set(id, (pieces.get(id) ?? 0) + n);
      if (n > PIECES[id][1]) list.push(`${n} ${id} in ${r}`);
    }
  for (const [id, n] of pieces) if (n > PIECES[id][0]) list.push(`${n} ${id}`);
  for (const { coins = 0 } of p.seats) if (coins < 0) list.push('a purse below nothing');
  list.push(...tileFaults(p));
  return list;
}

/** Every race tile lies in exactly one place; every power tile too. */
function tileFaults(p: Position): string[] {
  const offers = p.offers ?? [];
  const column = 'powers' in offers ? [] : offers;
  const shown = 'powers' in offers ? [...offers.alliance, ...offers.horde, ...(offers.neutral ?? [])] : column.map((o) => o.race);
  const shownPowers = 'powers' in offers ? offers.powers : column.map((o) => o.power);
  const peoples = p.seats.flatMap((s) => [s.active, ...(s.declined ?? [])].filter((x) => x !== undefined));
  const races = [...shown, ...(p.stacks?.races ?? []).flat(), ...peoples.map((x) => x.race)].sort();
  const powers = [
    ...shownPowers,
    ...(p.stacks?.powers ?? []),
    ...(p.stacks?.discards ?? []),
    ...peoples.flatMap((x) => (x.power === undefined ? [] : [x.power])),
  ].sort();
  const neutral = ['ethereals', 'kobolds', 'naga', 'pandaren'];
  const all = Object.keys(TRAYS[p.edition]).filter((r) => p.variant === undefined || p.seats.length % 2 === 1 || !neutral.includes(r));
  const list: string[] = [];
  if (races.join() !== all.sort().join()) list.push(`race tiles ${races.join()}`);
  if (new Set(powers).size !== powers.length || powers.length !== 20) list.push(`power tiles ${powers.join()}`);
  return list;
}

/** Coins of each seat, as the events tell it. */
export function coinFaults(before: Position, after: Position, events: readonly Event[]): string[] {
  const purse = before.seats.map((s) => s.coins ?? 0);
  for (const e of events) {
    if (e.type === 'scored') purse[e.seat] += e.total;
    if (e.type === 'earned') purse[e.seat] += e.coins;
    if (e.type === 'paid') {
      purse[e.seat] -= e.coins;
      if (e.to !== undefined) purse[e.to] += e.coins;
    }
  }
  return after.seats.flatMap(({ coins = 0 }, seat) => (coins === purse[seat] ? [] : [`seat ${seat} has ${coins}, told ${purse[seat]}`]));
}

/** Tokens of each race, as the events tell it; a decline and a pick have their own rules. */
export function tokenFaults(before: Position, after: Position, events: readonly Event[], move: string): string[] {
  if (events.some((e) => e.type === 'declined' || e.type === 'picked' || e.type === 'vanished')) return [];
  const told = inPlay(before);
  const add = (race: string, n: number): void => void told.set(race, (told.get(race) ?? 0) + n);
  for (const e of events) {
    if (e.type === 'lost') add(e.race, -e.fallen);
    if (e.type === 'fell') add(e.race, -1);
    if (e.type === 'recruited') add(e.race, e.count);
    if (e.type === 'conquered' && move.endsWith('with sorcerers') && !events.some((x) => x.type === 'recruited')) add(e.race, 1);
  }
  const now = inPlay(after);
  return [...new Set([...told.keys(), ...now.keys()])].flatMap((race) =>
    (told.get(race) ?? 0) === (now.get(race) ?? 0) ? [] : [`${race}: ${now.get(race) ?? 0} in play, told ${told.get(race) ?? 0}`],
  );
}
