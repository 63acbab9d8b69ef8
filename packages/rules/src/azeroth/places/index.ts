import { battlefield } from './battlefield.ts';
import { lightsHopeChapel } from './lights-hope-chapel.ts';
import { spiritHealer } from './spirit-healer.ts';
import { karazhan } from './karazhan.ts';
import { meetingStone } from './meeting-stone.ts';
import { darkPortal } from './dark-portal.ts';
import { wellOfEternity } from './well-of-eternity.ts';

export const places = [battlefield, lightsHopeChapel, spiritHealer, karazhan, meetingStone, darkPortal, wellOfEternity];
