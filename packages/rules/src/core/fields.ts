/**
 * Opens `State`: what is declared here is added to it in every program that has this file, and no declaration but those of `@elbowroom/rules/search` leads here.
 * So the rules work on plain fields, nobody casts, and outside a state stays shut.
 */
import type { Fields, State } from './state.ts';

declare module './state.ts' {
  interface State extends Fields {}
}

export type { State };
