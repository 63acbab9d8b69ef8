/** Numbers that mean different things, told apart by the compiler and by nothing at run time: a seat is never taken for a region. */
declare const meaning: unique symbol;

/** A plain number fits; one that is known to mean something else does not. */
type Meaning<Word extends string> = number & { readonly [meaning]?: Word };

/** A seat, from 0 on; the natives have none. */
export type SeatNo = Meaning<'seat'>;
/** A region of the board, from 0 on. */
export type RegionNo = Meaning<'region'>;
/** A people: the number of its race in the box; one after the last are the natives. */
export type PeopleNo = Meaning<'people'>;
/** The place of an ability among those of the game. */
export type SlotNo = Meaning<'slot'>;
