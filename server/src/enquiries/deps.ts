import type { TrackRecord } from '#contract/companies/standing-schemas.ts';
import type {
  Condition,
  DayChoice,
  LeadTime,
  Packaging,
  StockCondition,
} from '#contract/option-schemas.ts';
import type { InspectionChoice, ShipTo } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';

/** A file as enquiries and quotes keep it. */
export interface StoredFile {
  readonly url: string;
  readonly name: string;
}

/** The order that one seller's quotes become; prices in 0.00001 USD a piece. */
export interface NewEnquiryOrder {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly lines: readonly {
    readonly mpn: string;
    readonly manufacturer: string;
    readonly quantity: number;
    readonly unitPrice: bigint;
    readonly condition: Condition;
    readonly packaging: Packaging | null;
    readonly dateCode: string;
    readonly leadTime: LeadTime;
    readonly warrantyDays: DayChoice;
  }[];
  readonly shipTo: ShipTo;
  readonly inspection: InspectionChoice;
  readonly source: { readonly kind: 'quote'; readonly id: string; readonly no: string };
  readonly now: Date;
}

/** A line of stock as a quote may be filled from it. */
export interface StockOffer {
  readonly id: string;
  readonly account: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly unitPrice: string | null;
  readonly priceBreaks: readonly { readonly quantity: number; readonly unitPrice: string }[];
  readonly moq: number | null;
  readonly condition: StockCondition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
}

/** A seller's own line of a part, with the pieces of all its lines of it. */
export interface OwnStock extends StockOffer {
  readonly held: number;
}

/** Inspected lots, and those that passed. */
export interface Lots {
  readonly inspected: number;
  readonly passed: number;
}

/** Unit prices of completed, inspected deals of a part number in 0.00001 USD. */
export interface Dealt {
  readonly deals: number;
  readonly lowest: bigint;
  readonly lower: bigint;
  readonly median: bigint;
  readonly upper: bigint;
  readonly highest: bigint;
}

/** External dependencies of the slice. */
export interface EnquiriesDeps {
  readonly cards: (
    db: Db,
    accounts: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly company: string; readonly country: string }>>;
  /** Keeps accounts from being closed until the transaction ends; returns those that are open. */
  readonly lockOpenAccounts: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of the accounts that are settled sellers. */
  readonly settledOf: (db: Db, accounts: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of the accounts that are on the public blacklist. */
  readonly listedOf: (db: Db, accounts: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly standings: (
    db: Db,
    sellers: readonly string[],
  ) => Promise<ReadonlyMap<string, TrackRecord>>;
  /** Lots of sellers and keys of part numbers, by `seller key`. */
  readonly labOf: (
    db: Db,
    pairs: readonly { readonly seller: string; readonly key: string }[],
  ) => Promise<ReadonlyMap<string, Lots>>;
  /** Sellers whose stock in search has one of the keys: at most `limit` of each, the fullest first. */
  readonly sellersOfKeys: (
    db: Db,
    query: { readonly keys: readonly string[]; readonly limit: number; readonly now: Date },
  ) => Promise<readonly { readonly key: string; readonly account: string }[]>;
  /** Offers in search by the ids of their stock lines; those that left it are left out. */
  readonly offersById: (
    db: Db,
    ids: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, StockOffer>>;
  /** A seller's own stock of keys, by key: of several lines the one confirmed last, and the pieces of all. */
  readonly stockOf: (
    db: Db,
    seller: string,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, OwnStock>>;
  /** Prices of deals since a moment by part number; one with too few deals is left out. */
  readonly dealtPrices: (
    db: Db,
    filter: { readonly mpns: readonly string[]; readonly since: Date; readonly dealsMin: number },
  ) => Promise<ReadonlyMap<string, Dealt>>;
  /** How many orders buyers have completed; one without any is left out. */
  readonly buyerDeals: (db: Db, buyers: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Compares quoted goods with lots that failed inspection; nothing where absent. */
  readonly compareQuotes?: (
    ctx: { readonly tx: Tx; readonly now: Date },
    quoted: {
      readonly seller: { readonly id: string; readonly name: string };
      readonly lines: readonly {
        /** The request that is quoted. */
        readonly id: string;
        readonly mpn: string;
        readonly manufacturer: string;
        readonly dateCode: string;
        /** Stored addresses of its photos. */
        readonly photos: readonly string[];
      }[];
    },
  ) => Promise<void>;
  /** Seals the addresses at which sheets are downloaded. */
  readonly secret: Buffer;
  /** Places an order inside the act's transaction. */
  readonly placeOrder: (
    tx: Tx,
    order: NewEnquiryOrder,
  ) => Promise<{ readonly orderId: string; readonly orderNo: string }>;
  readonly files: {
    /** Keeps an owner's uploads for the readers, or fails with `file.unknown`. */
    readonly attach: (
      tx: Tx,
      files: {
        readonly urls: readonly string[];
        readonly owner: string;
        readonly readers: readonly string[];
      },
    ) => Promise<readonly StoredFile[]>;
    /** The address at which a reader gets a kept file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
}
