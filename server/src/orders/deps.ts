import type { Carrier } from '#contract/option-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { AccountCard } from '#server/accounts/public.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { TestPrices } from './core/order.ts';
import type { LotReports, ReportStates } from './core/suspension.ts';

/** Goods of an order as they are compared with lots that failed inspection. */
export interface ComparedGoods {
  readonly subject: 'order' | 'receipt';
  readonly orderId: string;
  readonly orderNo: string;
  readonly buyerId: string;
  readonly seller: { readonly id: string; readonly name: string };
  /** Whether the order waits for its payment. */
  readonly isUnpaid: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly manufacturer: string;
    readonly lots: readonly { readonly dateCode: string; readonly lotCode: string }[];
    /** Stored addresses of photos of the goods. */
    readonly photos: readonly string[];
  }[];
}

/** Dependencies of placing an order outside the slice. */
export interface PlaceDeps {
  /** Price of each test for one lot today, in USD cents. */
  readonly pricesOf: (db: Db, tests: readonly TestCode[], now: Date) => Promise<TestPrices>;
  /** The account with an e-mail address; null where there is none. */
  readonly accountByEmail: (tx: Tx, email: string) => Promise<AccountCard | null>;
  /** The accounts with e-mail addresses, by their address in lower case. */
  readonly accountsByEmail: (
    db: Db,
    emails: readonly string[],
  ) => Promise<ReadonlyMap<string, AccountCard>>;
  /** Why a seller may not sell on the platform; null where it may, and everybody where absent. */
  readonly barOf?: (tx: Tx, sellerId: string) => Promise<'notSettled' | 'blacklisted' | null>;
  /** Compares the goods of an unpaid order, or of a receipt, with lots that failed inspection. */
  readonly compareGoods?: (
    ctx: { readonly tx: Tx; readonly now: Date },
    goods: ComparedGoods,
  ) => Promise<void>;
  /** Told of an order that was cancelled before its payment, in the same transaction. */
  readonly orderCancelled?: (ctx: EventContext, orderId: string) => Promise<void>;
  /** Returns the number of a member's own account at a carrier as its book has it, else null. */
  readonly ownFreightNumber: (
    tx: Tx,
    account: { accountId: string; carrier: Carrier; number: string },
  ) => Promise<string | null>;
}

/** Dependencies of the pipeline: it knows neither inspection nor boards. */
export interface OrdersDeps extends PlaceDeps {
  /** The reports of lots, in one query; none is asked for where there is no lot. */
  readonly lotReportsOf: (db: Db, lotIds: readonly string[], now: Date) => Promise<LotReports>;
  /** The reports of lots: the lots with one in force, and those that were revoked. */
  readonly reportStatesOf: (db: Db, lotIds: readonly string[]) => Promise<ReportStates>;
  /** Lines of a seller's address, for goods that go back; none where it has not settled in. */
  readonly returnAddressOf: (db: Db, sellerId: string) => Promise<readonly string[]>;
  /** Opens the next inspection of lots: who ordered it, why, its tests and their price in all. */
  readonly openRetest: (
    ctx: CommandContext,
    retest: {
      readonly orderId: string;
      readonly lots: readonly string[];
      readonly tests: readonly TestCode[];
      readonly by: 'support' | 'seller';
      readonly reason: string;
      /** Cents of USD. */
      readonly price: bigint;
    },
  ) => Promise<void>;
  /** Closes the appointment at the dock of an order that was received; none where absent. */
  readonly closeAppointment?: (ctx: CommandContext, orderId: string) => Promise<void>;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
}
