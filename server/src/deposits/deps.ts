import type { Db, Tx } from '#server/kit/database/database.ts';
import type { WalletDeps } from '#server/wallet/public.ts';

/** A message about a deposit to its seller. */
export interface DepositNotification {
  readonly to: string;
  readonly kind:
    | 'deposits.confirm'
    | 'deposits.fail'
    | 'deposits.refuseReturn'
    | 'deposits.payBack'
    | 'deposits.payBackElsewhere'
    | 'deposits.bankReturn';
  readonly params: Readonly<Record<string, string>>;
  readonly link: string;
  readonly mail: true;
  readonly now: Date;
}

/** Dependencies of the slice. */
export interface DepositsDeps
  extends Pick<WalletDeps, 'isSamePerson' | 'lockOpenAccounts' | 'matchedOf' | 'staffNames'> {
  readonly owners: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** Whether a seller has an order that has not ended. */
  readonly hasOpenOrders: (db: Db, seller: string) => Promise<boolean>;
  /** Whether a claim against a seller is open, which may take money of its deposit and give it back. */
  readonly hasOpenClaims: (db: Db, seller: string) => Promise<boolean>;
  readonly proofs: {
    /** Keeps an owner's uploaded picture; fails with `file.unknown` or `file.format`. */
    readonly store: (
      tx: Tx,
      proof: { readonly url: string; readonly owner: string },
    ) => Promise<unknown>;
    /** The address at which a reader gets a kept file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
  readonly notify: (tx: Tx, notification: DepositNotification) => Promise<void>;
}
