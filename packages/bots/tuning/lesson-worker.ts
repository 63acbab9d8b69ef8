/** A thread that plays games to learn from. */
import { serve } from './piece-worker.ts';
import { lessonOf } from './self-play.ts';

serve(lessonOf);
