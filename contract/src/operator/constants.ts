import type { Permission } from '../permissions.ts';
import type { EntryKind } from './find-schemas.ts';

/** The desks of the provider and the queues of work on them. */
export const queueKeys = [
  'payments',
  'exchanges',
  'deposits',
  'withdrawals',
  'paymentReturns',
  'suspicions',
  'refunds',
  'arrivals',
  'receive',
  'send',
  'sendBack',
  'deliver',
  'corrections',
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
  'quarantine',
  'quarantineGoods',
  'content',
  'health',
] as const;

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
  'quarantine',
  'content',
  'health',
] as const;

/** Kinds of records that staff act on, as the audit log names them. */
export const auditedKinds = [
  'order',
  'inspection',
  'report',
  'nonconformity',
  'sample',
  'quarantine',
  'claim',
  'case',
  'caseTemplate',
  'fakeHit',
  'settlement',
  'recharge',
  'withdrawal',
  'exchange',
  'deposit',
  'bankStatement',
  'bankLine',
  'payoutFile',
  'paymentReturn',
  'close',
  'suspicion',
  'approval',
  'account',
  'staff',
  'setting',
  'blacklist',
  'notice',
  'page',
  'legal',
  'service',
  'popular',
  'hotSearch',
  'maker',
  'instrument',
  'limit',
  'goldenSample',
  'parcel',
  'appointment',
  'job',
] as const;

export type AuditedKind = (typeof auditedKinds)[number];

/** How many pieces of each queue come with its count. */
export const QUEUE_FIRST = 3;

/** Kinds of records that staff find, each with the permission of its page. */
export const entryPermissions = {
  order: 'orders',
  lot: 'orders',
  inspection: 'inspections',
  report: 'orders',
  recharge: 'recharges',
  withdrawal: 'withdrawals',
  exchange: 'exchanges',
  deposit: 'deposits',
  case: 'cases',
  claim: 'claims',
  settlement: 'settlements',
  company: 'companies',
  factorReset: 'factorResets',
  fakeHit: 'fakes',
  part: 'console',
} as const satisfies Readonly<Record<string, Permission>>;

export const entryKinds = Object.keys(entryPermissions) as [EntryKind, ...EntryKind[]];

/** Kinds of entries in the timeline of a company, each with its permission. */
export const timelinePermissions = {
  ...entryPermissions,
  /** An act of staff on a record: `ref` is the record, `subject` the person, `state` the act. */
  staffAct: 'companies',
} as const satisfies Readonly<Record<string, Permission>>;

export type TimelineKind = keyof typeof timelinePermissions;

export const timelineKinds = Object.keys(timelinePermissions) as [TimelineKind, ...TimelineKind[]];

/** The longest text that is looked for. */
export const FIND_MAX = 80;

/** The longest note of staff, in characters. */
export const WORK_NOTE_MAX = 1000;

/** The most records of one bulk act. */
export const BULK_MAX = 100;
