import type { StaffRole } from '#contract/call.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { AuditedKind, taskRecords } from '#contract/operator/constants.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { RefFilter } from '#server/kit/database/within-refs.ts';

/** One piece of open work that a slice offers to a desk. */
export interface Work {
  /** The number that people see: `TO-261121-4093`. */
  readonly ref: string;
  /** The page of the operator's console that the work is done on. */
  readonly link: string;
  readonly subject: string;
  readonly detail: string;
  readonly amount: MoneyWire | null;
  /** The state of the order that the work is on; null where it is on none. */
  readonly orderState: OrderState | null;
  readonly dueAt: Date | null;
  /** When the time for this work began. */
  readonly since: Date;
}

/** The place of a piece of work, and the key by which its slice reads the rest of it. */
export interface WorkHead extends Pick<Work, 'ref' | 'dueAt' | 'since'> {
  readonly key: string;
}

/** Narrows the work of a queue; everything where nothing is given. */
export interface WorkFilter extends RefFilter {
  /** Only work whose deadline passed before. */
  readonly dueBefore?: Date;
  /** Only work in which this text stands. */
  readonly text?: string;
}

/** The most urgent work of a queue, with the count of all of it. */
export interface WorkList<Head extends WorkHead = WorkHead> {
  readonly heads: readonly Head[];
  readonly count: number;
  readonly late: number;
  readonly nextDueAt: Date | null;
}

/** The heads of a queue with much work: only what a page shows is read whole. */
interface HeadSource {
  /** Returns the first `limit` heads by urgency, and the counts of all work that fits. */
  list(
    db: Db,
    reading: { readonly now: Date; readonly limit: number; readonly filter: WorkFilter },
  ): Promise<WorkList>;
  /** Returns work by the key of its head; what ended meanwhile is left out. */
  read(db: Db, keys: readonly string[], lang: Language): Promise<ReadonlyMap<string, Work>>;
}

/** A desk of the provider that has queues of work. */
export type Desk = Extract<
  StaffRole,
  'finance' | 'warehouse' | 'qc' | 'support' | 'content' | 'admin'
>;

/** Who reads a queue, when and in which language. */
export interface QueueReading {
  readonly now: Date;
  readonly lang: Language;
  /** The account of the member of staff. */
  readonly readerId: string;
}

/** A record that is not there for one of the staff, by its number and by its place in the log. */
export interface HiddenRecord {
  readonly ref: string;
  readonly kind: AuditedKind;
  readonly id: string;
}

/** A queue of one desk, filled by the slice whose records it shows. */
export interface QueueSource {
  readonly key: QueueKey;
  readonly desk: Desk;
  /** The record that its work is on. */
  readonly record: (typeof taskRecords)[number];
  /** All open work of the queue that its reader may see, in any order. */
  list(db: Db, reading: QueueReading): Promise<readonly Work[]>;
  /**
   * The records that a member of staff may not know of, whatever its roles: a party of a deal reads no
   * draft about itself. Missing where there are none.
   */
  readonly hiddenFrom?: (db: Db, staffId: string) => Promise<readonly HiddenRecord[]>;
  /** The same work by its heads, where reading all of it whole takes long. */
  readonly heads?: HeadSource;
}
