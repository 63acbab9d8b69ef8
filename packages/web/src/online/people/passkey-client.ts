/** The addresses of the server that are about passkeys, each as a call. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Courier, Guest } from '../client.ts';

export type Passkey = { readonly id: string; readonly browser?: string; readonly system?: string; readonly made: number };

export type PasskeyCalls = {
  readonly passkeys: () => Promise<readonly Passkey[]>;
  readonly passkeyAsked: () => Promise<PublicKeyCredentialCreationOptionsJSON>;
  readonly addPasskey: (response: RegistrationResponseJSON) => Promise<Passkey>;
  readonly dropPasskey: (id: string) => Promise<void>;
  readonly signatureAsked: () => Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Becomes one more device of whose passkey has signed. */
  readonly signIn: (response: AuthenticationResponseJSON) => Promise<Guest>;
};

export const passkeyCalls = (ask: Courier): PasskeyCalls => ({
  passkeys: async () => (await ask<{ passkeys: readonly Passkey[] }>('GET', '/guests/me/passkeys')).passkeys,
  passkeyAsked: () => ask('POST', '/guests/me/passkeys/challenge'),
  addPasskey: (response) => ask('POST', '/guests/me/passkeys', { body: { response } }),
  dropPasskey: (id) => ask('DELETE', `/guests/me/passkeys/${encodeURIComponent(id)}`),
  signatureAsked: () => ask('POST', '/guests/passkeys/challenge'),
  signIn: (response) => ask('POST', '/guests/passkeys', { body: { response } }),
});
