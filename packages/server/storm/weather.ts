/** What goes wrong, and when. Spells of trouble and of calm follow each other: some promises can only be judged when nothing has been wrong for a while. */
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Database } from './database.ts';
import type { Node } from './node.ts';
import type { PostOffice } from './post-office.ts';
import type { Witness } from './witness.ts';

interface Sky {
  readonly agenda: Agenda;
  readonly chance: Chance;
  readonly database: Database;
  readonly post: PostOffice;
  readonly nodes: readonly Node[];
  readonly witness: Witness;
}

type Blow = (sky: Sky) => Promise<void>;

const SECOND = 1000;

async function troubled(sky: Sky, who: string, ms: number, begin: () => void, end: () => void): Promise<void> {
  sky.witness.trouble(who, true);
  begin();
  await sky.agenda.pause(ms);
  end();
  sky.witness.trouble(who, false);
}

const fall = (sky: Sky, node: Node): Promise<void> =>
  troubled(
    sky,
    node.name,
    sky.chance.wait(8 * SECOND),
    () => node.crash(),
    () => node.start(),
  );

const crash: Blow = (sky) => fall(sky, sky.chance.pick(sky.nodes));

/** In the moment when it wakes somebody: what it had taken up for that must not stay with it. */
const crashAtTheBell: Blow = async (sky) => {
  const brought = new Promise<string>((resolve) => {
    sky.post.onBrought = resolve;
  });
  const name = await Promise.race([brought, sky.agenda.pause(60 * SECOND)]);
  const node = sky.nodes.find((one) => one.name === name);
  if (node !== undefined) await fall(sky, node);
};

const deploy: Blow = async (sky) => {
  const node = sky.chance.pick(sky.nodes);
  sky.witness.trouble(node.name, true);
  await node.stop();
  node.crash();
  await sky.agenda.pause(sky.chance.wait(4 * SECOND));
  node.start();
  sky.witness.trouble(node.name, false);
};

const freeze: Blow = (sky) => {
  const node = sky.chance.pick(sky.nodes);
  return troubled(
    sky,
    node.name,
    sky.chance.wait(12 * SECOND),
    () => node.freeze(),
    () => node.thaw(),
  );
};

const databaseFreeze: Blow = (sky) =>
  troubled(
    sky,
    'database',
    sky.chance.wait(8 * SECOND),
    () => sky.database.freeze(),
    () => sky.database.thaw(),
  );

const databaseFall: Blow = (sky) =>
  troubled(
    sky,
    'database',
    sky.chance.wait(3 * SECOND),
    () => sky.database.fall(),
    () => sky.database.rise(),
  );

/** Everything is slow, and much of it fails. */
const mud: Blow = (sky) =>
  troubled(
    sky,
    'database',
    sky.chance.between(10, 40) * SECOND,
    () => {
      const share = (most: number): number => sky.chance.between(0, most);
      sky.database.manners = {
        slowness: sky.chance.between(5, 400),
        failsBefore: share(0.1),
        failsAfter: share(0.15),
        wakeLost: 0.3,
        wakeTwice: 0.2,
      };
    },
    () => sky.database.behave(),
  );

/** Wake-ups get lost for a while: for the nodes that is no trouble at all. */
const silence: Blow = async (sky) => {
  sky.database.manners = { ...sky.database.manners, wakeLost: sky.chance.pick([0.5, 1]), wakeTwice: 0.1 };
  await sky.agenda.pause(sky.chance.between(30, 150) * SECOND);
  sky.database.behave();
};

const deafness: Blow = async (sky) => {
  const node = sky.chance.pick(sky.nodes);
  sky.database.deafen(node.name, sky.chance.wait(20 * SECOND));
};

const clockSet: Blow = async (sky) => {
  sky.witness.trouble('clock', false);
  sky.database.setForward = sky.chance.pick([-1800, -60, 0, 30]) * SECOND;
};

const strike: Blow = (sky) =>
  troubled(
    sky,
    'post',
    sky.chance.between(10, 60) * SECOND,
    () => {
      sky.post.isOnStrike = true;
    },
    () => {
      sky.post.isOnStrike = false;
    },
  );

/** The commonest first. */
const blows: readonly Blow[] = [
  crash,
  crash,
  crashAtTheBell,
  deploy,
  freeze,
  freeze,
  databaseFreeze,
  databaseFall,
  mud,
  mud,
  silence,
  silence,
  deafness,
  clockSet,
  strike,
];

/** Until the calm at the end. */
export async function weather(sky: Sky, until: number): Promise<void> {
  const { agenda, chance } = sky;
  while (agenda.now < until) {
    await agenda.pause(chance.wait(chance.isLikely(0.3) ? 120 * SECOND : 15 * SECOND));
    if (agenda.now >= until) break;
    const blow = chance.pick(blows)(sky);
    // Troubles seldom come alone.
    if (!chance.isLikely(0.4)) await blow;
  }
  await agenda.pause(60 * SECOND);
  sky.database.thaw();
  sky.database.rise();
  sky.database.behave();
  sky.post.isOnStrike = false;
  for (const node of sky.nodes) {
    node.thaw();
    node.start();
  }
}
