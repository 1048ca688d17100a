import type { ItemKind } from '#contract/bank/line-schemas.ts';
import type { PaymentReturnState } from '#contract/bank/return-machine.ts';
import type { ExchangeState } from '#contract/exchange/machine.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type {
  BankItemSource,
  Payout,
  PayoutHolds,
  WalletNotification,
  WalletOwner,
} from '#server/wallet/public.ts';

/** Open records that explain a clearing account; the sum in minor units. */
export interface OpenRecords {
  readonly count: number;
  readonly sum: bigint;
}

/** Dependencies of the slice: the records that lines are matched with, and how people are named. */
export interface BankDeps {
  readonly sources: readonly BankItemSource<ItemKind>[];
  readonly owners: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, WalletOwner>>;
  /** The names of members' companies, as their accounts may be held in them. */
  readonly companyNames: (
    db: Db,
    owners: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Open records by which money of members is frozen: how many, and their sum in minor units. */
  readonly frozenRecords: (db: Db, currency: Currency) => Promise<OpenRecords>;
  /** Which of these orders and claims have ended, or were never there: they hold nothing. */
  readonly endedHolds: (db: Db, ids: readonly string[]) => Promise<readonly string[]>;
  /** Whether a member's account and a member of staff are one person. */
  readonly isSamePerson: (
    db: Db,
    pair: { readonly owner: string; readonly staffId: string },
  ) => Promise<boolean>;
  readonly notify: (tx: Tx, notification: WalletNotification) => Promise<void>;
  /** Staff of finance who may sign in. */
  readonly financeStaff: (
    db: Db,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** A payment as files know it: the amount in minor units of its currency. */
export type Payment = Pick<Payout, 'id' | 'no' | 'version' | 'amount' | 'reason'> & {
  readonly kind: 'withdrawal' | 'paymentReturn' | 'exchange';
  readonly currency: Currency;
  /** The member who is paid, or for whom the payment was meant; null where nobody is known. */
  readonly owner: string | null;
  readonly state: Payout['state'] | PaymentReturnState | ExchangeState;
  readonly payee: Omit<Payout['payee'], 'currency' | 'branch'>;
  /** The page on which finance works on it. */
  readonly link: string;
};

/** How files of payments reach the records of one kind. */
export interface PaymentSource {
  readonly approved: (db: Db, now: Date) => Promise<readonly Payment[]>;
  /** Rejects a payment that may not go into a file by the caller; the record is locked. */
  readonly authorize: (ctx: CommandContext, payment: Payment) => Promise<void>;
  readonly byIds: (db: Db, ids: readonly string[]) => Promise<readonly Payment[]>;
  /** Locks a payment; null where there is none of this kind. */
  readonly lock: (tx: Tx, id: string) => Promise<Payment | null>;
  /** Sends a payment of a released file: its money leaves at the bank. */
  readonly send: (
    ctx: CommandContext,
    sent: { readonly id: string; readonly bankReference: string; readonly sentOn: string },
  ) => Promise<void>;
  /** Takes a rejected payment back. Returns whether it was sent. */
  readonly reject: (
    ctx: CommandContext,
    rejected: { readonly id: string; readonly bankReference: string; readonly reason: string },
  ) => Promise<boolean>;
}

/** Dependencies of files of payments. */
export interface PayoutDeps extends BankDeps {
  readonly payments: Readonly<Record<Payment['kind'], PaymentSource>>;
  /** Findings that hold withdrawals although two people approved them. */
  readonly holds: PayoutHolds;
}
