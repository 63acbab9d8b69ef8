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

/** Parts of a view, and whatever else is plain JSON, can be compared as well: what all seats see alike is told once. */
export const difference = (before: object, after: object): Difference => changes(before, after) ?? {};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined where nothing has changed. Lists are walked by number: their keys would have to be written first. */
function changes(before: object, after: object): Difference | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after);
  let found: Record<string, Change> | undefined;
  for (const key in after) {
    const was: unknown = Reflect.get(before, key);
    const is: unknown = Reflect.get(after, key);
    const how = was === is ? undefined : changeOf(was, is);
    if (how !== undefined) found = noted(found, key, how);
  }
  for (const key in before) if (!Object.hasOwn(after, key)) found = noted(found, key, []);
  return found;
}

function listChanges(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  let found: Record<string, Change> | undefined;
  for (let i = 0; i < after.length; i++) {
    const how = before[i] === after[i] ? undefined : changeOf(before[i], after[i]);
    if (how !== undefined) found = noted(found, String(i), how);
  }
  if (after.length < before.length) found = noted(found, 'length', [after.length]);
  return found;
}

function noted(found: Record<string, Change> | undefined, key: string, how: Change): Record<string, Change> {
  const all = found ?? {};
  all[key] = how;
  return all;
}

const changeOf = (was: unknown, is: unknown): Change | undefined =>
  isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is) ? changes(was, is) : [is];

/** The view after it, if the difference is one from this view. What has not changed is the same object as before. Throws Refused `bad-difference`. */
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
