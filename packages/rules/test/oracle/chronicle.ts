/**
 * A reader of the log: what a person at the table would remember of this turn, from moves, events and positions alone.
 * The oracle asks it instead of the engine's own memory.
 */
import type { Event, Position } from '../../src/index.ts';
import { reads } from './readings.ts';

interface Taken {
  readonly race: string;
  readonly region: number;
  readonly from?: string;
  /** Race tokens, and beasts and champion beside them. */
  readonly tokens: number;
  readonly pieces: number;
  readonly isOwn: boolean;
}

export interface Chronicle {
  seat: number;
  /** Whether the people that acts has conquered or used anything. */
  begun: boolean;
  taken: Taken[];
  /** Abilities used this turn, by name, and whom Sorcerers converted from. */
  used: string[];
  converted: number[];
  /** The die of a Berserk roll that waits for its conquest. */
  die: number;
  /** Form or side chosen this turn. */
  chosen: string[];
  picked: boolean;
  harmonyPaid: boolean;
  aegisPaid: boolean;
  /** Conquests that were made when a side was chosen. */
  sided: number;
  /** Whether the Naga have conquered anything since they were taken. */
  nagaCame: boolean;
  /** By Diplomat's seat: the ally it named. */
  peace: Map<number, number>;
}

export const freshChronicle = (seat: number): Chronicle => ({
  seat,
  begun: false,
  taken: [],
  used: [],
  converted: [],
  die: 0,
  chosen: [],
  picked: false,
  harmonyPaid: false,
  aegisPaid: false,
  sided: 0,
  nagaCame: false,
  peace: new Map(),
});

const owners = (p: Position): Map<string, number> =>
  new Map(
    p.seats.flatMap((s, seat) => [s.active, ...(s.declined ?? [])].flatMap((x) => (x === undefined ? [] : [[x.race, seat] as const]))),
  );

/** Notes one move that was played from `before`. */
export function note(c: Chronicle, before: Position, move: string, events: readonly Event[]): void {
  const [verb, ...words] = move.split(' ');
  if (verb === 'pick') c.picked = true;
  if (verb === 'done') c.begun = false;
  if (verb === 'conquer' || verb === 'roll' || verb === 'use') c.begun = true;
  if (verb === 'use' && words[0] !== 'fortified') c.used.push(words[0]);
  if (verb === 'choose') {
    if (words[0] === 'ally') c.peace.set(before.seat ?? 0, Number(words[1]));
    else c.chosen.push(words[0]);
    if (words[0] === 'alliance' || words[0] === 'horde') c.sided = c.taken.length;
  }
  if (verb === 'conquer' || verb === 'roll') {
    const at = words.indexOf('with');
    if (at >= 0) c.used.push(...words.slice(at + 1));
  }
  for (const event of events) noteEvent(c, before, move, event);
}

function noteEvent(c: Chronicle, before: Position, move: string, event: Event): void {
  if (event.type === 'turn-began') {
    const { peace, nagaCame } = c;
    Object.assign(c, freshChronicle(event.seat), { peace, nagaCame });
    peace.delete(event.seat);
  }
  if (event.type === 'declined') c.peace.delete(event.seat);
  if (event.type === 'rolled' && move === 'use berserk') c.die = event.die;
  if (event.type === 'paid' && event.rule === 'AZ-PANDAREN-2') c.harmonyPaid = true;
  if (event.type === 'paid' && event.rule === 'AZ-AEGIS-1') c.aegisPaid = true;
  if (event.type === 'picked' && event.race === 'naga') c.nagaCame = false;
  if (event.type === 'lost' && event.ability === 'goblins') noteBlast(c, before, event);
  if (event.type !== 'conquered') return;
  c.die = 0;
  if (event.race === 'naga') c.nagaCame = true;
  const there = before.regions?.[event.region];
  c.taken.push({
    race: event.race,
    region: event.region,
    ...(there?.race === undefined ? {} : { from: there.race }),
    tokens: there?.tokens ?? 0,
    pieces: standIns(before, event.region),
    isOwn: there?.race !== undefined && owners(before).get(there.race) === event.seat,
  });
  if (move.includes('with sorcerers') && there?.race !== undefined) c.converted.push(owners(before).get(there.race) ?? -1);
}

const standIns = ({ regions }: Position, r: number): number => (regions?.[r]?.pieces?.beast ?? 0) + (regions?.[r]?.pieces?.champion ?? 0);

/** AZ-FACTION-3 A region that a bomb empties, where that is as good as a conquest. */
function noteBlast(c: Chronicle, before: Position, { race, region, fallen, saved }: Extract<Event, { type: 'lost' }>): void {
  if (reads(before, 'blast-is-conquest', 'no')) return;
  c.taken.push({ race: 'goblins', region, from: race, tokens: fallen + saved, pieces: standIns(before, region), isOwn: false });
}
