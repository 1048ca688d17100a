/** Badge of a profile: red below these percents (specification section 9). */
export const profileRedBelow = { buyer: 50, seller: 80 } as const;

/** How many pictures an album holds. */
export const ALBUM_MAX = 20;

export const BRANDS_MAX = 20;

export const CONTACTS_MAX = 5;

/** How many rows of one seller search are shown at all, page after page. */
export const searchDepth = { visitor: 60, member: 200 } as const;

/** Stock lines of one seller that a reader sees at once; a search chooses others. */
export const STOCK_SAMPLE = 20;
