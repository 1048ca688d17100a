import type { ExchangeEvent } from '#contract/exchange/machine.ts';
import type { SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
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

/** Describes what a mailed code confirms: it is of no use for anything else. */
export interface Confirmed {
  readonly accountId: string;
  readonly binding: string;
}

/** Describes what the slice needs from outside. Severe findings hold exchanges as they hold withdrawals. */
export interface ExchangeDeps extends Pick<WalletDeps, 'reviewsOf' | 'checkCompanies' | 'filesOf'> {
  readonly owners: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, ExchangeOwner>>;
  readonly staffNames: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whether a member's account and a member of staff are one person. */
  readonly isSamePerson: (
    db: Db,
    pair: { readonly owner: string; readonly staffId: string },
  ) => Promise<boolean>;
  /** Mails a code that confirms one exchange; fails with `code.wait`. */
  readonly sendCode: (
    ctx: CommandContext,
    confirmed: Confirmed & { readonly facts: Readonly<Record<string, string>> },
  ) => Promise<{ readonly sentTo: string; readonly resendAfterS: number }>;
  /** Uses a code up; fails with `code.wrong`, `code.expired` or `code.spent`. */
  readonly proveCode: (
    ctx: CommandContext,
    confirmed: Confirmed & { readonly code: string },
  ) => Promise<void>;
  /** Requires a second factor of the caller, bound to a text; fails with `factor.*`. */
  readonly verifySecondFactor: (
    ctx: CommandContext,
    proved: {
      readonly accountId: string;
      readonly proof: SecondFactorProof;
      readonly boundTo: string;
    },
  ) => Promise<void>;
  readonly notify: (tx: Tx, notification: ExchangeNotification) => Promise<void>;
}
