/** Where readers of the Azeroth book differ about races. */
import { ruling } from '../../core/ruling.ts';

export const raceRulings = {
  'gnomes-give-up': ruling({ rule: 'AZ-GNOMES-2', readings: ['may', 'last-conquest'], standard: 'may' }),
  'gnomes-entry': ruling({ rule: 'AZ-GNOMES-3', readings: ['may', 'no'], standard: 'may' }),
  'bombs-under-aegis': ruling({ rule: 'AZ-GOBLINS-1', readings: ['each', 'once'], standard: 'each' }),
  'blast-ransom': ruling({ rule: 'AZ-GOBLINS-2', readings: ['yes', 'no'], standard: 'yes' }),
  'objective-land': ruling({ rule: 'AZ-HUMANS-1', readings: ['land-only', 'any'], standard: 'land-only' }),
  'objective-immune': ruling({ rule: 'AZ-HUMANS-1', readings: ['no', 'yes'], standard: 'no' }),
  'objective-sided-horde': ruling({ rule: 'AZ-HUMANS-4', readings: ['horde', 'neutral'], standard: 'horde' }),
  'naga-return': ruling({ rule: 'AZ-NAGA-2', readings: ['yes', 'no'], standard: 'yes' }),
  'harmony-bombs': ruling({ rule: 'AZ-PANDAREN-4', readings: ['when-revealed', 'when-laid'], standard: 'when-revealed' }),
  'forsaken-bought-when': ruling({ rule: 'AZ-FORSAKEN-2', readings: ['after-conquests', 'at-each-loss'], standard: 'after-conquests' }),
  'tauren-beasts': ruling({ rule: 'AZ-TAUREN-2', readings: ['readied', 'stays'], standard: 'readied', before: 'stays' }),
  'tauren-company': ruling({ rule: 'AZ-TAUREN-2', readings: ['counts', 'tokens-only'], standard: 'counts' }),
  'tauren-lone-active': ruling({ rule: 'AZ-TAUREN-2', readings: ['to-hand', 'stays'], standard: 'to-hand' }),
  'tauren-lone-declined': ruling({ rule: 'AZ-TAUREN-2', readings: ['lost', 'stays'], standard: 'lost' }),
  'tauren-doomhammer': ruling({ rule: 'AZ-TAUREN-4', readings: ['two', 'none'], standard: 'two' }),
};
