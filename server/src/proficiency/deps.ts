import type { Language } from '#contract/option-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Mail } from '#server/kit/mail/mail.ts';

/** Where an active member of staff gets mail, and in which language. */
export interface StaffAddress {
  readonly id: string;
  readonly email: string;
  readonly lang: Language;
}

/** Dependencies of the slice. */
export interface ProficiencyDeps {
  /** Price of each test for one lot today, in USD cents. */
  readonly pricesOf: (
    db: Db,
    tests: readonly TestCode[],
    now: Date,
  ) => Promise<Readonly<Partial<Record<TestCode, bigint>>>>;
  /** Returns the addresses of those of these staff who still work here. */
  readonly staffAddresses: (db: Db, ids: readonly string[]) => Promise<readonly StaffAddress[]>;
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  /** Address of the web client, without a slash at its end. */
  readonly publicUrl: string;
}
