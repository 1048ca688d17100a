import type { Db } from '#server/kit/database/database.ts';

/** Dependencies of the dock outside the slice. */
export interface DockDeps {
  /** Makes the codes of labels. */
  readonly secret: Buffer;
  /** Returns the window in which the goods of an order are expected; null without an appointment. */
  readonly visitOf?: (
    db: Db,
    orderId: string,
  ) => Promise<{ readonly startsAt: Date; readonly endsAt: Date } | null>;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
}
