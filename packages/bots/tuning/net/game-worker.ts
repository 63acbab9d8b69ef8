/** A thread that plays games for a net to learn from. */
import { serve } from '../piece-worker.ts';
import { lineOf } from './games.ts';

serve(lineOf);
