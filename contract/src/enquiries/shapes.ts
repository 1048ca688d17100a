/** So many lines one enquiry may have, and so many sellers a line reaches. */
export const ENQUIRY_LINES_MAX = 500;

export const LINE_SELLERS_MAX = 50;

/** In how many days quotes are wanted; a request ends after seven. */
export const wantedDays = [1, 2, 3, 5, 7] as const;

/** One way to buy all lines that have quotes. */
export const mixKinds = ['cheapest', 'fewestSellers', 'fastest'] as const;
