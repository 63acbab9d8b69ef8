/** Homemade tiles and maps as options of a command line: every command that plays with them takes these, read here. */
import { Refused, type Setup } from '@elbowroom/rules';
import { demandSetup } from '@elbowroom/rules/record';
import { Failed, Misread, oneOf } from './command.ts';
import { type Work, workIn } from './works.ts';

export const HOMEMADE = {
  tile: { type: 'string', multiple: true },
  map: { type: 'string' },
} as const;

/** For the usage of a command. */
export const HOMEMADE_USAGE = '[--tile file …] [--map file]';

/** A map that the page has saved has no id. */
const NAMELESS = 'homemade';

const EDITIONS = ['classic', 'azeroth'] as const;

interface Given {
  readonly tile?: readonly string[] | undefined;
  readonly map?: string | undefined;
  readonly board?: string | undefined;
  readonly edition?: string | undefined;
}

/** What the files say; what the rules say to it is found out by `dealable`. */
export interface Homemade {
  readonly edition: (typeof EDITIONS)[number];
  /** `homebrew` and `board`, as far as there are any. */
  readonly parts: object;
  readonly files: string;
}

/** Throws Failed for what is no file of the workshop, Misread for what does not go together. */
export function homemadeIn({ board, edition, map, tile }: Given): Homemade {
  if (map !== undefined && board !== undefined) throw new Misread('--map and --board do not go together');
  const tiles = (tile ?? []).map((file) => workIn(file, 'tile'));
  const maps = map === undefined ? [] : [workIn(map, 'map')];
  const works = [...tiles, ...maps];
  return {
    edition: editionOf(edition, works),
    parts: { ...(tiles.length > 0 && { homebrew: gathered(tiles) }), ...(maps[0] && { board: { id: NAMELESS, ...maps[0].content } }) },
    files: works.map(({ file }) => file).join(', '),
  };
}

function editionOf(edition: string | undefined, works: readonly Work[]): Homemade['edition'] {
  const said = works.find((work) => work.edition !== undefined && edition !== undefined && work.edition !== edition);
  if (said !== undefined) throw new Misread(`--edition is ${edition}, but ${said.file} is for ${said.edition}`);
  return oneOf('edition', edition ?? works.find((work) => work.edition)?.edition ?? 'classic', EDITIONS);
}

/** Tiles of all files together. */
function gathered(works: readonly Work[]): Record<string, unknown> {
  const all: Record<string, unknown[]> = {};
  for (const { content, file } of works)
    for (const [key, list] of Object.entries(content)) {
      if (!Array.isArray(list)) throw new Failed(`${file}: not-a-list: ${key} must be a list of tiles`);
      all[key] = [...(all[key] ?? []), ...list];
    }
  return all;
}

/** A set-up for each of these numbers of seats can be dealt from it. Throws Failed with everything that the rules have to say, each with the files. */
export function dealable(own: object, seats: readonly number[], files: string): Omit<Setup, 'seats' | 'seed'> {
  const setups = seats.map((count): unknown => ({ ...own, seats: count, seed: 'any' }));
  try {
    for (const setup of setups) demandSetup(setup);
    const [setup] = setups;
    demandSetup(setup);
    const { seats: _, seed: __, ...studied } = setup;
    return studied;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const from = files === '' ? '' : `${files}: `;
    throw new Failed(error.faults.map(({ code, message, where }) => `${from}${code}: ${where}: ${message}`).join('\n'));
  }
}
