/** What is measured of views: what a region costs, asked of a view that was never asked before, as a page does after every move; and games played through again. */
import { cost, history, type Setup, type View } from '../packages/rules/src/index.ts';
import { someMoves } from '../packages/rules/test/some-game.ts';
import { playing, type Work } from './work.ts';

const setupOf = (edition: Setup['edition'], seats: number): Setup => ({ edition, seats, seed: 'bench views' });

export function pricing(edition: Setup['edition'], seats: number): Work {
  const setup = setupOf(edition, seats);
  const seen = history(setup, someMoves(setup)).steps.map((step, i): View => step.view(i % seats));
  return (milliseconds) => {
    const until = performance.now() + milliseconds;
    let prices = 0;
    for (; performance.now() < until; prices += seen.length)
      for (const [i, view] of seen.entries()) cost({ ...view }, i % view.regions.length);
    return { prices };
  };
}

/** `history`: set-up and moves become steps with their events. */
export function replaying(edition: Setup['edition'], seats: number): Work {
  const setup = setupOf(edition, seats);
  const moves = someMoves(setup);
  return playing(() => history(setup, moves).steps.length);
}
