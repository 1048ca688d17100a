import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as accounts from './accounts/public.ts';
import { composeContent, contentQueue, termsOfMembers } from './app-content.ts';
import { composeDesk } from './app-desk.ts';
import { composeAppointments, composeDock } from './app-dock.ts';
import { composeFakes } from './app-fakes.ts';
import { memberAffairs } from './app-members.ts';
import { messageWords } from './app-messages.ts';
import { composeMoney } from './app-money.ts';
import { operatorOf } from './app-operator.ts';
import { composeProcess, type ProcessFacts } from './app-process.ts';
import { composeRisk } from './app-risk.ts';
import {
  amongSellers,
  barOfSeller,
  inspectedParts,
  recordsOfCompanies,
  sellerRecords,
  settledAmong,
} from './app-sellers.ts';
import * as appointments from './appointments/public.ts';
import * as boards from './boards/public.ts';
import * as bom from './bom/public.ts';
import * as cases from './cases/public.ts';
import * as catalog from './catalog/public.ts';
import * as claims from './claims/public.ts';
import * as companies from './companies/public.ts';
import * as content from './content/public.ts';
import * as delivery from './delivery/public.ts';
import * as deposits from './deposits/public.ts';
import * as documents from './documents/public.ts';
import * as enquiries from './enquiries/public.ts';
import * as fakes from './fakes/public.ts';
import * as faults from './faults/public.ts';
import * as files from './files/public.ts';
import * as handoffs from './handoffs/public.ts';
import * as inventory from './inventory/public.ts';
import type { Databases } from './kit/database/databases.ts';
import type { SqlStateFailures } from './kit/failure.ts';
import type { Implementation } from './kit/implement.ts';
import type { CronEntry, JobTable } from './kit/jobs/jobs.ts';
import * as mail from './kit/mail/mail.ts';
import type { Config } from './kit/process/config.ts';
import type { Logger } from './kit/process/log.ts';
import type { Storage } from './kit/storage/storage.ts';
import { openStorage } from './kit/storage/storage-open.ts';
import * as legal from './legal/public.ts';
import * as messages from './messages/public.ts';
import * as notices from './notices/public.ts';
import * as onboarding from './onboarding/public.ts';
import * as orders from './orders/public.ts';
import * as passports from './passports/public.ts';
import * as places from './places/public.ts';
import * as proficiency from './proficiency/public.ts';
import * as qc from './qc/public.ts';
import * as quarantine from './quarantine/public.ts';
import * as settings from './settings/public.ts';
import * as wallet from './wallet/public.ts';
import * as watches from './watches/public.ts';

/** The parts of a slice that the product collects from all of them. */
interface Slice {
  readonly calls: readonly Implementation[];
  readonly jobs?: JobTable;
  readonly cron?: readonly CronEntry[];
}

/** The parts of the process that are open before slices are put together. */
interface AppParts {
  readonly url: string;
  readonly config: Config;
  readonly log: Logger;
  readonly secret: Buffer;
  readonly databases: Databases;
  readonly storage: Storage;
  readonly process: ProcessFacts;
}

/** Search uses at most four threads and leaves one processor to the thread that answers calls. */
const searchThreads = () => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Returns the folder of uploaded lists while they are received and read. */
export const spoolDirOf = ({ dataDir }: Config): string => join(dataDir, 'spool');

/** Puts the slices together: the one place that knows all of them. */
export function composeApp(opened: Omit<AppParts, 'storage'>) {
  const parts: AppParts = { ...opened, storage: openStorage(opened.config) };
  const base = composeBase(parts, (...of) =>
    trade.boards.accountClosed(...of).then(() => trade.enquiries.accountClosed(...of)),
  );
  const finding = composeFinding(parts);
  const memory = composeFakes();
  const visits = composeAppointments();
  const trade = composeTrade(parts, memory, visits);
  const members = composeMembers(parts);
  const money = composeMoney({
    ...base,
    labApprovals: [...trade.qc.approvals, ...trade.orders.approvals],
  });
  const desks = [trade.orders, trade.qc, members.onboarding, members.cases, members.claims, memory];
  const process = composeProcess(parts, trade.qc);
  const slices: Slice[] = [
    base.accounts,
    base.files,
    base.companies,
    ...Object.values(finding),
    ...Object.values(trade),
    ...Object.values(members),
    memory,
    visits,
    ...money.slices,
    ...composeDesk(parts.databases.aside.db, [
      ...[...desks, visits, money, base.accounts].flatMap(({ queues }) => queues),
      ...process.queues,
      contentQueue,
      ...quarantine.quarantineQueues,
    ]),
    composeRisk(parts.secret),
    places.placesSlice(),
    notices.noticesSlice(),
    delivery.deliverySlice(),
    ...composeContent(operatorOf(parts.config)),
    ...composeDock({ secret: parts.secret, publicUrl: parts.config.publicUrl }, trade.qc, visits),
    faults.faultsSlice({ log: parts.log }),
    ...process.slices,
  ];
  const refusals: SqlStateFailures = {
    ...base.accounts.refusals,
    ...orders.refusals,
    ...trade.qc.refusals,
    ...claims.claimRefusals,
    ...quarantine.quarantineRefusals,
    ...passports.passportRefusals,
    ...fakes.fakeRefusals,
    ...proficiency.proficiencyRefusals,
    ...handoffs.handoffRefusals,
    ...legal.legalRefusals,
    ...appointments.appointmentRefusals,
    ...money.refusals,
  };
  return {
    slices,
    refusals,
    startHeartbeat: process.startHeartbeat,
    statements: money.statements,
    figures: process.figures,
    ...base,
    ...finding,
    ...trade,
    ...members,
  };
}

/** Files, accounts and companies: records of all other slices name them. */
function composeBase(
  { config, secret, databases, storage }: AppParts,
  leaveTrade: NonNullable<accounts.AccountsDeps['leaveTrade']>,
) {
  const companiesSlice = companies.companiesSlice({
    deposits: wallet.heldDeposits,
    ...recordsOfCompanies,
    blacklist: content.entriesAbout,
  });
  const accountsDeps: accounts.AccountsDeps = {
    publicUrl: config.publicUrl,
    aside: databases.aside.db,
    secret,
    queueMail: mail.queueMailOf('account'),
    profilePercent: companiesSlice.percentOf,
    waitQuoteCount: enquiries.waitingQuotes,
    terms: termsOfMembers,
    ...memberAffairs,
    leaveTrade,
  };
  return {
    files: files.filesSlice({ storage, secret }),
    accounts: accounts.accountsSlice(accountsDeps),
    companies: companiesSlice,
    accountsDeps,
  };
}

/** Stock and search. */
function composeFinding({ url, config, secret, databases, storage }: AppParts) {
  return {
    catalog: catalog.catalogSlice(
      {
        dealsOf: orders.dealsOf,
        quotes: [boards.boardQuotes, enquiries.enquiryQuotes],
        monthPrices: orders.monthsOfDeals,
        inspected: inspectedParts,
      },
      {
        db: () => databases.search.db,
        url,
        threads: config.searchThreads ?? searchThreads(),
      },
    ),
    inventory: inventory.inventorySlice({
      storage,
      url,
      spoolDir: spoolDirOf(config),
      secret,
      isSettled: async (db, account) => (await settledAmong(db, [account])).has(account),
      companyName: async (db, account) =>
        (await accounts.accountCard(db, [account])).get(account)?.company ?? '',
      watchedFolder: config.importFolder,
    }),
  };
}

/** Boards, enquiries and bills; the orders that come of them; the lab. */
function composeTrade(
  { config: { publicUrl, dataDir }, secret }: AppParts,
  memory: fakes.Fakes,
  visits: appointments.Appointments,
) {
  const attachments = { attach: files.attachFiles, link: files.fileLink };
  const qcSlice = qc.qcSlice({
    signer: qc.openSigner(join(dataDir, 'keys')),
    publicUrl,
    samples: proficiency.sampleAccess,
  });
  const ordersSlice = orders.ordersSlice({
    pricesOf: qc.pricesOf,
    accountByEmail: accounts.accountByEmail,
    accountsByEmail: accounts.accountsByEmail,
    barOf: barOfSeller,
    ownFreightNumber: delivery.ownFreightNumber,
    compareGoods: memory.compareGoods,
    lotReportsOf: qc.lotReportsOf,
    returnAddressOf: onboarding.returnAddress,
    openRetest: (ctx, retest) => qcSlice.openRetest(ctx, retest),
    reportStatesOf: qc.reportStatesOf,
    closeAppointment: visits.close,
    orderCancelled: (...of) =>
      boardsSlice.orderCancelled(...of).then(() => enquiriesSlice.orderCancelled(...of)),
    publicUrl,
  });
  const boardsSlice = boards.boardsSlice({
    placeOrder: ordersSlice.placeTradeOrder,
    ownFreightNumber: delivery.ownFreightNumber,
    lockOpenAccounts: accounts.lockOpenAccounts,
    cards: accounts.cardsFor,
    sellerRecords,
    ordersFor: orders.findSummaries,
    ordersWaiting: orders.countBoardPurchases,
    files: attachments,
  });
  const enquiriesSlice = enquiries.enquiriesSlice({
    cards: accounts.accountCard,
    ...amongSellers,
    standings: catalog.standingsOf,
    labOf: catalog.labRecordsOf,
    sellersOfKeys: catalog.sellersOfKeys,
    offersById: catalog.offersById,
    stockOf: catalog.stockOfKeys,
    dealtPrices: orders.dealtPrices,
    buyerDeals: orders.completedDeals,
    secret,
    placeOrder: ordersSlice.placeTradeOrder,
    compareQuotes: (ctx, quoted) => memory.compareGoods(ctx, fakes.goodsOfQuotes(quoted)),
    files: attachments,
  });
  return {
    orders: ordersSlice,
    qc: qcSlice,
    documents: documents.documentsSlice({
      secret,
      publicUrl,
      orderFile: ordersSlice.orderFile,
      orderSides: orders.findOrderSides,
      listOrders: ordersSlice.listForExport,
      listClaims: claims.listClaimsForExport,
      claims: claims.readClaimRecords,
      visitsOf: visits.visitsOf,
      identityOf: async (db, id) =>
        (await accounts.accountCard(db, [id])).get(id)?.identity ?? null,
      readFile: files.readFile,
      reportFiles: qcSlice.reportFiles,
    }),
    boards: boardsSlice,
    enquiries: enquiriesSlice,
    bom: bom.bomSlice({ secret, sendEnquiries: enquiriesSlice.sendEnquiries }),
  };
}

/** Settlement of sellers, messages, watched parts and cases. */
function composeMembers({ config: { publicUrl }, secret, databases }: AppParts) {
  const readers = accounts.accountCard;
  return {
    onboarding: onboarding.onboardingSlice({
      knownModels: catalog.findKnownModels,
      holdsDeposit: deposits.findSellersWithDeposit,
      queueSms: mail.queueSms,
      secret,
      aside: databases.aside.db,
    }),
    messages: messages.messagesSlice({
      words: messageWords,
      readers,
      companyNames: accounts.companyNamesOf,
      carriers: settings.currentCarriers,
      queueMail: mail.queueMailOf('message'),
      publicUrl,
      secret,
    }),
    watches: watches.watchesSlice({ lotsFailed: orders.lotsNotPassed, readers, publicUrl, secret }),
    claims: claims.claimsSlice({ returnAddressOf: onboarding.returnAddress }),
    cases: cases.casesSlice({
      secret,
      publicUrl,
      queueMail: mail.queueMailOf('case'),
      orderByNo: orders.findOrderByNumber,
      partiesByNo: orders.partiesByNo,
    }),
  };
}
