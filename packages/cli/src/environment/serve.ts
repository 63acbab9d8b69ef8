/**
 * The conversation with a learner, a frame each way: `o` opens games as its JSON wants them and is answered by `d`, what there is to know about them;
 * `r` deals them anew (the body: another seed), `s` says an action for each (two bytes), both answered by `g`, a record for each game;
 * `l` looks at one game (four bytes) and is answered by `v`, its view and its moves in words. `e` answers whatever cannot be done: nothing has changed then.
 */
import { legalMoves, Refused, text, view } from '@elbowroom/rules';
import { ACTIONS, blocks, firstAction, LEARNING_VERSION, OBSERVATION, observationTables, secondAction } from '@elbowroom/rules/learning';
import { act, type Batch, HEAD, openBatch, RECORD, reset } from './batch.ts';
import { type Frame, framesFrom, writeAround, writeFrame } from './frames.ts';
import { wantedFrom } from './wanted.ts';

/** Of the frames; what is in them has the version of actions and observations. */
const ENVIRONMENT_VERSION = 1;

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const textIn = (body: Uint8Array): string => new TextDecoder().decode(body);

/** Answers until the input ends. */
export function serve(from: number, to: number): void {
  let batch: Batch | undefined;
  const next = framesFrom(from);
  for (let frame = next(); frame !== undefined; frame = next()) {
    try {
      if (frame.kind === 'o') batch = openBatch(wantedFrom(textIn(frame.body)));
      const answer = answered(batch, frame);
      if (answer !== 'records') writeFrame(to, answer.kind, answer.body);
      else if (batch !== undefined) writeAround(to, 'g', batch.frame, batch.frameWords);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      writeFrame(to, 'e', json({ code: error.code, message: error.message }));
    }
  }
}

/** `records`: those of the batch, as they stand. */
function answered(batch: Batch | undefined, { body, kind }: Frame): Frame | 'records' {
  if (batch === undefined) return fault('not-open', 'games have to be opened first');
  switch (kind) {
    case 'o':
      return { kind: 'd', body: json(described(batch)) };
    case 'r':
      reset(batch, body.length === 0 ? batch.wanted.seed : textIn(body));
      return 'records';
    case 's':
      return stepped(batch, body);
    case 'l':
      return looked(batch, body);
    default:
      return fault('unknown-frame', `there is no frame ${JSON.stringify(kind)}`);
  }
}

const fault = (code: string, message: string, more: object = {}): Frame => ({ kind: 'e', body: json({ code, message, ...more }) });

function stepped(batch: Batch, body: Uint8Array): Frame | 'records' {
  if (body.length !== 2 * batch.tables.length) return fault('bad-step', `a step has two bytes for each of ${batch.tables.length} games`);
  const foul = act(batch, new Uint16Array(body.buffer, body.byteOffset, batch.tables.length));
  return foul === undefined ? 'records' : fault('illegal-action', `action ${foul.action} is not open in game ${foul.game}`, foul);
}

function looked(batch: Batch, body: Uint8Array): Frame {
  const game = body.length === 4 ? new DataView(body.buffer, body.byteOffset).getUint32(0, true) : -1;
  const table = batch.tables[game];
  if (table === undefined) return fault('unknown-game', `games are numbered from 0 to ${batch.tables.length - 1}`);
  const seat = batch.records[game * RECORD + HEAD.seat] ?? 0;
  const lines = legalMoves(table.state).map(text);
  const moves = lines.map((move, i) => {
    const packed = table.legal[i] ?? 0;
    return { move, actions: [firstAction(table.state, packed), secondAction(packed)] };
  });
  return { kind: 'v', body: json({ seat, view: view(table.state, seat), moves }) };
}

/** All that somebody who learns has to know, so that no number stands in two languages. */
function described({ tables: [first], wanted }: Batch) {
  const { abilities = [], attacks = [], markers = [], pieces = [], powers = [], races = [], words = [] } = first?.state.world ?? {};
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  return {
    environment: ENVIRONMENT_VERSION,
    learning: LEARNING_VERSION,
    games: wanted.games,
    seats: wanted.players.length,
    players: wanted.players,
    reward: wanted.reward,
    record: { bytes: RECORD, head: HEAD, observation: HEAD.bytes, mask: HEAD.bytes + OBSERVATION },
    observation: { bytes: OBSERVATION, tables: observationTables },
    actions: { count: ACTIONS, blocks },
    names: {
      races: ids(races),
      powers: ids(powers),
      pieces: ids(pieces),
      markers: ids(markers),
      abilities: ids(abilities),
      attacks: ids(attacks),
      words: [...words],
    },
  };
}
