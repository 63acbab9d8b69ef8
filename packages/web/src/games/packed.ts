/** Text for an address: deflated, in base64url. */

export type Unpacked = { readonly text: string } | { readonly fault: 'too-long' | 'damaged' };

export async function packed(text: string): Promise<string> {
  const { bytes } = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return encoded(bytes);
}

/** `most`: bytes; a few that a stranger sends may unpack to gigabytes. */
export async function unpacked(text: string, most: number): Promise<Unpacked> {
  try {
    const { bytes, isWhole } = await through(decoded(text), new DecompressionStream('deflate-raw'), most);
    return isWhole ? { text: new TextDecoder().decode(bytes) } : { fault: 'too-long' };
  } catch {
    return { fault: 'damaged' };
  }
}

async function through(
  given: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  most: number,
): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const writer = writable.getWriter();
  // What goes wrong comes out at the other end as well.
  writer.write(given).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return { bytes: new Uint8Array(), isWhole: false };
    }
    chunks.push(next.value);
  }
  return { bytes: joined(chunks, size), isWhole: true };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const encoded = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
