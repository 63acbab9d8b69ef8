/** Where on the page somebody is, as an address. The part after `#` belongs to the help, to shared games and to tables online. */
import { isGameFragment } from './games/link.ts';
import { topicAt } from './help/topics.ts';
import { onlinePlaceAt } from './online/place.ts';

export type Place = { readonly type: 'start' } | { readonly type: 'game'; readonly id: string } | { readonly type: 'demo' };

export function placeAt(search: string): Place {
  const query = new URLSearchParams(search);
  const id = query.get('game');
  if (id !== null && id !== '') return { type: 'game', id };
  return query.has('demo') ? { type: 'demo' } : { type: 'start' };
}

export function addressOfPlace(place: Place): string {
  if (place.type === 'game') return `?${new URLSearchParams({ game: place.id })}`;
  return place.type === 'demo' ? '?demo' : '?';
}

/** What a part after `#` that leads nowhere was meant for, as far as one can tell. */
export type Stray = 'table' | 'device' | 'address';

/** Undefined where the address leads somewhere. A game that is damaged leads to the page that says so. */
export function strayAt(hash: string): Stray | undefined {
  const isKnown = /^#?$/.test(hash) || topicAt(hash) !== undefined || isGameFragment(hash) || onlinePlaceAt(hash) !== undefined;
  if (isKnown) return undefined;
  return hash.startsWith('#table') ? 'table' : hash.startsWith('#move') ? 'device' : 'address';
}
