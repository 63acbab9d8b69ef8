/** What the board is told to show, and what it reports. It knows no rules: whoever shows it says what is legal and what it costs. */

export type SeatColour = 'blue' | 'vermilion' | 'green' | 'yellow' | 'purple';

export const seatColours: readonly SeatColour[] = ['blue', 'vermilion', 'green', 'yellow', 'purple'];

export type BoardView = {
  /** One for each region of the sheet, in order. */
  readonly regions: readonly RegionView[];
  /** The region that somebody is looking at or that a line of the log speaks of: outlined. */
  readonly marked?: number;
  /** Something is carried over the map, which stays where it is meanwhile. */
  readonly isCarriedOver?: boolean;
  /** Regions of a plan, in its order: outlined and numbered. */
  readonly hinted?: readonly number[];
  /** What has changed since somebody looked last. */
  readonly traces?: readonly TraceView[];
};

export type TraceView = {
  readonly region: number;
  /** Of whoever held it; nobody's if left out. */
  readonly colour?: SeatColour;
  /** Somebody else holds it now, or nobody. */
  readonly isTaken: boolean;
  /** By how many tokens it is defended more now, or less. */
  readonly more: number;
  /** Others are spoken of. */
  readonly isFaint: boolean;
};

export type RegionView = {
  /** Said by screen readers: name, terrain, symbols, who and how many, what it costs. */
  readonly label: string;
  /** The tokens standing here. */
  readonly stack?: Stack;
  /** Forts, heroes, bombs …: left of the tokens. */
  readonly pieces: readonly PieceView[];
  /** Artifacts, places, face-down markers: right of the tokens. */
  readonly markers: readonly MarkerView[];
  /** Can be attacked now. */
  readonly target?: Target;
  /** Something can be taken up from here: what that is called. */
  readonly less?: string;
};

export type Stack = {
  /** Which people: tokens that leave one region and appear in another are taken to have walked if this is the same. */
  readonly people: string;
  /** Name of the drawing in the sprite. */
  readonly emblem: string;
  /** Whose; natives are nobody's. */
  readonly colour?: SeatColour;
  /** Grey, smaller and turned; its country is only dashed. */
  readonly declined: boolean;
  /** 0: pieces alone hold the region. */
  readonly count: number;
  /** Of somebody who plays for the same side as the viewer. */
  readonly isAlly?: boolean;
};

export type PieceView = {
  /** Its kind: gives it its own paint where the style sheet has one. */
  readonly kind: string;
  readonly emblem: string;
  readonly count: number;
  /** Tokens that it adds to the cost; 0 shows nothing. */
  readonly guard: number;
};

export type MarkerView = {
  readonly kind: 'artifact' | 'place' | 'sealed';
  readonly emblem: string;
};

export type Target = {
  /** Tokens. */
  readonly cost: number;
  /** Shown in place of the cost where something is put or chosen. */
  readonly sign?: string;
  /** How likely the die makes up what is missing, 0 to 1; left out when it can be paid. */
  readonly chance?: number;
};

/** How somebody came to a region; `tap` is a finger, `click` a mouse, `key` Enter or space. */
export type Way = 'hover' | 'focus' | 'tap' | 'click' | 'key';

export type BoardReports = {
  /** Somebody looks at a region, or at none any more. */
  readonly onLook?: (region: number | undefined, way: Way) => void;
  /** Somebody takes something up from a region. */
  readonly onLess?: (region: number) => void;
  /** Somebody wants so many things in a region at once, as many as there are if infinitely many. Says whether that was possible. */
  readonly onPut?: (region: number, count: number) => boolean;
  /** Somebody begins to drag something off a region. */
  readonly onLift?: (region: number, at: Lift) => void;
};

/** Where on screen something was lifted, and by what. */
export type Lift = { readonly x: number; readonly y: number; readonly isFinger: boolean };
