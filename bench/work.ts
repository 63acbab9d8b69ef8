/** What can be measured: something that is done for as long as it is told, and counted. */
export type Thing = 'moves' | 'games' | 'copies' | 'turns' | 'plans' | 'playouts' | 'valuations' | 'prices' | 'steps';

export type Done = Readonly<Partial<Record<Thing, number>>>;

export type Work = (milliseconds: number) => Done;

/** Plays games until the time is up; the last one is played to its end. `play` tells how many moves its game had. */
export const playing =
  (play: (game: number) => number): Work =>
  (milliseconds) => {
    const until = performance.now() + milliseconds;
    const done = { moves: 0, games: 0 };
    for (; performance.now() < until; done.games++) done.moves += play(done.games);
    return done;
  };

/** Copies one state after the other, again and again. */
export const copying =
  <T extends { readonly round: number }>(states: readonly T[], copy: (state: T) => T): Work =>
  (milliseconds) => {
    const until = performance.now() + milliseconds;
    let copies = 0;
    let rounds = 0;
    for (; performance.now() < until; copies += states.length) for (const state of states) rounds += copy(state).round;
    if (rounds < copies) throw new Error('a copy has lost its round');
    return { copies };
  };
