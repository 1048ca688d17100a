/** The option lists of the specification, section 3. */
export const languages = ['zh', 'en', 'es', 'fr', 'ru'] as const;

export const identities = ['buyer', 'seller'] as const;

export const conditions = ['brandNew', 'likeNew', 'reNew'] as const;

/** Conditions of stock: a list may not say it. What is quoted or ordered has one of `conditions`. */
export const stockConditions = [...conditions, 'unknown'] as const;

/** Labels for the condition of goods in descriptions; `imitation` is never offered. */
export const conditionLabels = [...conditions, 'imitation'] as const;

export const packagings = ['roll', 'pallet', 'pipe'] as const;

export const leadTimes = ['now', 'any'] as const;

/** Warranty or validity in days; 0 is none. */
export const dayChoices = [0, 15, 30, 45, 60, 90, 120, 180, 270, 360] as const;

/** The end of a quote whose validity is 0 days: it has no limit, and no clock reaches it. */
export const NO_END = '9999-12-31T00:00:00.000Z';

/** Signs of the name of a carrier that is none of these. */
export const CARRIER_NAME_MAX = 40;
