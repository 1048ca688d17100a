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
  part: 'console',
} as const satisfies Readonly<Record<string, Permission>>;
export type EntryKind = keyof typeof entryPermissions;
export const entryKinds = Object.keys(entryPermissions) as [EntryKind, ...EntryKind[]];
export const EntryKind = z.enum(entryKinds);

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
  counts: z.array(z.object({ kind: EntryKind, count: z.number().int() })),
  entries: z.array(Entry),
  /** Entries that the filter leaves, on all pages. */
  total: z.number().int(),
});
export type OpsCompany = z.infer<typeof OpsCompany>;

/** Returns a company with a page of what belongs to it, the newest first. */
export const opsCompanyOne = query({
  path: '/ops/company/one',
  callers: permissions.companies,
  input: Paging.extend({ id: Id, kind: EntryKind.optional() }),
  output: OpsCompany,
});
