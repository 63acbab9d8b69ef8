/** A word or a sentence for each key. */
export type Wording<Key extends string> = Readonly<Record<Key, string>>;
