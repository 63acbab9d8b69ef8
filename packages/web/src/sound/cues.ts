/** Which sounds belong to what has happened. Much at once is told by the weightiest of it: the rest would be noise. */
import type { Happening } from '../play/moments.ts';
import type { SoundName } from './sounds.ts';

export type Cue = {
  readonly sound: SoundName;
  /** Seconds to wait: a die rolls before it lies. */
  readonly after: number;
  /** Felt as well, by whoever did it or suffers it. */
  readonly isOwn: boolean;
};

/** From the weightiest to the lightest. */
const WEIGHT: readonly SoundName[] = [
  'end',
  'explosion',
  'die',
  'score',
  'decline',
  'artifact',
  'found',
  'lost',
  'bell',
  'failure',
  'success',
  'conquer',
  'coin',
  'place',
];
const MOST = 2;
/** Seconds from the throw of a die to what comes of it. */
const THROW = 0.62;

type OwnCue = Pick<Cue, 'sound' | 'isOwn'>;

function heardIn(happening: Happening, viewer: number | undefined, isThrown: boolean): OwnCue[] {
  const by = (sound: SoundName): OwnCue[] => [{ sound, isOwn: 'seat' in happening && happening.seat === viewer }];
  switch (happening.kind) {
    case 'turn':
      return happening.seat === viewer ? by('bell') : [];
    case 'picked':
    case 'placed':
      return by('place');
    case 'declined':
      return by('decline');
    case 'conquered':
      return by(isThrown ? 'success' : 'conquer');
    case 'lost':
    case 'wiped-out':
      return happening.seat === viewer ? by('lost') : [];
    case 'repelled':
      return by('failure');
    case 'rolled':
      return by('die');
    case 'artifact':
      return by('artifact');
    case 'place':
      return by('found');
    case 'exploded':
      return by('explosion');
    case 'coins':
      return by('coin');
    case 'scored':
      return by('score');
    case 'first-place':
      return happening.seat === viewer ? by('success') : [];
    case 'ended':
      return by('end');
  }
}

/** Each sound once, the weightiest first, what a die decides after it. */
export function cuesOf(happenings: readonly Happening[], viewer: number | undefined): Cue[] {
  const isThrown = happenings.some(({ kind }) => kind === 'rolled');
  const heard = new Map<SoundName, boolean>();
  for (const { sound, isOwn } of happenings.flatMap((happening) => heardIn(happening, viewer, isThrown)))
    heard.set(sound, isOwn || heard.get(sound) === true);
  return WEIGHT.filter((sound) => heard.has(sound))
    .slice(0, MOST)
    .map((sound) => ({ sound, isOwn: heard.get(sound) === true, after: isThrown && sound !== 'die' ? THROW : 0 }));
}
