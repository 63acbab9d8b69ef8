import { BLAST, place, SCARE } from '../../core/ability.ts';

/** Light's Hope Chapel. Its holder loses no token, the attack that takes the chapel included. */
export const lightsHopeChapel = place({
  id: 'lights-hope-chapel',
  onCasualty: (s, _me, _r, cause) => (cause !== BLAST && cause !== SCARE) || s.world.rulings['chapel-powers'] === 'yes', // AZ-CHAPEL-1
});
