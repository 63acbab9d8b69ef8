/** What boards and regions are called: the rules know them by id and number. */
import type { Board } from '@elbowroom/rules';
import { names as classic2 } from './boards/classic-2.gen.ts';
import { names as classic3 } from './boards/classic-3.gen.ts';
import { names as classic4 } from './boards/classic-4.gen.ts';
import { names as classic5 } from './boards/classic-5.gen.ts';
import { names as l1a } from './boards/l1a.gen.ts';
import { names as l1b } from './boards/l1b.gen.ts';
import { names as l2a } from './boards/l2a.gen.ts';
import { names as l2b } from './boards/l2b.gen.ts';
import { names as m1a } from './boards/m1a.gen.ts';
import { names as m1b } from './boards/m1b.gen.ts';
import { names as m2a } from './boards/m2a.gen.ts';
import { names as m2b } from './boards/m2b.gen.ts';
import { names as s1a } from './boards/s1a.gen.ts';
import { names as s1b } from './boards/s1b.gen.ts';
import { names as s2a } from './boards/s2a.gen.ts';
import { names as s2b } from './boards/s2b.gen.ts';
import type { Words } from './ruling-words.ts';

/** The name of a board of ours, and those of its regions by their numbers. */
export interface BoardWords {
  readonly name: Words;
  readonly regions: readonly Words[];
}

const listed: Readonly<Record<string, string>> = {
  'classic-2': classic2,
  'classic-3': classic3,
  'classic-4': classic4,
  'classic-5': classic5,
  L1a: l1a,
  L1b: l1b,
  L2a: l2a,
  L2b: l2b,
  M1a: m1a,
  M1b: m1b,
  M2a: m2a,
  M2b: m2b,
  S1a: s1a,
  S1b: s1b,
  S2a: s2a,
  S2b: s2b,
};

/** Names on our own boards, by the ids of these. */
export const boardWords: ReadonlyMap<string, BoardWords> = new Map(Object.entries(listed).map(([id, names]) => [id, named(names)]));

/** A line each, the board first: English|French. */
function named(names: string): BoardWords {
  const [name, ...regions] = names
    .trim()
    .split('\n')
    .map((line): Words => {
      const [en = '', fr = ''] = line.split('|');
      return { en, fr };
    });
  return { name: name ?? { en: '', fr: '' }, regions };
}

/** What a region is called: as its board says itself, or as ours do, also where islands lie side by side. Undefined for one without a name. */
export function regionWords({ id, regions }: Pick<Board, 'id' | 'regions'>, region: number): Words | undefined {
  const ours = id.split('+').flatMap((face) => boardWords.get(face)?.regions ?? []);
  return regions[region]?.name ?? (ours.length === regions.length ? ours[region] : undefined);
}
