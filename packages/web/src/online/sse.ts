/** Server-sent events, read from text that arrives in any pieces. */
export type StreamSaid = { readonly event: string; readonly data: string; readonly id: string | undefined };

export type SseReader = { readonly push: (piece: string) => readonly StreamSaid[] };

/** Comments keep the line alive and say nothing. */
export function sseReader(): SseReader {
  let rest = '';
  return {
    push: (piece) => {
      const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      return blocks.flatMap((block) => saidIn(block) ?? []);
    },
  };
}

function saidIn(block: string): StreamSaid | undefined {
  let event = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n'), id };
}
