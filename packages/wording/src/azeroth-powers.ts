/** Words for where readers of the Azeroth book differ about powers. */
import type { SomeRulings } from './ruling-words.ts';

export const powerWords = {
  'towers-others': {
    asks: {
      en: 'Are Murlocs and one’s own declined people others when regions around a field are counted?',
      fr: 'Les Murlocs et son propre peuple en déclin sont-ils d’autres peuples quand on compte les régions autour d’un champ\u00a0?',
    },
    readings: {
      count: { en: 'Yes, both are.', fr: 'Oui, les deux.' },
      'opponents-only': { en: 'No: only peoples of opponents.', fr: 'Non\u00a0: seuls les peuples adverses.' },
    },
  },
  'beast-only-region': {
    asks: { en: 'May beasts conquer and hold a region alone?', fr: 'Des bêtes peuvent-elles conquérir et tenir seules une région\u00a0?' },
    readings: {
      may: {
        en: 'Yes, until they are discarded; then it is nobody’s.',
        fr: 'Oui, jusqu’à leur défausse\u00a0; elle n’est alors à personne.',
      },
      'needs-token': { en: 'No: a race token goes with them.', fr: 'Non\u00a0: un pion de race les accompagne.' },
    },
  },
  'beasts-counted-when': {
    asks: {
      en: 'Do hills bring beasts that only beasts held?',
      fr: 'Les collines que seules des bêtes tenaient rapportent-elles des bêtes\u00a0?',
    },
    readings: {
      'after-discard': {
        en: 'No: beasts are discarded first, then hills are counted.',
        fr: 'Non\u00a0: on défausse d’abord les bêtes, puis on compte les collines.',
      },
      'before-discard': { en: 'Yes: they were held when the turn began.', fr: 'Oui\u00a0: elles étaient tenues au début du tour.' },
    },
  },
  'enraged-pieces': {
    asks: { en: 'Do beasts and the champion count for the Enraged?', fr: 'Les bêtes et le champion comptent-ils pour les Enragés\u00a0?' },
    readings: {
      count: { en: 'Yes, as tokens.', fr: 'Oui, comme des pions.' },
      'tokens-only': { en: 'No: race tokens only.', fr: 'Non\u00a0: seulement les pions de race.' },
    },
  },
  'tauren-champion-alone': {
    asks: {
      en: 'May the champion of the Tauren take and hold a region alone?',
      fr: 'Le champion des Taurens peut-il prendre et tenir seul une région\u00a0?',
    },
    readings: {
      may: { en: 'Yes: he is no Tauren, so no Tauren is alone.', fr: 'Oui\u00a0: il n’est pas un Tauren, donc aucun Tauren n’est seul.' },
      never: {
        en: 'No: two Tauren go with him, and he does not stay without them.',
        fr: 'Non\u00a0: deux Taurens l’accompagnent, et il ne reste pas sans eux.',
      },
    },
  },
  'champion-alone-leaves': {
    asks: {
      en: 'May the champion go on from a region that he holds alone?',
      fr: 'Le champion peut-il repartir d’une région qu’il tient seul\u00a0?',
    },
    readings: {
      nobodys: { en: 'Yes: it is nobody’s then.', fr: 'Oui\u00a0: elle n’est alors à personne.' },
      'may-not-leave': { en: 'No: somebody must stay in each region.', fr: 'Non\u00a0: quelqu’un doit rester dans chaque région.' },
    },
  },
  'champion-tolls': {
    asks: {
      en: 'Does the champion’s conquest pay harmony, marsh and Aegis?',
      fr: 'La conquête du champion paie-t-elle l’harmonie, le marais et l’Égide\u00a0?',
    },
    readings: {
      paid: { en: 'Yes: it costs no tokens, but coins.', fr: 'Oui\u00a0: elle ne coûte pas de pions, mais des pièces.' },
      free: { en: 'No: it costs nothing at all.', fr: 'Non\u00a0: elle ne coûte rien du tout.' },
    },
  },
  'portal-face-down': {
    asks: { en: 'Do markers that lie face down change places?', fr: 'Les marqueurs face cachée changent-ils de place\u00a0?' },
    readings: {
      stay: { en: 'No: they might be places.', fr: 'Non\u00a0: ce sont peut-être des lieux.' },
      move: {
        en: 'Yes, like every token, until they turn out to be places.',
        fr: 'Oui, comme tout jeton, tant qu’ils ne se révèlent pas être des lieux.',
      },
    },
  },
  'portal-when': {
    asks: { en: 'May a portal be opened while tokens are redeployed?', fr: 'Peut-on ouvrir un portail pendant le redéploiement\u00a0?' },
    readings: {
      no: { en: 'No: until the conquests are over.', fr: 'Non\u00a0: jusqu’à la fin des conquêtes.' },
      yes: { en: 'Yes: twice per turn, whenever.', fr: 'Oui\u00a0: deux fois par tour, n’importe quand.' },
    },
  },
  'marsh-toll': {
    asks: { en: 'When do opponents pay the Marshdwellers?', fr: 'Quand les adversaires paient-ils les Palustres\u00a0?' },
    readings: {
      'on-the-try': {
        en: 'Before the attack; it is not given back when the roll fails.',
        fr: 'Avant l’attaque\u00a0; la pièce n’est pas rendue si le lancer échoue.',
      },
      'on-the-conquest': { en: 'When they really take the swamp.', fr: 'Quand ils prennent vraiment le marais.' },
    },
  },
  'intimidation-last': {
    asks: {
      en: 'Once no further conquest is possible this turn, may Intimidating still be used?',
      fr: 'Quand plus aucune conquête n’est possible ce tour-ci, Terrifiants peut-il encore servir\u00a0?',
    },
    readings: {
      'no-conquest-can-follow': {
        en: 'No: not after the last conquest of the turn.',
        fr: 'Non\u00a0: pas après la dernière conquête du tour.',
      },
      'until-done': { en: 'Yes, until the conquests are declared over.', fr: 'Oui, jusqu’à ce que les conquêtes soient déclarées finies.' },
    },
  },
  'intimidated-goes-where': {
    asks: { en: 'Who chooses where an intimidated token goes?', fr: 'Qui choisit où va un pion intimidé\u00a0?' },
    readings: {
      intimidator: {
        en: 'The player who intimidates: they move the token.',
        fr: 'Le joueur qui intimide\u00a0: c’est lui qui déplace le pion.',
      },
      owner: { en: 'The owner of the token, who flees with it.', fr: 'Le propriétaire du pion, qui fuit avec lui.' },
    },
  },
  'intimidate-pieces': {
    asks: {
      en: 'May beasts and the champion be intimidated where no token is left?',
      fr: 'Les bêtes et le champion peuvent-ils être intimidés là où il n’y a plus de pion\u00a0?',
    },
    readings: {
      no: { en: 'No: only race tokens.', fr: 'Non\u00a0: seulement les pions de race.' },
      yes: {
        en: 'Yes: they stand for tokens. Without a refuge a beast is lost, and the champion comes to hand.',
        fr: 'Oui\u00a0: ils tiennent lieu de pions. Sans refuge, une bête est perdue et le champion revient en main.',
      },
    },
  },
  'intimidate-into-immune': {
    asks: {
      en: 'May an intimidated token be sent into an immune region of its people?',
      fr: 'Un pion intimidé peut-il aller dans une région imprenable de son peuple\u00a0?',
    },
    readings: {
      no: { en: 'No: no ability of an opponent reaches it.', fr: 'Non\u00a0: aucun pouvoir adverse ne l’atteint.' },
      yes: { en: 'Yes: it only gains a token.', fr: 'Oui\u00a0: elle y gagne un pion.' },
    },
  },
} satisfies SomeRulings;
