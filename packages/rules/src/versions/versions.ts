/** The versions of the rules. `npm run rules-version` freezes a new one. */
import { frozen } from './frozen.gen.ts';
import type { RulesVersion } from './version.ts';

/** All versions of the rules, oldest first. */
export const versions: readonly RulesVersion[] = frozen;

/** What games are dealt from unless they say otherwise. */
export const newest: RulesVersion = versions.reduce((a, b) => (b.version > a.version ? b : a));

/** A version by its number; undefined if there is none. */
export const versionOf = (number: unknown): RulesVersion | undefined => versions.find(({ version }) => version === number);
