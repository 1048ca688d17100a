import * as access from './access/public.ts';
import * as accounts from './accounts/public.ts';
import * as approvals from './approvals/public.ts';
import * as companies from './companies/public.ts';
import * as delivery from './delivery/public.ts';
import * as files from './files/public.ts';
import type { Db } from './kit/database/database.ts';
import * as onboarding from './onboarding/public.ts';
import * as operator from './operator/public.ts';
import * as wallet from './wallet/public.ts';

/** Returns the card of an account; null where there is none. */
const accountOf = async (db: Db, id: string) =>
  (await accounts.accountCard(db, [id])).get(id) ?? null;

const fact = (name: string, value: string, link = '') => ({ name, value, link });

/** Returns the bank accounts of a member with their whole numbers. */
async function bankAccountsOf(db: Db, id: string) {
  const list = await wallet.ownBankAccounts(db, id);
  return list.map(({ bankName, accountName, accountNumber, bankCode, currency }) =>
    fact(`${bankName} · ${currency}`, [accountName, accountNumber, bankCode].join(' · ')),
  );
}

/** Returns the documents by which a company was identified. */
async function documentsOf(db: Db, id: string, now: Date) {
  const papers = await onboarding.companyPapers(db, id);
  if (papers === null) return [];
  const { licencePhoto, creditCode } = papers;
  const licence =
    licencePhoto === '' ? [] : [fact('licence', '', files.fileLink(licencePhoto, now))];
  return [...(creditCode === '' ? [] : [fact('creditCode', creditCode)]), ...licence];
}

/** Returns telephones, messengers and addresses of a member. */
async function contactsOf(db: Db, id: string) {
  const papers = await onboarding.companyPapers(db, id);
  const own = Object.entries(papers?.contacts ?? {}).map(([name, value]) => fact(name, value));
  const buyer = await companies.buyerContacts(db, id);
  const addresses = (await delivery.addressesOf(db, id)).map((one) =>
    fact('address', [one.name, one.address, one.city, one.country, one.phone].join(', ')),
  );
  return [...own, ...buyer, ...addresses];
}

/** Puts together the desks: their queues and search, and looks of staff at accounts. */
export const composeDesk = (beside: Db, queues: readonly operator.QueueSource[]) => [
  operator.operatorSlice({
    queues,
    readers: operator.readersIn(beside),
    colleagues: accounts.colleagues,
    account: accountOf,
    balances: wallet.walletOf,
    approvals: approvals.approvalsAbout,
  }),
  access.accessSlice({
    account: accountOf,
    isStaffAccount: accounts.isStaffAccount,
    openSession: accounts.openViewerSession,
    isSessionOpen: accounts.isViewing,
    isClosed: accounts.isClosed,
    endSession: accounts.endViewerSession,
    bankAccounts: bankAccountsOf,
    documents: documentsOf,
    contacts: contactsOf,
  }),
];
