/** Where readers of every book differ: the books share these rules. */
import { ruling } from './ruling.ts';

export const coreRulings = {
  'draft-coins-help': ruling('CORE-DRAFT-2', ['no', 'yes']),
  'hopeless-roll': ruling('CORE-DIE-4', ['not-offered', 'allowed']),
  'abandon-when': ruling('CORE-TURN-3', ['before-first-conquest', 'any-time']),
  'no-tokens-left': ruling('CORE-TURN-4', ['may', 'must-decline']),
  'retreat-order': ruling('CORE-LOSS-4', ['seat-order', 'loss-order']),
};
