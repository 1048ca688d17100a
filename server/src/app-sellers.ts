import type { PriceCaution } from '#contract/companies/standing-schemas.ts';
import * as accounts from './accounts/public.ts';
import * as catalog from './catalog/public.ts';
import * as deposits from './deposits/public.ts';
import * as enquiries from './enquiries/public.ts';
import type { Db } from './kit/database/database.ts';
import * as onboarding from './onboarding/public.ts';
import * as orders from './orders/public.ts';
import * as qc from './qc/public.ts';

/** Returns those of the accounts that are settled sellers and take new business. */
export async function settledAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const cards = await accounts.accountCard(db, ids);
  return new Set(
    [...cards].filter(([, card]) => card.settled && !card.withdrawn).map(([id]) => id),
  );
}

/** Returns those of some accounts that are on the public blacklist. */
async function listedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const stages = await catalog.findBlacklistStages(db, ids);
  return new Set(ids.filter((id) => stages.get(id) === 'listed'));
}

/** Which of some accounts may sell: those that are settled and open, and not those on the blacklist. */
export const amongSellers = {
  settledOf: settledAmong,
  listedOf: listedAmong,
  lockOpenAccounts: accounts.lockOpenAccounts,
};

/** Returns why a seller may not sell; null where it may. */
export async function barOfSeller(
  db: Db,
  id: string,
): Promise<'notSettled' | 'blacklisted' | null> {
  if ((await listedAmong(db, [id])).has(id)) return 'blacklisted';
  return (await settledAmong(db, [id])).has(id) ? null : 'notSettled';
}

/** Returns sellers' lots at the lab, how they stand with the blacklist, and whose deposit was returned. */
export async function sellerRecords(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PriceCaution>> {
  const lots = await orders.sellerLots(db, ids, await qc.lotsWithoutReport(db));
  const stages = await catalog.findBlacklistStages(db, ids);
  const returns = await deposits.findDepositReturns(db, ids);
  return new Map(
    [...lots].map(([id, record]) => [
      id,
      {
        ...record,
        blacklist: stages.get(id) ?? null,
        depositReturned: returns.get(id)?.state === 'returned',
      },
    ]),
  );
}

/** Returns sellers' inspected parts: orders know the lots, the lab knows their grades. */
export async function inspectedParts(db: Db, since: Date): Promise<catalog.InspectionSummary[]> {
  const parts = await orders.inspectedParts(db, since, await qc.lotsWithoutReport(db));
  const grades = await qc.gradesOfLots(
    db,
    parts.map(({ lastLotId }) => lastLotId),
  );
  return parts.map(({ lastLotId, ...part }) => ({
    ...part,
    lastGrade: grades.get(lastLotId) ?? null,
  }));
}

/** The records that the standing of a seller is drawn from besides the slices that companies import. */
export const recordsOfCompanies = {
  enquiries: enquiries.enquiryRecords,
  depositReturns: deposits.findDepositReturns,
  lotsWithoutReport: qc.lotsWithoutReport,
};

/** Returns the names of companies, as settlements and else as accounts say them. */
export async function namesOfCompanies(
  db: Db,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const settled = await onboarding.settledCompanies(db, owners);
  const cards = await accounts.accountCard(db, owners);
  return new Map(
    owners.map((id) => {
      const company = settled.get(id);
      const names = [company?.companyNameEn, company?.companyNameCn, cards.get(id)?.company];
      return [id, [...new Set(names.filter((name): name is string => (name ?? '') !== ''))]];
    }),
  );
}
