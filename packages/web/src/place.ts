/** Where on the page somebody is, as an address. The part after `#` belongs to the help. */

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
