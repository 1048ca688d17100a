import type { PrivateFact } from '#contract/access/schemas.ts';
import type { Session } from '#contract/accounts/schemas.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';

/** The account that staff look at. */
export interface ViewedAccount {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly identity: Identity | null;
}

/** Declares what the slice needs: accounts, their sessions, and the private data of slices. */
export interface AccessDeps {
  readonly account: (db: Db, id: string) => Promise<ViewedAccount | null>;
  /** Whether an account belongs to somebody of staff. */
  readonly isStaffAccount: (db: Db, id: string) => Promise<boolean>;
  readonly openSession: (
    ctx: CommandContext,
    opening: {
      readonly accountId: string;
      readonly viewerId: string;
      readonly staffSessionId: string;
      readonly expiresAt: Date;
    },
  ) => Promise<Session & { readonly id: string }>;
  /** Whether the session of a look is open: roles, deactivation and closed accounts end it. */
  readonly isSessionOpen: (db: Db, id: string, now: Date) => Promise<boolean>;
  /** Locks an account against being closed meanwhile; whether it is closed already. */
  readonly isClosed: (tx: Tx, accountId: string) => Promise<boolean>;
  readonly endSession: (tx: Tx, id: string) => Promise<void>;
  readonly bankAccounts: (db: Db, accountId: string) => Promise<readonly PrivateFact[]>;
  readonly documents: (db: Db, accountId: string, now: Date) => Promise<readonly PrivateFact[]>;
  readonly contacts: (db: Db, accountId: string) => Promise<readonly PrivateFact[]>;
}
