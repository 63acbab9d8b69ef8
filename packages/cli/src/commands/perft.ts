import { readFileSync } from 'node:fs';
import { InvalidBoard, type Position, position, Refused, snapshot } from '@elbowroom/rules';
import { AGREEMENT, AGREEMENT_USAGE, agreed, agreementOf } from '../agreement.ts';
import { type Command, Misread, optionsOf, wholeNumber } from '../command.ts';
import { lineCounts } from '../line-counts.ts';

/** Legal lines of play from a position, depth by depth. */
export const perft: Command = {
  usage: `perft --position file.json [--depth n] [--json] ${AGREEMENT_USAGE}`,
  what: 'Counts the legal lines of play from a position, depth by depth; dice fall as its seed has them.',
  run: async (args, { say }) => {
    const given = optionsOf(args, {
      position: { type: 'string' },
      depth: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
      ...AGREEMENT,
    });
    if (given.position === undefined) throw new Misread('which position? Name its file with --position');
    const written = positionIn(given.position);
    const counts = lineCounts(
      agreed(() => position({ ...written, ...agreementOf(given) })),
      wholeNumber('depth', given.depth, 1, 12),
    );
    if (given.json) say(JSON.stringify(counts));
    else for (const [i, count] of counts.entries()) say(`${i + 1}: ${count}`);
    return 0;
  },
};

/** A file holds a position, or one under `position` beside what is known about it. The options agree on what it does not say, or says otherwise. */
function positionIn(file: string): Position {
  try {
    const read: Position & { readonly position?: Position } = JSON.parse(readFileSync(file, 'utf8'));
    return snapshot(position(read?.position ?? read));
  } catch (error) {
    if (error instanceof Refused || error instanceof InvalidBoard) throw new Misread(`${file} is no position: ${error.message}`);
    if (error instanceof SyntaxError) throw new Misread(`${file} is not JSON: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new Misread(`${file} cannot be read: ${error.message}`);
    throw error;
  }
}
