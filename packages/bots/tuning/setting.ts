/** A setting by its name: `classic-2`, `azeroth-5`, `battle-4`. */
import type { Setup } from '@elbowroom/rules';

const seatsOf = (setting: string): number => Number(setting.split('-')[1]);

export function setupOf(setting: string, seed: string): Setup {
  const [game] = setting.split('-');
  return {
    edition: game === 'classic' ? 'classic' : 'azeroth',
    ...(game === 'battle' ? { variant: 'battle' as const } : {}),
    seats: seatsOf(setting),
    seed,
  };
}
