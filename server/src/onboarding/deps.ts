import type { Db, Tx } from '#server/kit/database/database.ts';

/** External dependencies of the slice. */
export interface OnboardingDeps {
  /** Which of these models (part numbers as kept) stand in the catalogue or in stock. */
  readonly knownModels: (db: Db, models: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns those of the sellers whose integrity deposit is held and was not asked back. */
  readonly holdsDeposit: (db: Db, sellers: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The server's secret: codes are kept as a hash under it. */
  readonly secret: Buffer;
  /** A database for writes that stay although the command fails: counted tries. */
  readonly aside: Db;
  readonly queueSms: (tx: Tx, sms: { readonly to: string; readonly text: string }) => Promise<void>;
}
