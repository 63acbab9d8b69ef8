/** Who sits where in the battle. */
import type { Faction } from '../azeroth/factions.ts';

/** BA-TEAM-1 Seats in the order of play, by their number. */
const TABLES: Readonly<Record<number, readonly Faction[]>> = {
  2: ['alliance', 'horde'],
  3: ['alliance', 'horde', 'neutral'],
  4: ['alliance', 'horde', 'alliance', 'horde'],
  5: ['alliance', 'horde', 'neutral', 'alliance', 'horde'],
};

export const teamsAt = (seats: number): readonly Faction[] => TABLES[seats] ?? [];

/** The factions of a table, in the order of their columns. */
export const columnsAt = (seats: number): readonly Faction[] => [...new Set(teamsAt(seats))];
