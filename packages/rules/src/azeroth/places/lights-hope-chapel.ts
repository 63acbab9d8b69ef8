import { place } from '../../core/ability.ts';

/** Light's Hope Chapel. Its holder loses no token, the attack that takes the chapel included. */
export const lightsHopeChapel = place({ id: 'lights-hope-chapel', onCasualty: () => true }); // AZ-CHAPEL-1
