import type { opsBankClose } from '#contract/bank/calls.ts';
import type { Output } from '#contract/call.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database.ts';

/** Dependencies of the slice: the close of the bank, and who may look into what is open. */
export interface ClosesDeps {
  /** Returns the bank beside the books of a currency, as of now. */
  readonly bankClose: (db: Db, currency: Currency) => Promise<Output<typeof opsBankClose>>;
  /** Staff of finance who may sign in. */
  readonly financeStaff: (
    db: Db,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
}
