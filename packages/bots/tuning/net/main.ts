/**
 * Teaches the nets of src/net/nets.json: node packages/bots/tuning/net/main.ts [--settings classic-2,azeroth-4] [--games 8000] [--passes 2] [--epochs 6] [--seed text] [--workers n]
 * In each pass planners play games with what has been learned before (in the first one with the weights alone), and a net learns from them. Games are kept in .cache/nets:
 * what was broken off goes on, and the same arguments give the same nets.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newGame } from '@elbowroom/rules';
import type { Net } from '../../src/net/net.ts';
import { layoutFor, type NetsFile, netIn } from '../../src/net/nets-file.ts';
import { setupOf } from '../setting.ts';
import { playInto } from './games.ts';
import { packed } from './packing.ts';
import { rowsOf } from './rows.ts';
import { type Shape, taught } from './trainer.ts';
import { weigher } from './weigher.ts';

const file = new URL('../../src/net/nets.json', import.meta.url);
const cache = fileURLToPath(new URL('../../../../.cache/nets', import.meta.url));
/** Battles have the most inputs, and would have half of the file. */
const shapeFor = (setting: string): Shape => ({ first: setting.startsWith('battle') ? 32 : 48, second: 16 });

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    games: { type: 'string', default: '8000' },
    passes: { type: 'string', default: '2' },
    epochs: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'nets' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const read = (): NetsFile => JSON.parse(readFileSync(file, 'utf8'));
const idsOf = (tiles: readonly { readonly id: string }[]): string[] => tiles.map(({ id }) => id);

/** The tiles of both boxes as they are now: what is learned is learned for them. */
function namesNow(): NetsFile['names'] {
  const named = (setting: string) => {
    const { markers, natives, powers, races } = newGame(setupOf(setting, 'names')).world;
    return { races: idsOf(races.slice(0, natives)), powers: idsOf(powers), markers: idsOf(markers) };
  };
  return { classic: named('classic-2'), azeroth: named('azeroth-2') };
}

/** One line for each net. */
function written({ names, nets }: NetsFile): string {
  const lines = (entries: Readonly<Record<string, unknown>>): string =>
    Object.entries(entries)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "names": {\n${lines(names)}\n  },\n  "nets": {\n${lines(nets)}\n  }\n}\n`;
}

mkdirSync(cache, { recursive: true });
const names = namesNow();
if (JSON.stringify(read().names) !== JSON.stringify(names))
  throw new Error('the boxes have other tiles now: empty "nets" in nets.json and teach them all');
for (const setting of values.settings?.split(',') ?? Object.keys(read().nets)) {
  const layout = layoutFor(read(), setting);
  if (layout === undefined) throw new Error(`there is no setting ${setting}`);
  const shape = shapeFor(setting);
  let net: Net | undefined;
  const files: string[] = [];
  for (let pass = 1; pass <= Number(values.passes); pass++) {
    const games = `${cache}/${[values.seed, setting, pass, values.games].join('-')}.games`;
    const given = {
      setting,
      seed: `${values.seed}/${setting}/${pass}`,
      ...(net !== undefined && { nets: { names, nets: { [setting]: read().nets[setting] } } }),
    };
    await playInto(games, given, Number(values.games), Number(values.workers));
    // What was played with the weights alone is left behind once there are games of those who know better.
    if (pass <= 2) files.length = 0;
    files.push(games);
    const rows = rowsOf(files, setting, layout, weigher(net));
    const lists = taught({ rows, layout, shape, epochs: Number(values.epochs), seed: `${values.seed}/${setting}/${pass}` }, (epoch, told) =>
      console.log(`${setting} pass ${pass} epoch ${epoch}: ${told}`),
    );
    const before = read();
    const after = { names, nets: { ...before.nets, [setting]: packed(lists, shape, rows.regions) } };
    writeFileSync(file, written(after));
    net = netIn(after, setting);
  }
}
