import { power } from '../../core/ability.ts';
import { encampment } from '../pieces.ts';

/** Bivouacking. Five encampments, pitched anew each turn, any number together (CL-BIVOUACKING-1 to 3 are the encampment's own). */
export const bivouacking = power({ id: 'bivouacking', value: 5, pieces: [encampment] });
