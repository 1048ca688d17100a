import { z } from 'zod';
import { query } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money.ts';
import { orderStates } from '../orders/table.ts';
import { type Permission, permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';

/** The desks of the provider and the queues of work on them. */
export const queueKeys = [
  'payments',
  'exchanges',
  'deposits',
  'withdrawals',
  'paymentReturns',
  'suspicions',
  'refunds',
  'receive',
  'send',
  'sendBack',
  'deliver',
  'inspect',
  'review',
  'price',
  'disputes',
  'settlements',
  'cases',
  'factorResets',
  'claims',
  'claimGoods',
  'fakes',
  'health',
] as const;
export const QueueKey = z.enum(queueKeys);
export type QueueKey = z.infer<typeof QueueKey>;

/** The permission of the page that each queue's work is done on. */
export const queuePermissions: Readonly<Record<QueueKey, Permission>> = {
  payments: 'recharges',
  exchanges: 'exchanges',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  paymentReturns: 'bank',
  suspicions: 'suspicions',
  refunds: 'orders',
  receive: 'orders',
  send: 'orders',
  sendBack: 'orders',
  deliver: 'orders',
  inspect: 'lab',
  review: 'lab',
  price: 'orders',
  disputes: 'orders',
  settlements: 'settlements',
  cases: 'cases',
  factorResets: 'factorResets',
  claims: 'claims',
  claimGoods: 'claims',
  fakes: 'fakes',
  health: 'health',
};

/** Records that work is on. */
export const taskRecords = [
  'order',
  'inspection',
  'recharge',
  'exchange',
  'deposit',
  'withdrawal',
  'paymentReturn',
  'suspicion',
  'settlement',
  'case',
  'factorReset',
  'claim',
  'fakeHit',
  'health',
] as const;

/** A record as staff name it: its kind and the number that people see. */
export const RecordRef = z.object({
  record: z.enum(taskRecords),
  ref: z.string().trim().min(1).max(254),
});
export type RecordRef = z.infer<typeof RecordRef>;

/** Who is on a record, until when unless the claim is renewed. */
export const WorkClaim = z.object({
  by: z.string(),
  mine: z.boolean(),
  since: Instant,
  until: Instant,
});
export type WorkClaim = z.infer<typeof WorkClaim>;

/** Narrows the work that the queues list. */
export const QueueFilter = z.object({
  desk: z.enum(['mine', 'all']).default('all'),
  queue: QueueKey.optional(),
  /** Work of the reader, of nobody, or of anybody. */
  claimed: z.enum(['any', 'mine', 'nobody']).default('any'),
  late: z.boolean().default(false),
  find: z.string().trim().max(80).default(''),
});
export type QueueFilter = z.infer<typeof QueueFilter>;

/** One piece of work: what, on which record, until when. */
export const Task = z.object({
  queue: QueueKey,
  desk: z.enum(['finance', 'warehouse', 'qc', 'support', 'admin']),
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

/** How many pieces of each queue come with its count. */
export const QUEUE_FIRST = 3;

/**
 * A page of open work, the most urgent first, of the queues whose pages the reader may open. The
 * counts are those of each of them, whatever the
 * filter and the page are; with each come its most urgent pieces.
 */
export const opsQueues = query({
  path: '/ops/queues',
  callers: permissions.console,
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
});

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

export const auditList = query({
  path: '/ops/audit/list',
  callers: permissions.audit,
  input: Paging.extend(AuditFilter.shape),
  output: pageOf(AuditRow),
});

/** The most rows of one export. */
export const AUDIT_EXPORT_MAX = 10_000;

/** Writes the newest rows of a filter as CSV; `isWhole` is false where there are more. */
export const auditExport = query({
  path: '/ops/audit/export',
  callers: permissions.audit,
  input: AuditFilter,
  output: z.object({ csv: z.string(), rows: z.number().int(), isWhole: z.boolean() }),
  perMinute: 10,
});

/** Where the log stood at the end of each of the last days, the newest first. */
export const auditRoots = query({
  path: '/ops/audit/roots',
  callers: permissions.audit,
  input: Nothing,
  output: z.array(z.object({ day: z.string(), seq: z.number().int(), hash: z.string() })),
});

/** Walks the chain of hashes; names the first row that does not follow from the one before. */
export const auditVerify = query({
  path: '/ops/audit/verify',
  callers: permissions.audit,
  input: Nothing,
  output: z.object({ rows: z.number().int(), brokenAt: z.number().int().nullable() }),
});
