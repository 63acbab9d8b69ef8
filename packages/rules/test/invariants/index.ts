/** Every invariant that a random game is held against. */
import type { Check } from './check.ts';
import { coins } from './coins.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { numbers } from './numbers.ts';
import { peoples } from './peoples.ts';
import { pieces } from './pieces.ts';
import { purity } from './purity.ts';
import { refusals } from './refusals.ts';
import { regions } from './regions.ts';
import { snapshots } from './snapshots.ts';
import { tiles } from './tiles.ts';
import { tokens } from './tokens.ts';
import { turns } from './turns.ts';
import { views } from './views.ts';

const table: readonly Check[] = [...numbers, ...tokens, ...pieces, ...coins, ...regions, ...peoples, ...tiles];

export const invariants: readonly Check[] = [
  ...table,
  ...decisions(table),
  ...refusals,
  ...purity,
  ...events,
  ...snapshots,
  ...views,
  ...turns,
];
