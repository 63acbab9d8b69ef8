/** Everything the package refuses, it refuses with a code, the rule, and a sentence that a player understands. */

/** One thing that is wrong, and where. */
export interface Fault {
  readonly code: string;
  readonly rule?: string;
  readonly message: string;
  readonly where?: string;
}

/** A move that the rules refuse, with the rule. */
export class IllegalMove extends Error {
  readonly code: string;
  readonly rule: string;
  constructor(code: string, rule: string, message: string) {
    super(message);
    this.name = 'IllegalMove';
    this.code = code;
    this.rule = rule;
  }
}

/** A set-up or position that cannot be, with every fault named. */
export class Refused extends Error {
  readonly code: string;
  readonly faults: readonly Fault[];
  constructor(code: string, faults: readonly Fault[]) {
    super(faults.map(({ where, message }) => (where === undefined ? message : `${where}: ${message}`)).join('\n'));
    this.name = 'Refused';
    this.code = code;
    this.faults = faults;
  }
}
