/** npm run ratings -- --check: works all ratings out anew from the logs and compares them with those that are kept. Ends with 1 if one is not equal. */
import { readConfig } from './config.ts';
import { checkRatings } from './game/rating-check.ts';
import { NoStart } from './no-start.ts';
import { openStore } from './store/open.ts';

async function check(): Promise<number> {
  const store = await openStore(readConfig(process.env), ({ message }) => console.error(`elbowroom: ${message}`));
  try {
    const { games, people, gone, due, faults } = await checkRatings(store);
    for (const fault of faults) console.error(fault);
    const rest = [gone > 0 ? `${gone} whose logs were deleted` : [], due > 0 ? `${due} still to be counted` : []].flat();
    const beside = rest.length === 0 ? '' : ` (${rest.join(', ')})`;
    console.log(
      `${games} games${beside}, ${people} people: ${faults.length === 0 ? 'every rating is equal' : `${faults.length} are not equal`}`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

if (process.argv[2] !== '--check') {
  console.error('usage: npm run ratings -- --check');
  process.exitCode = 2;
} else {
  process.exitCode = await check().catch((error: unknown) => {
    if (!(error instanceof NoStart)) throw error;
    console.error(`elbowroom: ${error.message}`);
    return 1;
  });
}
