/** The shape of what comes in and goes out about passkeys. What browsers make and read of it is said by WebAuthn, level 3. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Type } from 'typebox';

const closed = { additionalProperties: false } as const;
/** Authenticators may call a passkey something of 1,023 bytes. */
const KeyId = Type.String({ pattern: '^[\\w-]{1,1364}$' });
const letters = (most: number) => Type.String({ pattern: '^[\\w-]*$', maxLength: most });
const Transport = Type.String({ pattern: '^[a-z-]{1,20}$' });
const credential = {
  id: KeyId,
  rawId: KeyId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 20 })),
  clientExtensionResults: Type.Object({}, { description: 'Not looked at.' }),
};

export const PasskeyParams = Type.Object({ passkey: KeyId }, closed);

export const PasskeyShape = Type.Object({
  id: Type.String(),
  browser: Type.Optional(Type.String({ description: 'In which it was made.' })),
  system: Type.Optional(Type.String()),
  made: Type.Integer(),
});
export const Passkeys = Type.Object({ passkeys: Type.Array(PasskeyShape, { description: 'None: the name is not protected.' }) });

export const PasskeyAsked = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object({}, { additionalProperties: true, description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON`.' }),
);
export const SignatureAsked = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object({}, { additionalProperties: true, description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON`.' }),
);

export const NewPasskey = Type.Unsafe<{ readonly response: RegistrationResponseJSON }>(
  Type.Object(
    {
      response: Type.Object(
        {
          ...credential,
          response: Type.Object(
            {
              clientDataJSON: letters(4000),
              attestationObject: letters(12_000),
              authenticatorData: Type.Optional(letters(8000)),
              transports: Type.Optional(Type.Array(Transport, { maxItems: 10 })),
              publicKeyAlgorithm: Type.Optional(Type.Integer()),
              publicKey: Type.Optional(letters(4000)),
            },
            closed,
          ),
        },
        { ...closed, description: '`toJSON()` of what `navigator.credentials.create` gives.' },
      ),
    },
    closed,
  ),
);

export const SignIn = Type.Unsafe<{ readonly response: AuthenticationResponseJSON; readonly token?: boolean }>(
  Type.Object(
    {
      response: Type.Object(
        {
          ...credential,
          response: Type.Object(
            {
              clientDataJSON: letters(4000),
              authenticatorData: letters(8000),
              signature: letters(4000),
              userHandle: Type.Optional(letters(100)),
            },
            closed,
          ),
        },
        { ...closed, description: '`toJSON()` of what `navigator.credentials.get` gives.' },
      ),
      token: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
);
