import type { SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { MessageOf } from '#contract/state-machine.ts';
import type { WithdrawalRow } from '#contract/wallet/withdrawal-machine.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { OrderRef } from './store/ledger.ts';

/** A user as the wallet shows them. */
export interface WalletOwner {
  readonly name: string;
  readonly identity: Identity | null;
}

/** The kinds of messages that the table of withdrawals sends. */
export type WithdrawalMessage = MessageOf<WithdrawalRow>;

/** The act that a mailed code confirms: it is of no use for anything else. */
export interface Confirmed {
  readonly accountId: string;
  readonly binding: string;
}

/** A message about the wallet to one user. */
export interface WalletNotification {
  readonly to: string;
  readonly kind:
    | 'wallet.recharged'
    | 'wallet.rechargeFailed'
    | 'wallet.goodwill'
    | 'wallet.paymentReturned'
    | 'wallet.bankAdded'
    | 'wallet.bankChanged'
    | 'wallet.bankRemoved'
    | `wallet.withdrawal.${WithdrawalMessage}`;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string;
  readonly mail: boolean;
  readonly now: Date;
}

/** A claim for which money of its seller is set aside, and its order. */
export interface ClaimSetAside {
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly orderNo: string;
  readonly held: bigint;
  readonly since: Date;
}

/** The sides of an order by their accounts; null where it has none yet. */
export interface OrderSides {
  readonly kind: OrderKind;
  readonly no: string;
  readonly buyer: string | null;
  readonly seller: string | null;
}

/** The amounts that an order's buyer paid and its seller gets, in cents. */
export interface OrderAmounts {
  readonly paid: Readonly<Record<'goods' | 'tests' | 'freight' | 'service', bigint>>;
  readonly settled: Readonly<
    Record<'goods' | 'commission' | 'service' | 'tests' | 'freight', bigint>
  > & {
    readonly commissionBp: number;
  };
}

/** A recharge made for an order, now that its money has arrived. */
export interface RechargedFor {
  readonly orderId: string;
  readonly ownerId: string;
  /** US cents of the transfer: less than the order costs does not pay it. */
  readonly minor: bigint;
  /** The finance person who confirmed it. */
  readonly staff: { readonly id: string; readonly name: string };
  readonly now: Date;
}

/** A severe finding about a member's company that is not cleared. */
export interface Review {
  readonly no: string;
  /** Since when it holds the member. */
  readonly heldFrom: Date;
  /** The page on which finance looks into it. */
  readonly link: string;
}

/** Records of one kind that lines of the bank may show as paid. */
interface MatchableItems {
  readonly kind: 'recharge' | 'withdrawal' | 'exchange' | 'depositReturn';
  readonly ids: readonly string[];
}

/** Dependencies of the slice: it knows no other trade. */
export interface WalletDeps {
  readonly owners: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, WalletOwner>>;
  /** Whether a member's account and a member of staff are one person. */
  readonly isSamePerson: (
    db: Db,
    pair: { readonly owner: string; readonly staffId: string },
  ) => Promise<boolean>;
  /** Staff of finance who may sign in. */
  readonly financeStaff: (db: Db) => Promise<readonly { readonly id: string }[]>;
  /** All accounts of the companies that accounts belong to, by account, each with itself. */
  readonly companyAccounts: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Keeps accounts from being closed until the transaction ends; returns those that are open. */
  readonly lockOpenAccounts: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The names of a member's company, as an account may be held in them. */
  readonly companyNames: (db: Db, owner: string) => Promise<readonly string[]>;
  /** Mails a code that confirms one withdrawal or exchange; fails with `code.wait`. */
  readonly sendCode: (
    ctx: CommandContext,
    confirmed: Confirmed & { readonly facts: Readonly<Record<string, string>> },
  ) => Promise<{ readonly sentTo: string; readonly resendAfterS: number }>;
  /** Uses a code up; fails with `code.wrong`, `code.expired` or `code.spent`. */
  readonly proveCode: (
    ctx: CommandContext,
    confirmed: Confirmed & { readonly code: string },
  ) => Promise<void>;
  /** Requires a second factor of the caller, bound to a text; fails with `factor.*`. */
  readonly verifySecondFactor: (
    ctx: CommandContext,
    proved: {
      readonly accountId: string;
      readonly proof: SecondFactorProof;
      readonly boundTo: string;
    },
  ) => Promise<void>;
  /** Severe findings about members' companies, by member: then another role approves payouts. */
  readonly reviewsOf: (
    db: Db,
    owners: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly Review[]>>;
  /**
   * Runs the rules on members' companies as their books are now. Returns null where nothing new is
   * found, else a function that writes it and returns the number of the first finding.
   */
  readonly checkCompanies: (
    db: Db,
    checked: { readonly owners: readonly string[]; readonly now: Date },
  ) => Promise<((tx: Tx) => Promise<{ readonly no: string }>) | null>;
  /** Files of payments that wait for their release, by the payments in them. */
  readonly filesOf: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly no: string; readonly link: string }>>;
  /** Lets the bank's lines about a record be matched anew: its payment came back. */
  readonly endPair: (tx: Tx, id: string) => Promise<void>;
  /** Those records that a line of the bank is matched with, and whose payment has not come back since. */
  readonly matchedOf: (db: Db, items: MatchableItems) => Promise<ReadonlySet<string>>;
  /** The other records of its kind that the same lines of the bank are matched with. */
  readonly matchedWith: (
    db: Db,
    item: { readonly kind: 'recharge'; readonly id: string },
  ) => Promise<readonly { readonly id: string; readonly owner: string }[]>;
  readonly staffNames: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly proofs: {
    /**
     * Keeps an owner's uploaded picture and returns the digest of its content; fails with
     * `file.unknown` or `file.format`.
     */
    readonly attach: (
      tx: Tx,
      proof: { readonly url: string; readonly owner: string },
    ) => Promise<{ readonly digest: string }>;
    /** The address at which a reader gets a kept file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
  /** The amounts of an order as they are now; null where there is none. */
  readonly orderAmounts: (db: Db, orderId: string) => Promise<OrderAmounts | null>;
  /** The first part numbers of orders, at most so many of each, and their numbers of lines. */
  readonly orderParts: (
    db: Db,
    orders: readonly string[],
    most: number,
  ) => Promise<ReadonlyMap<string, { readonly parts: readonly string[]; readonly lines: number }>>;
  /** The orders that claims are about, by claim. */
  readonly claimOrders: (
    db: Db,
    claims: readonly string[],
  ) => Promise<ReadonlyMap<string, OrderRef>>;
  /** The claims for which money of a seller is set aside: cents, and since when it is so. */
  readonly claimsSetAside: (db: Db, sellerId: string) => Promise<readonly ClaimSetAside[]>;
  readonly orderSides: (db: Db, orderId: string) => Promise<OrderSides | null>;
  /** Locks an order until the transaction ends, and returns its sides. */
  readonly lockOrderSides: (tx: Tx, orderId: string) => Promise<OrderSides | null>;
  /** Until when finance is to have acted on exchanges that wait for it. */
  readonly exchangesDue: (
    db: Db,
    ids: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, Date | null>>;
  /** Whether an exchange may still be paid, or paid anew, to a bank account. */
  readonly hasOpenExchanges: (db: Db, bankId: string) => Promise<boolean>;
  /** How many cents a member has sold by exchange since an instant, failed exchanges left out. */
  readonly soldSince: (db: Db, owner: string, since: Date) => Promise<bigint>;
  /**
   * The order that this user is to pay now. Fails with `notFound` where it is not theirs, with
   * `order.wrongState` where it does not wait for its payment.
   */
  readonly payableOrder: (
    db: Db,
    order: { readonly orderId: string; readonly ownerId: string },
  ) => Promise<OrderRef>;
  /**
   * Pays the order from the owner's balance if it may still be paid. A declared failure leaves
   * the order as it was and the money in the balance: it does not undo the recharge. Null where the
   * order's buyer is not told: a message of the order also says that the money has come.
   */
  readonly payOrder: (tx: Tx, recharged: RechargedFor) => Promise<'paid' | 'short' | null>;
  readonly notify: (tx: Tx, notification: WalletNotification) => Promise<void>;
}
