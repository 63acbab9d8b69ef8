/**
 * The time of the database, kept by a node that hears it now and then. Clocks of machines differ and are set;
 * what several nodes must agree on, when a turn ends and whose a lease is, goes by the one clock that they share.
 */
export interface DatabaseClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The database said `told` between the moment `asked` of the steady clock and this one. */
  readonly hear: (told: number, asked: number) => void;
}

export function databaseClock(steady: () => number): DatabaseClock {
  let ahead: number | undefined;
  return {
    now: () => Math.floor(steady() + (ahead ?? 0)),
    hear(told, asked) {
      // It was told after it was asked for and before it came: whatever fits both is as good as before.
      const least = told - steady();
      const most = told - asked;
      ahead = ahead === undefined ? least : Math.min(Math.max(ahead, least), most);
    },
  };
}
