import type { opsBankClose } from '#contract/bank/calls.ts';
import type { Output } from '#contract/call.ts';
import type { GoodsItemKind } from '#contract/closes/constants.ts';
import type { GoodsRecord } from '#contract/closes/schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';

/** Differences of one kind: how many, and the first of them. */
export interface GoodsDifferences {
  readonly kind: GoodsItemKind;
  readonly count: number;
  readonly records: readonly GoodsRecord[];
}

/** Dependencies of the slice: the close of the bank, the goods on the shelf, and who may look into what is open. */
export interface ClosesDeps {
  /** Returns the bank beside the books of a currency, as of now. */
  readonly bankClose: (db: Db, currency: Currency) => Promise<Output<typeof opsBankClose>>;
  /** Returns what of the goods on the shelf is not as records of orders say, without empty kinds. */
  readonly goodsDifferences: (db: Db) => Promise<readonly GoodsDifferences[]>;
  /** Staff of finance who may sign in. */
  readonly financeStaff: (
    db: Db,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
}
