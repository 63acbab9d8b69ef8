/** What a derived begins with again whenever that changes, whatever somebody has set it to meanwhile. */
export const anew = <T>(_change: unknown, value: T): T => value;
