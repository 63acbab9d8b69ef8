/** What is to be looked into, read from a command line and the files that it names. */
import { LOTS, type StudiedSetup, type Study } from '@elbowroom/bots/balance';
import { catalogue, seatsForBoard } from '@elbowroom/rules';
import { agreementOf } from '../agreement.ts';
import { Misread, oneOf, wholeNumber } from '../command.ts';
import { dealable, homemadeIn } from '../homemade.ts';

/** What was said on the command line. */
export type Given = Parameters<typeof agreementOf>[0] &
  Parameters<typeof homemadeIn>[0] & {
    readonly mark?: readonly string[] | undefined;
    readonly variant?: string | undefined;
    readonly seats?: string | undefined;
    readonly seed: string;
    readonly lots: string;
  };

/** Throws Misread for options, Failed for files, each with all faults. */
export function studyOf(given: Given): Study {
  const { edition, files, parts } = homemadeIn(given);
  const variant = given.variant && oneOf('variant', given.variant, ['battle']);
  const agreement = agreementOf(given);
  const seats = seatsOf(given.seats, agreement.board === undefined ? undefined : seatsForBoard(agreement.board));
  const setup = dealable({ edition, ...(variant && { variant }), ...agreement, ...parts }, seats, files);
  return { setup, seats, seed: given.seed, marked: markedBy(given.mark ?? [], setup), lots: oneOf('lots', given.lots, LOTS) };
}

function seatsOf(said: string | undefined, made: number | undefined): number[] {
  if (said === undefined) return [made ?? 2];
  return said.split(',').map((one) => wholeNumber('seats', one, 2, 5));
}

/** Tiles that were named, or else the homemade ones. */
function markedBy(named: readonly string[], { edition, homebrew }: StudiedSetup): string[] {
  const homemade = [...(homebrew?.races ?? []), ...(homebrew?.powers ?? [])].map(({ id }) => id);
  const known = [...catalogue(edition), ...homemade];
  for (const id of named) if (!known.includes(id)) throw new Misread(`--mark ${id}: there is no such tile`);
  return named.length > 0 ? [...named] : homemade;
}
