/** A small table on which a tile is tried: its people comes in, scores and declines; the other seat hardly does anything. */
import { type Move, type Position, text } from '@elbowroom/rules';
import type { Homebrew } from '@elbowroom/rules/homebrew';
import { dell } from '../../school/lesson/dell.gen.ts';
import type { LessonScene } from '../../school/lesson/scene.ts';
import { homebrewOf, type TileDraft } from './tile-draft.ts';

/** Who stands beside what is tried, and does nothing of its own. */
type Company = { readonly folk: string; readonly ordinary: string };

/** The lessons' Dell with something of everything to hold. */
const SYMBOLS: Readonly<Record<number, 'mine' | 'cavern' | 'magic'>> = {
  0: 'cavern',
  1: 'magic',
  4: 'cavern',
  6: 'mine',
  8: 'magic',
  9: 'mine',
};
const glen = { ...dell, regions: dell.regions.map((region, r) => ({ ...region, ...(SYMBOLS[r] && { symbols: [SYMBOLS[r]] }) })) };

const GROUNDS = {
  classic: {
    board: glen,
    // The other has the middle and one end of it.
    others: { race: 'humans', power: 'merchant' },
    regions: {
      0: { race: 'natives' },
      7: { race: 'natives' },
      5: { race: 'humans', tokens: 2 },
      8: { race: 'humans', tokens: 2 },
      9: { race: 'humans', tokens: 1 },
    },
    marker: 6,
  },
  azeroth: {
    board: ['S1a', 'S2b'],
    others: { race: 'kobolds', power: 'miner' },
    regions: {
      1: { race: 'natives' },
      4: { race: 'natives' },
      11: { race: 'natives' },
      13: { race: 'natives' },
      9: { race: 'kobolds', tokens: 3 },
      10: { race: 'kobolds', tokens: 2 },
    },
    marker: 6,
  },
} as const;

const PLAIN = { race: 5, power: 4 } as const;

function together(draft: TileDraft, { folk, ordinary }: Company): TileDraft[] {
  const plain = (kind: 'race' | 'power', called: string): TileDraft => ({
    kind,
    edition: draft.edition,
    name: { en: called, fr: called },
    emblem: kind === 'race' ? 'visored-helm' : 'laurel-crown',
    value: PLAIN[kind],
    effects: [],
  });
  return [draft, ...(draft.kind === 'race' ? [] : [plain('race', folk)]), ...(draft.kind === 'power' ? [] : [plain('power', ordinary)])];
}

const markerOf = ({ artifacts = [], places = [] }: Homebrew): string | undefined => [...artifacts, ...places][0]?.id;

/** Throws Refused for a tile that cannot be played. */
export function tryoutOf(draft: TileDraft, company: Company): LessonScene {
  const homebrew = homebrewOf(together(draft, company), draft.edition);
  const { board, others, regions, marker } = GROUNDS[draft.edition];
  const [race, power, lying] = [homebrew.races?.[0], homebrew.powers?.[0], markerOf(homebrew)];
  // A people that lends its tokens does not stand on the other side.
  const isLent = race?.borrows === others.race;
  const there: Position['regions'] = isLent
    ? Object.fromEntries(Object.entries(regions).filter(([, { race: who }]) => who === 'natives'))
    : regions;
  const start: Position = {
    edition: draft.edition,
    board,
    seed: 'bench',
    phase: 'conquest',
    rounds: 10,
    seats: [
      { coins: 5, active: { race: race?.id ?? '', power: power?.id ?? '', hand: (race?.value ?? 0) + (power?.value ?? 0) } },
      { coins: 5, ...(!isLent && { active: others }) },
    ],
    regions: lying === undefined ? there : { ...there, [marker]: { markers: [lying] } },
    homebrew,
  };
  return { id: 'bench', rules: ['CL-BLANK-1'], position: start, isDone: () => false, others: idle };
}

/** Somebody who only waits for their turn to be over. */
function idle(legal: readonly Move[]): string {
  const quiet = legal.find(({ type }) => type === 'done') ?? legal.find(({ type }) => type === 'expand') ?? legal[0];
  return quiet === undefined ? 'done' : text(quiet);
}
