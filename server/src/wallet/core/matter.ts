import type { LogState, Matter } from '#contract/wallet/calls.ts';
import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
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
  orderPaid: 'payment',
  orderReleased: 'receipt',
  orderRefunded: 'refund',
  compensation: 'compensation',
  goodwillRefund: 'compensation',
  // A deposit is shown on the settlement page and never touches the available balance.
  depositReceived: null,
  depositReturned: null,
} as const satisfies Record<TransferKind, Matter | null>;

/** What the user's ledger calls a transfer; null for those it does not show. */
export const matterOf = (kind: TransferKind): Matter | null => matterByKind[kind];

/** The kinds of transfer that a matter of the user's ledger stands for. */
export const kindsOf = (matter: Matter): TransferKind[] =>
  (Object.keys(matterByKind) as TransferKind[]).filter((kind) => matterByKind[kind] === matter);

const stateOfWithdrawal: Record<WithdrawalState, LogState> = {
  applied: 'frozen',
  approved: 'frozen',
  returned: 'frozen',
  sent: 'success',
  completed: 'success',
  refused: 'failed',
  cancelled: 'failed',
};

/**
 * Returns the state of a row of the user's ledger (wallet document, section 4). A row that froze an
 * exchange follows the transfer that ended it, one that froze a withdrawal follows the withdrawal.
 */
export function logStateOf(
  kind: TransferKind,
  ended: TransferKind | null = null,
  withdrawal: WithdrawalState | null = null,
): LogState {
  if (withdrawal !== null) return stateOfWithdrawal[withdrawal];
  if (ended !== null) return ended === 'exchangeFailed' ? 'failed' : 'success';
  if (kind === 'withdrawalApplied' || kind === 'exchangeApplied') return 'frozen';
  if (kind === 'withdrawalFailed' || kind === 'exchangeFailed') return 'failed';
  return 'success';
}
