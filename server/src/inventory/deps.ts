import type { Db } from '#server/kit/database/database.ts';
import type { Storage } from '#server/kit/storage/storage.ts';

/** Dependencies of the slice. */
export interface InventoryDeps {
  /** Where uploaded stock lists are kept until they are over. */
  readonly storage: Storage;
  /** Address of the database: threads that read files have connections of their own. */
  readonly url: string;
  /** A folder for files that are being read. */
  readonly spoolDir: string;
  /** Signs addresses of downloads. */
  readonly secret: Buffer;
  /** Whether an account is a settled seller: a key of one that no longer is does nothing. */
  readonly isSettled: (db: Db, account: string) => Promise<boolean>;
  /** The company's name of a seller, as searches show it. */
  readonly companyName: (db: Db, account: string) => Promise<string>;
  /** Where sellers' own folders lie, one named by a key each; null where none are watched. */
  readonly watchedFolder: string | null;
}
