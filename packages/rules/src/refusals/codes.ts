/** Every code with which a move is refused. Codes never change meaning: clients translate them. */
import { IllegalMove } from '../core/errors.ts';

/** All codes of `IllegalMove`. */
export const refusalCodes = [
  // Whatever the move
  'game-over',
  'unreadable',
  'not-listed',
  'unknown-region',
  'unknown-ability',
  'unknown-piece',
  'not-possible',
  // Something else comes first
  'pick-first',
  'expand-or-decline-first',
  'answer-first',
  'retreat-first',
  'not-an-answer',
  'no-question',
  'oneself',
  'unknown-seat',
  'attacked',
  'too-few-fallen',
  // Peoples
  'no-such-offer',
  'cannot-pay-offer',
  'has-people',
  'pick-later',
  'already-expanding',
  'decline-too-late',
  'must-decline',
  // Abandoning
  'abandon-too-late',
  'abandon-later',
  'abandon-never',
  // Conquests
  'conquests-over',
  'own-region',
  'water',
  'not-bordering',
  'no-entry',
  'immune',
  'at-peace',
  'hand-empty',
  'hand-below-least',
  'too-few-tokens',
  'too-few-coins',
  'needs-roll',
  'roll-not-needed',
  'hopeless-roll',
  'no-last-roll',
  // Abilities
  'not-an-attack',
  'not-an-action',
  'ability-not-yours',
  'named-twice',
  'clash',
  'spent',
  'nobody-there',
  'not-active',
  'not-alone',
  'no-foothold',
  'must-stay',
  'wall-first',
  'refuge-needed',
  'not-a-refuge',
  'tray-empty',
  'box-empty',
  'no-target',
  'not-a-target',
  'wrong-number-of-regions',
  'regions-out-of-order',
  'use-later',
  'use-too-late',
  // Placing
  'deploy-too-early',
  'must-deploy',
  'must-place',
  'tokens-first',
  'piece-due',
  'other-piece-first',
  'piece-not-in-hand',
  'lay-later',
  'not-deployed',
  'not-yours',
  'no-mixing',
  'region-full',
] as const;

/** A code of `IllegalMove`. */
export type RefusalCode = (typeof refusalCodes)[number];

export const refuse = (code: RefusalCode, rule: string, message: string): IllegalMove => new IllegalMove(code, rule, message);
