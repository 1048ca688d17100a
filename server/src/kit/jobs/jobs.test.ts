import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { MovableClock } from '../clock.ts';
import { type Database, openDatabase, rows, transaction } from '../database/database.ts';
import { createLogger } from '../process/log.ts';
import { addJob, installJobs, type JobTable, removeJob, runDue, startJobs } from './jobs.ts';

let test_: TestDatabase;
let database: Database;
const log = createLogger('silent');

beforeAll(async () => {
  test_ = await openTestDatabase();
  await installJobs(test_.url);
  await installJobs(test_.url);
  database = openDatabase(test_.url);
});

afterAll(async () => {
  await database.close();
  await test_.drop();
});

beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(database.db));

const due = (tasks: JobTable, now = new Date()) =>
  runDue({ url: test_.url, db: database.db, tasks, now });

test('a job exists exactly when the transaction that adds it is committed', async () => {
  const seen: unknown[] = [];
  const tasks: JobTable = { 'a.note': async (payload) => void seen.push(payload) };
  await transaction(database.db, (tx) => addJob(tx, 'a.note', { n: 1 }));
  await transaction(database.db, async (tx) => {
    await addJob(tx, 'a.note', { n: 2 });
    throw new Error('rolled back');
  }).catch(() => undefined);
  expect(await due(tasks)).toEqual({ done: ['a.note'], failed: [] });
  expect(seen).toEqual([{ n: 1 }]);
});

test('a job waits for its time by the clock that is given', async () => {
  const tasks: JobTable = { 'a.later': async () => undefined };
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  await transaction(database.db, (tx) => addJob(tx, 'a.later', {}, { runAt: inAWeek }));
  expect((await due(tasks)).done).toEqual([]);
  expect((await due(tasks, new Date(inAWeek.getTime() - 1000))).done).toEqual([]);
  expect((await due(tasks, inAWeek)).done).toEqual(['a.later']);
});

test('a key replaces a waiting job, and removes it', async () => {
  const seen: unknown[] = [];
  const tasks: JobTable = { 'a.key': async (payload) => void seen.push(payload) };
  await transaction(database.db, async (tx) => {
    await addJob(tx, 'a.key', 1, { key: 'one' });
    await addJob(tx, 'a.key', 2, { key: 'one' });
    await addJob(tx, 'a.key', 3, { key: 'two' });
    await removeJob(tx, 'two');
    await removeJob(tx, 'three');
  });
  await due(tasks);
  expect(seen).toEqual([2]);
});

test('a failed job stays for its next attempt and is not brought forward', async () => {
  const tasks: JobTable = {
    'a.bad': async () => {
      throw new Error('not today');
    },
  };
  await transaction(database.db, (tx) => addJob(tx, 'a.bad', {}));
  const failed = [{ job: 'a.bad', message: 'not today' }];
  expect(await due(tasks)).toEqual({ done: [], failed });
  expect(await due(tasks, new Date(Date.now() + 60_000))).toEqual({ done: [], failed: [] });
  const left = await rows<{ attempts: number; last_error: string }>(
    database.db,
    sql`select attempts, last_error from graphile_worker._private_jobs`,
  );
  expect(left).toEqual([{ attempts: 1, last_error: 'not today' }]);
});

test('jobs that a job adds run as well, in its transaction', async () => {
  const tasks: JobTable = {
    'a.first': (_payload, { db }) => transaction(db, (tx) => addJob(tx, 'a.second', {})),
    'a.second': async () => undefined,
  };
  await transaction(database.db, (tx) => addJob(tx, 'a.first', {}));
  expect((await due(tasks)).done).toEqual(['a.first', 'a.second']);
});

test('the worker runs jobs as they come and stops only when they have ended', async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let ended = false;
  const tasks: JobTable = {
    'a.long': async () => {
      started.resolve();
      await gate.promise;
      ended = true;
    },
  };
  const jobs = await startJobs({ url: test_.url, db: database.db, tasks, log });
  await transaction(database.db, (tx) => addJob(tx, 'a.long', {}));
  await started.promise;
  const stopping = jobs.stop();
  expect(ended).toBe(false);
  gate.resolve();
  await stopping;
  expect(ended).toBe(true);
  await jobs.stop();
});

test('the worker survives a failing job and follows a clock that is moved', async () => {
  const clock = new MovableClock();
  const seen = Promise.withResolvers<Date>();
  const tasks: JobTable = {
    'a.fails': async () => {
      throw new Error('once');
    },
    'a.deadline': async (_payload, { now }) => seen.resolve(now),
  };
  const runAt = new Date(Date.now() + 5 * 86_400_000);
  const cron = [{ job: 'a.fails', pattern: '0 3 * * *' }];
  const jobs = await startJobs({ url: test_.url, db: database.db, tasks, cron, log, clock });
  await transaction(database.db, async (tx) => {
    await addJob(tx, 'a.fails', {}, { maxAttempts: 1 });
    await addJob(tx, 'a.deadline', {}, { runAt });
  });
  clock.advance(6 * 86_400_000);
  expect((await seen.promise).getTime()).toBeGreaterThan(runAt.getTime());
  await jobs.stop();
  const failed = await rows<{ last_error: string | null }>(
    database.db,
    sql`select last_error from graphile_worker._private_jobs`,
  );
  expect(failed).toEqual([{ last_error: 'once' }]);
});

/** A job as a process that was killed left it: locked, its work not done. */
async function leaveLocked(job: string, queue: string): Promise<void> {
  await transaction(database.db, (tx) => addJob(tx, job, {}));
  await sql`update graphile_worker._private_jobs
    set locked_at = now(), locked_by = ${queue}, attempts = 1`.execute(database.db);
}

test('jobs that a killed process left locked run after the next start', async () => {
  const ran = Promise.withResolvers<void>();
  await leaveLocked('a.left', 'pool-of-a-dead-process');
  const tasks: JobTable = { 'a.left': async () => ran.resolve() };
  const owners = { checkMs: 50, graceMs: 50 };
  const jobs = await startJobs({ url: test_.url, db: database.db, tasks, log, owners });
  await ran.promise;
  await jobs.stop();
});

test('a queue that is seen without its lock once is not taken for dead', async () => {
  await leaveLocked('a.left', 'pool-that-reconnects');
  const tasks: JobTable = { 'a.left': async () => undefined, 'a.mark': async () => undefined };
  const owners = { checkMs: 20, graceMs: 60_000 };
  const apart = ['a.mark'];
  const jobs = await startJobs({ url: test_.url, db: database.db, tasks, log, owners, apart });
  await transaction(database.db, (tx) => addJob(tx, 'a.mark', {}));
  const waiting = () =>
    rows<{ locked_by: string }>(
      database.db,
      sql`select locked_by from graphile_worker._private_jobs`,
    );
  // The other job is over: both queues have started, and each start has looked.
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000);
  expect(await waiting()).toEqual([{ locked_by: 'pool-that-reconnects' }]);
  await jobs.stop();
});

test('a second process leaves the jobs of a living one alone', async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let runs = 0;
  const owners = { checkMs: 20, graceMs: 20 };
  const tasks: JobTable = {
    'a.living': async () => {
      runs += 1;
      started.resolve();
      await gate.promise;
    },
  };
  const first = await startJobs({ url: test_.url, db: database.db, tasks, log, owners });
  await transaction(database.db, (tx) => addJob(tx, 'a.living', {}));
  await started.promise;
  const second = await startJobs({ url: test_.url, db: database.db, tasks, log, owners });
  const dead: Promise<void>[] = [];
  // That the job of a dead one is released shows that the second process has looked twice.
  for (const queue of ['pool-dead-1', 'pool-dead-2']) {
    await transaction(database.db, (tx) => addJob(tx, 'a.other', {}, { key: queue }));
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${queue}
      where key = ${queue}`.execute(database.db);
    dead.push(
      vi.waitFor(async () => {
        const left = await rows(
          database.db,
          sql`select 1 from graphile_worker._private_jobs where locked_by = ${queue}`,
        );
        expect(left).toEqual([]);
      }, 10_000),
    );
  }
  await Promise.all(dead);
  expect(runs).toBe(1);
  gate.resolve();
  await Promise.all([first.stop(), second.stop()]);
});

test('a queue whose connection of ownership is lost keeps its jobs', async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let runs = 0;
  const tasks: JobTable = {
    'a.kept': async () => {
      runs += 1;
      started.resolve();
      await gate.promise;
    },
  };
  const owners = { checkMs: 50, graceMs: 5000 };
  const first = await startJobs({ url: test_.url, db: database.db, tasks, log, owners });
  await transaction(database.db, (tx) => addJob(tx, 'a.kept', {}));
  await started.promise;
  const ownersOpen = () =>
    rows<{ pid: number }>(
      database.db,
      sql`select l.pid from pg_locks l join pg_stat_activity a using (pid)
          where l.locktype = 'advisory' and a.application_name = 'assay job owners'`,
    );
  await vi.waitFor(async () => expect(await ownersOpen()).toHaveLength(1), 10_000);
  const [before] = await ownersOpen();
  await sql`select pg_terminate_backend(${before?.pid})`.execute(database.db);
  const second = await startJobs({ url: test_.url, db: database.db, tasks, log, owners });
  await vi.waitFor(async () => {
    const now = await ownersOpen();
    expect(now).toHaveLength(2);
    expect(now.map(({ pid }) => pid)).not.toContain(before?.pid);
  }, 10_000);
  expect(runs).toBe(1);
  gate.resolve();
  await Promise.all([first.stop(), second.stop()]);
});

test('jobs that wait for another server hold up no others', async () => {
  const gate = Promise.withResolvers<void>();
  const swept = Promise.withResolvers<void>();
  let waiting = 0;
  const tasks: JobTable = {
    'a.send': async () => {
      waiting += 1;
      await gate.promise;
    },
    'a.sweep': async () => swept.resolve(),
  };
  const apart = ['a.send'];
  await transaction(database.db, async (tx) => {
    for (let at = 0; at < 20; at += 1) await addJob(tx, 'a.send', {});
  });
  const jobs = await startJobs({ url: test_.url, db: database.db, tasks, log, apart });
  await vi.waitFor(() => expect(waiting).toBe(4), 10_000);
  await transaction(database.db, (tx) => addJob(tx, 'a.sweep', {}));
  await swept.promise;
  gate.resolve();
  await jobs.stop();
});

test('an entry that was due while nothing ran is made up once, and others are not', async () => {
  const ran: string[] = [];
  const tasks: JobTable = {
    'a.daily': async () => void ran.push('daily'),
    'a.yearly': async () => void ran.push('yearly'),
  };
  const now = new Date();
  const yesterday = new Date(now.getTime() - 3 * 86_400_000);
  const inAnHour = new Date(now.getTime() + 3_600_000);
  const cron = [
    { job: 'a.daily', pattern: `${now.getUTCMinutes()} * * * *` },
    { job: 'a.yearly', pattern: `0 0 ${inAnHour.getUTCDate()} ${inAnHour.getUTCMonth() + 2} *` },
  ].map((entry) => ({ ...entry, pattern: entry.pattern.replace(' 13 *', ' 1 *') }));
  for (const { job } of cron) {
    await sql`insert into graphile_worker._private_known_crontabs
      values (${job}, ${yesterday}, ${yesterday})`.execute(database.db);
  }
  const jobs = await startJobs({ url: test_.url, db: database.db, tasks, cron, log });
  await vi.waitFor(() => expect(ran).toEqual(['daily']), 10_000);
  await jobs.stop();
  expect(ran).toEqual(['daily']);
});
