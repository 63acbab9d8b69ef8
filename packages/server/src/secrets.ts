/** Ids nobody guesses, and secrets that are kept as hashes only. */
import { hash } from 'node:crypto';
import type { Outside } from './outside.ts';

type Chance = Pick<Outside, 'bytes'>;

/** 128 bits, in 22 letters that fit into an address. */
export const unguessable = ({ bytes }: Chance): string => bytes(16).toString('base64url');

/** The same id for the same guest and key, and guessed by nobody who does not know the key. */
export const idOf = (guest: string, key: string): string => hash('sha256', `${guest}/${key}`, 'base64url').slice(0, 22);

/** The same secret for the same code and key: whoever asks again, because the answer got lost, is told what they were told before. */
export const secretOf = (code: string, key: string): string => hash('sha256', `${code}/${key}`, 'base64url');

export const secretToken = ({ bytes }: Chance): string => bytes(32).toString('base64url');

export const newSeed = ({ bytes }: Chance): string => bytes(16).toString('hex');

export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** Letters that are not mistaken for each other, and make no words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

const lettersOf = (chance: Chance, length: number): string => Array.from({ length }, () => LETTERS[below(chance, LETTERS.length)]).join('');

/** Of a table, for as long as it waits. */
export const shortCode = (chance: Chance): string => lettersOf(chance, 7);

/** Of a club, for years: nobody finds one of a hundred thousand in a thousand million tries. */
export const clubCode = (chance: Chance): string => lettersOf(chance, 10);

/** A whole number from 0 on, all alike likely but for one part in 2^40. */
export const below = ({ bytes }: Chance, most: number): number => bytes(6).readUIntBE(0, 6) % most;
