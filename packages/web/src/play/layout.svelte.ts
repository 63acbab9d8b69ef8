/** What stands where in the room around the board: which tab a phone shows, and where there is little room for a hint. */
import type { Tab } from '../panels/tabs.ts';
import { phone, shortOfRoom, squat } from '../size/window.ts';
import type { HintKind } from '../words/hint-words.ts';

export type Layout = {
  tab: Tab;
  readonly isPhone: boolean;
  /** Below the seats, where they are few; else below the peoples on offer; a phone has its beginning with the buttons. */
  readonly hintPlace: 'seats' | 'peoples' | 'buttons';
  /** On a phone all of a hint is read over the map, until it is read. */
  isHintOpen: boolean;
  /** Whether somebody looks at what is left in the box. */
  isBoxOpen: boolean;
};

/** More seats than these fill their column: where a window is small, and where it is low. */
const [FEW_SEATS, FEWER_SEATS] = [3, 2];

/** `wanted`: the tab on which something is to be done; a phone turns to it whenever that is another one. */
export function layOut(seats: number, wanted: () => Tab, hint: () => HintKind | undefined): Layout {
  const called = $derived(wanted());
  const kind = $derived(hint());
  let tab = $derived(called);
  let isHintOpen = $derived.by(() => {
    void kind;
    return false;
  });
  let isBoxOpen = $state(false);
  return {
    get isBoxOpen() {
      return isBoxOpen;
    },
    set isBoxOpen(to) {
      isBoxOpen = to;
    },
    get tab() {
      return tab;
    },
    set tab(to) {
      tab = to;
    },
    get isPhone() {
      return phone.current;
    },
    get hintPlace() {
      if (phone.current) return 'buttons';
      const isFull = (shortOfRoom.current && seats > FEW_SEATS) || (squat.current && seats > FEWER_SEATS);
      return isFull ? 'peoples' : 'seats';
    },
    get isHintOpen() {
      return isHintOpen;
    },
    set isHintOpen(to) {
      isHintOpen = to;
    },
  };
}
