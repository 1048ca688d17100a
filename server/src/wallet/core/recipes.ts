import type { Currency } from '#contract/money-schemas.ts';
import {
  type EscrowSide,
  type PlatformAccount,
  type Posting,
  type RevenueAccount,
  type Transfer,
  transferOf,
  type UserAccount,
} from './transfer.ts';

/**
 * The table of domain section 7: every business event that moves money and its postings. A wallet
 * is in USD, a deposit in CNY. Amounts are minor units above zero; anything else throws RangeError.
 */

/** Money of a user in USD. */
export interface OwnAmount {
  readonly ownerId: string;
  readonly minor: bigint;
}

/** A seller's part of a released order. */
export interface SellerPart {
  readonly sellerId: string;
  readonly minor: bigint;
}

/** The platform's part of a released order, by what earned it. */
export interface RevenuePart {
  readonly what: RevenueAccount;
  readonly minor: bigint;
}

const user = (owner: string, account: UserAccount, minor: bigint, currency: Currency = 'USD') =>
  ({ owner, account, currency, minor }) satisfies Posting;
const platform = (account: PlatformAccount, minor: bigint, currency: Currency = 'USD') =>
  ({ owner: null, account, currency, minor }) satisfies Posting;
const escrow = (orderId: string, side: EscrowSide, minor: bigint) =>
  ({ owner: orderId, account: side, currency: 'USD', minor }) satisfies Posting;

function assertPositive(minor: bigint): bigint {
  if (minor <= 0n) throw new RangeError('an amount that moves is above zero');
  return minor;
}

function notBelow(minor: bigint): bigint {
  if (minor < 0n) throw new RangeError('a part is not below zero');
  return minor;
}

/** Finance saw the money at the bank: it becomes the user's. */
export const recharge = ({ ownerId, minor }: OwnAmount): Transfer =>
  transferOf('recharge', ownerId, [
    platform('bank', -assertPositive(minor)),
    user(ownerId, 'available', minor),
  ]);

const freeze = (kind: 'withdrawalApplied' | 'exchangeApplied', { ownerId, minor }: OwnAmount) =>
  transferOf(kind, ownerId, [
    user(ownerId, 'available', -assertPositive(minor)),
    user(ownerId, 'frozen', minor),
  ]);

const unfreeze = (kind: 'withdrawalFailed' | 'exchangeFailed', { ownerId, minor }: OwnAmount) =>
  transferOf(kind, ownerId, [
    user(ownerId, 'frozen', -assertPositive(minor)),
    user(ownerId, 'available', minor),
  ]);

/** A withdrawal was applied for: its amount is frozen. */
export const withdrawalApplied = (own: OwnAmount): Transfer => freeze('withdrawalApplied', own);

/** Two finance people paid a withdrawal: the frozen amount leaves the bank. */
export const withdrawalPaid = ({ ownerId, minor }: OwnAmount): Transfer =>
  transferOf('withdrawalPaid', ownerId, [
    user(ownerId, 'frozen', -assertPositive(minor)),
    platform('bank', minor),
  ]);

/** The bank sent the money of a withdrawal back: it is frozen again. */
export const withdrawalReturned = ({ ownerId, minor }: OwnAmount): Transfer =>
  transferOf('withdrawalReturned', ownerId, [
    platform('bank', -assertPositive(minor)),
    user(ownerId, 'frozen', minor),
  ]);

/** A withdrawal failed: the frozen amount is available again. */
export const withdrawalFailed = (own: OwnAmount): Transfer => unfreeze('withdrawalFailed', own);

/** An exchange was applied for: the sell amount is frozen. */
export const exchangeApplied = (own: OwnAmount): Transfer => freeze('exchangeApplied', own);

/** The result of an exchange: fen bought for the sell amount less its fee. */
export interface Exchanged {
  readonly ownerId: string;
  readonly sellMinor: bigint;
  readonly feeMinor: bigint;
  readonly boughtFen: bigint;
}

const exchanged = (kind: 'exchangeDone' | 'exchangeReturned', done: Exchanged, sign: 1n | -1n) => {
  const { ownerId, sellMinor, feeMinor, boughtFen } = done;
  return transferOf(kind, ownerId, [
    user(ownerId, 'frozen', -sign * assertPositive(sellMinor)),
    platform('fx', sign * assertPositive(sellMinor - notBelow(feeMinor))),
    platform('exchangeFee', sign * feeMinor),
    platform('fx', -sign * assertPositive(boughtFen), 'CNY'),
    platform('bank', sign * boughtFen, 'CNY'),
  ]);
};

/** An exchange was done: the fee is taken now and not before, the fen go to the payee's bank. */
export const exchangeDone = (done: Exchanged): Transfer => exchanged('exchangeDone', done, 1n);

/** The bank sent the fen of an exchange back: all of it is undone, the fee too. */
export const exchangeReturned = (done: Exchanged): Transfer =>
  exchanged('exchangeReturned', done, -1n);

/** An exchange failed: all of the frozen amount is available again, without a fee. */
export const exchangeFailed = (own: OwnAmount): Transfer => unfreeze('exchangeFailed', own);

/** The buyer paid an order: its escrow holds the amount. */
export const orderPaid = (paid: { orderId: string; buyerId: string; minor: bigint }): Transfer =>
  transferOf('orderPaid', paid.buyerId, [
    user(paid.buyerId, 'available', -assertPositive(paid.minor)),
    escrow(paid.orderId, 'hold', paid.minor),
  ]);

/** A part of an order's escrow goes on as the escrow of a child of the order. */
export const orderSplit = (split: {
  orderId: string;
  childId: string;
  payerId: string;
  minor: bigint;
}): Transfer =>
  transferOf('orderSplit', split.payerId, [
    escrow(split.orderId, 'split', -assertPositive(split.minor)),
    escrow(split.childId, 'hold', split.minor),
  ]);

/** The rest of an order's escrow goes to its sellers and to what the platform earned. */
export function orderReleased(released: {
  orderId: string;
  to: readonly SellerPart[];
  revenue: readonly RevenuePart[];
}): Transfer {
  const parts: Posting[] = [
    ...released.to.map((part) => user(part.sellerId, 'available', notBelow(part.minor))),
    ...released.revenue.map((part) => platform(part.what, notBelow(part.minor))),
  ];
  const all = parts.reduce((sum, part) => sum + part.minor, 0n);
  return transferOf('orderReleased', null, [
    escrow(released.orderId, 'release', -assertPositive(all)),
    ...parts,
  ]);
}

/** An order's escrow, or a part of it, goes back to the buyer. */
export const orderRefunded = (back: { orderId: string; buyerId: string; minor: bigint }) =>
  transferOf('orderRefunded', back.buyerId, [
    escrow(back.orderId, 'refund', -assertPositive(back.minor)),
    user(back.buyerId, 'available', back.minor),
  ]);

/**
 * A seller makes good to a buyer: from the available balance, and from the deposit what that does
 * not cover. The deposit's fen are sold for the dollars that the buyer gets, through fx.
 */
export function compensation(made: {
  sellerId: string;
  buyerId: string;
  availableMinor: bigint;
  deposit?: { fen: bigint; minor: bigint };
}): Transfer {
  const { sellerId, buyerId, availableMinor, deposit = { fen: 0n, minor: 0n } } = made;
  if (deposit.fen > 0n !== deposit.minor > 0n) throw new RangeError('fen and cents go together');
  return transferOf('compensation', buyerId, [
    user(sellerId, 'available', -notBelow(availableMinor)),
    user(sellerId, 'deposit', -notBelow(deposit.fen), 'CNY'),
    platform('fx', deposit.fen, 'CNY'),
    platform('fx', -notBelow(deposit.minor)),
    user(buyerId, 'available', assertPositive(availableMinor + deposit.minor)),
  ]);
}

/**
 * A seller's money is set aside for a claim: in an escrow of its own, which is paid back to the
 * buyer. The deposit's fen are sold for the dollars that it holds.
 */
export function compensationHeld(made: {
  claimId: string;
  sellerId: string;
  buyerId: string;
  availableMinor: bigint;
  deposit?: { fen: bigint; minor: bigint };
}): Transfer {
  const { claimId, sellerId, buyerId, availableMinor, deposit = { fen: 0n, minor: 0n } } = made;
  if (deposit.fen > 0n !== deposit.minor > 0n) throw new RangeError('fen and cents go together');
  return transferOf('compensationHeld', buyerId, [
    user(sellerId, 'available', -notBelow(availableMinor)),
    user(sellerId, 'deposit', -notBelow(deposit.fen), 'CNY'),
    platform('fx', deposit.fen, 'CNY'),
    platform('fx', -notBelow(deposit.minor)),
    escrow(claimId, 'hold', assertPositive(availableMinor + deposit.minor)),
  ]);
}

/** Money that was set aside for a claim, or a part of it, goes to the buyer. */
export const compensationPaid = (paid: { claimId: string; buyerId: string; minor: bigint }) =>
  transferOf('compensation', paid.buyerId, [
    escrow(paid.claimId, 'refund', -assertPositive(paid.minor)),
    user(paid.buyerId, 'available', paid.minor),
  ]);

/**
 * The rest of what was set aside for a claim goes back to the seller: `minor` cents, of which those
 * of the deposit buy its fen back through fx.
 */
export function compensationReturned(back: {
  claimId: string;
  sellerId: string;
  minor: bigint;
  deposit?: { fen: bigint; minor: bigint };
}): Transfer {
  const { claimId, sellerId, minor, deposit = { fen: 0n, minor: 0n } } = back;
  if (deposit.fen > 0n !== deposit.minor > 0n) throw new RangeError('fen and cents go together');
  return transferOf('compensationReturned', sellerId, [
    escrow(claimId, 'release', -assertPositive(minor)),
    user(sellerId, 'available', notBelow(minor - deposit.minor)),
    platform('fx', deposit.minor),
    platform('fx', -notBelow(deposit.fen), 'CNY'),
    user(sellerId, 'deposit', deposit.fen, 'CNY'),
  ]);
}

/** Insurance pays a user for goods that were lost after they passed the dock. */
export const lossCovered = ({ ownerId, minor }: OwnAmount): Transfer =>
  transferOf('compensation', ownerId, [
    platform('insurance', -assertPositive(minor)),
    user(ownerId, 'available', minor),
  ]);

/** The platform pays a member as a favor, which nobody owed. */
export const goodwillRefund = ({ ownerId, minor }: OwnAmount): Transfer =>
  transferOf('goodwillRefund', ownerId, [
    platform('goodwill', -assertPositive(minor)),
    user(ownerId, 'available', minor),
  ]);

/** A seller's integrity deposit arrived at the bank, in CNY. */
export const depositReceived = (deposit: { sellerId: string; fen: bigint }): Transfer =>
  transferOf('depositReceived', deposit.sellerId, [
    platform('bank', -assertPositive(deposit.fen), 'CNY'),
    user(deposit.sellerId, 'deposit', deposit.fen, 'CNY'),
  ]);

/** A seller's integrity deposit was paid back. */
export const depositReturned = (deposit: { sellerId: string; fen: bigint }): Transfer =>
  transferOf('depositReturned', deposit.sellerId, [
    user(deposit.sellerId, 'deposit', -assertPositive(deposit.fen), 'CNY'),
    platform('bank', deposit.fen, 'CNY'),
  ]);

/** The bank kept a charge, in minor units; one below zero was given back. */
export function bankCharged({ minor, currency }: { minor: bigint; currency: Currency }): Transfer {
  if (minor === 0n) throw new RangeError('a charge is not zero');
  return transferOf('bankCharged', null, [
    platform('bankCharges', -minor, currency),
    platform('bank', minor, currency),
  ]);
}

interface SuspenseAmount {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** A payment of a third party, in minor units, waits in suspense to go back to its sender. */
export const paymentSuspended = ({ minor, currency }: SuspenseAmount): Transfer =>
  transferOf('paymentSuspended', null, [
    platform('bank', -assertPositive(minor), currency),
    platform('suspense', minor, currency),
  ]);

/** A payment left suspense: it was paid back, or its line is open again. */
export const suspenseCleared = ({ minor, currency }: SuspenseAmount): Transfer =>
  transferOf('suspenseCleared', null, [
    platform('suspense', -assertPositive(minor), currency),
    platform('bank', minor, currency),
  ]);
