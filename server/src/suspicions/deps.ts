import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Suspicion } from '#contract/suspicions/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { WalletDeps } from '#server/wallet/public.ts';
import type { Movement, Payout, SharedTrait, Trade } from './core/rules.ts';

/** A movement by the account that it belongs to. */
type Owned<Moved> = Omit<Moved, 'company'>;

/** A payout that finance has not approved, with the request for its second person. */
export interface WaitingPayout {
  readonly kind: Payout['kind'];
  readonly id: string;
  readonly no: string;
  readonly amount: MoneyWire;
  readonly approval: Suspicion['payouts'][number]['approval'];
  /** A transfer that was made while it is held, and that the request asks to record. */
  readonly transfer: Suspicion['payouts'][number]['transfer'];
}

/** Dependencies of the slice: facts of the books, and how companies are named. */
export interface SuspicionsDeps extends Pick<WalletDeps, 'companyAccounts' | 'isSamePerson'> {
  readonly owners: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** Those of some accounts that are settled sellers: their names were verified. */
  readonly settledOf: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Recharges, payouts and payments of orders since an instant, of all or of some accounts. */
  readonly cash: (
    db: Db,
    filter: { readonly since: Date; readonly accounts?: readonly string[] },
  ) => Promise<{
    readonly recharges: readonly Owned<Movement>[];
    readonly payouts: readonly Owned<Payout>[];
    readonly payments: readonly Owned<Movement>[];
  }>;
  /** Payments of third parties that were accepted, or sent back, since an instant. */
  readonly otherPayers: (db: Db, since: Date) => Promise<readonly Owned<Movement>[]>;
  /** Bank accounts, addresses and devices that several accounts have. */
  readonly shared: (
    db: Db,
  ) => Promise<
    readonly (Omit<SharedTrait, 'companies'> & { readonly accounts: readonly string[] })[]
  >;
  /** Orders that were placed since an instant, by the accounts of their parties. */
  readonly trades: (db: Db, since: Date) => Promise<readonly Omit<Trade, 'accounts'>[]>;
  readonly waitingPayouts: (
    ctx: RequestContext,
    owners: readonly string[],
  ) => Promise<readonly WaitingPayout[]>;
}
