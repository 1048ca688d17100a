import type { Db } from '#server/kit/database/database.ts';

/** Dependencies of the slice that the composition knows. */
export interface ClaimsDeps {
  /** Lines of a seller's address, for goods that go on to it; none where it has not settled in. */
  readonly returnAddressOf: (db: Db, sellerId: string) => Promise<readonly string[]>;
}
