/** A work in an address: `#work/1.…`. The number is the version of this form; after it comes the work, deflated, in base64url. */
import { packed, unpacked } from '../games/packed.ts';
import { WORK } from '../routes.ts';
import { FORMAT, MOST_WORK, type ReadWork, type Sent, sentFrom } from './work.ts';

const VERSION = 1;
/** Characters; browsers take more, chats often do not. */
const MOST_LINK = 30_000;

/** The fragment of an address, `#` included. */
export async function workFragment({ kind, name, edition, content }: Sent): Promise<string> {
  return `${WORK}${VERSION}.${await packed(JSON.stringify([kind, edition, name, content]))}`;
}

/** Reads a whole address or its fragment alone. */
export async function readWorkFragment(address: string): Promise<ReadWork<Sent>> {
  const at = address.indexOf(WORK);
  if (at < 0) return { fault: 'foreign' };
  if (address.length > MOST_LINK) return { fault: 'too-long' };
  const [, version, body] = /^(\d+)\.([\w-]+)\s*$/.exec(address.slice(at + WORK.length)) ?? [];
  if (version === undefined || body === undefined) return { fault: 'damaged' };
  if (Number(version) > VERSION) return { fault: 'newer' };
  const found = await unpacked(body, MOST_WORK);
  return 'fault' in found ? found : sentIn(found.text);
}

function sentIn(text: string): ReadWork<Sent> {
  try {
    const fields: unknown = JSON.parse(text);
    if (!Array.isArray(fields)) return { fault: 'damaged' };
    const [kind, edition, name, content]: unknown[] = fields;
    return sentFrom({ format: FORMAT, kind, edition, name, content });
  } catch {
    return { fault: 'damaged' };
  }
}
