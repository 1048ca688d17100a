/** How many groups one search shows at all, page after page; what lies beyond needs more signs. */
export const SEARCH_DEPTH = 100;

/** How many offers of one part are shown at all. */
export const OFFERS_DEPTH = 50;

/** The first groups of a page come with offers; the rest come folded. */
export const GROUPS_OPEN = 2;

/** How many offers stand in an open group; `/search/offers` has the rest. */
export const OFFERS_FIRST = 5;

/** A month of prices, and a price of a quote, is shown once so many stand behind it. */
export const PRICES_MIN = 3;

/** How long quotes stand in the record of a part. */
export const QUOTE_RECORD_MONTHS = 12;

/**
 * Why a part was found, the closest first: the number as typed; its letters and digits only; the
 * same without packing suffixes; it begins so; it holds the keyword; one or two typing errors.
 */
export const matchKinds = ['exact', 'key', 'base', 'prefix', 'substring', 'typo'] as const;

/** `match` is the closest first, then the best standing and the most stock. */
export const searchSorts = ['match', 'price', 'quantity', 'age', 'standing'] as const;

/** The choices of `passedWithinMonths`. */
export const passedWithinChoices = [3, 6, 12, 24] as const;
