import type { SellerEntry } from '#contract/content/blacklist-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';

/** Enquiries that a seller received and replied to or let expire, and those that it replied to. */
export interface EnquiryRecord {
  readonly received: number;
  readonly replied: number;
}

/** External dependencies of the slice, besides the slices that it imports. */
export interface CompaniesDeps {
  /** The enquiries of sellers, by account; who has none may be left out. */
  readonly enquiries?: (
    db: Db,
    sellers: readonly string[],
  ) => Promise<ReadonlyMap<string, EnquiryRecord>>;
  /** Integrity deposits that are held of sellers, in CNY fen; one without any is left out. */
  readonly deposits?: (db: Db, sellers: readonly string[]) => Promise<ReadonlyMap<string, bigint>>;
  /** Deposits that sellers take back or have taken back, and since when; others are left out. */
  readonly depositReturns?: (
    db: Db,
    sellers: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly state: 'returning' | 'returned'; readonly since: Date }>
  >;
  /** Lots whose report was revoked and that have none in force: they count for no seller. */
  readonly lotsWithoutReport?: (db: Db) => Promise<readonly string[]>;
  /** Open entries of the blacklist about a seller, in the reader's language. */
  readonly blacklist?: (ctx: QueryContext, seller: string) => Promise<readonly SellerEntry[]>;
}
