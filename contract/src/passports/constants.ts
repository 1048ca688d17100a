/** Where the pieces of a lot are, as its label says it. */
export const passportPlaces = ['lab', 'holder', 'returned', 'quarantine', 'gone'] as const;

/** Facts of a passport that its holder shows or keeps to itself. */
export const holderFacts = ['holder', 'order', 'unitPrice'] as const;
