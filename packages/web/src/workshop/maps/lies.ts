/** Where a region lies, as far as that is sure. */
import { around, NOBODY, SIDES, type Sketch } from '@elbowroom/rules/maps';

/** Undefined in a chart that is not full yet: cells of nobody beside a region are no edge, and whoever gets them may change where it ends. */
export function lies({ shape }: Sketch, region: number): 'edge' | 'inland' | undefined {
  const cells = [...shape.owner.keys()].filter((cell) => shape.owner[cell] === region);
  const isOpen = cells.some((cell) => around(shape, cell).some((next) => shape.owner[next] === NOBODY));
  if (cells.some((cell) => around(shape, cell).length < SIDES)) return 'edge';
  if (!isOpen) return 'inland';
  return shape.kind === 'island' ? 'edge' : undefined;
}
