import type { Device } from './people-client.ts';
import type { PeopleWords } from './people-words.ts';

/** As its owner calls it, or as what it seems to be. */
export function deviceName({ name, browser, system }: Pick<Device, 'name' | 'browser' | 'system'>, words: PeopleWords): string {
  if (name !== undefined) return name;
  return browser !== undefined && system !== undefined ? words.onSystem(browser, system) : (browser ?? system ?? words.program);
}
