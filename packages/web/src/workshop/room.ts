/** What every room of the workshop is given. */
import type { WorkshopPlace } from '../routes.ts';
import type { Preferences } from '../table/preferences.svelte.ts';
import type { Counsel } from '../table/thinker.ts';
import type { Works } from './shelf.ts';
import type { Work } from './work.ts';

export type RoomProps = {
  /** Which work is on the bench; undefined for none yet. */
  readonly id: string | undefined;
  readonly works: Works;
  readonly preferences: Preferences;
  readonly counsel: Counsel;
  readonly ongo: (to: WorkshopPlace) => void;
  readonly onhome: () => void;
  readonly onabout: () => void;
  /** To the start page, where a game is set up with it. */
  readonly onplay: (work: Work) => void;
};
