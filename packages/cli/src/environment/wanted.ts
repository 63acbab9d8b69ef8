/** What a learner asks for, read from its JSON: nothing of it is believed. */
import { BOT_NAMES, botNameFrom } from '@elbowroom/bots';
import { Refused } from '@elbowroom/rules';
import type { Player, Wanted } from './batch.ts';

const MOST_GAMES = 4096;
const MOST_STEPS = 1_000_000;
const REWARDS = ['outcome', 'coins'] as const;

/** What the rules check themselves is passed on to them; throws Refused. */
export function wantedFrom(text: string): Wanted {
  const { games = 1, players, reward = 'outcome', seed = 'elbowroom', setup, steps = 2000, ...rest } = parsed(text);
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refused(unknown, 'is nothing that can be asked for');
  if (typeof seed !== 'string') throw refused('seed', 'must be a text');
  const { seed: _dealtBySlot, seats = 2, ...others } = record(setup ?? { edition: 'classic' }, 'setup');
  const count = whole(Array.isArray(seats) ? seats.length : seats, 'setup.seats', 2, 5);
  return {
    setup: { edition: 'classic', ...others, seats: count },
    games: whole(games, 'games', 1, MOST_GAMES),
    seed,
    players: playersFrom(players, count),
    steps: whole(steps, 'steps', 1, MOST_STEPS),
    reward: REWARDS.find((one) => one === reward) ?? fail('reward', `must be ${REWARDS.join(' or ')}`),
  };
}

function playersFrom(given: unknown, seats: number): Player[] {
  if (given === undefined) return Array.from({ length: seats }, () => 'learner');
  if (!Array.isArray(given) || given.length !== seats) throw refused('players', `must be a list of ${seats}, one for each seat`);
  const players = given.map((name: unknown): Player => (name === 'learner' ? name : (botNameFrom(name) ?? fail('players', WHO))));
  return players.includes('learner') ? players : fail('players', 'somebody must be a learner');
}

const WHO = `must be learner, ${BOT_NAMES.join(', ')}`;

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(text), 'what is asked for');
  } catch (error) {
    throw error instanceof SyntaxError ? refused('what is asked for', 'must be JSON') : error;
  }
}

const record = (given: unknown, where: string): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : fail(where, 'must be { … }');

const whole = (given: unknown, where: string, least: number, most: number): number =>
  typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most
    ? given
    : fail(where, `must be a whole number from ${least} to ${most}`);

function fail(where: string, message: string): never {
  throw refused(where, message);
}

const refused = (where: string, message: string): Refused => new Refused('bad-environment', [{ code: 'bad-environment', where, message }]);
