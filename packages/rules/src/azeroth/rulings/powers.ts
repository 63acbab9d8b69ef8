/** Where readers of the Azeroth book differ about powers. */
import { ruling } from '../../core/ruling.ts';

export const powerRulings = {
  'towers-others': ruling({ rule: 'AZ-DEFENSIVE-1', readings: ['count', 'opponents-only'], standard: 'count' }),
  'beast-only-region': ruling({ rule: 'AZ-BEASTMASTER-2', readings: ['may', 'needs-token'], standard: 'may' }),
  'beasts-counted-when': ruling({ rule: 'AZ-BEASTMASTER-1', readings: ['after-discard', 'before-discard'], standard: 'after-discard' }),
  'enraged-pieces': ruling({ rule: 'AZ-ENRAGED-1', readings: ['count', 'tokens-only'], standard: 'count' }),
  'tauren-champion-alone': ruling({ rule: 'AZ-CHAMPION-1', readings: ['may', 'never'], standard: 'may' }),
  'champion-alone-leaves': ruling({ rule: 'AZ-CHAMPION-4', readings: ['nobodys', 'may-not-leave'], standard: 'nobodys' }),
  'champion-tolls': ruling({ rule: 'AZ-CHAMPION-1', readings: ['paid', 'free'], standard: 'paid' }),
  'portal-face-down': ruling({ rule: 'AZ-PORTAL-MAGE-1', readings: ['stay', 'move'], standard: 'stay' }),
  'portal-when': ruling({ rule: 'AZ-PORTAL-MAGE-2', readings: ['no', 'yes'], standard: 'no' }),
  'marsh-toll': ruling({ rule: 'AZ-MARSHDWELLER-1', readings: ['on-the-try', 'on-the-conquest'], standard: 'on-the-try' }),
  'intimidation-last': ruling({
    rule: 'AZ-INTIMIDATING-4',
    readings: ['no-conquest-can-follow', 'until-done'],
    standard: 'no-conquest-can-follow',
    before: 'until-done',
  }),
  'intimidated-goes-where': ruling({ rule: 'AZ-INTIMIDATING-1', readings: ['intimidator', 'owner'], standard: 'intimidator' }),
  'intimidate-pieces': ruling({ rule: 'AZ-INTIMIDATING-4', readings: ['no', 'yes'], standard: 'no' }),
  'intimidate-into-immune': ruling({ rule: 'AZ-INTIMIDATING-4', readings: ['no', 'yes'], standard: 'no' }),
};
