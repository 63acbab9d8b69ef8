/** Every address that is about people. */
import type { House } from '../house.ts';
import type { Api } from './api.ts';
import { clubRoutes } from './clubs.ts';
import { deviceRoutes } from './devices.ts';
import { keeperRoutes } from './keeper.ts';
import { keeperClubRoutes } from './keeper-clubs.ts';
import { passkeyRoutes } from './passkeys.ts';
import { placeRoutes } from './place.ts';
import { tieRoutes } from './ties.ts';

export function peopleRoutes(api: Api, house: House): void {
  deviceRoutes(api, house);
  passkeyRoutes(api, house);
  placeRoutes(api, house);
  tieRoutes(api, house);
  clubRoutes(api, house);
  keeperRoutes(api, house);
  keeperClubRoutes(api, house);
}
