import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { MovableClock } from './clock.ts';
import { type Database, openDatabase, rows, transaction } from './database.ts';
import { addJob, installJobs, type JobTable, removeJob, runDue, startJobs } from './jobs.ts';
import { createLogger } from './log.ts';

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
