import type { ItemKind } from '#contract/bank/calls.ts';
import type { Db } from '#server/kit/database.ts';
import type { BankItemSource, Payouts } from '#server/wallet/public.ts';

/** Dependencies of the slice: the records that lines are matched with, and how people are named. */
export interface BankDeps {
  readonly sources: readonly BankItemSource<ItemKind>[];
  readonly owners: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** The names of members' companies, as their accounts may be held in them. */
  readonly companyNames: (
    db: Db,
    owners: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Which of these orders have ended, or were never there: their escrow holds nothing. */
  readonly endedOrders: (db: Db, ids: readonly string[]) => Promise<readonly string[]>;
  /** Staff of finance who may sign in. */
  readonly financeStaff: (
    db: Db,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** Dependencies of files of payments. */
export interface PayoutDeps extends BankDeps {
  readonly payouts: Payouts;
}
