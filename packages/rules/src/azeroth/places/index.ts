import { battlefield } from './battlefield.ts';
import { darkPortal } from './dark-portal.ts';
import { karazhan } from './karazhan.ts';
import { lightsHopeChapel } from './lights-hope-chapel.ts';
import { meetingStone } from './meeting-stone.ts';
import { spiritHealer } from './spirit-healer.ts';
import { wellOfEternity } from './well-of-eternity.ts';

/** The places, by id: words and emblems that are missing do not compile. */
export const places = {
  battlefield,
  'lights-hope-chapel': lightsHopeChapel,
  'spirit-healer': spiritHealer,
  karazhan,
  'meeting-stone': meetingStone,
  'dark-portal': darkPortal,
  'well-of-eternity': wellOfEternity,
};
