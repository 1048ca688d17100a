import type { StaffRole } from '#contract/call.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { taskRecords } from '#contract/operator/constants.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { Db } from '#server/kit/database/database.ts';

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

/** A desk of the provider that has queues of work. */
export type Desk = Extract<
  StaffRole,
  'finance' | 'warehouse' | 'qc' | 'support' | 'content' | 'admin'
>;

/** A queue of one desk, filled by the slice whose records it shows. */
export interface QueueSource {
  readonly key: QueueKey;
  readonly desk: Desk;
  /** The record that its work is on. */
  readonly record: (typeof taskRecords)[number];
  /** All open work of the queue, in any order. */
  list(db: Db, reading: { readonly now: Date; readonly lang: Language }): Promise<readonly Work[]>;
}
