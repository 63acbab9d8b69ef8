/** French wants unbreakable spaces before its tall signs, and after an opening quote and a sign. */
export const set = (text: string): string => text.replace(/ (?=[:;!?»…])|(?<=[«+−]) (?=\S)/g, '\u00a0');
