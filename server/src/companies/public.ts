import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { buyerPercent } from './buyer-handlers.ts';
import { refreshListings } from './commands/refresh-listings.ts';
import type { CompaniesDeps } from './deps.ts';
import { companiesCalls } from './handlers.ts';
import { sellerPercent } from './seller-handlers.ts';
import { readBuyer } from './store/profiles.ts';

export { interval } from './core/interval.ts';
export type { CompaniesDeps, EnquiryRecord } from './deps.ts';

/** The slice's interface: its calls, and the jobs that build the list of sellers. */
export interface CompaniesSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  /** Draws the list of sellers at the start, so that the first search finds them. */
  readonly prepare: (db: Db, now: Date) => Promise<void>;
  /** How complete the profile of a member is, in whole percent. */
  readonly percentOf: (
    db: Db,
    member: {
      readonly id: string;
      readonly identity: 'buyer' | 'seller';
      readonly company: string;
      readonly country: string;
    },
  ) => Promise<number>;
}

/** Puts the slice together. */
export const companiesSlice = (deps: CompaniesDeps = {}): CompaniesSlice => ({
  calls: companiesCalls(deps),
  jobs: {
    'companies.draw': (_payload, { db, now }) => refreshListings(db, deps, now),
  },
  cron: [{ job: 'companies.draw', pattern: '* * * * *' }],
  prepare: (db, now) => refreshListings(db, deps, now),
  percentOf: async (db, member) => {
    const found = await (member.identity === 'buyer'
      ? buyerPercent(db, member)
      : sellerPercent(db, member.id));
    return found.percent;
  },
});

/** Returns telephones and contact people of a buyer's profile, by what they are called. */
export async function buyerContacts(
  db: Db,
  account: string,
): Promise<{ readonly name: string; readonly value: string; readonly link: string }[]> {
  const { telAreaCode: area, tel, freeTel: free, contacts } = await readBuyer(db, account);
  const phones = [tel === '' ? '' : [area && `+${area}`, tel].filter(Boolean).join(' '), free];
  const people = contacts.map((one) => Object.values(one).filter(Boolean).join(' · '));
  return [
    ...phones.filter(Boolean).map((value) => ({ name: 'mobile', value, link: '' })),
    ...people.filter(Boolean).map((value) => ({ name: 'contactName', value, link: '' })),
  ];
}
