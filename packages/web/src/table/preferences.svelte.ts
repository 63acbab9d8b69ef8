/** What somebody likes: language, colours, how fast others move, and what is still explained to them. Kept in the browser, and left to the device until chosen. */
import { boxFrom, type OwnBox, writtenBox } from '../house/own-box.ts';
import type { Wishes } from '../routes.ts';
import { type Taste, tasteFrom, writtenTaste } from '../sound/taste.ts';
import { languageFrom, languages } from '../words/speak.ts';
import type { Language, Words } from '../words/words.ts';
import { type Lessons, lessonsFrom, writtenLessons } from './lessons.ts';
import { type Pace, paceFrom } from './pace.ts';

export const themes = ['auto', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const LANGUAGE = 'elbowroom.language';
const THEME = 'elbowroom.theme';
const PACE = 'elbowroom.speed';
const FORMER_PACE = 'elbowroom.pace';
const LESSONS = 'elbowroom.lessons';
const BOX = 'elbowroom.box';
const SOUND = 'elbowroom.sound';
const BANTER = 'elbowroom.banter';

/** Storage may be forbidden; then the choice lasts as long as the page. */
function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

type KeptValue<T> = { value: T };

function keptAs<T>(key: string, found: T, written: (value: T) => string): KeptValue<T> {
  let value = $state.raw(found);
  return {
    get value() {
      return value;
    },
    set value(to: T) {
      value = to;
      keep(key, written(to));
    },
  };
}

export type Preferences = {
  language: Language;
  theme: Theme;
  pace: Pace;
  lessons: Lessons;
  ownBox: OwnBox;
  readonly sound: KeptValue<Taste>;
  /** Whether bots talk. */
  readonly banter: KeptValue<boolean>;
  readonly words: Words;
};

export function createPreferences(wishes: Wishes): Preferences {
  const asked = [wishes.language, recall(LANGUAGE)].flatMap((word) => word ?? []);
  const colours = wishes.theme ?? recall(THEME);
  let language = $state<Language>(languageFrom([...asked, ...navigator.languages]));
  let theme = $state<Theme>(themes.find((known) => known === colours) ?? 'auto');
  let pace = $state<Pace>(paceFrom(wishes.pace, recall(PACE), recall(FORMER_PACE)));
  let lessons = $state.raw<Lessons>(lessonsFrom(recall(LESSONS)));
  let ownBox = $state.raw<OwnBox>(boxFrom(recall(BOX)));
  wear(
    () => language,
    () => theme,
  );
  return {
    get language() {
      return language;
    },
    set language(to: Language) {
      language = to;
      keep(LANGUAGE, to);
    },
    get theme() {
      return theme;
    },
    set theme(to: Theme) {
      theme = to;
      keep(THEME, to);
    },
    get pace() {
      return pace;
    },
    set pace(to: Pace) {
      pace = to;
      keep(PACE, to);
    },
    get lessons() {
      return lessons;
    },
    set lessons(to: Lessons) {
      lessons = to;
      keep(LESSONS, writtenLessons(to));
    },
    get ownBox() {
      return ownBox;
    },
    set ownBox(to: OwnBox) {
      ownBox = to;
      keep(BOX, writtenBox(to));
    },
    ...heard(),
    get words() {
      return languages[language];
    },
  };
}

/** Sounds, and the talk of bots. */
const heard = (): Pick<Preferences, 'sound' | 'banter'> => ({
  sound: keptAs(SOUND, tasteFrom(recall(SOUND)), writtenTaste),
  banter: keptAs(BANTER, recall(BANTER) !== 'off', (isOn) => (isOn ? 'on' : 'off')),
});

/** The page itself says in which language and colours it is. */
function wear(language: () => Language, theme: () => Theme): void {
  const { documentElement: page } = document;
  $effect(() => {
    page.lang = language();
  });
  $effect(() => {
    if (theme() === 'auto') delete page.dataset.theme;
    else page.dataset.theme = theme();
  });
}
