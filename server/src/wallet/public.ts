import type { Currency } from '#contract/money-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { payFromPlatform } from './commands/pay-from-platform.ts';
import type { RevenuePart, SellerPart } from './core/recipes.ts';
import * as recipes from './core/recipes.ts';
import { payableFrom } from './core/withdrawal.ts';
import type { WalletDeps } from './deps.ts';
import { walletHandlers } from './handlers.ts';
import { walletCron, walletJobs } from './jobs.ts';

import { findBrokenLink } from './queries/find-broken-link.ts';
import {
  type BankAccountRecord,
  findBankAccount,
  findBankAccounts,
  listBankAccounts,
} from './store/bank-accounts.ts';

import type { Escrow, Moved, OrderRef, Ref } from './store/ledger.ts';
import * as ledger from './store/ledger.ts';
import { pendingRecharges as listPending, type PendingRecharge } from './store/recharges.ts';
import { countLedger, findWrongRow, type LedgerCount, type WrongRow } from './store/verify.ts';

export type { BankItem, BankItemSource, BankProof } from './bank-items.ts';
export { walletBankItems } from './bank-items.ts';
export { requireOpenAccount } from './commands/apply-recharge.ts';
export { chainTransfers } from './commands/chain-transfers.ts';
export { rechargeApproval } from './commands/confirm-recharge.ts';
export {
  completeExchange,
  freezeForExchange,
  type OwnMovement,
  returnExchange,
  undoExchange,
} from './commands/freeze-for-exchange.ts';
export { claimNumber } from './commands/issue-reference.ts';
export {
  type CompensationDue,
  type CompensationPaid,
  payCompensation,
} from './commands/pay-compensation.ts';
export {
  fundReplacement,
  payFromClaim,
  returnToSeller,
  setAsideForClaim,
} from './commands/pay-from-claim.ts';
export { withdrawalApproval } from './commands/prepare-withdrawal.ts';
export { goodwillApproval } from './commands/propose-goodwill.ts';
export { refusalApproval } from './commands/propose-refusal.ts';
export { bankReturnApproval } from './commands/propose-return.ts';
export { transferApproval } from './commands/propose-transfer.ts';
export { receiveDeposit, returnDeposit } from './commands/receive-deposit.ts';
export { isCnapsCode, payeeRemark } from './core/bank-account.ts';
export type { RevenuePart, SellerPart } from './core/recipes.ts';
export type { RevenueAccount } from './core/transfer.ts';
export type { DayLimit, PayoutLimits, PayoutWithoutFactor } from './core/withdrawal.ts';
export type {
  ClaimSetAside,
  RechargedFor,
  WalletDeps,
  WalletNotification,
  WalletOwner,
} from './deps.ts';
export { type PayoutHolds, payoutHolds } from './holds.ts';
export { walletMessages } from './locales/messages.ts';
export {
  type FiledPayments,
  type Payout,
  type Payouts,
  type RejectedPayment,
  walletPayouts,
} from './payouts.ts';
export { countWalletEffects } from './queries/count-wallet-effects.ts';
export { findOverFactor } from './queries/find-over-factor.ts';
export { findUnfinishedRecords } from './queries/find-unfinished-records.ts';
export { getCashState } from './queries/get-cash-limits.ts';
export {
  balancesOfDays,
  getStatement,
  listStatementLines,
  type Statement,
  type StatementLine,
} from './queries/get-statement.ts';
export { listOpenWithdrawals, waitingWithdrawalsOf } from './queries/list-open-withdrawals.ts';
export { toNumberFilter } from './queries/to-number-filter.ts';
export { refusals } from './refusals.ts';
export {
  type ActivityFilter,
  type MemberMovement,
  orderPaymentsSince,
  payeesSince,
  rechargesSince,
  sharedBankAccounts,
  withdrawalsSince,
} from './store/activity.ts';
export {
  bankBefore,
  bookFigures,
  frozenWithdrawals,
  openHolds,
} from './store/close.ts';
export { escrowChanges } from './store/held-periods.ts';
export { type KeyedTransfer, transfersOfKeys } from './store/keyed-transfers.ts';
export type { Escrow, Moved, PlatformBalance, Ref } from './store/ledger.ts';
export { type OrderMoney, orderMoney } from './store/order-money.ts';
export { type HeldOrder, listBalances, listHeldOrders, type MemberBalance } from './store/proof.ts';
export type { PendingRecharge } from './store/recharges.ts';
export { findNewBankAccounts, findPayers, findSharedBankAccounts } from './store/risk-facts.ts';
export type { LedgerCount, WrongRow } from './store/verify.ts';
export { appliedSince, lockCashOwner, type WaitingWithdrawal } from './store/withdrawals.ts';

/** Puts the slice together: its handlers and jobs. */
export const walletSlice = (
  deps: WalletDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({ calls: walletHandlers(deps), jobs: walletJobs, cron: walletCron });

/** Returns the integrity deposits that are held of sellers in CNY fen; one without any is left out. */
export const heldDeposits = async (
  db: Db,
  sellers: readonly string[],
): Promise<Map<string, bigint>> =>
  new Map((await ledger.heldDeposits(db, sellers)).map(({ owner, fen }) => [owner, fen]));

/** The fields of every movement of money: its key, the record that causes it, and the time. */
export interface Movement {
  /**
   * Names this movement for good, such as `order:ID:hold`: repeated with the same content it moves
   * nothing and answers the first transfer, with other content it fails with `wallet.keyReused`.
   */
  readonly key: string;
  /** The order, by its kind (`trade`, `agent`), id and number: the escrow is that of its id. */
  readonly order: Ref;
  readonly remark?: string;
  readonly now: Date;
}

/**
 * Takes `minor` US cents from the buyer's available balance into the order's escrow. Fails with
 * `wallet.notEnough`, and with `wallet.overHold` where the order was paid before.
 */
export const holdOrder = (
  tx: Tx,
  hold: Movement & { readonly buyerId: string; readonly minor: bigint },
): Promise<Moved> => {
  const { order, buyerId, minor } = hold;
  const transfer = recipes.orderPaid({ orderId: order.id, buyerId, minor });
  return ledger.post(tx, { ...hold, transfer, cause: order });
};

/**
 * Passes `minor` cents of an order's escrow on to the escrow of its child, which has the same
 * payer. Fails with `wallet.overHold` where nothing would stay, or the escrow is resolved.
 */
export const splitOrderHold = async (
  tx: Tx,
  split: Movement & { readonly child: Ref; readonly minor: bigint },
): Promise<Moved> => {
  const { order, child, minor } = split;
  const escrow = await ledger.escrowOf(tx, order.id);
  if (escrow === null) throw new Failure('wallet.overHold');
  const transfer = recipes.orderSplit({
    orderId: order.id,
    childId: child.id,
    payerId: escrow.payerId,
    minor,
  });
  return ledger.post(tx, { ...split, transfer, cause: child });
};

/**
 * Releases exactly the rest of the order's escrow: to the sellers' available balances and to the
 * platform's revenue. Fails with `wallet.overHold` where the parts are not exactly that rest, or
 * the escrow is resolved already. Parts of zero are left out; one below zero is a RangeError.
 */
export const releaseOrder = async (
  tx: Tx,
  release: Movement & {
    readonly to: readonly SellerPart[];
    readonly revenue: readonly RevenuePart[];
  },
): Promise<Moved> => {
  const { order, to, revenue } = release;
  await ledger.openAccounts(tx, [...new Set(to.map((part) => part.sellerId))]);
  const transfer = recipes.orderReleased({ orderId: order.id, to, revenue });
  return ledger.post(tx, { ...release, transfer, cause: order });
};

/**
 * Pays the buyer back from the order's escrow: `minor` cents, or all that it still holds. Fails
 * with `wallet.overHold` where it holds less, or nothing.
 */
export const refundOrder = async (
  tx: Tx,
  refund: Movement & { readonly minor?: bigint },
): Promise<Moved> => {
  const { key, order, minor } = refund;
  const escrow = await ledger.escrowOf(tx, order.id);
  if (escrow === null) throw new Failure('wallet.overHold');
  // The rest at the first time is not the rest at a repeat: the key tells what it was.
  const rest = (await ledger.refundedUnder(tx, key, order.id)) ?? escrow.rest;
  if ((minor ?? rest) <= 0n) throw new Failure('wallet.overHold');
  const transfer = recipes.orderRefunded({
    orderId: order.id,
    buyerId: escrow.payerId,
    minor: minor ?? rest,
  });
  return ledger.post(tx, { ...refund, transfer, cause: order });
};

/** Pays a user `minor` cents for lost goods of an order from the platform's insurance account. */
export const coverLoss = async (
  tx: Tx,
  {
    remark = '',
    ...cover
  }: Movement & { readonly order: OrderRef; readonly to: string; readonly minor: bigint },
): Promise<void> => {
  await payFromPlatform(tx, { ...cover, source: 'insurance', reason: remark });
};

/** A charge of the bank, or a payment of somebody who is no member, in minor units. */
interface BankMovement {
  readonly key: string;
  readonly cause: Ref;
  readonly minor: bigint;
  readonly currency: Currency;
  readonly remark?: string;
  readonly now: Date;
}

/** Books a charge of the bank; below zero one that it gave back. */
export const chargeByBank = (tx: Tx, charge: BankMovement): Promise<Moved> =>
  ledger.post(tx, { ...charge, transfer: recipes.bankCharged(charge) });

/** Books a payment at the bank into suspense. */
export const suspendPayment = (tx: Tx, move: BankMovement): Promise<Moved> =>
  ledger.post(tx, { ...move, transfer: recipes.paymentSuspended(move) });

/** Books a payment out of suspense: it was paid back, or its line is open again. */
export const clearSuspense = (tx: Tx, move: BankMovement): Promise<Moved> =>
  ledger.post(tx, { ...move, transfer: recipes.suspenseCleared(move) });

/** The escrow of an order in cents; null where it was never paid. */
export const escrowOf = (db: Db, orderId: string): Promise<Escrow | null> =>
  ledger.escrowOf(db, orderId);

/** A user's balances: US cents, and the fen of a seller's deposit. */
export const walletOf = (db: Db, owner: string): Promise<ledger.Balances> =>
  ledger.balancesOf(db, owner);

/** An account that a member may be paid to, as it stands. */
export type PayeeAccount = BankAccountRecord & {
  /** From when it is paid without a second factor. */
  readonly payableFrom: Date;
};

/** Returns a bank account that is not removed; null where there is none. */
export async function payeeAccount(db: Db, id: string): Promise<PayeeAccount | null> {
  const account = await findBankAccount(db, id);
  return account && { ...account, payableFrom: payableFrom(account.payeeSince) };
}

/** Returns bank accounts that are not removed, by id. */
export const payeeAccounts = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BankAccountRecord>> =>
  new Map((await findBankAccounts(db, ids)).map((account) => [account.id, account]));

/** Returns the bank accounts of a member, the preferred ones first; numbers are whole. */
export const ownBankAccounts = async (db: Db, owner: string): Promise<BankAccountRecord[]> =>
  (await listBankAccounts(db, { owner, pageNum: 1, pageSize: 100 })).list;

/** Opens a user's accounts. It may be called again: what is open stays as it is. */
export const openWallet = (tx: Tx, owner: string): Promise<void> =>
  ledger.openAccounts(tx, [owner]);

/** The sum of all accounts and escrows per currency: zero, or the ledger is wrong. */
export const trialBalance = (db: Db): Promise<{ currency: string; sum: bigint }[]> =>
  ledger.trialBalance(db);

/** Recharges that wait for finance, the oldest first; amounts in cents. */
export const pendingRecharges = (db: Db): Promise<PendingRecharge[]> => listPending(db);

/**
 * Recomputes the whole ledger from its entries as of one moment, while the market runs: the first
 * row that is wrong or differs from what a close chained, or null, and how much was recomputed.
 * Changes nothing.
 */
export const verifyLedger = (db: Db): Promise<{ wrong: WrongRow | null; count: LedgerCount }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      wrong: (await findWrongRow(tx)) ?? (await findBrokenLink(tx)),
      count: await countLedger(tx),
    }));
