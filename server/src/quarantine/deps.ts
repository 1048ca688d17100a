import type { Db, Tx } from '#server/kit/database/database.ts';

/** A message about an entry of the register to a party of its order. */
export interface QuarantineNotification {
  readonly to: string;
  readonly kind:
    | 'quarantine.sendSample'
    | 'quarantine.clear'
    | 'quarantine.confirm'
    | 'quarantine.sendBack'
    | 'quarantine.scrap';
  readonly params: Readonly<Record<string, string | number>>;
  readonly link: string;
  readonly mail: boolean;
  readonly now: Date;
}

/** Dependencies of the slice. */
export interface QuarantineDeps {
  readonly notify: (tx: Tx, notification: QuarantineNotification) => Promise<void>;
  /** The page of an order in an account's own console. */
  readonly orderPage: (
    db: Db,
    order: { readonly orderId: string; readonly accountId: string },
  ) => Promise<string>;
  /** The lines of the address to which goods of an order go back; none where it is not known. */
  readonly returnAddressOf: (db: Db, orderId: string) => Promise<readonly string[]>;
  readonly files: {
    /** Keeps uploads for a record; fails with `file.unknown`. */
    readonly store: (
      tx: Tx,
      uploads: {
        readonly urls: readonly string[];
        readonly owner: string;
        readonly readers: readonly string[];
      },
    ) => Promise<readonly { readonly url: string; readonly name: string }[]>;
    /** The address at which a reader gets a kept file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
}
