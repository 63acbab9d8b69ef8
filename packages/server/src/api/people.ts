/** Every address that is about people. */
import type { House } from '../house.ts';
import type { Api } from './api.ts';
import { deviceRoutes } from './devices.ts';
import { placeRoutes } from './place.ts';

export function peopleRoutes(api: Api, house: House): void {
  deviceRoutes(api, house);
  placeRoutes(api, house);
}
