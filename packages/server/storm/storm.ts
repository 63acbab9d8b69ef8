/** One storm: a cluster, its people and its weather for a virtual hour, from one seed. */
import { createHash } from 'node:crypto';
import { newest, type Setup, seatName } from '@elbowroom/rules';
import { someMoves } from '../../rules/test/some-game.ts';
import type { Fork } from '../src/store/store.ts';
import { Agenda } from './agenda.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { Database } from './database.ts';
import { Network } from './network.ts';
import { buildDoor, type Door, Node } from './node.ts';
import { Person } from './person.ts';
import { PostOffice } from './post-office.ts';
import type { Town } from './town.ts';
import { weather } from './weather.ts';
import { Witness } from './witness.ts';

const MINUTE = 60_000;
const NODES = 3;

export interface Report {
  readonly seed: string;
  /** The same for the same seed: of every word that anybody said, and when. */
  readonly digest: string;
  readonly violations: readonly string[];
  readonly faults: readonly string[];
  readonly counts: {
    readonly acknowledged: number;
    readonly news: number;
    readonly rows: number;
    readonly games: number;
    readonly done: number;
    /** Turns of people who were away, and what they were told of them: each once, or once more when nobody could know. */
    readonly turns: number;
    readonly notices: number;
    readonly twice: number;
    /** Reviews that were promised. */
    readonly reviews: number;
  };
}

export const buildDoors = (): Promise<Door[]> => Promise.all(Array.from({ length: NODES }, buildDoor));

export interface Terms {
  /** How long it lasts, the calm at its end included. */
  readonly minutes: number;
  /** Hears every word that anybody says, with its moment. */
  readonly trace?: ((line: string) => void) | undefined;
}

/** The calm after it is long enough for every game to end, and for everything that was believed for a while to be forgotten. */
const CALM_MS = 8 * MINUTE;
const EMPTY_MS = 2 * MINUTE;

export async function storm(seed: string, doors: readonly Door[], { minutes, trace }: Terms): Promise<Report> {
  const end = minutes * MINUTE;
  const chance = chanceFrom(seed);
  const agenda = new Agenda();
  const database = new Database(agenda, chance);
  const witness = new Witness(agenda, database);
  const digest = createHash('sha256');
  const network = new Network(agenda, chance, (line) => {
    digest.update(line);
    trace?.(line);
  });
  const faults: string[] = [];
  const onFault = (node: string, error: unknown): void => {
    faults.push(`${Math.round(agenda.now)} ms: ${node}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const stuck = new Set<string>();
  const post = new PostOffice(agenda, chance);
  post.onHeard = (message) => witness.turns.heard(message);
  post.onRung = (bell, message) => {
    digest.update(`${agenda.now} ${message.id}`);
    trace?.(`${agenda.now} ${bell.guest} is told of ${message.kind} at ${message.table}`);
    witness.turns.rung(bell, message);
  };
  const onWeighed = (game: string, step: number): void => witness.reviews.begun(game, step);
  const around = { agenda, chance, database, stuck, post, onWeighed, onFault };
  const nodes = doors.map((door, i) => new Node('abc'[i] ?? String(i), around, door));
  witness.nodes = nodes;
  for (const node of nodes) node.start();
  const town: Town = { agenda, chance, network, nodes, witness, calmFrom: end - CALM_MS, closesAt: end - EMPTY_MS };
  void weather({ agenda, chance, database, post, nodes, witness }, end - CALM_MS - MINUTE);
  settle(town, database);
  lookNowAndThen(witness, agenda);
  await agenda.run(end, () => witness.violations.length > 0);
  if (witness.violations.length === 0) witness.conclude(nodes);
  for (const node of nodes) node.crash();
  const counts = {
    ...witness.counts,
    ...witness.turns.counts,
    ...witness.reviews.counts,
    games: database.kept.games.size,
    done: agenda.done,
  };
  return { seed, digest: digest.digest('hex').slice(0, 16), violations: witness.violations, faults, counts };
}

function lookNowAndThen(witness: Witness, agenda: Agenda): void {
  witness.look();
  agenda.after(10_000, () => lookNowAndThen(witness, agenda));
}

/** Who lives there: a few tables of people and bots, somebody who looks on, somebody who cannot sit still. */
function settle(town: Town, database: Database): void {
  const { chance } = town;
  const tables = chance.isLikely(0.3) ? 2 : 1;
  const begun: string[] = [];
  let houses = 0;
  const newcomer = (name: string): Person => new Person(town, name, `10.0.0.${++houses}`);
  for (let i = 0; i < tables; i++) void playTogether(town, newcomer, begun);
  void (async () => {
    const restless = newcomer('Zappelphilipp');
    await restless.become();
    await restless.fidget(() => [
      '/tables/stream',
      '/tables/running',
      ...begun.map((id) => `/tables/${id}/stream`),
      ...begun.map((id) => `/tables/${id}/news?since=0`),
    ]);
  })();
  void (async () => {
    const visitor = newcomer('Lisa');
    await visitor.become();
    await visitor.watchLobby();
  })();
  if (chance.isLikely(0.5)) void lookOn(town, newcomer, begun, database);
}

/** A party of people who open a table, play, and play again while there is time. */
async function playTogether(town: Town, newcomer: (name: string) => Person, begun: string[]): Promise<void> {
  const { agenda, chance, calmFrom } = town;
  const seats = 2 + chance.below(2);
  const people = Array.from({ length: 1 + chance.below(seats) }, (_, i) => newcomer(['Anna', 'Bert', 'Cleo'][i] ?? 'Dora'));
  const clock = chance.isLikely(0.6) ? 20 + chance.below(100) : undefined;
  await Promise.all(people.map((person) => person.become()));
  for (const person of people) person.canMove = clock !== undefined;
  const [host, ...others] = people;
  const code = chance.isLikely(0.3) ? await host?.foundClub() : undefined;
  if (code !== undefined) await Promise.all(others.map((other) => other.joinClub(code)));
  const wish = tableWish(chance, seats, people.length, clock);
  const unwanted = host !== undefined && chance.isLikely(0.3) ? await shutOut(town, newcomer, host) : undefined;
  let table = await host?.open(wish);
  while (table !== undefined) {
    const id = table;
    begun.push(id);
    town.witness.expect(id);
    void unwanted?.sit(id, 1);
    for (const [i, other] of others.entries()) await other.sit(id, i + 1);
    await Promise.all(people.map((person, seat) => person.play(id, seat)));
    // Those who played, and somebody who may not, or not yet, where the table is not for spectators or its end is hidden from them.
    for (const person of [...people, unwanted]) if (chance.isLikely(0.3)) void person?.review(id);
    await agenda.pause(chance.wait(3 * MINUTE));
    if (agenda.now > calmFrom - 3 * MINUTE) return;
    table = chance.isLikely(0.5) ? await host?.again(id) : await host?.open(wish);
  }
}

/** Somebody whom a host wants at no table of theirs: they look at the list, and try to sit down anyway. */
async function shutOut(town: Town, newcomer: (name: string) => Person, host: Person): Promise<Person | undefined> {
  const unwanted = newcomer('Eve');
  await unwanted.become();
  if (!(await host.block(unwanted))) return undefined;
  town.witness.apart.keep(host.id, unwanted.id);
  void unwanted.watchLobby();
  return unwanted;
}

function tableWish(chance: Chance, seats: number, people: number, clock: number | undefined): object {
  const places = Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : i < people ? 'open' : 'random'));
  const edition = chance.isLikely(0.85) ? 'classic' : 'azeroth';
  const delay = chance.pick([undefined, undefined, 30, 120, 'turn']);
  const wish = {
    edition,
    seats: places,
    rounds: 4 + chance.below(3),
    private: chance.isLikely(0.3),
    spectators: chance.isLikely(0.85),
    ...(delay === undefined ? {} : { delay }),
  } as const;
  const fork = chance.isLikely(0.15) ? { fork: forkOf(chance, wish) } : chance.isLikely(0.5) ? { rated: true } : {};
  return { ...wish, ...fork, ...(clock === undefined ? {} : { clock }) };
}

/** The first moves of some other game, to be played on from there. */
function forkOf(
  chance: Chance,
  { edition, rounds, seats }: Pick<Setup, 'edition' | 'rounds'> & { readonly seats: readonly string[] },
): Fork {
  const setup: Setup = { edition, rounds: rounds ?? 4, seats: seats.length, seed: `parent ${chance.below(1000)}`, rules: newest.version };
  const moves = someMoves(setup);
  const names = seats.map((_, seat) => seatName(seat));
  return { seed: setup.seed, rules: newest.version, game: 'parent', names, moves: moves.slice(0, chance.below(moves.length - 1)) };
}

/** Follows one table after the other, from wherever they are. */
async function lookOn(town: Town, newcomer: (name: string) => Person, begun: readonly string[], database: Database): Promise<void> {
  const spectator = newcomer('Sepp');
  if (town.chance.isLikely(0.5)) await spectator.become();
  for (let seen = 0; town.agenda.now < town.closesAt; ) {
    const id = begun[seen];
    if (id === undefined) await town.agenda.pause(20_000);
    else {
      seen++;
      const game = database.kept.games.get(id);
      if (game?.status !== 'closed' && game?.options.spectators) await spectator.play(id, undefined);
      void spectator.review(id);
    }
  }
}
