/** Whoever decides for a seat: a bot in this thread, or one that thinks in an engine. */
import { createHash } from 'node:crypto';
import { type Budget, botNameFrom, botOf, type Crew } from '@elbowroom/bots';
import { complete, type Move, type Setup, text, type View } from '@elbowroom/rules';
import { observed } from '@elbowroom/rules/learning';
import { DEFAULT_LEVEL, type Engine, EngineFault, type Patience } from '../engine/engine.ts';
import { type Entrant, entrantOf } from './entrant.ts';

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
  /** How long an engine is waited for with that budget. */
  readonly patience: Patience;
}

/** By the commit or the program of the entrant. */
export type EngineFor = (entrant: Entrant) => Promise<Engine>;

/** Hears that a program has lost its game by what it did, and why. */
type OnForfeit = (seat: number, reason: string) => void;

/** Plays on for who has forfeited, so that the others have their game. */
const STAND_IN = 'greedy';

/** One for each seat. Those of the same commit or program share an engine; what a commit of ours does wrong is an EngineFault with the name of the bot. */
export function playersOf(setup: Setup, sitting: readonly Sitting[], crew: Crew, engineFor: EngineFor, onForfeit: OnForfeit): Player[] {
  const tables = new Map<string, Promise<EngineTable>>();
  return sitting.map((sitter, seat) => {
    const { budget, name, seed } = sitter;
    const entrant = entrantOf(name) ?? { level: '' };
    const { commit, level, program } = entrant;
    if (commit === undefined && program === undefined) return playerHere(level, seed, budget, crew);
    const key = commit ?? name;
    const table = tables.get(key) ?? engineFor(entrant).then((engine) => tableAt(engine, setup));
    tables.set(key, table);
    const away = sittingAt(table, seat, level, sitter);
    if (program === undefined) return (turn) => blaming(name, away(turn));
    return forgiven(away, playerHere(STAND_IN, seed, budget, crew), (reason) => onForfeit(seat, reason));
  });
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
  const whole = complete(setup);
  const { anew: _seedsToo, seed: _secret, ...open } = whole;
  engine.tell(`game ${JSON.stringify(engine.isTrusted ? whole : open)}`);
  return { engine, told: 0 };
}

/** Sits down with the first decision: an engine that does not begin has lost then, not before the others have sat down. */
function sittingAt(table: Promise<EngineTable>, seat: number, level: string, sitter: Sitting): Player {
  let isSeated = false;
  table.catch(() => {}); // told with the first decision
  return async (turn) => {
    const sat = await table;
    const [first = DEFAULT_LEVEL] = sat.engine.levels;
    const chance = sat.engine.isTrusted ? sitter.seed : digest(sitter.seed);
    if (!isSeated) sat.engine.tell(`sit ${seat} ${level === DEFAULT_LEVEL ? first : level} ${chance}`);
    isSeated = true;
    return decidedBy(sat, seat, sitter, turn);
  };
}

/** The seed of a player is made from that of the contest, as those of the deals are: only what comes of it is told. */
const digest = (seed: string): string => createHash('sha256').update(`chance ${seed}`).digest('hex').slice(0, 16);

async function blaming<T>(name: string, done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw error instanceof EngineFault ? new EngineFault(`${name}: ${error.message}`) : error;
  }
}

/** From the first fault on somebody else decides. */
function forgiven(player: Player, standIn: Player, onFault: (reason: string) => void): Player {
  let isOut = false;
  return async (turn) => {
    if (isOut) return standIn(turn);
    try {
      return await player(turn);
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      isOut = true;
      onFault(error.message);
      return standIn(turn);
    }
  };
}

async function decidedBy(table: EngineTable, seat: number, { budget, patience }: Sitting, turn: Turn): Promise<Move> {
  const { engine } = table;
  const news = turn.moves.slice(table.told);
  table.told = turn.moves.length;
  const orders = [
    ...(news.length === 0 ? [] : [`moves ${news.join(', ')}`]),
    ...(engine.isTrusted ? [] : decisionLines(engine, turn)),
    `go ${seat} ${budget.steps === undefined ? `ms ${budget.ms}` : `steps ${budget.steps}`}`,
  ];
  const said = await engine.ask('move', patience, ...orders);
  const move = turn.legal.find((one) => text(one) === said);
  if (move !== undefined) return move;
  engine.end();
  throw new EngineFault(`${JSON.stringify(said.slice(0, 80))} is not a legal move`);
}

/** What is shown of a decision to who may know no more than its seat. */
export function decisionLines({ wants }: Pick<Engine, 'wants'>, { legal, seen }: Pick<Turn, 'legal' | 'seen'>): string[] {
  return wants.map((want) => {
    if (want === 'view') return `view ${JSON.stringify(seen)}`;
    if (want === 'legal') return `legal ${legal.map(text).join(', ')}`;
    const { actions, observation } = observed(seen);
    return `observation ${Buffer.from(observation).toString('base64')} ${actions.map((one) => one.join('+')).join(' ')}`;
  });
}

/**
 * Milliseconds after which an engine is asked to stop: twice its budget; and after which it counts as dead: ten times its budget, where a step is a
 * twentieth of a millisecond, and what a busy machine may add. Our own bots are waited for where they count steps: their games are the same on every machine, however busy.
 */
export const patienceFor = ({ ms = 0, steps = 0 }: Budget, isOurs = false): Patience => ({
  stop: BUSY / 10 + 2 * ms + steps / 10,
  end: isOurs && steps > 0 ? HOUR : BUSY + 10 * ms + steps / 2,
});
const BUSY = 10_000;
const HOUR = 3_600_000;
