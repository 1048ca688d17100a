import type { Condition, LeadTime } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';

/** A quote that a seller gave, as other slices know it; who gave it leaves this slice never. */
export interface QuotedPrice {
  readonly at: Date;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly condition: Condition;
  readonly leadTime: LeadTime;
  /** 0.00001 USD. */
  readonly unitPrice: bigint;
  readonly sellerId: string;
}

/** Unit prices of a month's completed deals in 0.00001 USD. */
export interface MonthPrices {
  /** `2026-03`, in GMT+8. */
  readonly month: string;
  readonly deals: number;
  readonly lowest: bigint;
  readonly median: bigint;
  readonly highest: bigint;
}

/** Inspection results of a seller's goods of one part number. */
export interface InspectionSummary {
  readonly sellerId: string;
  readonly mpn: string;
  readonly inspected: number;
  readonly passed: number;
  readonly lastAt: Date;
  readonly lastVerdict: Verdict;
  readonly lastGrade: Grade | null;
  /** When a lot passed last; null where none did. */
  readonly passedAt: Date | null;
}

/** Which quotes are asked for: of part numbers that share a key, since a moment. */
export interface QuoteFilter {
  readonly key: string;
  readonly since: Date;
  readonly limit: number;
}

/** Functions of accounts, orders, the lab, boards and enquiries that the catalog needs. */
export interface CatalogDeps {
  /** Completed, inspected deals of a part number. */
  readonly dealsOf: (
    db: Db,
    mpn: string,
  ) => Promise<{ readonly deals: number; readonly lastAt: Date | null }>;
  /** Where quotes are given: each answers its own, the latest first. */
  readonly quotes?: readonly ((db: Db, filter: QuoteFilter) => Promise<readonly QuotedPrice[]>)[];
  /** Months since a moment with at least `dealsMin` completed, inspected deals of a part number. */
  readonly monthPrices?: (
    db: Db,
    filter: {
      readonly mpn: string;
      readonly manufacturer: string;
      readonly since: Date;
      readonly dealsMin: number;
    },
  ) => Promise<readonly MonthPrices[]>;
  /** Lots that were inspected since a moment, by seller and part number. */
  readonly inspected?: (db: Db, since: Date) => Promise<readonly InspectionSummary[]>;
}
