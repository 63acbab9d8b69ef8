/** What the page says about passkeys, in every language. */
import type { Language } from '../../words/words.ts';

/** Why there are none here: the page came unprotected, the browser knows nothing of them, or the server does not. */
export type Lack = 'insecure' | 'browser' | 'server';
/** Why the browser gave none: somebody said no or waited too long, or the key at hand is theirs already. */
export type Refused = 'cancelled' | 'known';

export type PasskeyWords = {
  readonly title: string;
  readonly says: string;
  readonly protects: (name: string) => string;
  readonly made: (day: string) => string;
  readonly add: string;
  readonly another: string;
  readonly drop: string;
  readonly dropOf: (passkey: string) => string;
  readonly dropLast: (name: string) => string;
  readonly signIn: string;
  readonly signInSays: string;
  readonly lacks: Readonly<Record<Lack, string>>;
  readonly refused: Readonly<Record<Refused, string>>;
};

const en: PasskeyWords = {
  title: 'Passkeys',
  says: 'With a passkey — your fingerprint, your face or a key — nobody else can take your name here, and you are yourself on any device. Nothing needs one: without it everything works as it does now.',
  protects: (name) => `“${name}” is yours alone here.`,
  made: (day) => `since ${day}`,
  add: 'Protect my name with a passkey',
  another: 'Add another passkey',
  drop: 'Drop',
  dropOf: (passkey) => `Drop the passkey: ${passkey}`,
  dropLast: (name) => `When the last one is dropped, others may call themselves “${name}” again.`,
  signIn: 'I have a passkey',
  signInSays: 'You become the one whose passkey it is. Who you have been on this device so far stays behind.',
  lacks: {
    insecure: 'Passkeys work only where the address begins with https: this page was not sent that way.',
    browser: 'This browser knows nothing of passkeys.',
    server: 'This server has none: whoever runs it has not set its address, or it does not begin with https.',
  },
  refused: {
    cancelled: 'No passkey was given, so nothing was changed.',
    known: 'This device or key holds a passkey of yours already.',
  },
};

const fr: PasskeyWords = {
  title: 'Clés d’accès',
  says: 'Avec une clé d’accès — votre empreinte, votre visage ou une clé — personne d’autre ne peut prendre votre nom ici, et vous êtes vous-même sur tout appareil. Rien ne l’exige\u00a0: sans elle, tout marche comme maintenant.',
  protects: (name) => `«\u00a0${name}\u00a0» n’est qu’à vous ici.`,
  made: (day) => `depuis le ${day}`,
  add: 'Protéger mon nom par une clé d’accès',
  another: 'Ajouter une autre clé d’accès',
  drop: 'Retirer',
  dropOf: (passkey) => `Retirer la clé d’accès\u00a0: ${passkey}`,
  dropLast: (name) => `Une fois la dernière retirée, d’autres pourront à nouveau s’appeler «\u00a0${name}\u00a0».`,
  signIn: 'J’ai une clé d’accès',
  signInSays: 'Vous devenez la personne à qui est la clé. Celle que vous étiez jusqu’ici sur cet appareil reste en arrière.',
  lacks: {
    insecure: 'Les clés d’accès ne marchent que là où l’adresse commence par https\u00a0: cette page n’est pas venue ainsi.',
    browser: 'Ce navigateur ne connaît pas les clés d’accès.',
    server: 'Ce serveur n’en a pas\u00a0: qui le tient n’a pas indiqué son adresse, ou elle ne commence pas par https.',
  },
  refused: {
    cancelled: 'Aucune clé n’a été donnée\u00a0: rien n’a changé.',
    known: 'Cet appareil ou cette clé porte déjà une clé d’accès à vous.',
  },
};

export const passkeyWords: Readonly<Record<Language, PasskeyWords>> = { en, fr };
