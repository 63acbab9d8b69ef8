/** A test for each reading of a ruling, titled with its rule: leaving a reading out does not compile. */
import { test } from 'vitest';
import type { Position } from '../src/index.ts';
import { type Rulings, rulings } from '../src/rulings.ts';

/** What a scene is told so that it is played by a reading. */
type Played = Required<Pick<Position, 'rulings'>>;
type Fact = readonly [title: string, check: (played: Played) => void];

export function readings<Name extends keyof Rulings>(name: Name, facts: Readonly<Record<Rulings[Name], Fact>>): void {
  for (const [reading, [title, check]] of Object.entries<Fact>(facts))
    test(`${rulings[name].rule} ${title} (${name}: ${reading})`, () => check({ rulings: { [name]: reading } }));
}
