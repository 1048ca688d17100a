import { z } from 'zod';
import { OpenApproval } from '../approvals/schemas.ts';
import { Id, Instant, needed, RecordVersion } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { pageOf } from '../response-schemas.ts';
import { BankTransfer } from '../wallet/withdrawal-schemas.ts';
import { suspicionFacts, suspicionRules } from './constants.ts';
import { suspicionStates } from './machine.ts';

/** A record or trait behind a finding, with the page that it is read on. */
export const SuspicionFact = z.object({
  kind: z.enum(suspicionFacts),
  /** Its number, or what is shared. */
  text: z.string(),
  amount: MoneyWire.nullable(),
  at: Instant.nullable(),
  /** Empty where it has no page. */
  link: z.string(),
});

export type SuspicionFact = z.infer<typeof SuspicionFact>;

const State = z.enum(suspicionStates);

const Request = OpenApproval.extend({
  reason: z.string(),
});

/**
 * Accounts that a finding holds, or would hold, together: the settled sellers of a company, or the other
 * accounts that state its name and country.
 */
export const RelatedCompany = z.object({
  /** The first of its accounts. */
  id: Id,
  name: z.string(),
  /** Its name was verified; others state theirs themselves. */
  settled: z.boolean(),
  /** How many accounts it has. */
  accounts: z.number().int(),
  /** The finding is about one of them that was not freed. */
  involved: z.boolean(),
  /** The finding holds its payouts now. */
  held: z.boolean(),
  /** Two people freed it of this finding, whoever took its name since. */
  freed: z.boolean(),
  /** A report may be of it. */
  mayReport: z.boolean(),
  /** The other companies that the finding holds for its sake alone: they are freed only together with it. */
  endsHoldOf: z.array(Id),
});

export type RelatedCompany = z.infer<typeof RelatedCompany>;

const COMPANIES_MAX = 500;

/** Some of the related companies, each by its id. */
const CompanyIds = z.array(Id).min(1).max(COMPANIES_MAX);

/** Some of them as their reader sees them: each by its id, with the number of its accounts. */
const CountedCompanies = z
  .array(RelatedCompany.pick({ id: true, accounts: true }))
  .min(1)
  .max(COMPANIES_MAX);

/** A company that a request frees, as it was at the request. */
export const FreedCompany = RelatedCompany.pick({
  id: true,
  name: true,
  settled: true,
  accounts: true,
});

export type FreedCompany = z.infer<typeof FreedCompany>;

/** A finding of suspicious activity. Members never see it. */
export const Suspicion = z.object({
  id: Id,
  /** `SA-261123-4093`. */
  no: z.string(),
  version: z.number().int(),
  rule: z.enum(suspicionRules),
  /** Payouts of its companies wait for a second person of another role. */
  severe: z.boolean(),
  state: State,
  companies: z.array(z.object({ id: Id, name: z.string() })),
  /** Whom it holds, and whom a report of it may hold besides. */
  related: z.array(RelatedCompany),
  facts: z.array(SuspicionFact),
  foundAt: Instant,
  dueAt: Instant.nullable(),
  /** Who looks into it; empty while nobody does. */
  ownerName: z.string(),
  /** Why it was cleared, or what was reported to whom. */
  reason: z.string(),
  /** A request to clear it, or to free some of its companies, that waits for its second person. */
  approval: Request.extend({
    /** The companies to be freed; empty where the whole finding is to be cleared. */
    frees: z.array(FreedCompany),
  }).nullable(),
  /** The note of a checker who sent such a request back; empty where none did. */
  sentBack: z.string(),
  /** Steps that the reader may take now. `proposeClear` and `proposeFree` ask a second person. */
  events: z.array(z.enum(['assign', 'report', 'clear', 'proposeClear', 'proposeFree'])),
  history: z.array(
    z.object({ at: Instant, event: z.string(), name: z.string(), note: z.string() }),
  ),
  /** Withdrawals and exchanges of its companies that finance has not approved. */
  payouts: z.array(
    z.object({
      kind: z.enum(['withdrawal', 'exchange']),
      id: Id,
      no: z.string(),
      amount: MoneyWire,
      approval: Request.nullable(),
      /** A transfer that was made while it is held; the request then asks to record it. */
      transfer: BankTransfer.nullable(),
    }),
  ),
});

export type Suspicion = z.infer<typeof Suspicion>;

export const opsSuspicionList = {
  input: ClaimedPaging.extend({ state: State.optional() }),
  output: pageOf(Suspicion).extend({ counts: z.record(State, z.number().int()) }),
};

export const opsSuspicionOne = {
  input: z.object({ id: Id }),
  output: Suspicion,
};

export const opsSuspicionAssign = {
  input: RecordVersion,
  output: Suspicion,
};

export const opsSuspicionReport = {
  /** It holds these companies, and those that the finding holds already. */
  input: RecordVersion.extend({ reason: needed(500), companies: CompanyIds }),
  output: Suspicion,
};

export const opsSuspicionClear = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Suspicion,
};

export const opsSuspicionFree = {
  input: RecordVersion.extend({ reason: needed(500), companies: CountedCompanies }),
  output: Suspicion,
};
