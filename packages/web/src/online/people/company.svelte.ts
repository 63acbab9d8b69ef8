/** What others are to whoever sits here: the same on all of their devices, for the server keeps it. */
import { getContext, setContext } from 'svelte';
import { newKey } from '../key.ts';
import type { PeopleCalls, Tie, TieKind } from './people-client.ts';

export type Company = {
  /** Who sits here. */
  readonly me: string | undefined;
  readonly ties: readonly Tie[];
  readonly is: (person: string | undefined, kind: TieKind) => boolean;
  /** Throws what the server refuses. */
  readonly set: (person: string, kind: TieKind, isOn: boolean) => Promise<void>;
  readonly report: (person: string, table: string | undefined, words: string) => Promise<void>;
  /** Reads them, once somebody is known here. */
  readonly read: () => Promise<void>;
};

export function openCompany(client: Pick<PeopleCalls, 'ties' | 'setTie' | 'report'>, me: () => string | undefined): Company {
  let ties = $state.raw<readonly Tie[]>([]);
  const read = async (): Promise<void> => {
    ties = await client.ties();
  };
  return {
    get me() {
      return me();
    },
    get ties() {
      return ties;
    },
    is: (person, kind) => person !== undefined && ties.some((tie) => tie.person === person && tie.kind === kind),
    set: async (person, kind, isOn) => {
      await client.setTie(person, kind, isOn);
      await read();
    },
    report: (person, table, words) => client.report({ person, key: newKey(), ...(table && { table }), ...(words !== '' && { words }) }),
    read,
  };
}

const COMPANY = Symbol('company');

export const provideCompany = (company: Company): Company => setContext(COMPANY, company);

/** Throws outside of what is online. */
export function companyHere(): Company {
  const company = getContext<Company | undefined>(COMPANY);
  if (company === undefined) throw new Error('nobody is here');
  return company;
}
