import { z } from 'zod';
import { Id, Instant, needed } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { identities } from '../options.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { companyFigures, DISMISS_REASON_MAX, riskKinds } from './constants.ts';

export const CompanyFigure = z.enum(companyFigures);

export type CompanyFigure = z.infer<typeof CompanyFigure>;

export const RiskKind = z.enum(riskKinds);

export type RiskKind = z.infer<typeof RiskKind>;

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

export const opsCompanySummary = {
  input: z.object({ id: Id }),
  output: CompanySummary,
};

/** A record that a figure counts. */
export const FigureRecord = z.object({
  ref: z.string(),
  link: z.string(),
  at: Instant,
  /** The verdict of a lot, else the state of the order. */
  state: z.string(),
});

export type FigureRecord = z.infer<typeof FigureRecord>;

export const opsCompanyRecords = {
  input: Paging.extend({ id: Id, figure: CompanyFigure }),
  output: pageOf(FigureRecord),
};

/** A person with an account of the company. */
export const CompanyPerson = z.object({
  id: Id,
  name: z.string(),
  identity: z.enum(identities).nullable(),
  lastSignIn: Instant.nullable(),
  hasApp: z.boolean(),
  passkeys: z.number().int(),
  /** Until when wrong passwords lock its sign-in; null where it is not locked. */
  /** When the member closed the account; null while it is open. */
  closedAt: Instant.nullable(),
  lockedUntil: Instant.nullable(),
});

export type CompanyPerson = z.infer<typeof CompanyPerson>;

export const opsCompanyPeople = {
  input: z.object({ id: Id }),
  output: z.object({ list: z.array(CompanyPerson) }),
};

export const opsRiskDismiss = {
  input: z.object({
    id: Id,
    kind: RiskKind,
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    reason: needed(DISMISS_REASON_MAX),
  }),
  output: Nothing,
};
