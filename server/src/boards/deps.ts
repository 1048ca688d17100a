import type { PriceCaution } from '#contract/companies/standing-schemas.ts';
import type { FailureCode } from '#contract/failures.ts';
import type {
  Carrier,
  Condition,
  DayChoice,
  Language,
  LeadTime,
  Packaging,
} from '#contract/option-schemas.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { InspectionChoice, ShipTo } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';

/** A line of the order that an acceptance places; the price in 0.00001 USD a piece. */
export interface NewTradeLine {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly warrantyDays: DayChoice;
}

/** The one order that an acceptance places, with the reply that it comes from. */
export interface NewTradeOrder {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly lines: readonly NewTradeLine[];
  readonly shipTo: ShipTo;
  /** The carrier of a bid, which was offered when the buyer made it. */
  readonly recordedCarrier?: string;
  readonly inspection: InspectionChoice;
  /** Who placed it; the buyer where absent. */
  readonly placedBy?: 'seller';
  /** The failure of a buyer that takes no new business; set where its seller places the order. */
  readonly withdrawnBuyer?: FailureCode;
  readonly source: { readonly kind: 'reply'; readonly id: string; readonly no: string };
  readonly now: Date;
}

/** The fields of an account that the boards show. */
export interface BoardCard {
  readonly company: string;
  readonly country: string;
}

/** A file as posts and replies keep it. */
export interface StoredFile {
  readonly url: string;
  readonly name: string;
}

/** External dependencies of the boards. */
export interface BoardsDeps {
  /** Places a trade order inside the acceptance's transaction. */
  readonly placeOrder: (
    tx: Tx,
    order: NewTradeOrder,
  ) => Promise<{ readonly orderId: string; readonly orderNo: string }>;
  /** Returns the number of a member's own account at a carrier as its book has it, else null. */
  readonly ownFreightNumber: (
    tx: Tx,
    account: { accountId: string; carrier: Carrier; number: string },
  ) => Promise<string | null>;
  /** Keeps accounts from being closed until the transaction ends; returns those that are open. */
  readonly lockOpenAccounts: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The company's name for readers of a language; of English without one. */
  readonly cards: (
    db: Db,
    accounts: readonly string[],
    lang?: Language,
  ) => Promise<ReadonlyMap<string, BoardCard>>;
  /** Records of sellers; who has no lots may be left out unless the blacklist or a deposit says something. */
  readonly sellerRecords: (
    db: Db,
    sellers: readonly string[],
  ) => Promise<ReadonlyMap<string, PriceCaution>>;
  /** Orders by their ids as one of their parties sees them. */
  readonly ordersFor: (
    db: Db,
    query: {
      readonly ids: readonly string[];
      readonly accountId: string;
      readonly now: Date;
      readonly lang: Language;
    },
  ) => Promise<ReadonlyMap<string, OrderSummary>>;
  /** How many orders from the boards wait for an account that buys. */
  readonly ordersWaiting: (db: Db, accountId: string) => Promise<number>;
  readonly files: {
    /** Keeps an owner's uploads for the readers, or fails with `file.unknown`. */
    readonly attach: (tx: Tx, files: FilesToStore) => Promise<readonly StoredFile[]>;
    /** The address at which a reader gets a kept file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
}

export interface FilesToStore {
  readonly urls: readonly string[];
  readonly owner: string;
  /** Every signed-in member, or these accounts. */
  readonly readers: 'members' | readonly string[];
  readonly now: Date;
}
