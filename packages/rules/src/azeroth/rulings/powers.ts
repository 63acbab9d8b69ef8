/** Where readers of the Azeroth book differ about powers. */
import { ruling } from '../../core/ruling.ts';

export const powerRulings = {
  'towers-others': ruling({
    rule: 'AZ-DEFENSIVE-1',
    asks: {
      en: 'Are Murlocs and one’s own declined people others when regions around a field are counted?',
      fr: 'Les Murlocs et son propre peuple en déclin sont-ils d’autres peuples quand on compte les régions autour d’un champ ?',
    },
    readings: {
      count: { en: 'Yes, both are.', fr: 'Oui, les deux.' },
      'opponents-only': { en: 'No: only peoples of opponents.', fr: 'Non : seuls les peuples adverses.' },
    },
    standard: 'count',
  }),
  'beast-only-region': ruling({
    rule: 'AZ-BEASTMASTER-2',
    asks: { en: 'May beasts conquer and hold a region alone?', fr: 'Des bêtes peuvent-elles conquérir et tenir seules une région ?' },
    readings: {
      may: {
        en: 'Yes, until they are discarded; then it is nobody’s.',
        fr: 'Oui, jusqu’à leur défausse ; elle n’est alors à personne.',
      },
      'needs-token': { en: 'No: a race token goes with them.', fr: 'Non : un pion de race les accompagne.' },
    },
    standard: 'may',
  }),
  'beasts-counted-when': ruling({
    rule: 'AZ-BEASTMASTER-1',
    asks: {
      en: 'Do hills bring beasts that only beasts held?',
      fr: 'Les collines que seules des bêtes tenaient rapportent-elles des bêtes ?',
    },
    readings: {
      'after-discard': {
        en: 'No: beasts are discarded first, then hills are counted.',
        fr: 'Non : on défausse d’abord les bêtes, puis on compte les collines.',
      },
      'before-discard': { en: 'Yes: they were held when the turn began.', fr: 'Oui : elles étaient tenues au début du tour.' },
    },
    standard: 'after-discard',
  }),
  'enraged-pieces': ruling({
    rule: 'AZ-ENRAGED-1',
    asks: { en: 'Do beasts and the champion count for the Enraged?', fr: 'Les bêtes et le champion comptent-ils pour les Enragés ?' },
    readings: {
      count: { en: 'Yes, as tokens.', fr: 'Oui, comme des pions.' },
      'tokens-only': { en: 'No: race tokens only.', fr: 'Non : seulement les pions de race.' },
    },
    standard: 'count',
  }),
  'tauren-champion-alone': ruling({
    rule: 'AZ-CHAMPION-1',
    asks: {
      en: 'May the champion of the Tauren take and hold a region alone?',
      fr: 'Le champion des Taurens peut-il prendre et tenir seul une région ?',
    },
    readings: {
      may: { en: 'Yes: he is no Tauren, so no Tauren is alone.', fr: 'Oui : il n’est pas un Tauren, donc aucun Tauren n’est seul.' },
      never: {
        en: 'No: two Tauren go with him, and he does not stay without them.',
        fr: 'Non : deux Taurens l’accompagnent, et il ne reste pas sans eux.',
      },
    },
    standard: 'may',
  }),
  'champion-alone-leaves': ruling({
    rule: 'AZ-CHAMPION-4',
    asks: {
      en: 'May the champion go on from a region that he holds alone?',
      fr: 'Le champion peut-il repartir d’une région qu’il tient seul ?',
    },
    readings: {
      nobodys: { en: 'Yes: it is nobody’s then.', fr: 'Oui : elle n’est alors à personne.' },
      'may-not-leave': { en: 'No: somebody must stay in each region.', fr: 'Non : quelqu’un doit rester dans chaque région.' },
    },
    standard: 'nobodys',
  }),
  'champion-tolls': ruling({
    rule: 'AZ-CHAMPION-1',
    asks: {
      en: 'Does the champion’s conquest pay harmony, marsh and Aegis?',
      fr: 'La conquête du champion paie-t-elle l’harmonie, le marais et l’Égide ?',
    },
    readings: {
      paid: { en: 'Yes: it costs no tokens, but coins.', fr: 'Oui : elle ne coûte pas de pions, mais des pièces.' },
      free: { en: 'No: it costs nothing at all.', fr: 'Non : elle ne coûte rien du tout.' },
    },
    standard: 'paid',
  }),
  'portal-face-down': ruling({
    rule: 'AZ-PORTAL-MAGE-1',
    asks: { en: 'Do markers that lie face down change places?', fr: 'Les marqueurs face cachée changent-ils de place ?' },
    readings: {
      stay: { en: 'No: they might be places.', fr: 'Non : ce sont peut-être des lieux.' },
      move: {
        en: 'Yes, like every token, until they turn out to be places.',
        fr: 'Oui, comme tout jeton, tant qu’ils ne se révèlent pas être des lieux.',
      },
    },
    standard: 'stay',
  }),
  'portal-when': ruling({
    rule: 'AZ-PORTAL-MAGE-2',
    asks: { en: 'May a portal be opened while tokens are redeployed?', fr: 'Peut-on ouvrir un portail pendant le redéploiement ?' },
    readings: {
      no: { en: 'No: until the conquests are over.', fr: 'Non : jusqu’à la fin des conquêtes.' },
      yes: { en: 'Yes: twice per turn, whenever.', fr: 'Oui : deux fois par tour, n’importe quand.' },
    },
    standard: 'no',
  }),
  'marsh-toll': ruling({
    rule: 'AZ-MARSHDWELLER-1',
    asks: { en: 'When do opponents pay the Marshdwellers?', fr: 'Quand les adversaires paient-ils les Palustres ?' },
    readings: {
      'on-the-try': {
        en: 'Before the attack; it is not given back when the roll fails.',
        fr: 'Avant l’attaque ; la pièce n’est pas rendue si le lancer échoue.',
      },
      'on-the-conquest': { en: 'When they really take the swamp.', fr: 'Quand ils prennent vraiment le marais.' },
    },
    standard: 'on-the-try',
  }),
  'intimidation-last': ruling({
    rule: 'AZ-INTIMIDATING-4',
    asks: {
      en: 'Once no further conquest is possible this turn, may Intimidating still be used?',
      fr: 'Quand plus aucune conquête n’est possible ce tour-ci, Terrifiants peut-il encore servir ?',
    },
    readings: {
      'no-conquest-can-follow': {
        en: 'No: not after the last conquest of the turn.',
        fr: 'Non : pas après la dernière conquête du tour.',
      },
      'until-done': { en: 'Yes, until the conquests are declared over.', fr: 'Oui, jusqu’à ce que les conquêtes soient déclarées finies.' },
    },
    standard: 'no-conquest-can-follow',
    before: 'until-done',
  }),
  'intimidated-goes-where': ruling({
    rule: 'AZ-INTIMIDATING-1',
    asks: { en: 'Who chooses where an intimidated token goes?', fr: 'Qui choisit où va un pion intimidé ?' },
    readings: {
      intimidator: {
        en: 'The player who intimidates: they move the token.',
        fr: 'Le joueur qui intimide : c’est lui qui déplace le pion.',
      },
      owner: { en: 'The owner of the token, who flees with it.', fr: 'Le propriétaire du pion, qui fuit avec lui.' },
    },
    standard: 'intimidator',
  }),
  'intimidate-pieces': ruling({
    rule: 'AZ-INTIMIDATING-4',
    asks: {
      en: 'May beasts and the champion be intimidated where no token is left?',
      fr: 'Les bêtes et le champion peuvent-ils être intimidés là où il n’y a plus de pion ?',
    },
    readings: {
      no: { en: 'No: only race tokens.', fr: 'Non : seulement les pions de race.' },
      yes: {
        en: 'Yes: they stand for tokens. Without a refuge a beast is lost, and the champion comes to hand.',
        fr: 'Oui : ils tiennent lieu de pions. Sans refuge, une bête est perdue et le champion revient en main.',
      },
    },
    standard: 'no',
  }),
  'intimidate-into-immune': ruling({
    rule: 'AZ-INTIMIDATING-4',
    asks: {
      en: 'May an intimidated token be sent into an immune region of its people?',
      fr: 'Un pion intimidé peut-il aller dans une région imprenable de son peuple ?',
    },
    readings: {
      no: { en: 'No: no ability of an opponent reaches it.', fr: 'Non : aucun pouvoir adverse ne l’atteint.' },
      yes: { en: 'Yes: it only gains a token.', fr: 'Oui : elle y gagne un pion.' },
    },
    standard: 'no',
  }),
};
