/** Something that is asked of the server, and why it was refused the last time. */
import { Refusal, type RefusalCode } from '../client.ts';

export type Attempt = {
  readonly fault: RefusalCode | undefined;
  readonly attempt: (act: () => Promise<void>) => Promise<void>;
};

export function openAttempt(): Attempt {
  let fault = $state<RefusalCode>();
  return {
    get fault() {
      return fault;
    },
    attempt: async (act) => {
      fault = undefined;
      await act().catch((error: unknown) => {
        fault = error instanceof Refusal ? error.code : 'fault';
      });
    },
  };
}
