import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { wire } from '#contract/money.ts';
import * as accounts from './accounts/public.ts';
import * as approvals from './approvals/public.ts';
import * as boards from './boards/public.ts';
import * as bom from './bom/public.ts';
import * as cases from './cases/public.ts';
import * as catalog from './catalog/public.ts';
import * as companies from './companies/public.ts';
import * as content from './content/public.ts';
import * as delivery from './delivery/public.ts';
import * as enquiries from './enquiries/public.ts';
import * as faults from './faults/public.ts';
import * as files from './files/public.ts';
import * as inventory from './inventory/public.ts';
import type { Config } from './kit/config.ts';
import type { Db } from './kit/database.ts';
import type { Databases } from './kit/databases.ts';
import type { SqlStateFailures } from './kit/failure.ts';
import type { Implementation } from './kit/implement.ts';
import type { CronEntry, JobTable } from './kit/jobs.ts';
import type { Logger } from './kit/log.ts';
import * as mail from './kit/mail.ts';
import { openStorage } from './kit/storage-open.ts';
import { addWorkingDays } from './kit/working-days.ts';
import * as messages from './messages/public.ts';
import * as notices from './notices/public.ts';
import * as onboarding from './onboarding/public.ts';
import * as operator from './operator/public.ts';
import * as orders from './orders/public.ts';
import * as places from './places/public.ts';
import * as qc from './qc/public.ts';
import * as wallet from './wallet/public.ts';
import * as watches from './watches/public.ts';

/** What every slice may give to the composition. */
interface Slice {
  readonly calls: readonly Implementation[];
  readonly jobs?: JobTable;
  readonly cron?: readonly CronEntry[];
}

/** So many threads find parts where the machine has as many processors. */
const SEARCH_THREADS = 4;

/** Where uploaded lists lie while they are taken and read. */
export const spoolDirOf = ({ dataDir }: Config): string => join(dataDir, 'spool');

/** Puts the slices together: the one place that knows all of them. */
export function compose(
  parts: { readonly url: string; readonly config: Config; readonly log: Logger },
  given: { secret: Buffer; databases: Databases },
) {
  const { config } = parts;
  const publicUrl = config.publicUrl;
  const cards = accounts.accountCard;
  const storage = openStorage(config);
  const filesHere = files.filesSlice({ storage, secret: given.secret });
  const companiesHere = companies.companiesSlice({ enquiries: enquiries.enquiryRecords });
  const accountsDeps: accounts.AccountsDeps = {
    publicUrl,
    aside: given.databases.aside.db,
    secret: given.secret,
    queueMail: mail.queueMail,
    profilePercent: companiesHere.percentOf,
    waitQuoteCount: enquiries.waitingQuotes,
    pictures: {
      keep: async (tx, { url, owner }) => {
        await files.keepFiles(tx, [url], owner, { pictures: true, readers: 'members' });
      },
      link: files.fileLink,
    },
  };
  const accountsHere = accounts.accountsSlice(accountsDeps);
  const catalogHere = catalog.catalogSlice(
    {
      cards,
      dealsOf: orders.dealsOf,
      quotes: [boards.boardQuotes, enquiries.enquiryQuotes],
      monthPrices: orders.monthsOfDeals,
      inspected: inspectedParts,
    },
    {
      db: () => given.databases.search.db,
      url: parts.url,
      threads: config.searchThreads ?? Math.min(SEARCH_THREADS, availableParallelism()),
    },
  );
  const inventoryHere = inventory.inventorySlice({
    storage,
    url: parts.url,
    spoolDir: spoolDirOf(config),
    secret: given.secret,
    isSettled: async (db, account) => (await cards(db, [account])).get(account)?.settled === true,
    watchedFolder: config.importFolder,
  });
  const ordersHere = orders.ordersSlice({
    priceOf: qc.priceOf,
    accountByEmail: accounts.accountByEmail,
    reportsOf: qc.reportsOf,
    publicUrl,
  });
  const qcHere = qc.qcSlice({ signer: qc.openSigner(join(config.dataDir, 'keys')), publicUrl });
  const boardsHere = boards.boardsSlice({
    placeOrder: (ctx, order) => ordersHere.placeTradeOrder(ctx.tx, order),
    cards,
    labRecords: orders.sellerLots,
    ordersFor: orders.summariesFor,
    ordersWaiting: orders.countBoardPurchases,
    files: {
      keep: (tx, { urls, owner, readers }) =>
        files.keepFiles(tx, urls, owner, {
          readers: readers === 'members' ? readers : [...readers],
        }),
      link: files.fileLink,
    },
  });
  const enquiriesHere = enquiries.enquiriesSlice({
    cards,
    settledOf: async (db, ids) =>
      new Set([...(await cards(db, ids))].filter(([, card]) => card.settled).map(([id]) => id)),
    standings: catalog.standingsOf,
    labOf: catalog.labRecordsOf,
    sellersOfKeys: catalog.sellersOfKeys,
    offersById: catalog.offersById,
    stockOf: catalog.stockOfKeys,
    dealtPrices: orders.dealtPrices,
    buyerDeals: orders.completedDeals,
    secret: given.secret,
    placeOrder: (ctx, order) => ordersHere.placeTradeOrder(ctx.tx, order),
    files: {
      keep: (tx, { urls, owner, readers }) =>
        files.keepFiles(tx, urls, owner, { readers: [...readers] }),
      link: files.fileLink,
    },
  });
  const bomHere = bom.bomSlice({ secret: given.secret, sendEnquiry: enquiriesHere.sendEnquiry });
  const walletDeps: wallet.WalletDeps = {
    owners: async (db, ids) =>
      new Map(
        [...(await cards(db, ids))].map(([id, card]) => [
          id,
          { name: card.company || card.name || card.email, identity: card.identity },
        ]),
      ),
    staffNames: accounts.staffNames,
    isSamePerson: accounts.isSamePerson,
    proofs: {
      keep: async (tx, { url, owner }) => {
        const [kept] = await files.keepFiles(tx, [url], owner, { pictures: true });
        return { digest: kept?.sha256 ?? '' };
      },
      link: files.fileLink,
    },
    payableOrder: orders.payableOrder,
    payOrder: (tx, { orderId, ownerId, staff, now }) =>
      orders.payRecharged(tx, {
        orderId,
        accountId: ownerId,
        who: { accountId: staff.id, name: staff.name },
        now,
      }),
    notify: messages.notify,
  };
  const walletHere = wallet.walletSlice(walletDeps);
  const approvalsHere = approvals.approvalsSlice({
    kinds: [wallet.rechargeApproval(walletDeps), ...accounts.staffApprovals(accountsDeps)],
  });
  const messagesHere = messages.messagesSlice({
    words: [
      boards.boardMessages,
      enquiries.enquiryMessages,
      orders.orderMessages,
      wallet.walletMessages,
      onboarding.onboardingMessages,
      content.contentMessages,
      cases.caseMessages,
      inventory.inventoryMessages,
      watches.watchMessages,
    ],
    readers: cards,
    queueMail: mail.queueMail,
    publicUrl,
    secret: given.secret,
  });
  const onboardingHere = onboarding.onboardingSlice({
    knownModels: catalog.findKnownModels,
    queueSms: mail.queueSms,
  });
  const casesHere = cases.casesSlice({
    secret: given.secret,
    publicUrl,
    queueMail: mail.queueMail,
    orderByNo: orders.orderByNo,
  });
  const operatorHere = operator.operatorSlice({
    queues: [
      ...ordersHere.queues,
      ...qcHere.queues,
      rechargesToConfirm,
      ...onboardingHere.queues,
      ...casesHere.queues,
    ],
    finds: [ordersHere.finds, qcHere.finds, ...onboardingHere.finds, ...casesHere.finds],
  });
  const slices: Slice[] = [
    accountsHere,
    places.placesSlice(),
    filesHere,
    catalogHere,
    inventoryHere,
    boardsHere,
    enquiriesHere,
    bomHere,
    ordersHere,
    qcHere,
    walletHere,
    approvalsHere,
    messagesHere,
    notices.noticesSlice(),
    watches.watchesSlice({
      lotsFailed: orders.lotsNotPassed,
      readers: cards,
      publicUrl,
      secret: given.secret,
    }),
    onboardingHere,
    casesHere,
    companiesHere,
    delivery.deliverySlice(),
    operatorHere,
    content.contentSlice({ reportsOf: qc.reportsOf }),
    faults.faultsSlice({ log: parts.log }),
  ];
  const refusals: SqlStateFailures = {
    ...accountsHere.refusals,
    ...orders.refusals,
    ...qcHere.refusals,
    ...wallet.refusals,
    ...approvalsHere.refusals,
  };
  return {
    slices,
    refusals,
    filesHere,
    qcHere,
    catalogHere,
    inventoryHere,
    bomHere,
    companiesHere,
    messagesHere,
    enquiriesHere,
  };
}

/** What the lab saw of sellers' parts: orders know the lots, the lab knows their grades. */
async function inspectedParts(db: Db, since: Date): Promise<catalog.InspectionSummary[]> {
  const parts = await orders.inspectedParts(db, since);
  const grades = await qc.gradesOfLots(
    db,
    parts.map(({ lastLotId }) => lastLotId),
  );
  return parts.map(({ lastLotId, ...part }) => ({
    ...part,
    lastGrade: grades.get(lastLotId) ?? null,
  }));
}

/** Recharges that wait for finance; the wallet knows neither desks nor companies. */
const rechargesToConfirm: operator.QueueSource = {
  key: 'payments',
  desk: 'finance',
  async list(db) {
    const pending = await wallet.pendingRecharges(db);
    const owners = await accounts.accountCard(db, [...new Set(pending.map((one) => one.owner))]);
    return pending.map(({ id, no, owner, amount, orderNo, at }) => ({
      ref: no,
      link: `/ops/recharges?id=${id}`,
      subject: owners.get(owner)?.company ?? '',
      detail: orderNo ?? '',
      amount: wire(amount),
      orderState: null,
      dueAt: addWorkingDays(at, 1),
      since: at,
    }));
  },
};
