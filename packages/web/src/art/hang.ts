/** Puts patterns, glyphs and emblems into the document, where every drawing on the page refers to them by id. */
import { address } from 'virtual:emblems';
import terrain from './terrain.svg?raw';

let fetched: Promise<string> | undefined;
let hung: Promise<void> | undefined;

/** What was hung up beside the sprite. */
let more = '';

/** Patterns, glyphs and emblems as text, for a drawing that leaves the page. */
export const artText = async (): Promise<string> => `${await sprite()}<svg xmlns="http://www.w3.org/2000/svg">${more}</svg>`;

function sprite(): Promise<string> {
  fetched ??= fetchArt().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

export function hangArt(): Promise<void> {
  hung ??= hang().catch((error: unknown) => {
    hung = undefined;
    throw error;
  });
  return hung;
}

async function fetchArt(): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return terrain + (await answer.text());
}

async function hang(): Promise<void> {
  put(await sprite());
}

/** Symbols that were hung up already stay as they are. */
export function hangSymbols(symbols: readonly string[]): void {
  more += symbols.join('');
  put(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
}

function put(art: string): void {
  const holder = document.createElement('div');
  // Not `display: none`, which would switch patterns and filters off.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = art;
  document.body.prepend(holder);
}
