/** Ids of the rules, and which stand together. The texts are big: only the help, which comes when it is asked for, loads them. */
import { outline } from './outline.gen.ts';

export type SectionId = keyof typeof outline.sections;
export type RuleId = (typeof outline.sections)[SectionId][number];

export type Section = { readonly id: SectionId; readonly rules: readonly RuleId[] };

const isSection = (id: string): id is SectionId => Object.hasOwn(outline.sections, id);

/** In the order of the documents. */
export const sections: readonly Section[] = Object.keys(outline.sections)
  .filter(isSection)
  .map((id) => ({ id, rules: outline.sections[id] }));

export const ruleIds: readonly RuleId[] = sections.flatMap(({ rules }) => rules);

const known: ReadonlySet<string> = new Set(ruleIds);

export const isRule = (id: string): id is RuleId => known.has(id);

export const sectionOf = (rule: RuleId): Section => sections.find(({ rules }) => rules.includes(rule)) ?? sections[0]!;

const doubtful: ReadonlySet<string> = new Set(outline.unverified);

/** Whether the value of a tile of the Azeroth edition could not be checked. */
export const isUnverified = (edition: string, id: string): boolean => edition === 'azeroth' && doubtful.has(id);
