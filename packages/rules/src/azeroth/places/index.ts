import { battlefield } from './battlefield.ts';
import { darkPortal } from './dark-portal.ts';
import { karazhan } from './karazhan.ts';
import { lightsHopeChapel } from './lights-hope-chapel.ts';
import { meetingStone } from './meeting-stone.ts';
import { spiritHealer } from './spirit-healer.ts';
import { wellOfEternity } from './well-of-eternity.ts';

export const places = [battlefield, lightsHopeChapel, spiritHealer, karazhan, meetingStone, darkPortal, wellOfEternity];
