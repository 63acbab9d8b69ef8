/** What an address asks for is fetched while the page is still being put together: a board need not wait for what stands around it. */
import { hangArt } from './art/hang.ts';
import { type LocalPlace, localPlaceAt } from './routes.ts';
import { facesOf, ownBoard } from './start/draft.ts';
import { choiceOf, drawingsOf } from './table/boards.ts';
import { browserShelf, openLibrary } from './table/library.ts';

export const loadDemo = () => import('./demo/Demo.svelte');

/** The faces of the first words: what has to be set in another one meanwhile is set twice. */
const FACES = ['1em "Atkinson Hyperlegible Next Variable"', '1em "Alegreya Variable"', 'italic 1em "Alegreya Variable"'];

export function fetchAhead(search: string): void {
  const place = localPlaceAt(search);
  for (const face of FACES) document.fonts.load(face).catch(() => undefined);
  if (place.type === 'start') return;
  const board = boardAt(place, search);
  const wanted = [hangArt(), ...(board === undefined ? [] : [drawingsOf({ id: board })]), ...(place.type === 'demo' ? [loadDemo()] : [])];
  // Whoever needs it asks again, and says what could not be had.
  for (const one of wanted) one.catch(() => undefined);
}

/** Which board it will be, as far as that can be told without dealing a game. */
function boardAt(place: LocalPlace, search: string): string | undefined {
  if (place.type === 'demo') {
    const { edition, id } = choiceOf(new URLSearchParams(search).get('board'));
    return edition === 'classic' ? id : undefined;
  }
  const game = place.type === 'game' ? openLibrary(browserShelf()).find(place.id)?.game : undefined;
  const board = game && ownBoard(game.setup);
  return typeof board === 'string' ? board : facesOf(board)?.join('+');
}
