/** Emblems beyond those that every board needs, hung up beside them when something homemade is drawn so. */
import { addresses, names } from 'virtual:emblem-book';
import { hangArt, hangSymbols } from './hang.ts';

/** Where sheets are kept that have been fetched once: their names say what is in them, so they never change. */
const KEPT = 'emblem-sheets';
/** Stands in for what there is no drawing of. */
const UNKNOWN = '<use href="#e-uncertainty"/>';

const sheetOf = new Map<string, number>(names.flatMap((sheet, i) => sheet.split(' ').map((name): [string, number] => [name, i])));

/** All of them, by name. */
export const allEmblems: readonly string[] = [...sheetOf.keys()];

const fetched = new Map<number, Promise<Readonly<Record<string, unknown>>>>();

async function read(address: string): Promise<Readonly<Record<string, unknown>>> {
  // Pages without encryption keep nothing, as when a phone visits a table by a local address.
  const cache = 'caches' in globalThis ? await caches.open(KEPT).catch(() => undefined) : undefined;
  const kept = await cache?.match(address);
  if (kept !== undefined) return kept.json();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache?.put(address, answer.clone()).catch(() => undefined);
  return answer.json();
}

function sheet(i: number): Promise<Readonly<Record<string, unknown>>> {
  const known = fetched.get(i);
  if (known !== undefined) return known;
  const coming = read(addresses[i] ?? '').catch((error: unknown) => {
    fetched.delete(i);
    throw error;
  });
  fetched.set(i, coming);
  return coming;
}

/** Hangs up whatever is not there yet; a name that no drawing has, or one that cannot be fetched, is drawn as something unknown. */
export async function hangEmblems(wanted: readonly string[]): Promise<void> {
  await hangArt().catch(() => undefined);
  const symbols = wanted
    .filter((name) => /^[a-z0-9-]+$/.test(name) && document.getElementById(`e-${name}`) === null)
    .map(async (name): Promise<string> => {
      const at = sheetOf.get(name);
      const body = at === undefined ? undefined : (await sheet(at).catch(() => undefined))?.[name];
      return `<symbol id="e-${name}" viewBox="0 0 512 512">${typeof body === 'string' ? body : UNKNOWN}</symbol>`;
    });
  if (symbols.length > 0) hangSymbols(await Promise.all(symbols));
}
