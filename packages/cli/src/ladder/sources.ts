/** Which rules and bots play: games of others are not gone on with. */
import { sourcesOf } from '@elbowroom/jobs';
import { HERE } from '../engine/checkout.ts';

export const sourcesHash = (): string => sourcesOf(HERE);
