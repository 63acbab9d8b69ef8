/**
 * The rulings in words, for whoever asks people how they read the rules; what boards and regions are called; what the balance lab says; and what makes a plan better.
 * @module @elbowroom/wording
 */
import { markerWords } from './azeroth-markers.ts';
import { powerWords } from './azeroth-powers.ts';
import { raceWords } from './azeroth-races.ts';
import { turnWords } from './azeroth-turn.ts';
import { classicWords } from './classic.ts';
import { coreWords } from './core.ts';
import type { AllRulings, RulingWords } from './ruling-words.ts';

export { type BalanceSentences, type BoxFigures, balanceSentences, type MapFigures, type TileFigures } from './balance-words.ts';
export { type BoardWords, boardWords, regionWords } from './board-words.ts';
export type { AllRulings, RulingWords, Words } from './ruling-words.ts';
export { termWords } from './term-words.ts';

/** Every ruling in words, by its name. */
export const rulingWords: AllRulings = { ...coreWords, ...classicWords, ...turnWords, ...raceWords, ...powerWords, ...markerWords };

const byName: Readonly<Record<string, RulingWords>> = rulingWords;

/** The words of a ruling; undefined for a name that is none. */
export const wordsOf = (name: string): RulingWords | undefined => (Object.hasOwn(byName, name) ? byName[name] : undefined);
