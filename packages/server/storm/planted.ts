/** Faults that somebody might make, each as the one change that makes it. `npm run storm -- --planted` shows which of them the storms find. */
export interface Planted {
  readonly name: string;
  /** Under `src`. */
  readonly file: string;
  /** These words stand there once, and these are put in their place. */
  readonly from: string;
  readonly to: string;
}

/** The three that were there before there were storms. */
const historic: readonly Planted[] = [
  {
    name: 'whoever-hangs-up-is-not-heard',
    file: 'api/streams.ts',
    from: `  raw.once('close', gone);
  raw.once('error', gone);
  // An answer that waits behind another on the same connection is not told that it is cut.
  socket.once('close', gone);
  return {
    isGone: () => isGone,
    onGone(listener) {
      if (isGone) listener();
      else listeners.push(listener);`,
    to: `  return {
    isGone: () => isGone,
    onGone(listener) {
      if (listeners.length === 0) raw.once('close', gone);
      listeners.push(listener);`,
  },
  {
    name: 'clock-of-its-own',
    file: 'store/database-clock.ts',
    from: 'now: () => Math.floor(steady() + (ahead ?? 0)),',
    to: 'now: () => Math.floor(steady()),',
  },
  {
    name: 'old-secrets-are-not-looked-for',
    file: 'api/listeners.ts',
    from: 'if (secrets.length === 0) return;',
    to: 'if (secrets.length >= 0) return;',
  },
];

const streams: readonly Planted[] = [
  {
    name: 'steps-during-the-greeting-get-lost',
    file: 'game/watchers.ts',
    from: 'const waiting = place.waiting ?? [];',
    to: 'const waiting: Step[] = [];',
  },
  {
    name: 'told-twice',
    file: 'game/watchers.ts',
    from: 'if (waiting !== undefined || told >= course.seq) continue;',
    to: 'if (waiting !== undefined) continue;',
  },
  {
    name: 'told-and-not-noted',
    file: 'game/watchers.ts',
    from: "      place.told = course.seq;\n      line.send('news', tell(place, told), course.seq);",
    to: "      line.send('news', tell(place, told), course.seq);",
  },
  {
    name: 'greeted-with-what-was-known',
    file: 'game/watchers.ts',
    from: '    await room.catchUp();\n    place.line.send',
    to: '    place.line.send',
  },
  {
    name: 'leaves-and-is-not-missed',
    file: 'game/watchers.ts',
    from: 'if (places.size === 0 && this.#places.get(room) === places) this.#abandon(room);',
    to: 'if (places.size === 0 && this.#places.get(room) === places) return this.#abandon(room);',
  },
  {
    name: 'spectators-look-over-a-shoulder',
    file: 'game/telling.ts',
    from: 'const { seats, may } = own(seat);',
    to: 'const { seats, may } = own(seat ?? 0);',
  },
  {
    name: 'seats-are-told-alike',
    file: 'game/telling.ts',
    from: 'const [before, after] = [was.own(seat), own(seat)];',
    to: 'const [before, after] = [was.own(0), own(0)];',
  },
  {
    name: 'difference-to-something-else',
    file: 'game/recent.ts',
    from: 'const course = this.#courses.find((one) => one.seq === seq);',
    to: 'const course = this.#courses.find((one) => one.seq <= seq);',
  },
  {
    name: 'seed-too-soon',
    file: 'game/news.ts',
    from: '...(result === undefined ? {} : { outcome: result, seed: game.seed }),',
    to: '...(result === undefined ? { seed: game.seed } : { outcome: result, seed: game.seed }),',
  },
  {
    name: 'sweep-of-nothing',
    file: 'game/rooms.ts',
    from: 'const rooms = ids.length === 0 ? watched : watched',
    to: 'const rooms = ids.length === 0 ? [] : watched',
  },
  {
    name: 'place-of-the-guest-is-kept',
    file: 'api/limits.ts',
    from: 'if (left === 0) this.#open.delete(key);',
    to: "if (left === 0 && !key.startsWith('g ')) this.#open.delete(key);",
  },
  { name: 'lobby-keeps-its-lines', file: 'game/lobby.ts', from: 'onGone(() => this.#lines.delete(line));', to: 'onGone(() => looker);' },
  {
    name: 'chat-keeps-its-ears',
    file: 'game/chats.ts',
    from: '    onGone(leave);\n    try {\n      const page',
    to: '    try {\n      const page',
  },
  {
    name: 'others-are-believed-for-ever',
    file: 'game/presence.ts',
    from: 'const BELIEVED_MS = 25_000;',
    to: 'const BELIEVED_MS = 25_000_000;',
  },
];

const moves: readonly Planted[] = [
  {
    name: 'never-written',
    file: 'game/room.ts',
    from: 'if (!(await this.#append({',
    to: 'if (false && !(await this.#append({',
  },
  {
    name: 'not-written-is-written',
    file: 'game/room.ts',
    from: '        await this.#read();\n        continue;\n      }\n      if (notices.add.length > 0)',
    to: '      }\n      if (notices.add.length > 0)',
  },
  {
    name: 'asked-again-is-refused',
    file: 'game/room.ts',
    from: "const played = error instanceof Problem && error.code === 'moved-on' ? await before() : undefined;",
    to: 'const played = undefined;',
  },
  {
    name: 'asked-again-is-believed',
    file: 'game/asked-again.ts',
    from: 'return other === -1 ? Math.min(rows.length, lines.length) : other;',
    to: 'return lines.length;',
  },
  { name: 'later-than-was-seen', file: 'game/drafts.ts', from: 'if (after < moved || after > seq) throw', to: 'if (after > seq) throw' },
  { name: 'refuses-what-it-has-not-heard', file: 'game/room.ts', from: '|| !mayBeLate) throw error;', to: '|| mayBeLate) throw error;' },
  {
    name: 'undo-of-others-is-overlooked',
    file: 'game/room.ts',
    from: 'const { base, rows } = back > now.seq ?',
    to: 'const { base, rows } = back >= 0 ?',
  },
  {
    name: 'own-rows-are-not-told',
    file: 'game/room.ts',
    from: 'this.house.onSteps(this, steps, true);',
    to: 'if (steps.length > 1) this.house.onSteps(this, steps, true);',
  },
  {
    name: 'one-past-the-other',
    file: 'game/room.ts',
    from: 'if (this.#course !== before) {\n        await this.#read();',
    to: 'if (false) {\n        await this.#read();',
  },
];

const duties: readonly Planted[] = [
  { name: 'clock-without-a-turn', file: 'game/course.ts', from: '{ due: dueOf(course, next.seat, clock) }', to: '{ due: course.since }' },
  {
    name: 'taken-before-its-time',
    file: 'game/room.ts',
    from: "typeof duty !== 'string' && duty.due <= now;",
    to: "typeof duty !== 'string';",
  },
  { name: 'one-look-and-no-more', file: 'game/duties.ts', from: 'await this.#look().catch(this.#onFault);', to: 'await this.#look();' },
  { name: 'bots-wait-for-ever', file: 'game/duties.ts', from: 'const MOST_KEPT_MS = 60_000;', to: 'const MOST_KEPT_MS = 60_000_000;' },
  {
    name: 'nobody-starts-it',
    file: 'game/tables.ts',
    from: 'await this.#changed(id);\n  }\n\n  async #changed',
    to: 'await this.#rooms.refresh(id);\n  }\n\n  async #changed',
  },
  {
    name: 'duty-of-a-finished-game',
    file: 'game/room.ts',
    from: 'const wanted = duty ?? this.#duty(before, course);',
    to: "const wanted = isOver ? 'keep' : (duty ?? this.#duty(before, course));",
  },
  { name: 'old-secrets-open-doors', file: 'api/who.ts', from: 'const BELIEVED_MS = 10_000;', to: 'const BELIEVED_MS = 10_000_000;' },
];

/** Of waking people. */
const notices: readonly Planted[] = [
  {
    name: 'nobody-is-told',
    file: 'notices/noticing.ts',
    from: 'add: [...turn, ...ends].filter(isTold) }',
    to: 'add: ends.filter(isTold) }',
  },
  { name: 'rung-and-not-noted', file: 'notices/courier.ts', from: 'await this.#means.store.settleNotices(', to: 'void (' },
  { name: 'held-for-too-long', file: 'notices/courier.ts', from: 'const LEASE_MS = 2500;', to: 'const LEASE_MS = 250_000;' },
  { name: 'old-turns-are-told', file: 'notices/noticing.ts', from: 'isPassed: was !== undefined && isFresh', to: 'isPassed: false' },
];

const people: readonly Planted[] = [
  {
    name: 'whoever-left-is-still-named',
    file: 'people/departure.ts',
    from: '      hall.forget(({ host, seats }) =>',
    to: '      if (gone.size > 9) hall.forget(({ host, seats }) =>',
  },
  {
    name: 'what-comes-late-of-whoever-left-stays',
    file: 'people/departure.ts',
    from: 'for (const guest of await recent()) await clear(guest);',
    to: 'await recent();',
  },
  {
    name: 'left-and-not-counted',
    file: 'people/counter.ts',
    from: 'for (const id of await store.uncounted(WAY, MOST, store.now())) {',
    to: 'for (const id of (await store.uncounted(WAY, MOST, store.now())).slice(MOST)) {',
  },
  {
    name: 'dropped-devices-go-on',
    file: 'api/devices.ts',
    from: 'const secret = await house.store.dropDevice(id, device);',
    to: 'const secret = device === here ? await house.store.dropDevice(id, device) : device;',
  },
];

/** Who is kept apart. */
const peace: readonly Planted[] = [
  {
    name: 'blocked-and-listed',
    file: 'game/lobby.ts',
    from: '[...apart].some((one) => people.has(one));',
    to: 'apart.size > 9 && [...apart].some((one) => people.has(one));',
  },
];

/** Those who look on, and ratings. */
const gallery: readonly Planted[] = [
  {
    name: 'no-delay',
    file: 'game/gallery.ts',
    from: 'const first = rows.findIndex(({ at, seq }) => at > until && seq > shown);',
    to: 'const first = -1;',
  },
  { name: 'a-turn-too-early', file: 'game/gallery.ts', from: 'begun.at(-2)?.row', to: 'room.course && { seq: room.course.seq, at: 0 }' },
  { name: 'counted-as-they-come', file: 'game/ratings.ts', from: '...fresh].sort(inOrder);', to: '...fresh];' },
];

/** Games that are looked at again. */
const reviews: readonly Planted[] = [
  { name: 'reviews-of-the-dead-are-left', file: 'reviews/reviews.ts', from: 'const LOOKS = 20;', to: 'const LOOKS = 20_000;' },
  {
    name: 'weighed-once-more',
    file: 'reviews/reviews.ts',
    from: '.filter(({ step }) => !known.has(step));',
    to: '.filter(({ step }) => step >= 0 || known.has(step));',
  },
  {
    name: 'given-up-with-the-database',
    file: 'reviews/reviews.ts',
    from: 'seeTo(game, weighingNow)\n        .catch(onFault)',
    to: 'seeTo(game, weighingNow)\n        .catch((error: unknown) => store.endReview(game, { reason: String(error) }))\n        .catch(onFault)',
  },
  {
    name: 'reviewed-for-anybody',
    file: 'api/reviews.ts',
    from: "const { guest, room } = await looking(house, request, id, undefined, 'review');",
    to: 'const { guest, room } = { guest: undefined, room: await house.rooms.get(id) };',
  },
];

export const planted: readonly Planted[] = [
  ...[...historic, ...streams, ...moves, ...duties],
  ...[...notices, ...people, ...peace, ...gallery, ...reviews],
];
