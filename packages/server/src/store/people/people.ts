/** All that is kept of people, put together. */
import type { Desk } from '../desk.ts';
import { FORGET_RATINGS } from '../rating-departure.ts';
import { type ClubStore, clubsOn } from './clubs.ts';
import { departuresOn, type PersonStore } from './departures.ts';
import { type DeviceStore, devicesOn } from './devices.ts';
import { FORGET_KEEPING, type KeepingStore, keepingOn } from './keeping.ts';
import { FORGET_PASSKEYS, type PasskeyStore, passkeysOn } from './passkeys.ts';
import { type ResultStore, resultsOn } from './results.ts';
import { FORGET_TIES, type TieStore, tiesOn } from './ties.ts';

export interface PeopleStore extends ClubStore, DeviceStore, KeepingStore, PasskeyStore, PersonStore, ResultStore, TieStore {}

export function peopleOn(desk: Desk, now: () => number): Omit<PeopleStore, 'unknownSecrets'> {
  const clubs = clubsOn(desk, now);
  /** One after the other: each has somebody who follows. */
  const leaveClubs = async (guest: string): Promise<void> => {
    for (const { id } of await clubs.clubsOf(guest)) await clubs.leaveClub(id, guest);
  };
  return {
    ...clubs,
    ...devicesOn(desk, now),
    ...passkeysOn(desk, now),
    ...resultsOn(desk),
    ...tiesOn(desk, now),
    ...keepingOn(desk, now),
    ...departuresOn(desk, now, [...FORGET_TIES, ...FORGET_KEEPING, ...FORGET_PASSKEYS, ...FORGET_RATINGS], leaveClubs),
  };
}
