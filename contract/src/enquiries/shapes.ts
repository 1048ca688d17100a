/** So many lines one enquiry may have, and so many sellers a line reaches. */
export const ENQUIRY_LINES_MAX = 500;

export const LINE_SELLERS_MAX = 50;

/** So many requests, lines at a seller each, one buyer sends in 24 hours. */
export const ENQUIRY_REQUESTS_DAY_MAX = 50_000;

/** Sellers are matched for so many lines of one buyer at a time: a whole bill may be of them. */
export const SEEKING_LINES_MAX = 5000;

/** In how many days quotes are wanted; a request ends after seven. */
export const wantedDays = [1, 2, 3, 5, 7] as const;

/** One way to buy all lines that have quotes. */
export const mixKinds = ['cheapest', 'fewestSellers', 'fastest'] as const;
