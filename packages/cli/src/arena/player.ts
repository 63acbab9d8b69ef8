/** Whoever decides for a seat: a bot in this thread, or one that thinks in an engine. */
import { type Budget, botNameFrom, botOf, type Crew } from '@elbowroom/bots';
import { complete, type Move, type Setup, text, type View } from '@elbowroom/rules';
import { type Engine, EngineFault } from '../engine/engine.ts';
import { entrantOf } from './entrant.ts';

interface Turn {
  readonly seen: View;
  readonly legal: readonly Move[];
  /** The whole game up to here. */
  readonly moves: readonly string[];
}

export type Player = (turn: Turn) => Promise<Move>;

/** Who sits at a table. */
interface Sitting {
  /** Of the entrant. */
  readonly name: string;
  /** Of its chance. */
  readonly seed: string;
  readonly budget: Budget;
}

/** By commit. */
export type EngineAt = (commit: string) => Promise<Engine>;

/** One for each seat. Those of the same commit share an engine; whatever it does wrong is an EngineFault with the name of the bot. */
export async function playersOf(setup: Setup, sitting: readonly Sitting[], crew: Crew, engineAt: EngineAt): Promise<Player[]> {
  const tables = new Map<string, EngineTable>();
  const players: Player[] = [];
  for (const [seat, { budget, name, seed }] of sitting.entries()) {
    const { commit, level = '' } = entrantOf(name) ?? {};
    if (commit === undefined) {
      players.push(playerHere(level, seed, budget, crew));
      continue;
    }
    const table = tables.get(commit) ?? tableAt(await blaming(name, engineAt(commit)), setup);
    tables.set(commit, table);
    table.engine.tell(`sit ${seat} ${level} ${seed}`);
    players.push((turn) => blaming(name, decidedBy(table, seat, budget, turn)));
  }
  return players;
}

function playerHere(level: string, seed: string, budget: Budget, crew: Crew): Player {
  const known = botNameFrom(level);
  if (known === undefined) throw new Error(`there is no bot ${level}`);
  const bot = botOf(known, seed);
  return async ({ legal, seen }) => bot.decideTogether?.(seen, legal, budget, crew) ?? bot.decide(seen, legal, budget);
}

/** A game that an engine follows. */
interface EngineTable {
  readonly engine: Engine;
  /** Moves that it knows of. */
  told: number;
}

function tableAt(engine: Engine, setup: Setup): EngineTable {
  engine.tell(`game ${JSON.stringify(complete(setup))}`);
  return { engine, told: 0 };
}

async function blaming<T>(name: string, done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw error instanceof EngineFault ? new EngineFault(`${name}: ${error.message}`) : error;
  }
}

async function decidedBy(table: EngineTable, seat: number, budget: Budget, { legal, moves }: Turn): Promise<Move> {
  const news = moves.slice(table.told);
  table.told = moves.length;
  const go = `go ${seat} ${budget.steps === undefined ? `ms ${budget.ms}` : `steps ${budget.steps}`}`;
  const orders = news.length === 0 ? [go] : [`moves ${news.join(', ')}`, go];
  const said = await table.engine.ask('move', patienceFor(budget), ...orders);
  const move = legal.find((one) => text(one) === said);
  if (move === undefined) throw new EngineFault(`"${said}" is not a legal move`);
  return move;
}

/** Milliseconds after which an engine counts as dead: ten times its budget, where a step is a twentieth of a millisecond, and what a busy machine may add. */
const patienceFor = ({ ms = 0, steps = 0 }: Budget): number => BUSY + 10 * ms + steps / 2;
const BUSY = 10_000;
