/** Puts patterns, glyphs and emblems into the document, where every drawing on the page refers to them by id. */
import { address } from 'virtual:emblems';
import terrain from './terrain.svg?raw';

let hung: Promise<void> | undefined;

export function hangArt(): Promise<void> {
  hung ??= hang().catch((error: unknown) => {
    hung = undefined;
    throw error;
  });
  return hung;
}

async function hang(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const holder = document.createElement('div');
  // Not `display: none`, which would switch patterns and filters off.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = terrain + (await answer.text());
  document.body.prepend(holder);
}
