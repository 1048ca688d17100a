import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { orderStates } from '../orders/table.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { QUEUE_FIRST, queueKeys, taskRecords } from './constants.ts';

export const QueueKey = z.enum(queueKeys);

export type QueueKey = z.infer<typeof QueueKey>;

/** A record as staff name it: its kind and the number that people see. */
export const RecordRef = z.object({
  record: z.enum(taskRecords),
  ref: z.string().trim().min(1).max(254),
});

export type RecordRef = z.infer<typeof RecordRef>;

/** A page that staff have open: of a record of work, or of a company by the id of its account. */
export const OpenPageRef = RecordRef.extend({ record: z.enum([...taskRecords, 'company']) });

export type OpenPageRef = z.infer<typeof OpenPageRef>;

/** Who is on a record, until when unless the claim is renewed. */
export const WorkClaim = z.object({
  by: z.string(),
  mine: z.boolean(),
  since: Instant,
  until: Instant,
});

export type WorkClaim = z.infer<typeof WorkClaim>;

/** Work of the reader, of nobody, or of anybody. */
export const Claimed = z.enum(['any', 'mine', 'nobody']);

export type Claimed = z.infer<typeof Claimed>;

/** A page of a list of records at a desk, narrowed by who is on each. */
export const ClaimedPaging = Paging.extend({ claimed: Claimed.default('any') });

/** Narrows the work that the queues list. */
export const QueueFilter = z.object({
  desk: z.enum(['mine', 'all']).default('all'),
  queue: QueueKey.optional(),
  claimed: Claimed.default('any'),
  late: z.boolean().default(false),
  find: z.string().trim().max(80).default(''),
});

export type QueueFilter = z.infer<typeof QueueFilter>;

/** One piece of work: what, on which record, until when. */
export const Task = z.object({
  queue: QueueKey,
  desk: z.enum(['finance', 'warehouse', 'qc', 'support', 'content', 'admin']),
  ref: z.string(),
  link: z.string(),
  subject: z.string(),
  detail: z.string(),
  amount: MoneyWire.nullable(),
  /** State of the order that the work is on, for the escrow strip. */
  orderState: z.enum(orderStates).nullable(),
  dueAt: Instant.nullable(),
  /** By the calendar of working days; below zero once late, null without a deadline. */
  workingDaysLeft: z.number().int().nullable(),
  /** When the time for this work began, so that the bar can show how much of it is used. */
  since: Instant,
  record: z.enum(taskRecords),
  claim: WorkClaim.nullable(),
  /** Notes of staff on the record. */
  notes: z.number().int(),
});

export type Task = z.infer<typeof Task>;

export const opsQueues = {
  input: Paging.extend({ ...QueueFilter.shape, record: z.enum(taskRecords).optional() }),
  output: z.object({
    counts: z.array(
      z.object({
        queue: QueueKey,
        count: z.number().int(),
        late: z.number().int(),
        nextDueAt: Instant.nullable(),
        first: z.array(Task).max(QUEUE_FIRST),
      }),
    ),
    /** Pieces of work that the filter leaves, on all pages. */
    total: z.number().int(),
    tasks: z.array(Task),
  }),
};

/** A row of the append-only, hash-chained record of what staff did. */
export const AuditRow = z.object({
  seq: z.number().int(),
  at: Instant,
  who: z.string(),
  what: z.string(),
  onKind: z.string(),
  onId: z.string(),
  onNo: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
  hash: z.string(),
});

/** Which rows of the log are looked at. Days are of GMT+8, both included. */
export const AuditFilter = z.object({
  onId: Id.optional(),
  keyword: z.string().trim().max(80).default(''),
  /** Kind of the record: `order`, `staff`. */
  onKind: z.string().trim().max(40).default(''),
  from: z.iso.date('invalid').or(z.literal('')).default(''),
  to: z.iso.date('invalid').or(z.literal('')).default(''),
});

export type AuditFilter = z.infer<typeof AuditFilter>;

export const auditList = {
  input: Paging.extend(AuditFilter.shape),
  output: pageOf(AuditRow),
};

export const auditExport = {
  input: AuditFilter,
  output: z.object({ csv: z.string(), rows: z.number().int(), isWhole: z.boolean() }),
};

export const auditRoots = {
  input: Nothing,
  output: z.array(z.object({ day: z.string(), seq: z.number().int(), hash: z.string() })),
};

export const auditVerify = {
  input: Nothing,
  output: z.object({ rows: z.number().int(), brokenAt: z.number().int().nullable() }),
};
