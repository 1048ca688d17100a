import type { Currency } from '#contract/money-schemas.ts';

/** Accounts that every member has; deposits are in CNY, the others in USD. */
export type UserAccount = 'available' | 'frozen' | 'deposit';
/** The platform's revenue accounts for orders. */
export type RevenueAccount = 'commission' | 'service' | 'tests' | 'freight';
/** The platform's accounts: its bank balance, its currency position, its revenue. */
export type PlatformAccount =
  | 'bank'
  | 'fx'
  | 'exchangeFee'
  | 'insurance'
  | 'goodwill'
  | 'bankCharges'
  | 'suspense'
  | RevenueAccount;
/**
 * How the escrow of an order is touched: filled, passed on in part to another order,
 * resolved in favour of sellers, or paid back.
 */
export type EscrowSide = 'hold' | 'split' | 'release' | 'refund';

/**
 * One leg of a transfer: minor units, with a sign, that go to an account. `owner` is the account's
 * user, null for the platform, and the order where `account` is a side of its escrow.
 */
export interface Posting {
  readonly owner: string | null;
  readonly account: UserAccount | PlatformAccount | EscrowSide;
  readonly currency: Currency;
  readonly minor: bigint;
}

/** The business events that move money (domain section 7). */
export const transferKinds = [
  'recharge',
  'withdrawalApplied',
  'withdrawalPaid',
  'withdrawalFailed',
  'withdrawalReturned',
  'exchangeApplied',
  'exchangeDone',
  'exchangeFailed',
  'exchangeReturned',
  'orderPaid',
  'orderSplit',
  'orderReleased',
  'orderRefunded',
  'compensation',
  'compensationHeld',
  'compensationReturned',
  'goodwillRefund',
  'depositReceived',
  'depositReturned',
  'bankCharged',
  'paymentSuspended',
  'suspenseCleared',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** A movement of money before it is written: its postings sum to zero in each currency. */
export interface Transfer {
  readonly kind: TransferKind;
  /** The user whose matter it is: the payer of an order, the owner of a recharge. */
  readonly party: string | null;
  readonly postings: readonly Posting[];
}

/** Returns the sums of a transfer that are not zero, per currency: empty if it may be written. */
export function imbalance(postings: readonly Posting[]): Map<Currency, bigint> {
  const sums = new Map<Currency, bigint>();
  for (const { currency, minor } of postings) {
    sums.set(currency, (sums.get(currency) ?? 0n) + minor);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0n));
}

/**
 * A transfer with one posting per account, those of nothing left out. Throws RangeError where it
 * is empty or does not sum to zero: a recipe that does so is a mistake of the program.
 */
export function transferOf(
  kind: TransferKind,
  party: string | null,
  legs: readonly Posting[],
): Transfer {
  const byAccount = new Map<string, Posting>();
  for (const leg of legs) {
    const key = `${leg.owner}/${leg.account}/${leg.currency}`;
    const sum = (byAccount.get(key)?.minor ?? 0n) + leg.minor;
    byAccount.set(key, { ...leg, minor: sum });
  }
  const postings = [...byAccount.values()].filter((posting) => posting.minor !== 0n);
  if (postings.length === 0) throw new RangeError(`${kind} moves nothing`);
  if (imbalance(postings).size > 0) throw new RangeError(`${kind} does not sum to zero`);
  return { kind, party, postings };
}
