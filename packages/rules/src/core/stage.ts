/** The stages of a turn, in their order. In those marked * a seat decides; the others pass by themselves, one reaction at a time. */
export const START = 0;
/** * A seat without an active people takes a combo. */
export const PICKING = 1;
/** * Expand or decline. */
export const CHOICE = 2;
/** What follows from the choice. */
export const EXPANDING = 3;
/** * Abandoning, conquests, abilities; first for a declined people that lives on, then for the active one. */
export const CONQUERING = 4;
export const RALLY = 5;
/** Recruits come in before redeployment. */
export const MUSTER = 6;
/** * Tokens, one at a time. */
export const DEPLOYING = 7;
/** * Then pieces, one at a time. */
export const PLACING = 8;
export const ENDING = 9;
/** The turn has scored. */
export const SCORED = 10;
/** * The other seats, in order, place what came back to their hands. */
export const RETREAT = 11;
/** The game is over. */
export const OVER = 12;
