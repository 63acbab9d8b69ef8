import { type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';

/** Draenei. In each turn of an opponent the first token that would fall stays in hand. Remembers that it has. */
export const draenei: Race = race({
  id: 'draenei',
  faction: 'alliance',
  value: 7,
  tray: 12,
  onCasualty: (s, me) => {
    const isFirst = s.turn !== s.owner[me] && today(s, draenei) === 0; // AZ-DRAENEI-1, AZ-DRAENEI-2
    if (isFirst) noteToday(s, draenei, 1);
    return isFirst;
  },
});
