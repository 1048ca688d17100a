import type { ItemKind } from '#contract/bank/line-schemas.ts';
import type { PaymentReturnState } from '#contract/bank/return-machine.ts';
import type { ExchangeState } from '#contract/exchange/machine.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type {
  BankItemSource,
  FiledPayments,
  Payout,
  PayoutHolds,
  WalletDeps,
  WalletNotification,
  WalletOwner,
} from '#server/wallet/public.ts';

/** Open records that explain a clearing account; the sum in minor units. */
export interface OpenRecords {
  readonly count: number;
  readonly sum: bigint;
}

/** Dependencies of the slice: the records that lines are matched with, and how people are named. */
export interface BankDeps extends Pick<WalletDeps, 'isSamePerson'> {
  readonly sources: readonly BankItemSource<ItemKind>[];
  readonly owners: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, WalletOwner>>;
  /** The names of members' companies, as their accounts may be held in them. */
  readonly companyNames: (
    db: Db,
    owners: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Open records by which money of members is frozen: how many, and their sum in minor units. */
  readonly frozenRecords: (db: Db, currency: Currency) => Promise<OpenRecords>;
  /** Deposits that the bank brought back: their money waits in suspense too. */
  readonly suspendedDeposits: (db: Db, currency: Currency) => Promise<OpenRecords>;
  /** Which of these orders and claims have ended, or were never there: they hold nothing. */
  readonly endedHolds: (db: Db, ids: readonly string[]) => Promise<readonly string[]>;
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

/** How files of payments reach the records of one kind, and which of them may go into one. */
export interface PaymentSource extends FiledPayments<Payment> {
  readonly approved: (db: Db, now: Date) => Promise<readonly Payment[]>;
  /** The finding that holds each payment, by payment; those that are free are left out. */
  readonly holdsOf: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly no: string; readonly link: string }>>;
  /** Rejects a payment that may not go into a file by the caller; the record is locked. */
  readonly authorize: (ctx: CommandContext, payment: Payment) => Promise<void>;
}

/** Dependencies of files of payments. */
export interface PayoutDeps extends BankDeps {
  readonly payments: Readonly<Record<Payment['kind'], PaymentSource>>;
  /** Findings that hold withdrawals although two people approved them. */
  readonly holds: Pick<PayoutHolds, 'requireFree'>;
}
