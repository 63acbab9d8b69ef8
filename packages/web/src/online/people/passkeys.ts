/** Passkeys, as the browser has them: asked for what the server wants to see, and its answer sent back. */
import type { PasskeyCalls } from './passkey-client.ts';
import type { Lack, Refused } from './passkey-words.ts';

/** Why this page cannot have any. */
export const lackOf = ({
  isSecureContext,
  PublicKeyCredential,
}: Partial<Pick<typeof globalThis, 'isSecureContext' | 'PublicKeyCredential'>>): Lack | undefined => {
  if (isSecureContext !== true) return 'insecure';
  return typeof PublicKeyCredential === 'function' ? undefined : 'browser';
};

/** Why the browser gave none, if that is what happened. */
export function refusedOf(error: unknown): Refused | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : undefined;
}

/** What speaks to authenticators comes when somebody has one. */
export async function makePasskey(calls: PasskeyCalls): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([import('@simplewebauthn/browser'), calls.passkeyAsked()]);
  await calls.addPasskey(await startRegistration({ optionsJSON }));
}

export async function comeBack(calls: PasskeyCalls): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([import('@simplewebauthn/browser'), calls.signatureAsked()]);
  await calls.signIn(await startAuthentication({ optionsJSON }));
}
