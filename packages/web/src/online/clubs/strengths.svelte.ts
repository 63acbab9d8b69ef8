/** The ratings of people in lists, each asked for once. Nobody needs them: if they do not come, the list is there all the same. */
import type { ShownRating } from '../client.ts';
import type { ClubCalls } from './club-client.ts';

export type Strengths = {
  readonly of: (person: string | undefined) => ShownRating | undefined;
  readonly want: (people: readonly string[]) => void;
};

/** As many as the server tells at once. */
const MOST = 50;

export function openStrengths(client: Pick<ClubCalls, 'ratingsOf'>): Strengths {
  const asked = new Set<string>();
  let known = $state.raw<ReadonlyMap<string, ShownRating>>(new Map());
  return {
    of: (person) => (person === undefined ? undefined : known.get(person)),
    want: (people) => {
      const fresh = [...new Set(people)].filter((person) => !asked.has(person)).slice(0, MOST);
      if (fresh.length === 0) return;
      for (const person of fresh) asked.add(person);
      client.ratingsOf(fresh).then(
        (found) => {
          known = new Map([...known, ...found.map(({ person, ...rating }) => [person, rating] as const)]);
        },
        () => {
          for (const person of fresh) asked.delete(person);
        },
      );
    },
  };
}
