/** Where readers of the Azeroth book differ about powers. */
import { ruling } from '../../core/ruling.ts';

export const powerRulings = {
  'towers-others': ruling('AZ-DEFENSIVE-1', ['count', 'opponents-only']),
  'beast-only-region': ruling('AZ-BEASTMASTER-2', ['may', 'needs-token']),
  'beasts-counted-when': ruling('AZ-BEASTMASTER-1', ['after-discard', 'before-discard']),
  'enraged-pieces': ruling('AZ-ENRAGED-1', ['count', 'tokens-only']),
  'tauren-champion-alone': ruling('AZ-CHAMPION-1', ['may', 'never']),
  'champion-alone-leaves': ruling('AZ-CHAMPION-4', ['nobodys', 'may-not-leave']),
  'champion-tolls': ruling('AZ-CHAMPION-1', ['paid', 'free']),
  'portal-face-down': ruling('AZ-PORTAL-MAGE-1', ['stay', 'move']),
  'portal-when': ruling('AZ-PORTAL-MAGE-2', ['no', 'yes']),
  'marsh-toll': ruling('AZ-MARSHDWELLER-1', ['on-the-try', 'on-the-conquest']),
  'intimidation-last': ruling('AZ-INTIMIDATING-4', ['no-conquest-can-follow', 'until-done'], 'until-done'),
  'intimidated-goes-where': ruling('AZ-INTIMIDATING-1', ['intimidator', 'owner']),
  'intimidate-pieces': ruling('AZ-INTIMIDATING-4', ['no', 'yes']),
  'intimidate-into-immune': ruling('AZ-INTIMIDATING-4', ['no', 'yes']),
};
