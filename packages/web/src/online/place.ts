/** Where somebody is online, as the part of the address behind `#`: it is sent to no server and stands in no log. */
export type OnlinePlace =
  | { readonly type: 'lobby' }
  | { readonly type: 'table'; readonly id: string }
  /** Somebody comes with the code that makes this device theirs. */
  | { readonly type: 'move'; readonly code: string };

export function onlinePlaceAt(hash: string): OnlinePlace | undefined {
  if (hash === '#online') return { type: 'lobby' };
  const id = /^#table\/([\w-]{22})$/.exec(hash)?.[1];
  if (id !== undefined) return { type: 'table', id };
  const code = /^#move\/([\w-]{43})$/.exec(hash)?.[1];
  return code === undefined ? undefined : { type: 'move', code };
}

export function addressOfOnline(place: OnlinePlace): string {
  if (place.type === 'table') return `#table/${place.id}`;
  return place.type === 'move' ? `#move/${place.code}` : '#online';
}

/** The whole address, to be sent to somebody. */
export const linkTo = (place: OnlinePlace): string => `${location.origin}${location.pathname}${addressOfOnline(place)}`;

/** A table from whatever somebody pasted: a link, or a code as it is read out. */
export function tableIn(text: string): { readonly id: string } | { readonly code: string } | undefined {
  const given = text.trim();
  const id = /(?:#table\/|^)([\w-]{22})$/.exec(given)?.[1];
  if (id !== undefined) return { id };
  const code = given.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z0-9]{7}$/.test(code) ? { code } : undefined;
}
