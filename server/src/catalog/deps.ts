import type { Db } from '#server/kit/database.ts';

/** What the slice needs to know of accounts. */
export interface CatalogDeps {
  /** Company names of accounts; one that no longer exists is left out. */
  readonly cards: (
    db: Db,
    accounts: readonly string[],
  ) => Promise<Map<string, { readonly company: string }>>;
}
