import type { HandoffKind } from '#contract/handoffs/limits.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { PreparedRequest, Upload } from '#server/kit/implement.ts';
import type { CommandContext, StaffCaller } from '#server/kit/request-context.ts';
import type { AuditContext, AuditEntry } from '#server/operator/public.ts';

/** A record that photos are taken for. */
export interface PhotoRecord {
  /** The number that people see. */
  readonly no: string;
  /** Whether it takes photos of this person now. */
  readonly isOpen: boolean;
  /** Tests of an inspection; none of a parcel. */
  readonly tests: readonly TestCode[];
}

/** Dependencies of the slice. */
export interface HandoffDeps {
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Who holds an open session of staff with its second factor; null where it has ended. */
  readonly staffOfSession: (db: Db, sessionId: string, now: Date) => Promise<StaffCaller | null>;
  /** The record as a member of staff may work on it; null where there is none. */
  readonly records: Readonly<
    Record<
      HandoffKind,
      (
        db: Db,
        recordId: string,
        by: { readonly staff: StaffCaller; readonly now: Date },
      ) => Promise<PhotoRecord | null>
    >
  >;
  readonly files: {
    /** Checks an upload by its content, outside any transaction. */
    readonly prepare: (upload: Upload | null, request: PreparedRequest) => Promise<Upload | null>;
    /** Keeps a checked upload as an orphan of its owner. */
    readonly store: (
      ctx: CommandContext,
      upload: Upload | null,
      ownerId: string,
    ) => Promise<{ readonly url: string }>;
    /** The address at which a reader gets a file for a while. */
    readonly link: (url: string, now: Date) => string;
  };
  readonly audit: (tx: Tx, ctx: AuditContext, entry: AuditEntry) => Promise<void>;
}
