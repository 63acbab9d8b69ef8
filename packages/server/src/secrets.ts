/** Ids nobody guesses, and secrets that are kept as hashes only. */
import { hash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits, in 22 letters that fit into an address. */
export const unguessable = (): string => randomBytes(16).toString('base64url');

export const secretToken = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(16).toString('hex');

export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** Letters that are not mistaken for each other, and make no words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

export const shortCode = (): string => Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
