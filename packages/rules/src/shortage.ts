/** Whether a box has tiles enough that nobody is ever left without an offer. */
import type { Reader } from './boards/reader.ts';
import type { Agreed } from './charter.ts';
import type { Edition } from './core/edition.ts';
import type { Homebrew } from './homebrew/vocabulary.ts';

/** A seat has an active people and one in decline; some abilities let a further one stay. */
const PEOPLES = 2;
const SPARE = 2;

export function noteShortage(to: Reader, edition: Edition, { contents }: Agreed, homebrew: Homebrew | undefined, seats: number): void {
  const made = homebrew?.races ?? [];
  const lent = new Set(made.map(({ borrows }) => borrows));
  const races = [...contents.races.filter(({ id }) => !lent.has(id)), ...made.map(({ faction = 'neutral' }) => ({ faction }))];
  const need = (what: string, has: number, least: number): void => {
    if (has < least) to.note('too-few', 'box', `needs at least ${least} ${what} for ${seats} seats, has ${has}`, 'CORE-SETUP-3');
  };
  const { teamOf } = edition;
  if (teamOf === undefined) need('races', races.length, PEOPLES * seats + SPARE);
  else {
    const teams = Array.from({ length: seats }, (_, seat) => teamOf(seats, seat));
    for (const team of new Set(teams)) {
      const members = teams.filter((other) => other === team).length;
      need(`races of the ${team}`, races.filter(({ faction }) => faction === team).length, PEOPLES * members + 1);
    }
  }
  need('powers', contents.powers.length + (homebrew?.powers ?? []).length, seats + SPARE);
  if (edition.markers.length > 0) {
    const markers = [...contents.markers, ...(homebrew?.artifacts ?? []), ...(homebrew?.places ?? [])];
    need('artifacts and places', markers.length, seats);
  }
}
