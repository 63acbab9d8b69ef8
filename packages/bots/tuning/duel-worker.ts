/** A thread that plays duels. */
import { fought } from './duel.ts';
import { serve } from './piece-worker.ts';

serve(() => fought);
