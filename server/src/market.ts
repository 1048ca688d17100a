import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { beforeTotp } from '#contract/accounts/staff-calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { openToDeclined } from '#contract/legal/declined-calls.ts';
import { EVENTS_PATH } from '#contract/messages/events.ts';
import * as accounts from './accounts/public.ts';
import { composeApp, spoolDirOf } from './app.ts';
import { configuredDock } from './app-operator.ts';
import * as catalog from './catalog/public.ts';

import * as files from './files/public.ts';
import { type Clock, systemClock } from './kit/clock.ts';
import type { Database, Db } from './kit/database/database.ts';
import { openDatabases } from './kit/database/databases.ts';
import { serveEvents } from './kit/events.ts';
import { buildHttp, type HttpParts, TOKEN_NAME, visitorQuery } from './kit/http/http.ts';
import { deleteExpiredResponses } from './kit/http/idempotency-store.ts';
import type { Implementation } from './kit/implement.ts';
import { type CronEntry, installJobs, type JobTable, startJobs } from './kit/jobs/jobs.ts';
import * as mail from './kit/mail/mail.ts';
import { addMailboxPages } from './kit/mail/mail-page.ts';
import { servePages } from './kit/pages/pages.ts';
import type { Config } from './kit/process/config.ts';
import { addHealth } from './kit/process/health.ts';
import type { Logger } from './kit/process/log.ts';
import { guardDevelopmentPages } from './kit/process/loopback.ts';
import * as orders from './orders/public.ts';
import * as settings from './settings/public.ts';
import { type SiteDeps, serveSite } from './site/public.ts';

/** A market that answers calls: the composed product without a process around it. */
export interface Market {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  /** The secret that staff's second factors are sealed with. */
  readonly secret: Buffer;
  /** Adds the pages of the built client below `web`: drawn for visitors, files, the 404. */
  servePages(web: string): Promise<void>;
  /** Once stock is in the memory of what finds parts; until then it is read where it is needed. */
  readAhead(): Promise<void>;
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
  /** Told what takes a while before the market is open. */
  readonly onStep?: (text: string) => void;
}

/** Tries and calls come from one machine while developing; production keeps the limits as they are. */
const DEVELOPMENT_RATE = 50;

type App = ReturnType<typeof composeApp>;

/** Composes the product, with facts of the process that are known once parts of it have started. */
function composeWithProcess(parts: Omit<Parameters<typeof composeApp>[0], 'process'>): {
  readonly app: App;
  readonly process: ProcessFacts;
} {
  const process: ProcessFacts = { streams: () => 0, cron: () => [], isSearchReady: false };
  const app = composeApp({
    ...parts,
    process: {
      streams: () => process.streams(),
      cron: () => process.cron(),
      isSearchReady: () => process.isSearchReady,
    },
  });
  return { app, process };
}

interface ProcessFacts {
  streams: () => number;
  cron: () => readonly CronEntry[];
  isSearchReady: boolean;
}

/** Fills what searches read; `process` learns when the search is ready. */
async function prepareSearch(
  app: App,
  process: ProcessFacts,
  { db, now, parts }: { readonly db: Db; readonly now: Date; readonly parts: MarketParts },
): Promise<void> {
  await app.catalog.prepare(db, now, readingSteps(parts));
  app.catalog.preloaded().then(
    () => {
      process.isSearchReady = true;
    },
    () => undefined,
  );
  await app.companies.prepare(db, now);
}

/** Everything that the HTTP server of a market is built from. */
interface Serving {
  readonly app: App;
  readonly databases: ReturnType<typeof openDatabases>;
  readonly calls: readonly Implementation[];
  readonly clock: Clock;
  readonly rateFactor: number;
}

/** Returns the parts of the HTTP server that serves a market's calls. */
function toHttpParts(
  { config, log, strict = false }: MarketParts,
  { app, databases, calls, clock, rateFactor }: Serving,
): HttpParts {
  const { calls: database } = databases;
  return {
    database,
    clock,
    log,
    calls,
    refusals: app.refusals,
    identify: accounts.identify,
    identifyKey: app.inventory.identifyKey,
    spoolDir: spoolDirOf(config),
    openCalls: { toStaff: beforeTotp, toDeclined: openToDeclined },
    rateFactor,
    isHttps: config.env === 'production' && config.publicUrl.startsWith('https:'),
    strict,
    before: (server) =>
      addHealth(server, {
        database,
        probe: databases.probe,
        dataDir: config.dataDir,
        metricsToken: config.metricsToken,
      }),
  };
}

/** Adds all that is served beside calls: files, live updates and downloads. */
async function serveBesideCalls(
  http: FastifyInstance,
  { url, config, log }: MarketParts,
  { app, databases, clock, rateFactor }: Serving,
): Promise<{ readonly streams: () => number }> {
  const { db } = databases.calls;
  const holders = {
    clock,
    tokenName: TOKEN_NAME,
    identify: async (token: string, now: Date) => {
      const caller = (await accounts.identify(db, token, now))?.caller ?? null;
      return caller?.kind === 'pending' ? null : caller;
    },
  };
  app.files.serve(http, { ...holders, db });
  const calendar = followCalendar(db, log);
  const events = serveEvents(http, {
    ...holders,
    url,
    log,
    rateFactor,
    path: BASE_PATH + EVENTS_PATH,
    onRoom: (room) => {
      if (room === 'settings') calendar.reload();
    },
    onMissed: calendar.reload,
  });
  await events.ready;
  await settings.loadCalendar(db);
  const serving = { db, clock, rateFactor };
  for (const slice of [app.messages, app.bom, app.enquiries, app.qc]) {
    slice.serve(http, serving);
  }
  const downloads = { ...serving, db: databases.downloads.db };
  app.inventory.serve(http, downloads);
  app.statements.serve(http, downloads);
  app.documents.serve(http, downloads);
  app.figures.serve(http, serving);
  addMailboxPages(http, { db, env: config.env });
  return { streams: events.count };
}

/** Opens a market on a migrated database; nothing listens yet. */
export async function openMarket(parts: MarketParts): Promise<Market> {
  const { url, config, log, clock = systemClock } = parts;
  await mkdir(config.dataDir, { recursive: true });
  await installJobs(url);
  const databases = openDatabases(url);
  const { calls: database, jobs: jobsDatabase } = databases;
  const secret = await files.openFileSecret({
    configured: config.fileSecret,
    dataDir: config.dataDir,
  });
  const { app, process } = composeWithProcess({ url, config, log, secret, databases });
  await settings.saveConfigured(jobsDatabase.db, 'dock', configuredDock(config));
  await prepareSearch(app, process, { db: jobsDatabase.db, now: clock.now(), parts });
  const calls = app.slices.flatMap((slice) => slice.calls);
  const { jobs, cron } = jobsOf(app.slices, { config, db: jobsDatabase.db, clock });
  process.cron = () => cron;
  const rateFactor = parts.rateFactor ?? (config.env === 'production' ? 1 : DEVELOPMENT_RATE);
  const serving = { app, databases, calls, clock, rateFactor };
  const httpParts = toHttpParts(parts, serving);
  const http = await buildHttp(httpParts);
  guardDevelopmentPages(http);
  process.streams = (await serveBesideCalls(http, parts, serving)).streams;
  let worker: { stop(): Promise<void> } | null = null;
  let heartbeat: { stop(): Promise<void> } | null = null;
  return {
    http,
    database,
    calls,
    jobs,
    secret,
    async servePages(web) {
      const origin = new URL(config.publicUrl).origin;
      const query = visitorQuery({ ...httpParts, database: databases.pages });
      const { fixed } = await servePages(http, { web, origin, query, rateFactor, clock });
      serveSite(http, siteDeps, { db: databases.pages.db, clock, origin, fixed });
    },
    readAhead: app.catalog.preloaded,
    async startJobs() {
      const common = { db: jobsDatabase.db, log, clock };
      heartbeat ??= app.startHeartbeat(common);
      const apart = mail.sendingJobs;
      worker ??= await startJobs({ ...common, url, tasks: jobs, cron, apart });
    },
    async close() {
      await http.close();
      await worker?.stop();
      await heartbeat?.stop();
      await app.catalog.close();
      await databases.close();
    },
  };
}

/** Reads the working calendar again, one reading after the other, whenever it may have changed. */
function followCalendar(db: Db, log: Logger): { readonly reload: () => void } {
  let last: Promise<void> = Promise.resolve();
  return {
    reload: () => {
      last = last
        .then(() => settings.loadCalendar(db))
        .catch((error: unknown) => log.warn({ err: error }, 'the working calendar was not read'));
    },
  };
}

/** Returns the jobs of the kit and of all slices, and when they come round. */
function jobsOf(
  slices: ReturnType<typeof composeApp>['slices'],
  { config, db, clock }: { config: Config; db: Db; clock: Clock },
): { jobs: JobTable; cron: readonly CronEntry[] } {
  const jobs: JobTable = Object.assign(
    {
      'kit.forgetReplies': async () => {
        await deleteExpiredResponses(db, clock.now());
      },
    },
    mail.mailJobs(postOf(config, db)),
    ...slices.map((slice) => slice.jobs ?? {}),
  );
  const cron = slices.flatMap((slice) => slice.cron ?? []);
  return { jobs, cron: [{ job: 'kit.forgetReplies', pattern: '41 * * * *' }, ...cron] };
}

const STEP_MS = 1000;

/** Tells once a second how many parts are in memory. */
function readingSteps({ onStep }: MarketParts): (parts: number) => void {
  let reportedAt = performance.now();
  return (parts) => {
    if (performance.now() - reportedAt < STEP_MS) return;
    reportedAt = performance.now();
    onStep?.(`reading parts for search: ${parts.toLocaleString('en')}`);
  };
}

/** The records that search engines learn of. */
const siteDeps: SiteDeps = {
  partsFrom: catalog.listPartsOfSitemap,
  partStarts: catalog.listedPartStarts,
  dealtParts: async (db, limit) => {
    const verdicts = ['pass', 'conditional'] as const;
    const lines = await orders.judgedLines(db, { states: ['completed'], verdicts, limit });
    return [...new Set(lines.map(({ mpn }) => mpn))];
  },
  sellerPaths: async (db, limit) =>
    (await accounts.settledSellerIds(db, limit)).map((id) => `/seller-info-detail/${id}`),
};

/** How mail and text messages leave: by servers of the configuration, else into the mailbox. */
function postOf(config: Config, db: Db) {
  return {
    mailer:
      config.smtpUrl === null
        ? mail.mailboxMailer(db)
        : mail.smtpMailer({ url: config.smtpUrl, from: config.mailFrom }),
    texter: config.smsUrl === null ? mail.mailboxTexter(db) : mail.httpTexter(config.smsUrl),
  };
}
