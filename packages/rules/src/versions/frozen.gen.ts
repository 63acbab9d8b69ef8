/** Made by tools/rules-version.ts. */
import { version1 } from './version-1.gen.ts';
import { version2 } from './version-2.gen.ts';

export const frozen = [version1, version2];
