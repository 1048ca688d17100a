import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/** Lots that failed make a mark for so many days, a new bank account for so many. */
export const riskDays = { failedLots: 90, factorResets: 365, newBankAccount: 7 } as const;

/** So many resets of second factors in `riskDays.factorResets` days make a mark. */
export const FACTOR_RESETS_LEAST = 2;

/** Records that a mark names. */
export const RISK_RECORDS_MOST = 5;

const callers = permissions.companies;

/** Returns how a company stands, counted from its records. */
export const opsCompanySummary = query({
  path: '/ops/company/standing',
  callers,
  schemas: () => schemas().then((all) => all.opsCompanySummary),
});

/** Lists the records that a figure of a company counts, the newest first. */
export const opsCompanyRecords = query({
  path: '/ops/company/records',
  callers,
  schemas: () => schemas().then((all) => all.opsCompanyRecords),
});

/** Lists the people of a company: all accounts of its name and country, at most 50. */
export const opsCompanyPeople = query({
  path: '/ops/company/people',
  callers,
  schemas: () => schemas().then((all) => all.opsCompanyPeople),
});

/** Dismisses a mark of risk for the facts that the reader saw; other facts make it anew. */
export const opsRiskDismiss = command({
  path: '/ops/company/dismissMark',
  callers,
  schemas: () => schemas().then((all) => all.opsRiskDismiss),
  failures: ['risk.changed'],
});
