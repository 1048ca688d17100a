import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeTotp } from '#contract/accounts/calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { EVENTS_PATH } from '#contract/messages/events.ts';
import { wire } from '#contract/money.ts';
import * as accounts from './accounts/public.ts';
import * as boards from './boards/public.ts';
import * as cases from './cases/public.ts';
import * as catalog from './catalog/public.ts';
import * as companies from './companies/public.ts';
import * as content from './content/public.ts';
import * as delivery from './delivery/public.ts';
import * as enquiries from './enquiries/public.ts';
import * as faults from './faults/public.ts';
import * as files from './files/public.ts';
import * as inventory from './inventory/public.ts';
import type { Bound } from './kit/bind.ts';
import { type Clock, systemClock } from './kit/clock.ts';
import type { Config } from './kit/config.ts';
import { type Database, type Db, openDatabase } from './kit/database.ts';
import { serveEvents } from './kit/events.ts';
import type { Refusals } from './kit/fail.ts';
import { addHealth } from './kit/health.ts';
import { buildHttp, type HttpParts, TOKEN_NAME, visitorAsk } from './kit/http.ts';
import { type CronEntry, installJobs, type JobTable, startJobs } from './kit/jobs.ts';
import type { Logger } from './kit/log.ts';
import * as mail from './kit/mail.ts';
import { addMailboxPages } from './kit/mail-page.ts';
import { servePages } from './kit/pages.ts';
import { forgetReplies } from './kit/replies-store.ts';
import { openStorage } from './kit/storage-open.ts';
import { addWorkingDays } from './kit/working-days.ts';
import * as messages from './messages/public.ts';
import * as notices from './notices/public.ts';
import * as onboarding from './onboarding/public.ts';
import * as operator from './operator/public.ts';
import * as orders from './orders/public.ts';
import * as places from './places/public.ts';
import * as qc from './qc/public.ts';
import { type SiteDeps, serveSite } from './site/public.ts';
import * as wallet from './wallet/public.ts';

/** A market that answers calls: the composed product without a process around it. */
export interface Market {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly calls: readonly Bound[];
  readonly jobs: JobTable;
  /** The secret that staff's second factors are sealed with. */
  readonly secret: Buffer;
  /** Adds the pages of the built client below `web`: drawn for visitors, files, the 404. */
  servePages(web: string): Promise<void>;
  /** Starts the job queue; `close` stops it. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface MarketParts {
  readonly url: string;
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Failures that a call does not declare are faults; for tests. */
  readonly strict?: boolean;
  /** Multiplies every rate limit; for benches and tests. */
  readonly rateFactor?: number;
}

/** What every slice may give to the composition. */
interface Slice {
  readonly calls: readonly Bound[];
  readonly jobs?: JobTable;
  readonly cron?: readonly CronEntry[];
}

const ASIDE_CONNECTIONS = 2;
/** Tries and calls come from one machine while developing; production keeps the limits as they are. */
const DEVELOPMENT_RATE = 50;

/** Puts the slices together: the one place that knows all of them. */
function compose(parts: MarketParts, given: { secret: Buffer; aside: Database }) {
  const { config } = parts;
  const publicUrl = config.publicUrl;
  const cards = accounts.accountCard;
  const storage = openStorage(config);
  const filesHere = files.filesSlice({ storage, secret: given.secret });
  const companiesHere = companies.companiesSlice({ enquiries: enquiries.enquiryRecords });
  const accountsHere = accounts.accountsSlice({
    aside: given.aside.db,
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
  });
  const catalogHere = catalog.catalogSlice({
    cards,
    dealsOf: orders.dealsOf,
    quotes: [boards.boardQuotes, enquiries.enquiryQuotes],
    monthPrices: orders.monthsOfDeals,
    inspected: inspectedParts,
  });
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
    placeOrder: (at, order) => ordersHere.placeTradeOrder(at.tx, order),
    cards,
    labRecords: orders.sellerLots,
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
    placeOrder: (at, order) => ordersHere.placeTradeOrder(at.tx, order),
    files: {
      keep: (tx, { urls, owner, readers }) =>
        files.keepFiles(tx, urls, owner, { readers: [...readers] }),
      link: files.fileLink,
    },
  });
  const walletHere = wallet.walletSlice({
    owners: async (db, ids) =>
      new Map(
        [...(await cards(db, ids))].map(([id, card]) => [
          id,
          { name: card.company || card.name || card.email, identity: card.identity },
        ]),
      ),
    staffNames: accounts.staffNames,
    proofs: {
      keep: async (tx, { url, owner }) => {
        await files.keepFiles(tx, [url], owner, { pictures: true });
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
    tell: messages.tell,
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
    ],
    readers: cards,
    queueMail: mail.queueMail,
    publicUrl,
    secret: given.secret,
  });
  const onboardingHere = onboarding.onboardingSlice({
    knownModels: catalog.knownModels,
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
    ordersHere,
    qcHere,
    walletHere,
    messagesHere,
    notices.noticesSlice(),
    onboardingHere,
    casesHere,
    companiesHere,
    delivery.deliverySlice(),
    operatorHere,
    content.contentSlice({ reportsOf: qc.reportsOf }),
    faults.faultsSlice({ log: parts.log }),
  ];
  const refusals: Refusals = {
    ...accountsHere.refusals,
    ...orders.refusals,
    ...qcHere.refusals,
    ...wallet.refusals,
  };
  return {
    slices,
    refusals,
    filesHere,
    qcHere,
    catalogHere,
    inventoryHere,
    companiesHere,
    messagesHere,
  };
}

/** Opens a market on a migrated database; nothing listens yet. */
export async function openMarket(parts: MarketParts): Promise<Market> {
  const { url, config, log, clock = systemClock } = parts;
  await installJobs(url);
  const database = openDatabase(url);
  const aside = openDatabase(url, { max: ASIDE_CONNECTIONS });
  const secret = await files.openFileSecret({ given: config.fileSecret, dataDir: config.dataDir });
  const made = compose(parts, { secret, aside });
  await made.catalogHere.prepare(database.db, clock.now());
  await made.companiesHere.prepare(database.db, clock.now());
  const calls = made.slices.flatMap((slice) => slice.calls);
  const jobs: JobTable = Object.assign(
    {
      'kit.forgetReplies': async () => {
        await forgetReplies(database.db, clock.now());
      },
    },
    mail.mailJobs(postOf(config, database)),
    ...made.slices.map((slice) => slice.jobs ?? {}),
  );
  const cron: CronEntry[] = [
    { job: 'kit.forgetReplies', pattern: '41 * * * *' },
    ...made.slices.flatMap((slice) => slice.cron ?? []),
  ];
  const rateFactor = parts.rateFactor ?? (config.env === 'production' ? 1 : DEVELOPMENT_RATE);
  const httpParts: HttpParts = {
    database,
    clock,
    log,
    calls,
    refusals: made.refusals,
    identify: accounts.identify,
    identifyKey: made.inventoryHere.identifyKey,
    spoolDir: spoolDirOf(config),
    openToStaff: beforeTotp,
    rateFactor,
    strict: parts.strict ?? false,
    before: (server) => addHealth(server, { database }),
  };
  const http = await buildHttp(httpParts);
  const holders = {
    clock,
    tokenName: TOKEN_NAME,
    identify: async (token: string, now: Date) =>
      (await accounts.identify(database.db, token, now))?.who ?? null,
  };
  made.filesHere.serve(http, { ...holders, db: database.db });
  serveEvents(http, { ...holders, url, log, rateFactor, path: BASE_PATH + EVENTS_PATH });
  made.messagesHere.serve(http, { db: database.db, clock, rateFactor });
  made.inventoryHere.serve(http, { db: database.db, clock, rateFactor });
  made.qcHere.serve(http, { db: database.db, clock, rateFactor });
  addMailboxPages(http, { db: database.db, env: config.env });
  let worker: { stop(): Promise<void> } | null = null;
  return {
    http,
    database,
    calls,
    jobs,
    secret,
    async servePages(web) {
      const origin = new URL(config.publicUrl).origin;
      const ask = visitorAsk(httpParts);
      const { fixed } = await servePages(http, { web, origin, ask, rateFactor, clock });
      serveSite(http, siteDeps, { db: database.db, clock, origin, fixed });
    },
    async startJobs() {
      worker ??= await startJobs({ url, db: database.db, tasks: jobs, cron, log, clock });
    },
    async close() {
      await http.close();
      await worker?.stop();
      await aside.close();
      await database.close();
    },
  };
}

/** Where uploaded lists lie while they are taken and read. */
const spoolDirOf = ({ dataDir }: Config): string => join(dataDir, 'spool');

/** What the lab saw of sellers' parts: orders know the lots, the lab knows their grades. */
async function inspectedParts(db: Db, since: Date): Promise<catalog.PartInspected[]> {
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

/** What search engines are told of. */
const siteDeps: SiteDeps = {
  partsFrom: catalog.listedPartsFrom,
  partStarts: catalog.listedPartStarts,
  dealtParts: async (db, limit) => {
    const verdicts = ['pass', 'conditional'] as const;
    const lines = await orders.judgedLines(db, { states: ['completed'], verdicts, limit });
    return [...new Set(lines.map(({ mpn }) => mpn))];
  },
  sellerPaths: async (db, limit) =>
    (await accounts.settledSellerIds(db, limit)).map((id) => `/seller-info-detail/${id}`),
};

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

/** How mail and text messages leave: by servers of the configuration, else into the mailbox. */
function postOf(config: Config, { db }: Database) {
  return {
    mailer:
      config.smtpUrl === null
        ? mail.mailboxMailer(db)
        : mail.smtpMailer({ url: config.smtpUrl, from: config.mailFrom }),
    texter: config.smsUrl === null ? mail.mailboxTexter(db) : mail.httpTexter(config.smsUrl),
  };
}
