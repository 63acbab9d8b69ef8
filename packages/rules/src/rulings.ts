/** Every ruling there is, by name: what a table may read otherwise. */
import { azerothRulings } from './azeroth/rulings.ts';
import { classicRulings } from './classic/rulings.ts';
import type { Ruling } from './core/ruling.ts';
import { coreRulings } from './core/rulings.ts';

/** Every ruling by its name. */
export const rulings = { ...coreRulings, ...classicRulings, ...azerothRulings };

/** How each of them is read. */
export type Rulings = { readonly [Name in keyof typeof rulings]: ReadingOf<(typeof rulings)[Name]> };

type ReadingOf<R> = R extends Ruling<infer Reading> ? Reading : never;
