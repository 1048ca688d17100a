import type { CallFailure } from './failure.ts';
import { sideOfPage } from './session.ts';

/**
 * Failures that say that the record, or a limit of the day, is not what the page shows. Those of the editors
 * that read the newer one only when they are told to are left out.
 */
const STALE = [
  'order.hasChange',
  'approval.changed',
  'approval.expired',
  'approval.open',
  'approval.wrongState',
  'bank.changed',
  'bank.itemChanged',
  'deposit.changed',
  'deposit.notPayable',
  'deposit.paying',
  'exchange.changed',
  'exchange.payeeChanged',
  'factorReset.changed',
  'payout.changed',
  'payout.payeeChanged',
  'payout.paymentChanged',
  'setting.changed',
  'wallet.cash.payeeChanged',
  'wallet.changed',
  'factor.needed',
  'wallet.cash.found',
  'wallet.cash.held',
  'exchange.found',
  'payout.held',
  'payout.paymentHeld',
] as const;

/** Whether a failure says so; the seller's own settlement keeps what is typed beside the newer one. */
export const isStaleBy = (failure: CallFailure): boolean =>
  STALE.some((code) => failure.is(code)) ||
  (sideOfPage() === 'staff' && failure.is('settlement.changed'));
