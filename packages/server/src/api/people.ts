/** Every address that is about people. */
import type { House } from '../house.ts';
import type { Api } from './api.ts';
import { deviceRoutes } from './devices.ts';
import { keeperRoutes } from './keeper.ts';
import { placeRoutes } from './place.ts';
import { tieRoutes } from './ties.ts';

export function peopleRoutes(api: Api, house: House): void {
  deviceRoutes(api, house);
  placeRoutes(api, house);
  tieRoutes(api, house);
  keeperRoutes(api, house);
}
