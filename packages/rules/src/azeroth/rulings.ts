/** Where readers of the Azeroth book differ. */
import { markerRulings } from './rulings/markers.ts';
import { powerRulings } from './rulings/powers.ts';
import { raceRulings } from './rulings/races.ts';
import { turnRulings } from './rulings/turn.ts';

export const azerothRulings = { ...turnRulings, ...raceRulings, ...powerRulings, ...markerRulings };
