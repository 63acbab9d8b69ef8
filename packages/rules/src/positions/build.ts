/** From a position to a state that plays on. */
import { boardOf, InvalidBoard } from '../boards/board.ts';
import { brief, field, isRecord, type Reader, reader } from '../boards/reader.ts';
import { agreedFrom } from '../charter.ts';
import { ready, revenantOf } from '../core/deploy.ts';
import { Refused } from '../core/errors.ts';
import { hooksOf } from '../core/hooks.ts';
import { generate, moveBuffer, toDecide } from '../core/legal.ts';
import { emptyTable, roundsFor, seatName } from '../core/setup.ts';
import { CHOICE, CONQUERING, DEPLOYING, MUSTER, PICKING, PLACING } from '../core/stage.ts';
import { NONE, type State } from '../core/state.ts';
import { advance } from '../core/turn.ts';
import type { World } from '../core/world.ts';
import { editionOf, worldFor } from '../editions.ts';
import { homebrewFrom } from '../homebrew/read-homebrew.ts';
import { layOut } from './lay-out.ts';
import { openQuestions } from './open-questions.ts';
import { type Position, STAGES } from './position.ts';
import { type PositionFields, positionFields } from './read-position.ts';

const scratch = moveBuffer();

/** Throws Refused, with every fault named. */
export function position(given: Position): State {
  const to = faultList();
  if (!isRecord(given))
    throw new Refused('bad-position', [{ code: 'not-a-position', message: `a position must be an object, is ${brief(given)}` }]);
  const fields = positionFields(to, given);
  const world = worldFrom(to, given);
  if (world === undefined || fields.seats.length === 0) throw new Refused('bad-position', to.faults);
  const names = fields.seats.map(({ name }, seat) => name ?? seatName(seat));
  const s = emptyTable(world, names, fields.seed ?? 'position');
  layOut(to, s, fields);
  setStage(to, s, fields);
  if (to.faults.length > 0) throw new Refused('bad-position', to.faults);
  s.dice = [...(fields.dice ?? [])];
  for (const [purpose, count] of (fields.memory?.draws ?? []).entries()) if (purpose < s.counters.length) s.counters[purpose] = count;
  advance(s);
  if (toDecide(s) !== undefined && generate(s, scratch) === 0)
    throw new Refused('bad-position', [{ code: 'dead-end', message: 'nobody can move in this position' }]);
  return s;
}

function faultList(): Reader {
  const list = reader();
  return { faults: list.faults, note: (code, where, message, rule = 'CORE-SETUP-3') => list.note(code, where, message, rule) };
}

function worldFrom(to: Reader, given: object): World | undefined {
  const id: unknown = field(given, 'edition');
  const variant: unknown = field(given, 'variant');
  const edition = editionOf(id, variant);
  if (edition === undefined)
    return to.note(
      'unknown-edition',
      'edition',
      `there is no edition ${brief(id)}${variant === undefined ? '' : ` with variant ${brief(variant)}`}`,
    );
  try {
    const made = field(given, 'homebrew');
    const agreed = agreedFrom(to, given, edition);
    const homebrew = made === undefined ? undefined : homebrewFrom(to, made, edition, agreed?.contents ?? edition);
    const board = boardOf(boardSpec(field(given, 'board')));
    return agreed === undefined ? undefined : worldFor(edition, board, agreed, homebrew);
  } catch (error) {
    if (!(error instanceof InvalidBoard || error instanceof Refused)) throw error;
    for (const { code, where, message, rule } of error.faults)
      to.note(code, where === undefined || where === '' ? 'board' : where, message, rule);
    return undefined;
  }
}

/** What `boardOf` takes, which looks at it again. */
function boardSpec(value: unknown): Parameters<typeof boardOf>[0] {
  return typeof value === 'string' ? value : (value as Parameters<typeof boardOf>[0]);
}

/** Where in the turn the position is. */
function setStage(
  to: Reader,
  s: State,
  { memory = {}, phase = 'start', prompts = [], round = 1, rounds, seat = 0, seats }: PositionFields,
): void {
  s.rounds = rounds ?? roundsFor(seats.length);
  s.round = round;
  if (round > s.rounds) to.note('out-of-range', 'round', `the game has ${s.rounds} rounds`, 'CORE-SETUP-1');
  s.turn = seat;
  s.first = Math.min(memory.first ?? 0, seats.length - 1);
  s.retreating = Math.min(memory.retreating ?? seat, seats.length - 1);
  s.begun = memory.begun ?? 0;
  const me = s.active[seat];
  const stage = memory.stage === undefined ? NONE : STAGES.indexOf(memory.stage);
  if (me === NONE && phase !== 'start' && stage < 0) to.note('no-people', 'phase', `seat ${seat} has no active people`, 'CORE-DRAFT-1');
  if (stage >= 0) s.stage = stage;
  else if (me === NONE) s.stage = PICKING;
  else s.stage = phase === 'start' ? CHOICE : phase === 'conquest' ? CONQUERING : MUSTER;
  s.step = memory.step ?? 0;
  const acting =
    memory.acting === undefined ? (s.stage === CONQUERING ? me : NONE) : s.world.races.findIndex(({ id }) => id === memory.acting);
  if (memory.acting !== undefined && !canAct(s, acting, seat))
    to.note('unknown-id', 'memory.acting', 'is no people of this seat that can act');
  s.acting = acting;
  if (stage >= 0 && needsActive(s) && me === NONE)
    to.note('no-people', 'memory.stage', `seat ${seat} has no active people`, 'CORE-DRAFT-1');
  if (s.stage === PICKING && me !== NONE) to.note('has-people', 'memory.stage', `seat ${seat} has an active people`, 'CORE-DRAFT-1');
  openQuestions(to, s, prompts);
  if (stage < 0 && s.stage === MUSTER && to.faults.length === 0) ready(s, seat);
}

/** The active people, or one in decline that still acts. */
const canAct = (s: State, people: number, seat: number): boolean =>
  people !== NONE && s.owner[people] === seat && (people === s.active[seat] || hooksOf(s, people).livesOn);

/** Stages that pass only with an active people. */
const needsActive = (s: State): boolean =>
  s.stage >= CHOICE && s.stage <= PLACING && !(s.stage === DEPLOYING && revenantOf(s, s.turn) !== NONE); // CL-GHOULS-6
