import type { SqlStateFailures } from '#server/kit/failure.ts';

/**
 * What the ledger's SQL refuses, as declared failures. WA001 (unbalanced), WA005 (history is not
 * changed) and WA006 (no such account) are faults: no caller can act on them.
 */
export const refusals: SqlStateFailures = {
  WA002: 'wallet.notEnough',
  WA003: 'wallet.overHold',
  WA004: 'wallet.keyReused',
};
