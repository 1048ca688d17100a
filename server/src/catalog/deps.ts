import type { Db } from '#server/kit/database.ts';

/** What the slice needs to know of accounts and of orders. */
export interface CatalogDeps {
  /** Company names of accounts; one that no longer exists is left out. */
  readonly cards: (
    db: Db,
    accounts: readonly string[],
  ) => Promise<Map<string, { readonly company: string }>>;
  /** Completed, inspected deals of a part number. */
  readonly dealsOf: (
    db: Db,
    mpn: string,
  ) => Promise<{ readonly deals: number; readonly lastAt: Date | null }>;
}
