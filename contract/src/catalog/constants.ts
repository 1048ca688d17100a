/** At most so many hot searches stand in the search bar. */
export const HOT_MAX = 10;
