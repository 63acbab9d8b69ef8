/** Ids of the rules, and which stand together. The texts themselves are big: only the help, which comes when it is asked for, loads this. */
import { english } from './en-rules.gen.ts';

export type RuleId = keyof typeof english.rules;
export type SectionId = keyof typeof english.sections;

export const isRule = (id: string): id is RuleId => Object.hasOwn(english.rules, id);
const isSection = (id: string): id is SectionId => Object.hasOwn(english.sections, id);

export const ruleIds: readonly RuleId[] = Object.keys(english.rules).filter(isRule);

const sectionIds: readonly SectionId[] = Object.keys(english.sections).filter(isSection);

export type Section = { readonly id: SectionId; readonly rules: readonly RuleId[] };

/** In the order of the documents. */
export const sections: readonly Section[] = sectionIds.map((id, i) => {
  const sizes = sectionIds.map((other) => english.sections[other][1]);
  const before = sizes.slice(0, i).reduce((sum, size) => sum + size, 0);
  return { id, rules: ruleIds.slice(before, before + (sizes[i] ?? 0)) };
});

export const sectionOf = (rule: RuleId): Section => sections.find(({ rules }) => rules.includes(rule)) ?? sections[0]!;

export const enRules: Readonly<Record<RuleId, string>> = english.rules;

export const enHeading = (id: SectionId): string => english.sections[id][0];

const doubtful = new Set(english.unverified.split(' '));

/** Whether the value of a tile of the Azeroth edition could not be checked. */
export const isUnverified = (edition: string, id: string): boolean => edition === 'azeroth' && doubtful.has(id);
