/** Whoever carries notices to people's pockets: takes its time, and when it is on strike takes none, or carries them and says that it did not. */
import type { Message, Post, Rung } from '../src/notices/post.ts';
import { type Outside, pause } from '../src/outside.ts';
import type { Bell } from '../src/store/notices.ts';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';

/** Milliseconds on the way, in the mean. */
const SLOWNESS = 120;

export class PostOffice {
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  isOnStrike = false;
  /** Told of everything that has come. `isKnown`: whether the sender will hear of it. */
  onRung: (bell: Bell, message: Message, isKnown: boolean) => void = () => {};

  constructor(agenda: Agenda, chance: Chance) {
    this.#agenda = agenda;
    this.#chance = chance;
  }

  async carry(bell: Bell, message: Message): Promise<Rung> {
    await this.#agenda.pause(this.#chance.wait(SLOWNESS));
    const isLost = this.isOnStrike && this.#chance.isLikely(0.4);
    if (isLost) return {};
    const isDenied = this.isOnStrike && this.#chance.isLikely(0.3);
    this.onRung(bell, message, !isDenied);
    await this.#agenda.pause(this.#chance.wait(SLOWNESS));
    return isDenied ? {} : 'rung';
  }
}

/** As one node knows it: answers reach it as long as it lives. */
export const postOf = (outside: Outside, office: PostOffice): Post => ({
  key: async () => '',
  hasMail: false,
  ring: async (bell, message) => {
    const rung = await office.carry(bell, message);
    await pause(outside, 1);
    return rung;
  },
  askLeave: async () => {},
  linked: async () => undefined,
  close() {},
});
