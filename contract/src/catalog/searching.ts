import type { CallerLimit } from '../call.ts';

/**
 * Searches of one member, of whatever kind: enough for a day of purchasing, and too few to copy what
 * the market holds.
 */
export const searching: CallerLimit = { group: 'search', perMinute: 90, perDay: 4000 };

/** Suggestions come with each pause of typing. */
export const suggesting: CallerLimit = { group: 'suggest', perMinute: 240, perDay: 20_000 };
