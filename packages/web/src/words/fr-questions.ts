import type { Questions } from './question-words.ts';

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

export const frQuestions: Questions = {
  diplomat: {
    asks: 'Avec qui faites-vous la paix\u00a0? On ne pourra pas vous attaquer avant votre prochain tour.',
    answers: { none: 'La paix avec personne', ally: (name) => `La paix avec ${name}` },
  },
  stout: {
    asks: 'Votre peuple décline-t-il maintenant, après avoir marqué, ou reste-t-il actif\u00a0?',
    answers: { done: 'Rester actif' },
  },
  berserk: { answers: { none: 'Renoncer' } },
  amazons: {
    asks: 'Quatre Amazones ne font qu’attaquer et se retirent\u00a0: quelle région abandonnez-vous pour cela\u00a0?',
  },
  battlefield: {
    asks: 'Quelle faction combattez-vous\u00a0? Ses défaites comptent double pour vous.',
    answers: { alliance: 'L’Alliance', horde: 'La Horde', none: 'Aucune' },
  },
  worgen: {
    asks: 'Quelle forme prennent vos Worgens ce tour-ci\u00a0?',
    answers: { human: 'Forme humaine\u00a0: +2 pièces', worgen: 'Forme worgen\u00a0: 1 pièce, et tout coûte 1 pion de moins' },
  },
  forsaken: {
    asks: 'Combien de morts achetez-vous, à une pièce chacun\u00a0?',
    answers: { '0': 'N’en acheter aucun', number: (n) => `En acheter ${n} pour ${s(Number(n), 'pièce')}` },
  },
  goblins: {
    asks: 'Posez des bombes à côté de vos régions\u00a0; elles sautent au début de votre prochain tour.',
    asksInWords: 'Allumer cette bombe coûte des pièces. Payez-vous\u00a0?',
    answers: { pay: 'Payer et l’allumer', none: 'Ne pas payer\u00a0: reprendre la bombe' },
  },
  gnomes: {
    asks: 'L’assaut n’a pas suffi. Lancer encore comme dernière conquête, ou renoncer\u00a0?',
    answers: { none: 'Renoncer' },
  },
  humans: {
    asks: 'Posez un objectif\u00a0: qui prend cette région est payé.',
  },
  ethereals: {
    asks: 'Quel artefact prenez-vous\u00a0?',
  },
  tauren: {
    asks: 'Les Taurens ne sont jamais seuls\u00a0: où va ce pion\u00a0?',
  },
  intimidating: {
    asks: 'Un de vos pions prend la fuite\u00a0: où va-t-il\u00a0?',
  },
  'aegis-of-aggramar': {
    asks: 'Où va l’Égide\u00a0? Cette région est imprenable.',
  },
  'heart-of-azeroth': {
    asks: 'Où va le Cœur\u00a0? Chaque voisin paie qui le tient.',
  },
  entrenched: {
    asks: 'Il n’y a pas de fort pour chaque région\u00a0: où va le prochain\u00a0?',
  },
  defensive: {
    asks: 'Il n’y a pas de tour de garde pour chaque champ\u00a0: où va la prochaine\u00a0?',
  },
};
