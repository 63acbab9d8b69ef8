/** How a table reads the rules. */
import { type Position, type Ruling, rulings, versionOf } from '../../src/index.ts';

/** Whether a ruling is read so: as written, or as its version has it. */
export const reads = (p: Position, name: string, reading: string): boolean =>
  (p.rulings?.[name] ?? versionOf(p.rules)?.rulings[name] ?? before(name)) === reading;

/** As it was played before there was a choice. */
function before(name: string): string | undefined {
  const [, known] = Object.entries<Ruling>(rulings).find(([id]) => id === name) ?? [];
  return known?.before ?? known?.standard;
}
