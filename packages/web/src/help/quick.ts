/** The rules of a game in short: what lies beside the table. */
import { enQuick } from './en-quick.ts';
import { frQuick } from './fr-quick.ts';
import { set } from './french.ts';
import type { RuleId } from './rules.ts';
import type { QuickSheet } from './topics.ts';

/** A sentence or two, and the rules that say it in full. */
type QuickPoint = readonly [text: string, ...rules: RuleId[]];

export type QuickPart = { readonly title: string; readonly points: readonly QuickPoint[] };

type CorePart = 'aim' | 'choose' | 'conquer' | 'die' | 'deploy' | 'score' | 'decline' | 'end';
type ClassicPart = 'entry' | 'classicBoard';
type AzerothPart = 'islands' | 'azerothCost' | 'factions' | 'markers' | 'order';
type BattlePart = 'teams' | 'columns' | 'victory';

export type QuickWords = Readonly<Record<CorePart | ClassicPart | AzerothPart | BattlePart, QuickPart>>;

const core: readonly CorePart[] = ['aim', 'choose', 'conquer', 'die', 'deploy', 'score', 'decline', 'end'];

/** The two pages of each leaflet. */
const leaves: Readonly<Record<QuickSheet, readonly (readonly (keyof QuickWords)[])[]>> = {
  classic: [
    ['aim', 'choose', 'entry', 'conquer', 'classicBoard'],
    ['die', 'deploy', 'score', 'decline', 'end'],
  ],
  azeroth: [
    ['aim', 'choose', 'islands', 'conquer', 'azerothCost', 'die'],
    ['deploy', 'score', 'factions', 'markers', 'order', 'decline', 'end'],
  ],
  battle: [['teams', 'columns'], ['victory']],
};

export const quickPages = (sheet: QuickSheet, language: 'en' | 'fr'): QuickPart[][] => {
  const words = language === 'fr' ? frQuick : enQuick;
  const told = ([text, ...rules]: QuickPoint): QuickPoint => [language === 'fr' ? set(text) : text, ...rules];
  return leaves[sheet].map((page) => page.map((part) => ({ title: words[part].title, points: words[part].points.map(told) })));
};

/** For tests: every part is on some leaflet. */
export const allParts: readonly string[] = [...new Set([...core, ...Object.values(leaves).flat(2)])];
