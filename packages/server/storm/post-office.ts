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
  /** Told of everything that has come, and of what its sender has heard that it came. */
  onRung: (bell: Bell, message: Message) => void = () => {};
  onHeard: (message: Message) => void = () => {};
  /** A node is about to bring something. */
  onBrought: (node: string) => void = () => {};

  constructor(agenda: Agenda, chance: Chance) {
    this.#agenda = agenda;
    this.#chance = chance;
  }

  async carry(bell: Bell, message: Message): Promise<Rung> {
    await this.#agenda.pause(this.#chance.wait(SLOWNESS));
    const isLost = this.isOnStrike && this.#chance.isLikely(0.4);
    if (isLost) return {};
    const isDenied = this.isOnStrike && this.#chance.isLikely(0.3);
    this.onRung(bell, message);
    await this.#agenda.pause(this.#chance.wait(SLOWNESS));
    return isDenied ? {} : 'rung';
  }
}

/** As one node knows it: it brings something, and answers reach it, as long as it lives. */
export const postOf = (node: string, outside: Outside, office: PostOffice): Post => ({
  key: async () => '',
  hasMail: false,
  ring: async (bell, message) => {
    office.onBrought(node);
    await pause(outside, 1);
    const rung = await office.carry(bell, message);
    await pause(outside, 1);
    if (rung === 'rung') office.onHeard(message);
    return rung;
  },
  askLeave: async () => {},
  linked: async () => undefined,
  close() {},
});
