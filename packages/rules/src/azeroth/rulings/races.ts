/** Where readers of the Azeroth book differ about races. */
import { ruling } from '../../core/ruling.ts';

export const raceRulings = {
  'gnomes-give-up': ruling('AZ-GNOMES-2', ['may', 'last-conquest']),
  'gnomes-entry': ruling('AZ-GNOMES-3', ['may', 'no']),
  'bombs-under-aegis': ruling('AZ-GOBLINS-1', ['each', 'once']),
  'blast-ransom': ruling('AZ-GOBLINS-2', ['yes', 'no']),
  'objective-land': ruling('AZ-HUMANS-1', ['land-only', 'any']),
  'objective-immune': ruling('AZ-HUMANS-1', ['no', 'yes']),
  'objective-sided-horde': ruling('AZ-HUMANS-4', ['horde', 'neutral']),
  'naga-return': ruling('AZ-NAGA-2', ['yes', 'no']),
  'harmony-bombs': ruling('AZ-PANDAREN-4', ['when-revealed', 'when-laid']),
  'forsaken-bought-when': ruling('AZ-FORSAKEN-2', ['after-conquests', 'at-each-loss']),
  'tauren-beasts': ruling('AZ-TAUREN-2', ['readied', 'stays'], 'stays'),
  'tauren-company': ruling('AZ-TAUREN-2', ['counts', 'tokens-only']),
  'tauren-lone-active': ruling('AZ-TAUREN-2', ['to-hand', 'stays']),
  'tauren-lone-declined': ruling('AZ-TAUREN-2', ['lost', 'stays']),
  'tauren-doomhammer': ruling('AZ-TAUREN-4', ['two', 'none']),
};
