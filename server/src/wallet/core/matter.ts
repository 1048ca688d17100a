import type { Matter } from '#contract/wallet/schemas.ts';
import type { TransferKind } from './transfer.ts';

const matterByKind = {
  recharge: 'recharge',
  withdrawalApplied: 'withdrawal',
  withdrawalPaid: 'withdrawal',
  withdrawalFailed: 'withdrawal',
  // It moves frozen money alone, which the available balance does not show.
  withdrawalReturned: 'withdrawal',
  exchangeApplied: 'exchange',
  exchangeDone: 'exchange',
  exchangeFailed: 'exchange',
  // It moves frozen money alone, as the return of a withdrawal does.
  exchangeReturned: 'exchange',
  orderPaid: 'payment',
  // It moves held money alone, which stays held.
  orderSplit: null,
  orderReleased: 'receipt',
  orderRefunded: 'refund',
  compensation: 'compensation',
  goodwillRefund: 'compensation',
  compensationHeld: 'compensation',
  compensationReturned: 'compensation',
  // A deposit is shown on the settlement page and never touches the available balance.
  depositReceived: null,
  depositReturned: null,
  // The platform's own expense: no member sees it.
  bankCharged: null,
  // Money of somebody who is no member.
  paymentSuspended: null,
  suspenseCleared: null,
} as const satisfies Record<TransferKind, Matter | null>;

/** Returns the matter of a transfer in the user's ledger; null where it is not shown there. */
export const logMatterOf = (kind: TransferKind): Matter | null => matterByKind[kind];

/** The kinds of transfer that a matter of the user's ledger stands for. */
export const kindsOf = (matter: Matter): TransferKind[] =>
  (Object.keys(matterByKind) as TransferKind[]).filter((kind) => matterByKind[kind] === matter);
