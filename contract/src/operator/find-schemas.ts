import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { identities } from '../options.ts';
import { Paging } from '../response-schemas.ts';
import { entryKinds, type entryPermissions, FIND_MAX, timelineKinds } from './constants.ts';

export type EntryKind = keyof typeof entryPermissions;

export const EntryKind = z.enum(entryKinds);

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

export const opsFind = {
  input: z.object({ keyword: z.string().trim().min(1, 'needed').max(FIND_MAX) }),
  output: z.array(Entry),
};

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

export const opsCompanyOne = {
  input: Paging.extend({ id: Id, kind: TimelineKindField.optional() }),
  output: OpsCompany,
};
