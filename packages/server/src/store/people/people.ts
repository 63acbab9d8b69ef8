/** All that is kept of people, put together. */
import type { Desk } from '../desk.ts';
import { departuresOn, type PersonStore } from './departures.ts';
import { type DeviceStore, devicesOn } from './devices.ts';
import { type ResultStore, resultsOn } from './results.ts';

export interface PeopleStore extends DeviceStore, PersonStore, ResultStore {}

export const peopleOn = (desk: Desk, now: () => number): Omit<PeopleStore, 'unknownSecrets'> => ({
  ...devicesOn(desk, now),
  ...resultsOn(desk),
  ...departuresOn(desk, now),
});
