/**
 * For whoever runs a server.
 *
 * `npm run people -- recount [--write]`: counts every finished game anew from its log, and says where what is kept differs; `--write` puts it right.
 * It opens the database that the settings name: with SQLite, nobody else may have it open.
 *
 * `npm run people -- reports | log | clubs`, `close <report>`, `mute|unmute|ban|unban|remove <person> [why]`, `rename <person> <name>`, `rename-club <club> <name>`,
 * `close-club <club> [why]`: asks the running server at `ELBOWROOM_ADDRESS` (http://localhost:3000 if unset), as whoever has the token in `ELBOWROOM_KEEPER_TOKEN`.
 */
import { openStore, readConfig, recount } from '@elbowroom/server';

const USAGE = `npm run people -- recount [--write]
npm run people -- reports | log | clubs
npm run people -- close <report>
npm run people -- mute | unmute | ban | unban | remove <person> [why]
npm run people -- rename <person> <name>
npm run people -- rename-club <club> <name>
npm run people -- close-club <club> [why]`;

async function recounted(isWritten: boolean): Promise<void> {
  const store = await openStore(readConfig(process.env));
  try {
    const { games, differing } = await recount(store, isWritten);
    for (const id of differing) console.log(`${id} was counted otherwise`);
    console.log(`${games} games counted, ${differing.length} of them differ${isWritten ? ', and are put right' : ''}.`);
    process.exitCode = differing.length > 0 && !isWritten ? 1 : 0;
  } finally {
    await store.close();
  }
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const { ELBOWROOM_ADDRESS: address = 'http://localhost:3000', ELBOWROOM_KEEPER_TOKEN: token = '' } = process.env;
  const answer = await fetch(`${address}/api/v1/keeper${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** As JSON: what people write cannot be taken for something that the terminal is told. */
const show = (what: unknown): void => console.log(JSON.stringify(what, undefined, 2));

const [act = '', whom = '', ...rest] = process.argv.slice(2);
if (act === 'recount') await recounted([whom, ...rest].includes('--write'));
else if (act === 'reports' || act === 'log' || act === 'clubs') show(await ask('GET', `/${act}`));
else if (act === 'close' && whom !== '') await ask('POST', `/reports/${whom}/close`);
else if (act === 'rename' && rest.length > 0) await ask('POST', `/people/${whom}`, { act, name: rest.join(' ') });
else if (act === 'rename-club' && rest.length > 0) await ask('POST', `/clubs/${whom}`, { act: 'rename', name: rest.join(' ') });
else if (act === 'close-club' && whom !== '') await ask('POST', `/clubs/${whom}`, { act: 'close', words: rest.join(' ') });
else if (/^(mute|unmute|ban|unban|remove)$/.test(act) && whom !== '') await ask('POST', `/people/${whom}`, { act, words: rest.join(' ') });
else {
  console.error(USAGE);
  process.exitCode = 1;
}
