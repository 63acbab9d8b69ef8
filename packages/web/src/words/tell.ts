/** The log: what happened, in sentences. Small things that belong together become one line. */
import { type Event, inventory } from '@elbowroom/rules';
import type { Line, Part } from './line.ts';
import { abilityName, itemName, markerName, pieceName, raceName } from './speak.ts';
import type { Words } from './words.ts';

export type Entry = {
  /** The step after which it could be read. */
  readonly step: number;
  readonly kind: 'round' | 'score' | 'event' | 'aside' | 'end';
  readonly line: Line;
};

export type Telling = {
  readonly words: Words;
  readonly edition: string;
  /** Names of the seats, for answers that name one. */
  readonly seats: readonly string[];
  readonly winners: readonly number[];
};

/** Pieces that move about with the tokens: that they are taken up and put down again is no news. */
const restless: ReadonlySet<string> = new Set(
  (['classic', 'azeroth'] as const)
    .flatMap((edition) => inventory(edition).pieces)
    .filter(({ atStart, redeploys }) => redeploys || atStart > 0)
    .map(({ id }) => id),
);

const isRestless = (piece: string, { homemade }: Words): boolean => restless.has(piece) || homemade?.restless.has(piece) === true;

const seat = (n: number): Part => ({ seat: n });
const region = (n: number): Part => ({ region: n });

/** Events by step, oldest first. */
export function tell(steps: readonly (readonly Event[])[], to: Telling): Entry[] {
  const entries: Entry[] = [];
  let deploys: { seat: number; count: number; at: number } | undefined;
  for (const [step, events] of steps.entries()) {
    for (const event of inOrder(events)) {
      if (event.type === 'deployed') {
        const isSame = deploys !== undefined && deploys.seat === event.seat && deploys.at === entries.length - 1;
        deploys = { seat: event.seat, count: isSame && deploys ? deploys.count + 1 : 1, at: isSame ? entries.length - 1 : entries.length };
        entries[deploys.at] = { step, kind: 'event', line: to.words.tales.deployed(seat(event.seat), deploys.count) };
        continue;
      }
      const line = sentence(event, to);
      if (line !== undefined) entries.push({ step, kind: kindOf(event), line });
    }
  }
  return entries;
}

/** The conquest before what it did to the loser; pieces that go or come with the region are no news of their own. */
function inOrder(events: readonly Event[]): Event[] {
  const taken = events.filter(({ type }) => type === 'conquered');
  const lost = new Set(events.flatMap((e) => (e.type === 'conquered' || e.type === 'lost' || e.type === 'abandoned' ? [e.region] : [])));
  const isNews = (e: Event): boolean => e.type !== 'conquered' && !((e.type === 'removed' || e.type === 'raised') && lost.has(e.region));
  const first = events.findIndex(({ type }) => type === 'conquered' || type === 'lost' || type === 'fell');
  const at = first < 0 ? 0 : first;
  return [...events.slice(0, at).filter(isNews), ...taken, ...events.slice(at).filter(isNews)];
}

function kindOf({ type }: Event): Entry['kind'] {
  if (type === 'round-began') return 'round';
  if (type === 'scored') return 'score';
  return type === 'ended' ? 'end' : 'event';
}

/** Undefined for what another line says already. */
function sentence(event: Event, to: Telling): Line | undefined {
  const { tales } = to.words;
  switch (event.type) {
    case 'round-began':
      return [tales.round(event.round)];
    case 'turn-began':
    case 'dealt':
    case 'deployed':
      return undefined;
    case 'rolled':
      return tales.rolled(seat(event.seat), event.die, event.region === undefined ? undefined : region(event.region));
    case 'abandoned':
      return tales.abandoned(seat(event.seat), region(event.region));
    case 'chose':
      // A bare number is how many: what comes of it says so.
      if (/^\d+$/.test(event.answer)) return undefined;
      return tales.chose(seat(event.seat), answerOf(event.answer, to));
    case 'ended':
      return tales.ended(to.winners.map(seat));
    case 'swapped':
    case 'raised':
    case 'removed':
    case 'uncovered':
    case 'turned-up':
    case 'carried':
      return thing(event, to.words);
    case 'paid':
    case 'earned':
    case 'scored':
      return coins(event, to.words);
    default:
      return fate(event, to);
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

type Fate = EventOf<'picked' | 'expanded' | 'conquered' | 'repelled' | 'lost' | 'fell' | 'moved' | 'declined' | 'vanished' | 'recruited'>;

/** What happens to a people. */
function fate(event: Fate, { words, edition }: Telling): Line | undefined {
  const { tales, names } = words;
  const race = (id: string): string => raceName(words, edition, id);
  switch (event.type) {
    case 'picked':
      return tales.picked(seat(event.seat), names.combo(event.race, event.power), event.tokens, event.price, event.found);
    case 'expanded':
      return tales.expanded(seat(event.seat), race(event.race), event.hand);
    case 'conquered': {
      const helped = event.with?.map((id) => abilityName(words, id));
      const from = event.from === undefined ? undefined : race(event.from);
      return tales.conquered(seat(event.seat), region(event.region), from, event.tokens, helped && words.list(helped));
    }
    case 'repelled':
      return tales.repelled(race(event.race), region(event.region));
    case 'lost':
      // A conquest says itself from whom; only what comes back to hand is news.
      return event.seat === undefined || event.saved === 0
        ? undefined
        : tales.lost(race(event.race), region(event.region), event.fallen, event.saved);
    case 'fell':
      return tales.fell(race(event.race), region(event.region));
    case 'moved':
      return tales.moved(race(event.race), region(event.from), event.to === undefined ? undefined : region(event.to));
    case 'declined':
      return tales.declined(seat(event.seat), race(event.race));
    case 'vanished':
      return tales.vanished(race(event.race));
    case 'recruited':
      return tales.recruited(race(event.race), event.count, abilityName(words, event.ability));
  }
}

/** What happens to pieces and markers. */
function thing(event: EventOf<'swapped' | 'raised' | 'removed' | 'uncovered' | 'turned-up' | 'carried'>, words: Words): Line | undefined {
  const { tales } = words;
  switch (event.type) {
    case 'swapped':
      return tales.swapped(region(event.regions[0]), region(event.regions[1]));
    case 'raised':
      return isRestless(event.piece, words) ? undefined : tales.raised(pieceName(words, event.piece), region(event.region));
    case 'removed':
      return isRestless(event.piece, words) ? undefined : tales.removed(pieceName(words, event.piece), region(event.region));
    case 'uncovered':
      return tales.uncovered(pieceName(words, event.piece), region(event.region), event.face === 'live');
    case 'turned-up':
      return tales.turnedUp(markerName(words, event.marker), region(event.region));
    case 'carried':
      return tales.carried(markerName(words, event.marker), region(event.from), region(event.to));
  }
}

/** What comes into a purse, and goes out of it. Without an ability it is the draft: that is said by the line that tells of the pick. */
function coins(event: EventOf<'paid' | 'earned' | 'scored'>, words: Words): Line | undefined {
  const { tales } = words;
  if (event.type === 'scored')
    return tales.scored(seat(event.seat), event.total, words.list(event.items.map((item) => itemName(words, item))));
  if (event.ability === undefined) return undefined;
  const ability = abilityName(words, event.ability);
  if (event.type === 'earned') return tales.earned(seat(event.seat), event.coins, ability);
  return tales.paid(seat(event.seat), event.to === undefined ? undefined : seat(event.to), event.coins, ability);
}

function answerOf(answer: string, { words, seats }: Telling): string {
  const known: Readonly<Record<string, string>> = words.answers;
  return answer
    .split(' ')
    .map((word, i) => (/^\d+$/.test(word) && i > 0 ? (seats[Number(word)] ?? word) : (known[word] ?? abilityName(words, word))))
    .join(' ');
}
