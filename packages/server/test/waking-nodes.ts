/** Three nodes on one Postgres, killed one after the other while people are woken turn by turn. */
import { openPostgres } from '../src/store/postgres.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { startPostgres } from './postgres-server.ts';
import { startMailSink, startPushSink } from './sinks.ts';
import { Dormitory, type Woken } from './waking.ts';

const NODES = 3;
/** Milliseconds from one death to the next. */
const BETWEEN_MS = 700;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface WokenThrough extends Woken {
  /** Nodes that were killed. */
  readonly killed: number;
}

export async function wakeThrough(games: number, mostKilled: number): Promise<WokenThrough> {
  const database = await startPostgres();
  const [push, mail] = await Promise.all([startPushSink(), startMailSink()]);
  const nodes: NodeProcess[] = [];
  const addresses: string[] = [];
  const start = async (place: number): Promise<void> => {
    const node = await startNode({
      DATABASE_URL: database.url,
      ELBOWROOM_TICK: '200',
      ELBOWROOM_DATABASE_CONNECTIONS: '4',
      ELBOWROOM_PUSH_INNER: '1',
      ELBOWROOM_SMTP: mail.url,
      ELBOWROOM_ADDRESS: 'https://play.example.com',
    });
    nodes[place] = node;
    addresses[place] = node.address;
  };
  try {
    await Promise.all(Array.from({ length: NODES }, (_, place) => start(place)));
    const dormitory = new Dormitory({ addresses }, { push, mail });
    let [isOver, killed] = [false, 0];
    const havoc = (async () => {
      while (!isOver && killed < mostKilled) {
        await pause(BETWEEN_MS);
        if (isOver) return;
        const place = killed++ % NODES;
        await nodes[place]?.kill();
        await start(place);
      }
    })();
    /** One after the other until so many nodes have been killed: a quick machine has played the first before. */
    const gamesAt = async (place: number): Promise<string[]> => {
      const pair: [string, string] = [await dormitory.sleeper('push'), await dormitory.sleeper(place % 4 === 0 ? 'mail' : 'push')];
      const played = [await dormitory.game(pair)];
      while (killed < mostKilled) played.push(await dormitory.game(pair));
      return played;
    };
    const tables = (await Promise.all(Array.from({ length: games }, (_, place) => gamesAt(place)))).flat();
    isOver = true;
    await havoc;
    const store = await openPostgres(database.url, 'auditor', 2);
    const report = await dormitory.report(store, tables);
    await store.close();
    return { ...report, killed };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([push.stop(), mail.stop(), database.stop()]);
  }
}
