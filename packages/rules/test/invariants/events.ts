import { type Check, demand } from './check.ts';

export const events: Check[] = [
  {
    name: 'an event names an ability of the game as its cause, and coins without one are those of the draft',
    move: ({ after, events: happened }) => {
      for (const event of happened) {
        const ability = 'ability' in event ? event.ability : undefined;
        const isKnown = ability === undefined || after.world.abilities.some(({ id }) => id === ability);
        demand(isKnown, () => `no ability of this game: ${JSON.stringify(event)}`);
        if (event.type !== 'paid' && event.type !== 'earned') continue;
        const isDraft = event.rule.includes('-DRAFT-');
        demand(isDraft === (ability === undefined), () => `whose doing: ${JSON.stringify(event)}`);
      }
    },
  },
];
