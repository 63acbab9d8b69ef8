/**
 * What has changed between two views, as plain JSON, and back. An object or list that has changed is told by its keys: `{ "7": … }`; what stands there is
 * `[value]` for a new value, `[]` for nothing any more, or again an object for what has changed inside. A list that became shorter has a new `length`.
 */
import { Refused } from '../core/errors.ts';

/** Of one key: a new value, nothing any more, or what has changed inside. */
type Change = readonly [] | readonly [unknown] | Difference;

/** What has changed from one view to another, as plain JSON. */
export interface Difference {
  readonly [key: string]: Change;
}

/** Of two views, or parts of them: anything that is plain JSON. */
export const difference = (before: object, after: object): Difference => JSON.parse(`{${writtenDifference(before, after)}}`);

/** The same as text, without the braces around it: no object is made of what has changed. */
export const writtenDifference = (before: object, after: object): string =>
  before === after ? '' : Array.isArray(before) && Array.isArray(after) ? listChanges(before, after) : changes(before, after);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function changes(before: object, after: object): string {
  let found = '';
  for (const key in after) {
    const was: unknown = Reflect.get(before, key);
    const is: unknown = Reflect.get(after, key);
    const how = was === is ? '' : changeOf(was, is);
    if (how !== '') found = noted(found, JSON.stringify(key), how);
  }
  for (const key in before) if (!Object.hasOwn(after, key)) found = noted(found, JSON.stringify(key), '[]');
  return found;
}

/** Lists are walked by number: their keys would have to be written first. */
function listChanges(before: readonly unknown[], after: readonly unknown[]): string {
  let found = '';
  for (let i = 0; i < after.length; i++) {
    const how = before[i] === after[i] ? '' : changeOf(before[i], after[i]);
    if (how !== '') found = noted(found, `"${i}"`, how);
  }
  return after.length < before.length ? noted(found, '"length"', `[${after.length}]`) : found;
}

const noted = (found: string, key: string, how: string): string => (found === '' ? `${key}:${how}` : `${found},${key}:${how}`);

/** Empty where nothing has changed. */
function changeOf(was: unknown, is: unknown): string {
  if (typeof is === 'number') return `[${is}]`;
  if (!isObject(was) || !isObject(is) || Array.isArray(was) !== Array.isArray(is)) return `[${JSON.stringify(is)}]`;
  const inside = writtenDifference(was, is);
  return inside === '' ? '' : `{${inside}}`;
}

/** The view after it. What has not changed is the same object as before. Throws Refused `bad-difference`. */
export function patched<Seen extends object>(before: Seen, changed: Difference): Seen {
  const after = { ...before };
  change(after, changed);
  return after;
}

const own = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);

function change(copy: object, changed: object): void {
  if (!isObject(changed) || Array.isArray(changed)) throw misfit();
  for (const key of Object.keys(changed)) {
    const how = own(changed, key);
    const was = own(copy, key);
    if (Array.isArray(copy) && !isPlace(copy, key, how)) throw misfit();
    if (!Array.isArray(how)) {
      if (!isObject(was) || !isObject(how)) throw misfit();
      const inside = Array.isArray(was) ? [...was] : { ...was };
      change(inside, how);
      put(copy, key, inside);
    } else if (how.length === 0) Reflect.deleteProperty(copy, key);
    else put(copy, key, how[0]);
  }
}

/** A list grows by one at a time and has no gaps. */
function isPlace(list: readonly unknown[], key: string, how: unknown): boolean {
  if (key === 'length') return Array.isArray(how) && Number.isInteger(how[0]) && how[0] >= 0 && how[0] <= list.length;
  return /^\d{1,4}$/.test(key) && Number(key) <= list.length && !(Array.isArray(how) && how.length === 0);
}

/** As a field of its own, whatever it is called. */
function put(copy: object, key: string, value: unknown): void {
  if (Object.hasOwn(copy, key)) Reflect.set(copy, key, value);
  else Reflect.defineProperty(copy, key, { value, writable: true, enumerable: true, configurable: true });
}

const misfit = (): Refused =>
  new Refused('bad-difference', [{ code: 'bad-difference', message: 'this is not a difference from that view: ask for the whole view' }]);
