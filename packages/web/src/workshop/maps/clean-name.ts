/** What somebody types as a name, as a map can be written with it and read again. */
const MOST = 40;

/** A line parts the names of a region; marks that turn the direction of writing and other things that nobody sees are never part of one. */
const UNWRITABLE = /[|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

export const cleanName = (text: string): string => text.replace(UNWRITABLE, ' ').trim().slice(0, MOST).trim();
