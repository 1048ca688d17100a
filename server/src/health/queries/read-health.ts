import { statfs } from 'node:fs/promises';
import type { Output } from '#contract/call.ts';
import type { opsHealth } from '#contract/health/calls.ts';
import { messageChannels, SILENT_MS } from '#contract/health/constants.ts';
import type { JobHealth } from '#contract/health/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { nextDue } from '#server/kit/jobs/job-cron.ts';
import { type JobRun, listJobRuns } from '#server/kit/jobs/job-runs-store.ts';
import type { CronEntry } from '#server/kit/jobs/jobs.ts';
import { countsOfDay, listRefused } from '#server/kit/mail/message-outcomes-store.ts';
import { type Beat, listBeats } from '#server/kit/process/beats-store.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { maskedRecipient, safeErrorText } from '#server/kit/safe-error.ts';
import { findProblems, type Problem } from '../core/problems.ts';
import type { HealthDeps } from '../deps.ts';
import * as store from '../store/queue.ts';

const LISTED_MAX = 100;
export const jobOfChannel = { mail: 'mail.send', sms: 'sms.send' } as const;

/** Returns what is wrong now. */
export async function readProblems(db: Db, now: Date): Promise<Problem[]> {
  return findProblems({ now, queue: await store.countQueue(db), runs: await listJobRuns(db) });
}

const text = (instant: Date | null | undefined): string | null => instant?.toISOString() ?? null;

function toJob(
  job: string,
  entry: CronEntry | undefined,
  found: { run: JobRun | undefined; count: store.QueueCount | undefined; now: Date },
): JobHealth {
  const { run, count, now } = found;
  const next = entry === undefined ? (count?.nextAt ?? null) : nextDue(entry, now);
  return {
    job,
    pattern: entry?.pattern ?? null,
    lastAt: text(run?.startedAt),
    tookMs: run?.tookMs ?? null,
    nextAt: text(next),
    waiting: count?.waiting ?? 0,
    running: count?.running ?? 0,
    failures: run?.failures ?? 0,
    error: run?.error ?? null,
    canRun: entry !== undefined,
  };
}

const toFailed = (one: store.FailedRecord) => ({
  id: one.id.toString(),
  job: one.job,
  kind: one.kind ?? '',
  recipient: one.recipient === null ? '' : maskedRecipient(one.recipient),
  addedAt: one.addedAt.toISOString(),
  attempts: one.attempts,
  attemptsMax: one.attemptsMax,
  nextAt: one.attempts >= one.attemptsMax ? null : one.nextAt.toISOString(),
  error: safeErrorText(one.error),
});

async function readSystem(db: Db, deps: HealthDeps): Promise<Output<typeof opsHealth>['system']> {
  const { bavail, blocks, bsize } = await statfs(deps.dataDir);
  return {
    streams: deps.streams(),
    searchReady: deps.isSearchReady(),
    diskFree: bavail * bsize,
    diskTotal: blocks * bsize,
    pools: Object.entries(deps.pools).map(([name, { pool }]) => ({
      name,
      max: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    })),
    migrations: await store.migrationLevel(db),
    keyFrom: text(deps.keyFrom()),
  };
}

const toProcess = ({ startedAt, beatAt, ...beat }: Beat, now: Date) => ({
  ...beat,
  startedAt: startedAt.toISOString(),
  beatAt: beatAt.toISOString(),
  isSilent: now.getTime() - beatAt.getTime() > SILENT_MS,
});

/** Returns jobs, messages and the state of the processes, as of now. */
export async function readHealth(
  { tx, now }: QueryContext,
  deps: HealthDeps,
): Promise<Output<typeof opsHealth>> {
  const queue = new Map((await store.countQueue(tx)).map((one) => [one.job, one]));
  const runs = new Map((await listJobRuns(tx)).map((one) => [one.job, one]));
  const cron = new Map(deps.cron().map((entry) => [entry.job, entry]));
  const sums = new Map((await countsOfDay(tx, now)).map((one) => [one.channel, one]));
  const names = [...new Set([...cron.keys(), ...runs.keys(), ...queue.keys()])].sort();
  const found = { now, queue: [...queue.values()], runs: [...runs.values()] };
  return {
    problems: findProblems(found).map(({ kind, subject, since }) => ({
      kind,
      subject,
      since: since.toISOString(),
    })),
    jobs: names.map((job) =>
      toJob(job, cron.get(job), { run: runs.get(job), count: queue.get(job), now }),
    ),
    channels: messageChannels.map((channel) => {
      const {
        waiting = 0,
        running = 0,
        failed = 0,
        oldestAt,
      } = queue.get(jobOfChannel[channel]) ?? {};
      const { sent = 0, refused = 0 } = sums.get(channel) ?? {};
      const counts = { waiting: waiting + running, failed, sentToday: sent, refusedToday: refused };
      return { channel, ...counts, oldestAt: text(oldestAt) };
    }),
    failed: (await store.listFailed(tx, LISTED_MAX)).map(toFailed),
    failedCount: [...queue.values()].reduce((sum, { failed }) => sum + failed, 0),
    refused: (await listRefused(tx, LISTED_MAX)).map(({ refusedAt, ...one }) => ({
      ...one,
      at: refusedAt.toISOString(),
    })),
    processes: (await listBeats(tx)).map((beat) => toProcess(beat, now)),
    system: await readSystem(tx, deps),
  };
}
