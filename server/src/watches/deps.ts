import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';

/** A lot that did not pass, and whose deal it was of. */
export interface LotFailed {
  readonly lotId: string;
  readonly mpn: string;
  /** Empty where its order names none. */
  readonly manufacturer: string;
  readonly verdict: 'fail' | 'suspect';
  readonly at: Date;
  readonly buyerId: string;
  readonly sellerId: string | null;
}

/** External dependencies of watches. */
export interface WatchesDeps {
  /** Lots reported as failed or suspect since a moment. */
  readonly lotsFailed: (db: Db, since: Date) => Promise<readonly LotFailed[]>;
  /** The languages of accounts; one that no longer exists is left out. */
  readonly readers: (
    db: Db,
    accounts: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly lang: Language }>>;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Seals the links by which a mail ends a watch. */
  readonly secret: Buffer;
}
