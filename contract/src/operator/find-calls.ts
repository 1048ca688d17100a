import { z } from 'zod';
import { query } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money.ts';
import { identities } from '../options.ts';
import { type Permission, permissions } from '../permissions.ts';
import { Paging } from '../response.ts';

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
  settlement: 'settlements',
  company: 'companies',
  factorReset: 'factorResets',
  fakeHit: 'fakes',
  part: 'console',
} as const satisfies Readonly<Record<string, Permission>>;
export type EntryKind = keyof typeof entryPermissions;
export const entryKinds = Object.keys(entryPermissions) as [EntryKind, ...EntryKind[]];
export const EntryKind = z.enum(entryKinds);

/** Kinds of entries in the timeline of a company, each with its permission. */
export const timelinePermissions = {
  ...entryPermissions,
  /** An act of staff on a record: `ref` is the record, `subject` the person, `state` the act. */
  staffAct: 'companies',
} as const satisfies Readonly<Record<string, Permission>>;
export type TimelineKind = keyof typeof timelinePermissions;
export const timelineKinds = Object.keys(timelinePermissions) as [TimelineKind, ...TimelineKind[]];
const TimelineKindField = z.enum(timelineKinds);

/** A record that staff found, or that belongs to a company. */
export const Entry = z.object({
  kind: EntryKind,
  ref: z.string(),
  subject: z.string(),
  link: z.string(),
  /** The state as its machine names it; empty where the record has none. */
  state: z.string(),
  at: Instant,
  amount: MoneyWire.nullable(),
});
export type Entry = z.infer<typeof Entry>;

/** A record of a company, or an act of staff on one; `link` is empty where there is no page. */
export const TimelineEntry = Entry.extend({ kind: TimelineKindField });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** The longest text that is looked for. */
export const FIND_MAX = 80;

/**
 * Finds an order, lot, report, payment, tracking number, company, person or part by the beginning
 * of a word, of the kinds whose pages the reader may open; at most 20.
 */
export const opsFind = query({
  path: '/ops/find',
  callers: permissions.console,
  input: z.object({ keyword: z.string().trim().min(1, 'needed').max(FIND_MAX) }),
  output: z.array(Entry),
});

/** A company, or the person behind an account, with all that belongs to it. */
export const OpsCompany = z.object({
  id: Id,
  company: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  identity: z.enum(identities).nullable(),
  isSettled: z.boolean(),
  openedAt: Instant,
  /** The account's money; null for readers who may not see ledgers. */
  balances: z.object({ available: MoneyWire, frozen: MoneyWire, deposit: MoneyWire }).nullable(),
  counts: z.array(z.object({ kind: TimelineKindField, count: z.number().int() })),
  entries: z.array(TimelineEntry),
  /** Entries that the filter leaves, on all pages. */
  total: z.number().int(),
});
export type OpsCompany = z.infer<typeof OpsCompany>;

/** Returns a company with a page of what belongs to it, the newest first. */
export const opsCompanyOne = query({
  path: '/ops/company/one',
  callers: permissions.companies,
  input: Paging.extend({ id: Id, kind: TimelineKindField.optional() }),
  output: OpsCompany,
});
