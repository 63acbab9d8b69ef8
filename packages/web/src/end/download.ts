/** Hands a file to whoever sits at the page. */
import type { Game } from '../games/game.ts';

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const fileName = ({ setup: { edition, variant, seed } }: Game, ending: string): string =>
  `elbowroom-${variant ?? edition}-${seed.replace(/[^\w-]+/g, '-').slice(0, 24) || 'game'}.${ending}`;
