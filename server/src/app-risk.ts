import { staffOrderPath } from '#contract/addresses.ts';
import { FACTOR_RESETS_LEAST, riskDays } from '#contract/risk/calls.ts';
import * as accounts from './accounts/public.ts';
import { namesOfCompanies } from './app-sellers.ts';
import * as bank from './bank/public.ts';
import * as companies from './companies/public.ts';
import * as content from './content/public.ts';
import type { Db } from './kit/database/database.ts';
import * as onboarding from './onboarding/public.ts';
import * as orders from './orders/public.ts';
import * as risk from './risk/public.ts';
import * as wallet from './wallet/public.ts';

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const orderLink = (id: string) => ({ permission: 'orders' as const, link: staffOrderPath(id) });
const companyLink = (id: string) => ({
  permission: 'companies' as const,
  link: `/ops/companies/${id}`,
});

/** Returns facts that name other companies; the accounts of one's own company are left out. */
async function otherCompanies(
  db: Db,
  id: string,
  others: readonly { readonly other: string; readonly detail: string }[],
): Promise<risk.RiskFact[]> {
  if (others.length === 0) return [];
  const own = (await accounts.companyAccounts(db, [id])).get(id) ?? [];
  const foreign = others.filter(({ other }) => !own.includes(other));
  const cards = await accounts.accountCard(
    db,
    foreign.map(({ other }) => other),
  );
  return foreign.map(({ other, detail }) => {
    const card = cards.get(other);
    const name = card?.company || card?.name || other;
    const ref = detail === '' ? name : `${name} (${detail})`;
    return { id: `${other} ${detail}`, ref, page: companyLink(other) };
  });
}

const sharedPapers =
  (field: 'address' | 'creditCode'): risk.FindFacts =>
  async (db, { id }) => {
    const shared = await onboarding.findSharedPapers(db, id);
    const others = shared.filter((one) => one.field === field);
    return otherCompanies(
      db,
      id,
      others.map(({ other }) => ({ other, detail: '' })),
    );
  };

/** Finds recharges that were paid from an account in a name that is none of the company's. */
const thirdPartyPayers: risk.FindFacts = async (db, { id }) => {
  const paid = await wallet.findPayers(db, id);
  if (paid.length === 0) return [];
  const card = (await accounts.accountCard(db, [id])).get(id);
  const names = [...((await namesOfCompanies(db, [id])).get(id) ?? []), card?.name ?? ''];
  const own = names.filter((name) => name !== '');
  return paid
    .filter(({ accountName }) => !own.some((name) => bank.isSameName(name, accountName)))
    .map(({ id: recharge, no }) => ({
      id: recharge,
      ref: no,
      page: { permission: 'recharges', link: `/ops/recharges?id=${recharge}` },
    }));
};

const facts: risk.RiskDeps['facts'] = {
  failedLots: async (db, { id, now }) =>
    (await orders.failedLotsSince(db, id, daysBefore(now, riskDays.failedLots))).map((lot) => ({
      id: lot.id,
      ref: lot.ref,
      page: orderLink(lot.orderId),
    })),
  sharedBankAccount: async (db, { id }) =>
    otherCompanies(
      db,
      id,
      (await wallet.findSharedBankAccounts(db, id)).map(({ other, lastFour }) => ({
        other,
        detail: `…${lastFour}`,
      })),
    ),
  sharedAddress: sharedPapers('address'),
  sharedCreditCode: sharedPapers('creditCode'),
  thirdPartyPayer: thirdPartyPayers,
  factorResets: async (db, { id, now }) => {
    const since = daysBefore(now, riskDays.factorResets);
    const resets = await accounts.listResets(db, { accountId: id, since });
    if (resets.length < FACTOR_RESETS_LEAST) return [];
    return resets.map((reset) => ({
      id: reset.id,
      ref: reset.requestedAt.toISOString().slice(0, 10),
      page: { permission: 'factorResets', link: `/ops/factor-resets?id=${reset.id}` },
    }));
  },
  newBankAccount: async (db, { id, now }) => {
    const since = daysBefore(now, riskDays.newBankAccount);
    const added = await wallet.findNewBankAccounts(db, { owner: id, since });
    return added.map((one) => ({
      id: `${one.id} ${one.payeeSince.toISOString()}`,
      ref: `…${one.lastFour}`,
      page: null,
    }));
  },
};

/** Puts together the standing of companies: figures, people and marks of risk. */
export const composeRisk = (secret: Buffer) =>
  risk.riskSlice({
    facts,
    exists: async (db, id) => (await accounts.accountCard(db, [id])).has(id),
    records: async (db, wanted) => {
      const { total, list } = await orders.listCompanyRecords(db, wanted);
      const toRecord = ({ ref, orderId, occurredAt, state }: (typeof list)[number]) => ({
        ref,
        link: staffOrderPath(orderId),
        at: occurredAt.toISOString(),
        state,
      });
      return { total, list: list.map(toRecord) };
    },
    interval: companies.interval,
    settlement: async (db, id) => (await onboarding.settledCompanies(db, [id])).get(id) ?? null,
    depositFen: async (db, id) => (await wallet.heldDeposits(db, [id])).get(id) ?? 0n,
    listed: async (ctx, id) => (await content.entriesAbout(ctx, id)).length,
    people: (db, id, now) => accounts.listCompanyPeople(db, { id, secret, now }),
  });
