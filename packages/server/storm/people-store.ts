/** What nodes ask the database of a storm about people. */
import type { ClubStore } from '../src/store/people/clubs.ts';
import type { DeviceStore } from '../src/store/people/devices.ts';
import type { KeepingStore } from '../src/store/people/keeping.ts';
import type { PasskeyStore } from '../src/store/people/passkeys.ts';
import type { PeopleStore } from '../src/store/people/people.ts';
import type { TieStore } from '../src/store/people/ties.ts';
import type { KeptPeople } from './kept-people.ts';

type Ask = <T>(act: () => T) => Promise<T>;

const asJson = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

export const peopleIn = (people: KeptPeople, ask: Ask, now: () => number): Omit<PeopleStore, keyof (ClubStore & PasskeyStore)> => ({
  ...devicesIn(people, ask, now),
  setResults: (result, way) => ask(() => people.setResults(asJson(result), way)),
  uncounted: (way, most, at) => ask(() => people.uncounted(way, most, at)),
  finishedAfter: (game, most, at) => ask(() => people.finishedAfter(game, most, at)),
  resultOf: (game) => ask(() => asJson(people.resultOf(game))),
  resultsOf: (guest, page) => ask(() => asJson(people.resultsOf(guest, page))),
  pastOf: (guest, page) => ask(() => asJson(people.pastOf(guest, page))),
  othersOf: (guest, page) => ask(() => people.othersOf(guest, page)),
  ...tiesIn(people, ask, now),
  person: (id) => ask(() => people.person(id)),
  namesOf: (ids) => ask(() => people.namesOf(ids)),
  showAll: (id, isAll) =>
    ask(() => {
      if (isAll) people.showing.add(id);
      else people.showing.delete(id);
    }),
  liveGamesOf: (guest) => ask(() => people.liveGamesOf(guest)),
  linesOf: (guest, most) => ask(() => people.linesOf(guest, most)),
  daysOf: (guest) => ask(() => people.daysOf(guest)),
  forgetGuest: (guest, alias) => ask(() => people.depart(guest, alias, now())),
  departedSince: (at) => ask(() => [...people.departed].flatMap(([guest, left]) => (left >= at ? [guest] : []))),
  dropDeparted: (before) =>
    ask(() => {
      const past = [...people.departed].flatMap(([guest, left]) => (left < before ? guest : []));
      for (const guest of past) for (const known of [people.departed, people.aliases]) known.delete(guest);
    }),
});

const tiesIn = (people: KeptPeople, ask: Ask, now: () => number): KeepingStore & TieStore => ({
  setTie: (guest, other, kind, isOn) => ask(() => people.setTie(guest, other, kind, isOn)),
  tiesOf: (guest) => ask(() => people.tiesOf(guest)),
  apartFrom: (guest) => ask(() => people.apartFrom(guest)),
  companionsOf: (guest, most) => ask(() => people.companionsOf(guest, most)),
  isCompanion: (guest, other) => ask(() => people.companionsOf(guest, Number.POSITIVE_INFINITY).some(({ person }) => person === other)),
  invite: (game, guest, by) => ask(() => people.invite(game, guest, by, now())),
  invitationsOf: (guest) => ask(() => people.invitationsOf(guest)),
  uninvite: (game, guest) =>
    ask(() => {
      const i = people.invitations.findIndex((one) => one.game === game && one.guest === guest);
      if (i !== -1) people.invitations.splice(i, 1);
    }),
  setStanding: (guest, standing) => ask(() => people.setStanding(guest, standing)),
  addReport: (report) => ask(() => people.addReport({ ...asJson(report), at: now() })),
  openReports: (most) => ask(() => asJson(people.reports.filter(({ id }) => !people.closed.has(id)).slice(0, most))),
  reportsBy: (guest) => ask(() => people.reports.filter(({ by }) => by === guest).map(({ at, name, words }) => ({ at, name, words }))),
  closeReport: (id) =>
    ask(() => {
      const isOpen = people.reports.some((report) => report.id === id) && !people.closed.has(id);
      if (isOpen) people.closed.add(id);
      return isOpen;
    }),
  noteDeed: (id, deed) =>
    ask(() => {
      if (!people.deeds.some((one) => one.id === id)) people.deeds.unshift({ id, ...deed, at: now() });
    }),
  deeds: (most) => ask(() => people.deeds.slice(0, most).map(({ id: _, ...deed }) => deed)),
});

function devicesIn(people: KeptPeople, ask: Ask, now: () => number): DeviceStore {
  return {
    addGuest: (guest, secret, device = { id: guest.id, kind: '' }) => ask(() => people.addGuest(guest, secret, device, now())),
    guestBySecret: (secret) => ask(() => people.guestBySecret(secret)),
    unknownSecrets: (secrets) =>
      ask(() => secrets.filter((secret) => people.guestBySecret(secret)?.isBanned ?? people.guestBySecret(secret) === undefined)),
    devicesOf: (guest) => ask(() => people.devicesOf(guest)),
    nameDevice: (guest, device, name) => ask(() => people.changeDevice(device, guest, { name })),
    seeDevice: async (device, seen) => {
      await ask(() => people.changeDevice(device, undefined, { seen }));
    },
    dropDevice: (guest, device) => ask(() => people.dropDevice(guest, device)),
    addLink: (code, guest, lastsMs, device) =>
      ask(() => {
        people.addLink(code, guest, now() + lastsMs, device);
        return now() + lastsMs;
      }),
    joinLink: (code, secret, device) => ask(() => people.useLink(code, secret, device, now(), false)),
    useLink: (code, secret, device) => ask(() => people.useLink(code, secret, device, now(), true)),
  };
}
