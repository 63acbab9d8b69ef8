/**
 * One process for a file: two would each go by their own picture of the games.
 * What is held is an exclusive transaction on an empty database beside the file, for a lock of SQLite's ends with its process, however that dies, on every system.
 * Nobody else can read such a database, so who holds it stands in a note.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { NoStart } from '../no-start.ts';

export interface Hold {
  readonly release: () => void;
}

interface Holder {
  readonly pid: number;
  readonly since: string;
  /** Where it serves, once it does. */
  readonly address?: string;
}

const noteOf = (file: string): string => `${file}-holder.json`;

/** Throws who holds it. */
export function hold(file: string): Hold {
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new NoStart(
      `${file} is held by ${holderOf(file)}. One process serves a file: stop that one first, or set ELBOWROOM_DATA to another folder.`,
    );
  }
  writeNote(file, { pid: process.pid, since: new Date().toISOString() });
  return {
    release() {
      rmSync(noteOf(file), { force: true });
      lock.close();
    },
  };
}

/** For whoever wants the same file. */
export function noteAddress(file: string, address: string): void {
  const holder = readNote(file);
  if (holder?.pid === process.pid) writeNote(file, { ...holder, address });
}

/** A help for people, which a full disk may refuse: the lock counts. */
function writeNote(file: string, holder: Holder): void {
  try {
    writeFileSync(noteOf(file), `${JSON.stringify(holder)}\n`);
  } catch {
    rmSync(noteOf(file), { force: true });
  }
}

function readNote(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(file), 'utf8'));
  } catch {
    return undefined;
  }
}

function holderOf(file: string): string {
  const holder = readNote(file);
  if (holder === undefined) return 'another Elbowroom';
  const { pid, since, address } = holder;
  return `the Elbowroom with process number ${pid}, since ${since}${address === undefined ? '' : `, at ${address}`}`;
}
