import type { Db } from '#server/kit/database.ts';
import type { LotCertificate, LotResult, Signer } from '#server/qc/public.ts';

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
}
