/** A sentence made of plain text and of things that the page paints and links. */

export type Part = string | { readonly seat: number } | { readonly region: number } | { readonly strong: string };

export type Line = readonly Part[];

type Filling = Part | Line | number;

const isLine = (filling: Filling): filling is Line => Array.isArray(filling);

/** A template for sentences: line`${who} takes ${where} for ${2}`. Numbers are set strong. */
export function line(texts: TemplateStringsArray, ...fillings: readonly Filling[]): Line {
  const parts = texts.flatMap((text, i): Part[] => {
    const filling = fillings[i];
    if (filling === undefined) return [text];
    if (typeof filling === 'number') return [text, { strong: String(filling) }];
    return isLine(filling) ? [text, ...filling] : [text, filling];
  });
  return parts.filter((part) => part !== '');
}

/** The sentence as plain text. */
export function plain(sentence: Line, names: { seat: (n: number) => string; region: (n: number) => string }): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('strong' in part) return part.strong;
      return 'seat' in part ? names.seat(part.seat) : names.region(part.region);
    })
    .join('');
}
