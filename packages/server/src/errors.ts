/** Everything the server refuses, it refuses with one of these codes. Codes never change meaning: clients translate them. */
export const problems = {
  'bad-request': [400, 'The request does not have the form that this address takes.'],
  'bad-setup': [400, 'No game can be dealt from this.'],
  'bad-name': [400, 'A name needs something to be seen, and nothing that hides, turns or covers what stands beside it.'],
  'bots-name': [400, 'A bot could be called that: people would take you for it.'],
  'bad-endpoint': [400, 'No browser can be woken by this.'],
  'no-guest': [401, 'Nobody knows you here yet: become a guest first.'],
  banned: [403, 'Whoever runs this server does not let you in.'],
  muted: [403, 'Whoever runs this server has seen to it that you say nothing.'],
  'kept-apart': [403, 'Somebody at this table does not play with you, or you not with them.'],
  'not-met': [403, 'Only people whom you have played with here can be asked to a table.'],
  'bad-passkey': [403, 'This is no passkey that somebody is known by here, or it was not asked for, or too long ago.'],
  'wrong-origin': [403, 'A page of another site sent this.'],
  'not-your-seat': [403, 'That seat is not yours.'],
  'not-your-table': [403, 'Only whoever opened the table may do this.'],
  'not-your-club': [403, 'Only whoever leads the club may do this.'],
  'no-spectators': [403, 'This table takes no spectators.'],
  'undo-off': [403, 'Nothing is taken back at this table.'],
  'not-found': [404, 'There is nothing at this address.'],
  'no-table': [404, 'There is no such table.'],
  'no-day': [404, 'There are no results of that day, or none are taken: only of today and yesterday, by the clock of Greenwich.'],
  'no-reviews': [404, 'This server reviews no games: do it at home.'],
  'no-bell': [404, 'There is no such bell of yours.'],
  'no-mail': [404, 'This server sends no mail.'],
  'no-link': [404, 'This link was used already, or its time is up.'],
  'no-person': [404, 'There is nobody of that name here, or not any more.'],
  'no-club': [404, 'There is no such club, or you are not in it: ask one of its members for its code.'],
  'no-member': [404, 'There is nobody of that name in the club.'],
  'no-device': [404, 'You have no such device.'],
  'no-passkeys': [404, 'Passkeys need an address that begins with https, and whoever runs this server must have set it.'],
  'seat-taken': [409, 'Somebody else was quicker.'],
  'too-many-tables': [409, 'As many tables as one may have wait for people already: begin or close one of them first.'],
  'club-full': [409, 'There are as many people in this club as there is room for.'],
  'too-many-clubs': [409, 'You are in as many clubs as one may be: leave one of them first.'],
  'name-taken': [409, 'Somebody protects this name by a passkey: nobody else is called so here.'],
  'too-many-passkeys': [409, 'You have as many passkeys as one may have: drop one first.'],
  'colour-taken': [409, 'Somebody else at the table has chosen that colour.'],
  'last-device': [409, 'Nobody could be you without it: it is your last device.'],
  'not-open': [409, 'The game has begun, or the table is closed.'],
  'no-holiday': [409, 'The table does not grant so many days off in a year.'],
  'too-many-bells': [409, 'You are woken in as many ways as one may be: take one down first.'],
  'not-full': [409, 'Some seats are still empty.'],
  'not-running': [409, 'No game is being played at this table.'],
  'not-finished': [409, 'The game is not over yet.'],
  'moved-on': [409, 'The game has moved on: look at what has happened since.'],
  'not-your-turn': [409, 'Another seat has to decide.'],
  paused: [409, 'The game is paused.'],
  'nothing-to-undo': [409, 'Something has been revealed, or somebody else has decided, since your last move.'],
  'seat-resigned': [409, 'This seat has been given up.'],
  'too-large': [413, 'That is more than this address takes.'],
  'illegal-move': [422, 'The rules do not allow this.'],
  'other-bots': [422, 'The bots of that day do not play like this.'],
  'too-many': [429, 'Too fast. Wait a little.'],
  fault: [500, 'Something went wrong here. Nothing was changed.'],
  full: [503, 'There is no room left to keep anything. Nothing was changed; whoever runs the server must make room.'],
  'try-again': [503, 'The database did not answer. Send the same again.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type ProblemCode = keyof typeof problems;

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Whatever helps: the seq that is current, the rule that forbids, the field at fault. */
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: ProblemCode, details: Readonly<Record<string, unknown>> = {}) {
    super(problems[code][1]);
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code][0];
    this.details = details;
  }
}
