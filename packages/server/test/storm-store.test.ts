/** What stands for a database in a storm keeps the same contract as the two in earnest. Here its agenda goes with the real clock. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Agenda } from '../storm/agenda.ts';
import { chanceFrom } from '../storm/chance.ts';
import { Database } from '../storm/database.ts';
import { noticeContract } from './notice-contract.ts';
import { storeContract } from './store-contract.ts';

let store: Store;
let database: Database;
let isOver = false;
let passing: Promise<void>;

async function pass(agenda: Agenda): Promise<void> {
  const began = performance.now();
  while (!isOver) {
    await agenda.run(performance.now() - began, () => false);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

beforeAll(() => {
  const agenda = new Agenda();
  database = new Database(agenda, chanceFrom('contract'));
  database.setForward = Date.now() - database.now;
  store = database.storeOf({ name: 'node.1', steady: () => agenda.now, reach: (work) => work() });
  passing = pass(agenda);
});
afterAll(async () => {
  isOver = true;
  await passing;
});

describe('the database of a storm', () => {
  storeContract(() => store);
  noticeContract(
    () => store,
    (ms) => {
      database.setForward -= ms;
    },
  );
});
