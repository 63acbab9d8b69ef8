/** A table as it stands when a turn has been played. */
import type { Post } from '@elbowroom/bots';
import type { View } from '@elbowroom/rules';

/** A people stands like this, and nowhere else; whoever stood there is gone. */
export function standing(view: View, race: string, stands: readonly Post[]): View {
  const held = new Map(stands.map(({ region, tokens }) => [region, tokens]));
  return {
    ...view,
    regions: view.regions.map((region, r) => {
      const tokens = held.get(r);
      if (tokens !== undefined) return { ...region, race, tokens };
      if (region.race !== race) return region;
      const { race: _gone, tokens: _fallen, ...empty } = region;
      return empty;
    }),
  };
}
