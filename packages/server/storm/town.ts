/** Where people live: which nodes there are, and what everybody there shares. */
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Network } from './network.ts';
import type { Node } from './node.ts';
import type { Witness } from './witness.ts';

export interface Town {
  readonly agenda: Agenda;
  readonly chance: Chance;
  readonly network: Network;
  readonly nodes: readonly Node[];
  readonly witness: Witness;
  /** From then on people do nothing but play their games to the end. */
  readonly calmFrom: number;
  /** Then everybody goes home. */
  readonly closesAt: number;
}

/** Any, up or not: nobody knows before they have tried. */
export const anyNode = ({ chance, nodes }: Town): Node => chance.pick(nodes);

export const isCalm = ({ agenda, calmFrom }: Town): boolean => agenda.now >= calmFrom;

export const isClosed = ({ agenda, closesAt }: Town): boolean => agenda.now >= closesAt;
