import type { Db, Tx } from '#server/kit/database/database.ts';
import type { LotCertificate, LotResult, Signer } from '#server/qc/public.ts';

/** The kinds of messages about hand-overs. */
export type PassportMessage =
  | 'passports.offered'
  | 'passports.accepted'
  | 'passports.declined'
  | 'passports.withdrawn'
  | 'passports.expired'
  | 'passports.offerExpired';

/** An account as the slice reads it. */
interface Card {
  readonly id: string;
  readonly email: string;
  readonly company: string;
}

/** Dependencies of the slice. */
export interface PassportsDeps {
  /** Makes the codes of labels. */
  readonly secret: Buffer;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Signs what the lab publishes, with the key of its reports. */
  readonly signer: Pick<Signer, 'publicKey' | 'sign'>;
  /** Returns the newest report of a lot, checked; null where there is none. */
  readonly certificateOf: (db: Db, lotId: string) => Promise<LotCertificate | null>;
  /** Returns the results of lots that have one. */
  readonly listResults: (db: Db, lotIds: readonly string[]) => Promise<LotResult[]>;
  readonly cardOf: (db: Db, accountId: string) => Promise<Card | null>;
  readonly accountByEmail: (db: Db, email: string) => Promise<Card | null>;
  readonly notify: (
    tx: Tx,
    notification: {
      readonly to: string;
      readonly kind: PassportMessage;
      readonly params: Readonly<Record<string, string | number>>;
      readonly link: string;
      readonly mail: boolean;
      readonly now: Date;
    },
  ) => Promise<void>;
}
