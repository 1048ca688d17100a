import type { Language } from '#contract/option-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';

/** A message about a warning. */
export interface FakeNotification {
  readonly to: string;
  readonly kind: FakeMessage;
  readonly params: Readonly<Record<string, string | number>>;
  readonly link: string;
  readonly mail: boolean;
  readonly now: Date;
}

/** The kinds of messages about warnings; those with a reason name what matched. */
export type FakeMessage =
  | 'fakes.found.lot'
  | 'fakes.found.label'
  | 'fakes.found.photo'
  | 'fakes.found.seller'
  | 'fakes.held'
  | 'fakes.upheld'
  | 'fakes.dismissed'
  | 'fakes.refused'
  | 'fakes.freed';

/** A picture that is a copy of a photo of a lot. */
export interface PhotoOfLot {
  readonly found: string;
  readonly remembered: string;
  readonly lotId: string;
}

/** Dependencies of the slice. */
export interface FakesDeps {
  readonly notify: (tx: Tx, notification: FakeNotification) => Promise<void>;
  /** The page of an order in an account's own console. */
  readonly orderPage: (
    db: Db,
    order: { readonly orderId: string; readonly accountId: string },
  ) => Promise<string>;
  /** Keys by which part numbers and manufacturers are compared. */
  readonly partKey: (mpn: string) => string;
  readonly makerKey: (name: string) => string;
  /** The name of a manufacturer as the market knows it; null where nobody knows the text. */
  readonly makerName: (db: Db, text: string) => Promise<string | null>;
  /** Returns a seller's own stock of part numbers, by key. */
  readonly stockOf: (
    db: Db,
    sellerId: string,
    keys: readonly string[],
  ) => Promise<
    ReadonlyMap<
      string,
      {
        readonly id: string;
        readonly mpn: string;
        readonly manufacturer: string;
        readonly dateCode: string;
      }
    >
  >;
  /** Names of companies for readers of a language, by account. */
  readonly companyNames: (
    db: Db,
    ids: readonly string[],
    lang: Language,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Writes what stands against the payment of an order, which is locked by it. */
  readonly saveWarning: (
    tx: Tx,
    orderId: string,
    warning: { readonly state: 'open' | 'upheld'; readonly until: Date | null } | null,
  ) => Promise<void>;
  /** Returns the lots whose photos of tests pictures are copies of, by the address of each. */
  readonly lotsInPhotos: (db: Db, urls: readonly string[]) => Promise<readonly PhotoOfLot[]>;
  readonly files: {
    /** Keeps uploads for a record; fails with `file.unknown`. */
    readonly store: (
      tx: Tx,
      uploads: { readonly urls: readonly string[]; readonly owner: string },
    ) => Promise<readonly { readonly url: string; readonly name: string }[]>;
    /** The address at which a reader gets a kept file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
}
