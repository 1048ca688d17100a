/** How many parts one question about watches may name: those of a page of part search. */
export const WATCH_STATES_MAX = 30;
