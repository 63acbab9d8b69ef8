/** What makes one plan better than another, in words: a term of its worth each, for whoever plays the better plan. */
import type { Words } from './ruling-words.ts';

/** By term, as `@elbowroom/bots` names them. */
export const termWords = {
  coins: { en: 'coins once this turn is scored', fr: 'pièces une fois ce tour compté' },
  people: { en: 'what the people, or the next one, will still bring', fr: 'ce que le peuple, ou le suivant, rapportera encore' },
  tokens: { en: 'tokens free to attack', fr: 'pions libres pour attaquer' },
  regions: { en: 'regions that will score again', fr: 'régions qui rapporteront encore' },
  growth: { en: 'room to grow next turn', fr: 'place pour grandir au prochain tour' },
  bonus: { en: 'coins beyond the regions, turn after turn', fr: 'pièces en plus des régions, tour après tour' },
  declined: { en: 'regions in decline that go on scoring', fr: 'régions en déclin qui continuent de rapporter' },
  risk: { en: 'regions that may be lost', fr: 'régions qui pourraient être perdues' },
  tiles: { en: 'what this people is known to be good for', fr: 'ce que ce peuple sait faire de mieux' },
  threat: { en: 'what the opponents could do next', fr: 'ce que les adversaires pourraient faire ensuite' },
  rivals: { en: 'what the opponents can still expect', fr: 'ce que les adversaires peuvent encore espérer' },
  experience: { en: 'what such positions have led to in many games', fr: 'ce que de telles positions ont donné au fil des parties' },
} as const satisfies Readonly<Record<string, Words>>;
