/** The Battle of Azeroth: the Azeroth edition with another draft, allies, and another final score (BA-RULES-1). */
import { azeroth } from '../azeroth/edition.ts';
import type { Edition } from '../core/edition.ts';
import { best, type Outcome } from '../core/outcome.ts';
import type { Read } from '../core/state.ts';
import { factionColumns } from './draft.ts';
import { columnsAt, teamsAt } from './teams.ts';

export const battle: Edition = {
  ...azeroth,
  variant: 'battle',
  draft: factionColumns,
  starts: 0, // BA-TEAM-1
  teamOf: (seats, seat) => teamsAt(seats)[seat],
  outcome: weakerAlly,
};

/** BA-END-1, BA-END-2, BA-END-3 A faction scores its weaker seat; then its best one; then the victory is shared. */
function weakerAlly(p: Read): Outcome {
  const coins = [...p.coins];
  const teams = teamsAt(coins.length);
  const factions = columnsAt(coins.length);
  const purses = (faction: number): number[] => coins.filter((_, seat) => teams[seat] === factions[faction]);
  const score = (faction: number): number => Math.min(...purses(faction));
  const ahead = best([...factions.keys()], score);
  const winning = ahead.length === 1 ? ahead : best(ahead, (faction) => Math.max(...purses(faction)));
  const [alliance = 0, horde = 0, neutral] = factions.map((_, faction) => score(faction));
  return {
    coins,
    winners: [...coins.keys()].filter((seat) => winning.some((faction) => factions[faction] === teams[seat])),
    ...(ahead.length === 1 ? {} : { tieBreak: { rule: 'BA-END-3', what: winning.length === 1 ? 'highest-seat' : 'shared' } }),
    factions: { alliance, horde, ...(neutral === undefined ? {} : { neutral }) },
  };
}
