/**
 * What passkeys are asked, and whether they answer it. The library is fetched when somebody has one, for it is large.
 * Who made an authenticator is not asked, and certificates that say it are refused: to check one, the library would go wherever it names.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import type { Passkey } from '../store/people/passkeys.ts';
import type { Guest } from '../store/store.ts';

/** Whom a passkey belongs with: it works for pages of this origin, under this name, and nowhere else. */
export interface Party {
  readonly id: string;
  readonly origin: string;
}

/** Names of hosts only; browsers take no numbers. */
const NAMED = /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/i;

/** What whoever runs the server has set; else only this machine itself. What a request says the server is called is not believed. Throws `no-passkeys`. */
export function partyOf({ address }: Pick<Config, 'address'>, host: string | undefined): Party {
  const said = address ?? `http://${host ?? ''}`;
  const { hostname, origin, protocol } = URL.canParse(said) ? new URL(said) : new URL('http://0.0.0.0');
  const isHere = hostname === 'localhost';
  const isSafe = address === undefined ? isHere : isHere || protocol === 'https:';
  if (!isSafe || !NAMED.test(hostname)) throw new Problem('no-passkeys');
  return { id: hostname, origin };
}

/** Milliseconds that somebody has to find their key, and touch it. */
export const ASKED_MS = 5 * 60_000;

/** By their numbers in COSE: Ed25519, P-256 and RSA, which every authenticator knows one of. Others are not asked for, and not taken. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(letters, 'base64url'));

/** To make a new one, which knows by itself whose it is. */
export async function askedOfNew(party: Party, { id, name }: Guest, challenge: string, known: readonly Passkey[]) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: 'Elbowroom',
    rpID: party.id,
    userID: bytesOf(id),
    userName: name,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    timeout: ASKED_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: [...passkey.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** To come back by any. */
export async function askedOfAny(party: Party, challenge: string) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: ASKED_MS,
    userVerification: 'preferred',
  });
}

/** What was signed, as the browser says it. */
export function challengeIn(clientData: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    if (said instanceof Object && 'challenge' in said && typeof said.challenge === 'string') return said.challenge;
  } catch {
    // Nothing that can be read was asked.
  }
  throw new Problem('bad-passkey');
}

/** Throws `bad-passkey`, whatever the library does not like. */
async function proven<T>(check: () => Promise<T | undefined>): Promise<T> {
  const found = await check().catch(() => undefined);
  if (found === undefined) throw new Problem('bad-passkey');
  return found;
}

type Made = Pick<Passkey, 'id' | 'key' | 'counter' | 'transports'>;

/** A new one, as it is kept. */
export function madeBy(party: Party, response: RegistrationResponseJSON, challenge: string): Promise<Made> {
  return proven(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
    const attested = decodeAttestationObject(bytesOf(response.response.attestationObject));
    const isOwn = attested.get('fmt') === 'packed' && attested.get('attStmt').get('x5c') === undefined;
    if (attested.get('fmt') !== 'none' && !isOwn) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, key: Buffer.from(publicKey).toString('base64url'), counter, transports };
  });
}

/** How often it has signed by now. */
export function signedBy(party: Party, response: AuthenticationResponseJSON, challenge: string, passkey: Passkey): Promise<number> {
  return proven(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: passkey.id, publicKey: bytesOf(passkey.key), counter: passkey.counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}
