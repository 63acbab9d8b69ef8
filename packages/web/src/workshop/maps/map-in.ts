/** A map that somebody kept or sent. */
import { InvalidBoard } from '@elbowroom/rules';
import { readMap, type Sketch } from '@elbowroom/rules/maps';

/** Or everything that is wrong with it. */
export function mapIn(content: unknown): Sketch | readonly string[] {
  try {
    return readMap(content);
  } catch (error) {
    if (error instanceof InvalidBoard) return error.faults.map(({ where, message }) => `${where}: ${message}`);
    throw error;
  }
}
