/** Whether somebody's program is an engine: what every host relies on, tried one after the other. */
import { apply, complete, legalMoves, newGame, type Setup, text, toDecide, view } from '@elbowroom/rules';
import { decisionLines, patienceFor } from '../arena/player.ts';
import { type Engine, EngineFault, startProgram } from './engine.ts';
import { planIn } from './reasons.ts';

interface Finding {
  readonly what: string;
  /** Left out: it is as it should be. */
  readonly fault?: string;
}

type Trial = readonly [what: string, tried: (engine: Engine) => Promise<void>];

const BUDGETS = [{ steps: 500 }, { ms: 200 }] as const;

const GAMES: readonly Setup[] = [
  { edition: 'classic', seats: 2, seed: 'check', rounds: 4 },
  { edition: 'azeroth', seats: 3, seed: 'check', rounds: 4 },
  { edition: 'azeroth', variant: 'battle', seats: 4, seed: 'check', rounds: 4 },
];

const nameOf = ({ edition, variant, seats }: Setup): string => `${variant ?? edition} with ${String(seats)} seats`;

const TRIALS: readonly Trial[] = [
  ...GAMES.map((setup): Trial => [`plays every seat of ${nameOf(setup)} by the rules`, (engine) => playedBy(engine, setup, 0)]),
  [
    'answers within a budget of time, too',
    (engine) => playedBy(engine, { ...(GAMES[0] ?? { edition: 'classic', seats: 2, seed: 'check' }) }, 1),
  ],
  ['begins another game before the last is over', (engine) => beganTwice(engine)],
  ['does not mind what it does not know', (engine) => ignored(engine)],
];

/** Throws EngineFault for a program that does not even begin. */
export async function checked(program: readonly string[], note: (finding: Finding) => void): Promise<boolean> {
  let engine = await startProgram(program, 'inherit');
  note({ what: `begins, as ${engine.name}` });
  let isSound = true;
  for (const [what, tried] of TRIALS) {
    if (engine.isGone()) engine = await startProgram(program, 'inherit');
    try {
      await tried(engine);
      note({ what });
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      isSound = false;
      engine.end();
      note({ what, fault: error.message });
    }
  }
  engine.end();
  return isSound;
}

function begin(engine: Engine, setup: Setup): void {
  const { anew: _seedsToo, seed: _secret, ...open } = complete(setup);
  engine.tell(`game ${JSON.stringify(open)}`);
  const [level = ''] = engine.levels;
  for (let seat = 0; seat < Number(setup.seats); seat++) engine.tell(`sit ${seat} ${level} check ${seat}`);
}

async function playedBy(engine: Engine, setup: Setup, way: 0 | 1, most = Number.POSITIVE_INFINITY): Promise<void> {
  const budget = BUDGETS[way];
  let s = newGame(setup);
  begin(engine, setup);
  let last = '';
  for (let count = 0; count < most; count++) {
    const seat = toDecide(s);
    if (seat === undefined) return;
    const legal = legalMoves(s);
    const orders = [
      ...(last === '' ? [] : [`moves ${last}`]),
      ...decisionLines(engine, { seen: view(s, seat), legal }),
      `go ${seat} ${'ms' in budget ? `ms ${budget.ms}` : `steps ${budget.steps}`}`,
    ];
    last = await engine.ask('move', patienceFor(budget), ...orders);
    const move = legal.find((one) => text(one) === last);
    if (move === undefined) throw new EngineFault(`${JSON.stringify(last)} is not a legal move, after ${count} moves`);
    for (const line of engine.asides()) demandPlan(line, last);
    s = apply(s, move).state;
  }
}

/** Nobody has to say why; who does, says it so that a program can read it. */
function demandPlan(line: string, move: string): void {
  if (!line.startsWith('info plan ')) return;
  const plan = planIn(line);
  if (plan === undefined) throw new EngineFault(`${JSON.stringify(line)} is no plan`);
  if (plan.moves[0] !== move) throw new EngineFault(`its plan begins with ${plan.moves[0]}, its move is ${move}`);
}

async function beganTwice(engine: Engine): Promise<void> {
  for (const setup of GAMES) await playedBy(engine, setup, 0, 5);
}

/** Later versions may say more before a decision. */
async function ignored(engine: Engine): Promise<void> {
  engine.tell('weather {"rain":true}');
  for (const setup of GAMES.slice(0, 1)) await playedBy(engine, setup, 0, 3);
}
