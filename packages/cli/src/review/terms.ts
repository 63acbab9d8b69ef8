/** What makes one plan better than another, in words. */
import type { Term } from '@elbowroom/bots';

/** What each term is, for whoever plays the better plan. */
export const TERMS: Readonly<Record<Term, string>> = {
  coins: 'coins once the turn is scored',
  people: 'what the people, or the next one, will still bring',
  tokens: 'tokens free to attack',
  regions: 'regions that will score again',
  growth: 'room to grow next turn',
  bonus: 'coins beyond the regions, turn after turn',
  declined: 'regions in decline that go on scoring',
  risk: 'regions that may be lost',
  tiles: 'what the people is known to be good for',
  threat: 'what the opponents could do next',
  rivals: 'what the opponents can still expect',
  experience: 'what such positions have led to in many games',
};
