/** Where readers of every book differ: the books share these rules. */
import { ruling } from './ruling.ts';

export const coreRulings = {
  'draft-coins-help': ruling({ rule: 'CORE-DRAFT-2', readings: ['no', 'yes'], standard: 'no' }),
  'hopeless-roll': ruling({ rule: 'CORE-DIE-4', readings: ['not-offered', 'allowed'], standard: 'not-offered' }),
  'abandon-when': ruling({ rule: 'CORE-TURN-3', readings: ['before-first-conquest', 'any-time'], standard: 'before-first-conquest' }),
  'no-tokens-left': ruling({ rule: 'CORE-TURN-4', readings: ['may', 'must-decline'], standard: 'may' }),
  'retreat-order': ruling({ rule: 'CORE-LOSS-4', readings: ['seat-order', 'loss-order'], standard: 'seat-order' }),
};
