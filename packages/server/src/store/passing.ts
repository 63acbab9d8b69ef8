/** Whether a fault of the database will be gone when the same is tried again: the connection was cut, or two writers stood in each other's way. */
const PASSING = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|57P0|08|40001|40P01|53300|55P03)/;

export const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && PASSING.test(error.code);
