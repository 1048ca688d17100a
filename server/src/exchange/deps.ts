import type { ExchangeEvent } from '#contract/exchange/machine.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { WalletDeps } from '#server/wallet/public.ts';

/** A member as finance sees it. */
export interface ExchangeOwner {
  readonly name: string;
  readonly identity: Identity | null;
}

/** A message about an exchange to its owner. */
export interface ExchangeNotification {
  readonly to: string;
  readonly kind: `exchange.${ExchangeEvent}`;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string;
  readonly mail: true;
  readonly now: Date;
}

/** Describes what the slice needs from outside. Severe findings hold exchanges as they hold withdrawals. */
export interface ExchangeDeps
  extends Pick<
    WalletDeps,
    | 'checkCompanies'
    | 'endPair'
    | 'filesOf'
    | 'isSamePerson'
    | 'matchedOf'
    | 'proveCode'
    | 'reviewsOf'
    | 'sendCode'
    | 'staffNames'
    | 'verifySecondFactor'
  > {
  readonly owners: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, ExchangeOwner>>;
  readonly notify: (tx: Tx, notification: ExchangeNotification) => Promise<void>;
}
