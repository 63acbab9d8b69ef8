/** The kept database: tables opened and played over the wire at a server of today, in every state that a table can be in. */

import { newGame } from '../../packages/rules/src/index.ts';
import { bySeat } from '../../packages/rules/test/marks.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { createServer } from '../../packages/server/src/server.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import type { Store } from '../../packages/server/src/store/store.ts';
import { type Body, type Client, clientOf, guestAt, preferred } from '../../packages/server/test/client.ts';
import { demand, type KeptTable, type KeptTables, playTurns, playWhole, type Turn } from '../../packages/server/test/kept-tables.ts';
import { type Game, NAMES } from './games.ts';

interface House {
  readonly address: string;
  readonly people: readonly Client[];
  /** The next tables are dealt from these seeds. */
  readonly seeds: string[];
  readonly tables: KeptTable[];
}

/** Seeds are drawn by the server; here those that are wished for come first. */
function withSeeds(store: Store, seeds: string[]): Store {
  return { ...store, addGame: (game) => store.addGame({ ...game, seed: seeds.shift() ?? game.seed }) };
}

/** Whole games at tables, by their names, that are played to their end. */
const FINISHED = ['classic-5-retreat', 'azeroth-2-homebrew', 'azeroth-5-asked', 'battle-3-retreat'];

export interface Kept {
  readonly tables: KeptTables;
  /** What the server exports, by the name of the game. */
  readonly files: Readonly<Record<string, string>>;
}

export async function writeTables(file: string, games: readonly Game[]): Promise<Kept> {
  const seeds: string[] = [];
  const config = readConfig({ ELBOWROOM_LIMITS: '0', ELBOWROOM_LOG: 'warn', ELBOWROOM_BOT_THREADS: '1', ELBOWROOM_TICK: '100' });
  const server = await createServer(undefined, { config, store: withSeeds(openSqlite(file), seeds) });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const people: Client[] = [];
    for (const name of NAMES) people.push(await guestAt(address, name));
    const house: House = { address, people, seeds, tables: [] };
    // The page alone can say who begins.
    const online = games.filter(({ setup }) => setup.first === undefined);
    for (const game of online) await underWay(house, game);
    const files: Record<string, string> = {};
    for (const name of FINISHED) files[name] = await finished(house, gameOf(online, name));
    await waiting(house, gameOf(online, 'azeroth-2-homebrew'));
    await odd(house);
    return { tables: { guests: NAMES.map((name, i) => ({ name, token: people[i]?.token ?? '' })), tables: house.tables }, files };
  } finally {
    await server.close();
  }
}

function gameOf(games: readonly Game[], name: string): Game {
  const found = games.find((game) => game.name === name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}

const hostOf = ({ people: [host] }: House): Client => host ?? clientOf('');

async function open(house: House, wish: object): Promise<string> {
  return demand(await hostOf(house).ask('POST', '/tables', wish)).id;
}

/** Opened by the first, and those sit down who come after. */
async function openFor(house: House, seats: number, wish: object): Promise<string> {
  const places = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'open'));
  const id = await open(house, { seats: places, ...wish });
  for (const guest of house.people.slice(1, seats)) demand(await guest.ask('POST', `/tables/${id}/seats`, {}));
  return id;
}

async function note(house: House, name: string, id: string, game?: string): Promise<void> {
  const views = await Promise.all(house.people.map(async (guest) => demand<Body>(await guest.ask('GET', `/tables/${id}`))));
  const [view] = views;
  if (view === undefined) throw new Error(`no table ${name}`);
  const sitter = (seat: number): number | null => {
    const guest = views.findIndex(({ mine }) => mine.includes(seat));
    return guest < 0 ? null : guest;
  };
  house.tables.push({ name, id, ...(game === undefined ? {} : { game }), seats: view.seats.map((_, seat) => sitter(seat)), view });
}

async function dealt(house: House, { setup }: Game): Promise<string> {
  const { edition, variant, board, homebrew, seed, seats } = setup;
  house.seeds.push(seed);
  return openFor(house, seats.length, { edition, variant, board, homebrew });
}

const turnsOf = ({ setup }: Game, moves: readonly string[]): Turn[] => bySeat(newGame(setup), moves);

/** As far as the wished moment; what can be taken back there is, and then made once more. */
async function underWay(house: House, game: Game): Promise<void> {
  const id = await dealt(house, game);
  const turns = turnsOf(game, game.moves.slice(0, game.played));
  const host = hostOf(house);
  demand(await host.ask('POST', `/tables/${id}/chat`, { text: 'It’s "me" ☃' }));
  if (turns.length > 0) await playTurns(house.people, id, turns);
  const [seat, ...moves] = turns.at(-1) ?? [0];
  const last = house.people[seat] ?? host;
  const { undo, after } = demand(await last.ask('GET', `/tables/${id}/news`));
  if (undo !== undefined) demand(await last.ask('POST', `/tables/${id}/undo`, { after, moves: moves.slice(-1) }));
  await note(house, game.name, id, game.name);
}

async function finished(house: House, game: Game): Promise<string> {
  const id = await dealt(house, game);
  await playTurns(house.people, id, turnsOf(game, game.moves));
  const file = demand(await hostOf(house).ask<string>('GET', `/tables/${id}/file`));
  const next = demand(await hostOf(house).ask('POST', `/tables/${id}/rematch`));
  await note(house, `${game.name} to its end`, id, game.name);
  await note(house, `${game.name} once more`, next.id);
  return file;
}

/** Tables that have not begun. */
async function waiting(house: House, { setup: { homebrew } }: Game): Promise<void> {
  const one = await open(house, { edition: 'classic', seats: ['me', 'open', 'open'], clock: 86_400 });
  demand(await (house.people[1] ?? hostOf(house)).ask('POST', `/tables/${one}/seats`, { seat: 2 }));
  await note(house, 'waiting in the lobby', one);
  const hidden = await open(house, { edition: 'azeroth', variant: 'battle', seats: ['me', 'open', 'novice', 'open'], private: true });
  await note(house, 'waiting for friends', hidden);
  await note(house, 'waiting with homemade tiles', await open(house, { edition: 'azeroth', seats: ['open', 'me'], homebrew }));
  const shut = await open(house, { edition: 'classic', seats: ['me', 'open'] });
  demand(await hostOf(house).ask('DELETE', `/tables/${shut}`));
  await note(house, 'closed', shut);
}

/** Tables where not everything is as usual: nobody knows beforehand how they are played. The bots' comes last, so that it is their turn when the server stops. */
async function odd(house: House): Promise<void> {
  const { people } = house;
  const until = (id: string, round: number, sitting: readonly (Client | undefined)[] = people) =>
    playWhole(sitting, id, preferred, ({ view }) => view.round >= round);

  const paused = await openFor(house, 2, { edition: 'classic', clock: 3600 });
  await until(paused, 4);
  for (const agree of [true, false]) demand(await hostOf(house).ask('POST', `/tables/${paused}/pause`, { agree }));
  for (const guest of people.slice(0, 2)) demand(await guest.ask('POST', `/tables/${paused}/pause`, { agree: true }));
  await note(house, 'paused', paused);

  const resigned = await openFor(house, 3, { edition: 'azeroth', spectators: false });
  await until(resigned, 2);
  demand(await (people[2] ?? hostOf(house)).ask('POST', `/tables/${resigned}/resign`, {}));
  await until(resigned, 3);
  await note(house, 'somebody has resigned', resigned);

  const alone = await open(house, { edition: 'classic', seats: ['me', 'me', 'me'], undo: false });
  await until(
    alone,
    3,
    [0, 1, 2].map(() => hostOf(house)),
  );
  await note(house, 'all seats are of one', alone);

  const late = await openFor(house, 2, { edition: 'azeroth', variant: 'battle', clock: 5 });
  await until(late, 2);
  await absence(house, late);
  await until(late, 3);
  await note(house, 'the clock runs', late);

  const bots = await open(house, { edition: 'azeroth', seats: ['me', 'planner', 'novice'] });
  await until(bots, 3, people.slice(0, 1));
  await note(house, 'with bots', bots);
  await playWhole(people.slice(0, 1), bots, preferred, ({ view }) => view.toDecide === 1);
}

/** Waits until the clock has run out for whoever is to decide. */
async function absence(house: House, id: string): Promise<void> {
  for (;;) {
    const { control } = demand(await hostOf(house).ask('GET', `/tables/${id}/news`));
    if (control.includes('absent')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
