/** Where on the screen things of the board are. */
import type { End } from './difference.ts';
import type { Face } from './face.ts';
import type { At } from './motion.ts';
import type { Pane } from './pane.ts';
import type { SeatColour } from './view.ts';

export type Spots = {
  /** Where a region's tokens stand. */
  readonly whereabouts: (region: number) => At;
  /** Where its cost stands, if it has one. */
  readonly badgeAt: (region: number) => At | undefined;
  /** Where something sets out from or arrives: a region, or a seat's hand. */
  readonly endAt: (end: End) => At;
};

/** Where a seat's hand is; the foot of the board if nobody knows. */
export type HandOf = (colour: SeatColour) => At | undefined;

export function spotsOn(host: HTMLElement, pane: Pane, face: Face, handOf: HandOf | undefined): Spots {
  const onScreen = ({ x, y }: At): At => {
    const box = pane.sheet.getBoundingClientRect();
    const k = pane.scale();
    return { x: box.left + x * k, y: box.top + y * k };
  };
  const whereabouts = (region: number): At => onScreen(face.placeOf(region));
  return {
    whereabouts,
    badgeAt: (region) => {
      const { x, y, badge } = face.placeOf(region);
      const size = pane.tokenSize();
      return badge && onScreen({ x: x + badge.x * size, y: y + badge.y * size });
    },
    endAt: (end) => {
      if ('region' in end) return whereabouts(end.region);
      const box = host.getBoundingClientRect();
      return handOf?.(end.hand) ?? { x: box.left + box.width / 2, y: box.bottom };
    },
  };
}
