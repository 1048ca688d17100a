import type { SqlStateFailures } from '#server/kit/failure.ts';

/**
 * Refusals of the ledger's SQL, as declared failures. WA001 (unbalanced), WA005 (history is not
 * changed) and WA006 (no such account) are internal errors: no caller can act on them.
 */
export const refusals: SqlStateFailures = {
  WA002: 'wallet.notEnough',
  WA003: 'wallet.overHold',
  WA004: 'wallet.keyReused',
};
