/** Which situations a newcomer may meet for the first time now, and where the rules speak of them. */
import { cost } from '@elbowroom/rules';
import type { RuleId } from '../help/rules.ts';
import type { Topic } from '../help/topics.ts';
import type { HintKind } from '../words/hint-words.ts';
import type { Mode } from './controls.ts';
import type { Scene } from './scene.ts';

/** What could be explained at this moment, what matters most first; nothing to those who have nothing to decide. */
export function situationsOf(scene: Scene, mode: Mode): HintKind[] {
  const { controls, isMine, table } = scene;
  if (!isMine) return [];
  if (mode.type === 'decline') return ['decline'];
  if (controls.picks.size > 0) return pickings(scene);
  switch (table.phase) {
    case 'choice':
      return ['choice'];
    case 'conquest':
      return conquests(scene);
    case 'deploy':
      return ['deploy'];
    case 'retreat':
      return ['retreat'];
    default:
      return controls.pieces.size > 0 ? ['piece'] : [];
  }
}

function pickings({ view }: Scene): HintKind[] {
  if (view.variant === 'battle') return ['battle', 'pick']; // prices go to the bank there: no coins wait for anybody
  const hasOld = (view.seats[view.seat]?.declined ?? []).length > 0;
  return ['pick', ...(hasOld ? (['pickAgain'] as const) : [])];
}

function conquests({ view, table, controls }: Scene): HintKind[] {
  const people = table.seats[table.turn]?.active;
  const isActive = (region: number): boolean => {
    const holding = table.regions[region]?.holding;
    return holding?.seat === table.turn && !holding.declined;
  };
  const attacks = [...controls.attacks];
  const held = [...table.regions.keys()].filter(isActive);
  const isIn = held.length > 0;
  const isOpposed = (region: number): boolean => {
    const { seat, race } = table.regions[region]?.holding ?? {};
    const { active, declined = [] } = table.seats[seat ?? -1] ?? {};
    const other = [active, ...declined].find((one) => one?.race === race)?.faction;
    return [people?.faction, other].sort().join() === 'alliance,horde';
  };
  const isMarked = (region: number): boolean => table.regions[region]?.markers.some(({ kind }) => kind !== 'sealed') === true;
  const found: readonly (readonly [HintKind, boolean])[] = [
    [view.edition === 'azeroth' ? 'landing' : 'enter', !isIn && attacks.length > 0],
    ['die', attacks.length > 0 && attacks.every(([, ways]) => ways.every(({ type }) => type === 'roll'))],
    // Regions can be given up only before the first conquest of a turn.
    ['expand', isIn && controls.abandons.size > 0],
    ['sealed', isIn && attacks.some(([region]) => (view.regions[region]?.faceDown ?? 0) > 0)],
    ['marker', held.some(isMarked)],
    ['faction', attacks.some(([region]) => isOpposed(region))],
    ['travel', isIn && attacks.some(([region]) => cost(view, region).parts?.some(({ what }) => what === 'travel'))],
    ['ability', controls.abilities.length > 0],
    ['further', isIn && attacks.length > 0],
  ];
  return found.flatMap(([kind, holds]) => (holds ? [kind] : []));
}

const RULES: Readonly<Record<HintKind, RuleId>> = {
  pick: 'CORE-DRAFT-2',
  pickAgain: 'CORE-DRAFT-3',
  enter: 'CL-FIRST-1',
  further: 'CORE-CONQUER-4',
  die: 'CORE-DIE-2',
  deploy: 'CORE-DEPLOY-1',
  piece: 'CORE-LOSS-6',
  choice: 'CORE-TURN-1',
  expand: 'CORE-TURN-2',
  decline: 'CORE-DECLINE-2',
  retreat: 'CORE-LOSS-4',
  ability: 'CORE-SCORE-2',
  battle: 'BA-DRAFT-2',
  landing: 'AZ-FIRST-1',
  travel: 'AZ-TRAVEL-1',
  faction: 'AZ-FACTION-1',
  sealed: 'AZ-MARKER-1',
  marker: 'AZ-MARKER-2',
};

/** The page of the help on it: of the piece or the ability at hand, or of the rule. */
export function topicOfHint(kind: HintKind, { view: { edition, seats, seat }, controls }: Scene): Topic {
  const [piece] = controls.pieces.keys();
  if (kind === 'piece' && piece !== undefined) return { piece, edition };
  const ability = controls.abilities[0]?.id;
  const people = seats[seat]?.active;
  if (kind === 'ability' && ability !== undefined && people?.race === ability) return { race: ability, edition };
  if (kind === 'ability' && ability !== undefined && people?.power === ability) return { power: ability, edition };
  return { rule: kind === 'ability' ? 'AZ-MARKER-2' : RULES[kind] };
}
