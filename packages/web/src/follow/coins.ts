/** Coins on their way from where they were earned to a purse. */
import { coin } from '../board/cardboard.ts';
import { type At, openSky } from '../board/motion.ts';

/** So many at most: more would be a shower. */
const MOST = 16;
/** Milliseconds at a calm pace: how long one flies, and how much later the next one sets out. */
const [FLIGHT, APART] = [620, 45];
const SIZE = 20;

function spin(sky: HTMLElement): SVGSVGElement {
  const flying = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  flying.setAttribute('viewBox', '-10 -10 20 20');
  flying.style.width = flying.style.height = `${SIZE}px`;
  flying.style.marginLeft = flying.style.marginTop = `${-SIZE / 2}px`;
  flying.innerHTML = coin(8);
  sky.append(flying);
  return flying;
}

const at = ({ x, y }: At, scale: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;

/** Over something that they begin beside; upwards no higher than where they end: there may be a bar above it. */
const bend = (from: At, to: At): At =>
  to.y < from.y ? { x: from.x + (to.x - from.x) * 0.7, y: from.y + (to.y - from.y) * 0.6 } : { x: (from.x + to.x) / 2, y: from.y - 40 };

/** They go with `over`, the map. Answers how to cut it short. Nothing flies for those who want no motion, or do not look. */
export function flyCoins(over: Element, from: readonly At[], to: At, pace: number): () => void {
  if (from.length === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const sky = openSky();
  over.append(sky);
  const flights = from.slice(0, MOST).map((start, i) => {
    const frames = [
      { transform: at(start, 0.2), opacity: 0 },
      { transform: at(start, 1.25), opacity: 1, offset: 0.18 },
      { transform: at(bend(start, to), 1.1), opacity: 1, offset: 0.6 },
      { transform: at(to, 0.7), opacity: 0.9 },
    ];
    const timing = { duration: FLIGHT * pace, delay: i * APART * pace, easing: 'ease-in-out', fill: 'both' } as const;
    return spin(sky)
      .animate(frames, timing)
      .finished.catch(() => undefined);
  });
  void Promise.all(flights).then(() => sky.remove());
  return () => sky.remove();
}

/** Where something of the page is, if it is to be seen. */
export function middleOf(selector: string): At | undefined {
  const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return width === 0 ? undefined : { x: left + width / 2, y: top + height / 2 };
}
