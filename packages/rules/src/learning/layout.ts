/** Records of single bytes, one table of them after the other: where each byte is, and what it means. */

/** Records of one kind. */
export interface ByteTable {
  readonly name: string;
  /** Where the first record begins. */
  readonly at: number;
  readonly count: number;
  /** The bytes of a record, in their order; what they mean, where their name does not say it. */
  readonly fields: readonly { readonly name: string; readonly what: string }[];
}

interface Layout {
  readonly bytes: number;
  readonly tables: readonly ByteTable[];
  /** By table: where it begins, how long a record is, and where each byte is within one. */
  readonly at: Readonly<Record<string, number>>;
  readonly stride: Readonly<Record<string, number>>;
  readonly field: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** By table: how many records, and their bytes with what they mean. */
export function layout(told: Readonly<Record<string, readonly [count: number, fields: Readonly<Record<string, string>>]>>): Layout {
  const tables: ByteTable[] = [];
  let bytes = 0;
  for (const [name, [count, fields]] of Object.entries(told)) {
    tables.push({ name, at: bytes, count, fields: Object.entries(fields).map(([field, what]) => ({ name: field, what })) });
    bytes += count * Object.keys(fields).length;
  }
  const each = <T>(of: (table: ByteTable) => T): Record<string, T> => Object.fromEntries(tables.map((table) => [table.name, of(table)]));
  return {
    bytes,
    tables,
    at: each(({ at }) => at),
    stride: each(({ fields }) => fields.length),
    field: each(({ fields }) => Object.fromEntries(fields.map(({ name }, i) => [name, i]))),
  };
}
