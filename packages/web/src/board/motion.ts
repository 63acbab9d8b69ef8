/** Lets cardboard travel: whatever moves is lifted into an element of its own above everything else while it does. */
import { token } from './cardboard.ts';
import type { Motion } from './difference.ts';
import type { Stack } from './view.ts';

/** A place on the screen, in pixels. */
export type At = { readonly x: number; readonly y: number };

export type Flight = { readonly stack: Stack; readonly from: At; readonly to: At; readonly isHomeward: boolean };

const MARCH = 260;
const HOME = 320;
const FALL = 280;

/** Half of the square that a token needs with its shadow and count. */
const HALF = 32;

/** The layer for what travels: over the page, or on a phone over the map alone; deaf to the pointer. It goes with what it is put into. */
export function openSky(): HTMLElement {
  const sky = document.createElement('div');
  sky.className = 'sky';
  sky.setAttribute('aria-hidden', 'true');
  return sky;
}

const gliding = (sky: HTMLElement, stack: Stack, size: number): SVGSVGElement => {
  const glider = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  glider.setAttribute('viewBox', `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`);
  glider.style.width = glider.style.height = `${2 * HALF * size}px`;
  glider.style.marginLeft = glider.style.marginTop = `${-HALF * size}px`;
  glider.innerHTML = token(stack);
  sky.append(glider);
  return glider;
};

const at = ({ x, y }: At, scale = 1): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;

/** A place on the screen, as the sky counts. */
export function under(sky: HTMLElement): (at: At) => At {
  const { left, top } = sky.getBoundingClientRect();
  return ({ x, y }) => ({ x: x - left, y: y - top });
}

/** From hand to region or back along a low arc. Resolves when it has landed or was cut short. `size`: pixels to a unit of the sheet. */
export async function fly(sky: HTMLElement, { stack, from, to, isHomeward }: Flight, size: number, pace: number): Promise<void> {
  const glider = gliding(sky, stack, size);
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  const frames = [{ transform: at(from) }, { transform: at(middle, 1.08) }, { transform: at(to, isHomeward ? 0.7 : 1) }];
  await finished(glider.animate(frames, { duration: (isHomeward ? HOME : MARCH) * pace, easing: 'ease-out', fill: 'forwards' }));
  glider.remove();
}

export async function fall(sky: HTMLElement, stack: Stack, from: At, size: number, pace: number): Promise<void> {
  const glider = gliding(sky, stack, size);
  const frames = [
    { transform: at(from), opacity: 1 },
    { transform: at({ x: from.x, y: from.y + 14 }, 0.6), opacity: 0 },
  ];
  await finished(glider.animate(frames, { duration: FALL * pace, easing: 'ease-in', fill: 'forwards' }));
  glider.remove();
}

/** A stack that has just got something settles. */
export function settle(element: Element, pace: number): void {
  element.animate([{ transform: 'scale(1.1)' }, { transform: 'scale(1)' }], { duration: 80 * pace, easing: 'ease-out' });
}

/** Cuts everything short that is in the air. */
export function land(sky: HTMLElement): void {
  // To ask what moves costs a whole layout.
  if (sky.childElementCount === 0) return;
  for (const animation of sky.getAnimations({ subtree: true })) animation.finish();
  sky.replaceChildren();
}

async function finished(animation: Animation): Promise<void> {
  await animation.finished.catch(() => undefined);
}

/** Regions that something arrives in: they show the old picture until it has landed. */
export function landings(motions: readonly Motion[]): Set<number> {
  return new Set(motions.flatMap((m) => (m.type === 'march' && 'region' in m.to ? [m.to.region] : [])));
}
