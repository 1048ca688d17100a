import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { MoneyWire } from '../money.ts';
import { identities } from '../options.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';

/** Figures of a company, each counted from the list that `opsCompanyRecords` shows. */
export const companyFigures = [
  'lotsPassed',
  'lotsNotPassed',
  'disputes',
  'lateShipments',
  'unpaidOrders',
] as const;
export const CompanyFigure = z.enum(companyFigures);
export type CompanyFigure = z.infer<typeof CompanyFigure>;

/** Marks of risk that follow from facts. */
export const riskKinds = [
  'failedLots',
  'sharedBankAccount',
  'sharedAddress',
  'sharedCreditCode',
  'thirdPartyPayer',
  'factorResets',
  'newBankAccount',
] as const;
export const RiskKind = z.enum(riskKinds);
export type RiskKind = z.infer<typeof RiskKind>;

/** Lots that failed make a mark for so many days, a new bank account for so many. */
export const riskDays = { failedLots: 90, factorResets: 365, newBankAccount: 7 } as const;
/** So many resets of second factors in `riskDays.factorResets` days make a mark. */
export const FACTOR_RESETS_LEAST = 2;

/** Records that a mark names. */
export const RISK_RECORDS_MOST = 5;

/** A mark with the facts that it follows from. */
export const RiskMark = z.object({
  kind: RiskKind,
  /** How many records it follows from. */
  count: z.number().int().min(1),
  /** `link` is null where the reader has no page of such a record. */
  records: z.array(z.object({ ref: z.string(), link: z.string().nullable() })),
  /** The digest of its facts: other facts make another mark, whatever was dismissed. */
  digest: z.string(),
  /** Who dismissed it for these facts; null where nobody did. */
  dismissed: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
});
export type RiskMark = z.infer<typeof RiskMark>;

/** How a company stands: figures, settlement, deposit and blacklist, and marks of risk. */
export const CompanySummary = z.object({
  figures: z.array(z.object({ figure: CompanyFigure, count: z.number().int() })),
  /** The interval of Wilson (95 %) of lots passed of lots judged, 0 to 1; null where none was. */
  passed: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
  settlement: z.object({ since: Instant.nullable() }).nullable(),
  /** The integrity deposit that is held; null where none is. */
  deposit: MoneyWire.nullable(),
  /** Entries of the blacklist about it that have not ended. */
  listed: z.number().int(),
  marks: z.array(RiskMark),
});
export type CompanySummary = z.infer<typeof CompanySummary>;

const callers = permissions.companies;

/** Returns how a company stands, counted from its records. */
export const opsCompanySummary = query({
  path: '/ops/company/standing',
  callers,
  input: z.object({ id: Id }),
  output: CompanySummary,
});

/** A record that a figure counts. */
export const FigureRecord = z.object({
  ref: z.string(),
  link: z.string(),
  at: Instant,
  /** The verdict of a lot, else the state of the order. */
  state: z.string(),
});
export type FigureRecord = z.infer<typeof FigureRecord>;

/** Lists the records that a figure of a company counts, the newest first. */
export const opsCompanyRecords = query({
  path: '/ops/company/records',
  callers,
  input: Paging.extend({ id: Id, figure: CompanyFigure }),
  output: pageOf(FigureRecord),
});

/** A person with an account of the company. */
export const CompanyPerson = z.object({
  id: Id,
  name: z.string(),
  identity: z.enum(identities).nullable(),
  lastSignIn: Instant.nullable(),
  hasApp: z.boolean(),
  passkeys: z.number().int(),
  /** Until when wrong passwords lock its sign-in; null where it is not locked. */
  lockedUntil: Instant.nullable(),
});
export type CompanyPerson = z.infer<typeof CompanyPerson>;

/** Lists the people of a company: all accounts of its name and country, at most 50. */
export const opsCompanyPeople = query({
  path: '/ops/company/people',
  callers,
  input: z.object({ id: Id }),
  output: z.object({ list: z.array(CompanyPerson) }),
});

/** The longest reason of a dismissal. */
export const DISMISS_REASON_MAX = 500;

/** Dismisses a mark of risk for the facts that the reader saw; other facts make it anew. */
export const opsRiskDismiss = command({
  path: '/ops/company/dismissMark',
  callers,
  input: z.object({
    id: Id,
    kind: RiskKind,
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    reason: needed(DISMISS_REASON_MAX),
  }),
  output: Nothing,
  failures: ['risk.changed'],
});
