/** The size of the window, for what is not a matter of style. */
import { MediaQuery } from 'svelte/reactivity';
import { SHORT_OF_ROOM, SQUAT, sizes } from './sizes.ts';

export const phone = new MediaQuery(sizes.phone);
export const flat = new MediaQuery(sizes.flat);
export const shortOfRoom = new MediaQuery(SHORT_OF_ROOM);
export const squat = new MediaQuery(SQUAT);
export const narrow = new MediaQuery(sizes.narrow);
