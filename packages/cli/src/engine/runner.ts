/** Lets an engine sit at a table of a server: a guest like everybody else, over HTTP (docs/guide/write-a-bot.md). */
import type { Budget } from '@elbowroom/bots';
import { type Move, type Outcome, parse, type View } from '@elbowroom/rules';
import { decisionLines, patienceFor } from '../arena/player.ts';
import { type Engine, EngineFault } from './engine.ts';

interface Place {
  /** Of the server. */
  readonly address: string;
  /** Left out: the first one that is open. */
  readonly table?: string;
}

/** What the server tells of a table. */
interface News {
  readonly view: View;
  readonly legal?: readonly string[];
  readonly after: number;
  readonly outcome?: Outcome;
}

type Ask = (method: string, path: string, body?: object) => Promise<Response>;

/** Plays until the game is over. Rejects with EngineFault for what the engine does wrong, with an Error for what the server refuses. */
export async function playOnline(engine: Engine, place: Place, budget: Budget, say: (line: string) => void): Promise<Outcome> {
  const open = asking(place.address, undefined);
  const { token }: { token: string } = await answered(await open('POST', '/guests', { name: engine.name.slice(0, 20), token: true }));
  const ask = asking(place.address, token);
  const { tables }: { tables: readonly { readonly id: string }[] } =
    place.table === undefined ? await answered(await ask('GET', '/tables')) : { tables: [] };
  const table = place.table ?? tables[0]?.id;
  if (table === undefined) throw new Error('there is no open table');
  await answered(await ask('POST', `/tables/${table}/seats`, {}));
  say(`${engine.name} sits at ${table}`);
  let isSeated = false;
  for await (const news of newsOf(ask, table)) {
    if (news.outcome !== undefined) return news.outcome;
    const { after, legal, view } = news;
    if (legal === undefined || legal.length === 0) continue;
    if (!isSeated) sitDown(engine, view);
    isSeated = true;
    const move = await decided(engine, view, legal, budget);
    await answered(await ask('POST', `/tables/${table}/moves`, { after, moves: [move] }));
  }
  throw new Error('the table is gone');
}

function sitDown(engine: Engine, { edition, variant, seats, board, rounds, viewer }: View): void {
  const [level = ''] = engine.levels;
  engine.tell(
    `game ${JSON.stringify({ edition, ...(variant && { variant }), seats: seats.length, board, rounds })}`,
    `sit ${viewer} ${level} online`,
  );
}

async function decided(engine: Engine, view: View, lines: readonly string[], budget: Budget): Promise<string> {
  const legal: Move[] = lines.map(parse);
  const go = `go ${view.viewer} ${budget.steps === undefined ? `ms ${budget.ms}` : `steps ${budget.steps}`}`;
  const said = await engine.ask('move', patienceFor(budget), ...decisionLines(engine, { seen: view, legal }), go);
  if (!lines.includes(said)) throw new EngineFault(`${JSON.stringify(said)} is not a legal move`);
  return said;
}

const asking =
  (address: string, token: string | undefined): Ask =>
  (method, path, body) =>
    fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

async function answered<T>(response: Response): Promise<T> {
  const said = await response.text();
  if (!response.ok) throw new Error(`the server says ${response.status}: ${said.slice(0, 200)}`);
  return JSON.parse(said);
}

/** The stream of a table, event by event. */
async function* newsOf(ask: Ask, table: string): AsyncGenerator<News> {
  const { body } = await ask('GET', `/tables/${table}/stream`);
  let rest = '';
  if (body === null) return;
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
      if (fields.get('event') === 'news') yield JSON.parse(fields.get('data') ?? '');
    }
  }
}
