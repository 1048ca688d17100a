import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { opsHealth, opsHealthRetry, opsHealthRun } from '#contract/health/calls.ts';
import { callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { asStaff } from '#harness/pipeline.ts';
import { MovableClock } from '#server/kit/clock.ts';
import { type Database, openDatabase, rows, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { installJobs, type JobTable, runDue } from '#server/kit/jobs/jobs.ts';
import { type Mailer, mailJobs, queueMailOf, Undeliverable } from '#server/kit/mail/mail.ts';
import { listBeats, saveBeat } from '#server/kit/process/beats-store.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { healthQueue, healthSlice } from './public.ts';

let test: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;
let slice: ReturnType<typeof healthSlice>;

beforeAll(async () => {
  test = await openTestDatabase();
  await installJobs(test.url);
  database = openDatabase(test.url, { max: 4 });
  slice = healthSlice({
    dataDir: '/tmp',
    pools: { calls: database },
    cron: () => [{ job: 'example.sweep', pattern: '17 * * * *' }],
    streams: () => 3,
    isSearchReady: () => true,
    keyFrom: () => null,
  });
  call = callingOf(database.db, slice.calls);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
  await sql`truncate kit.job_run, kit.message_day, kit.refused_message`.execute(database.db);
});

const calling = () => ({ caller: asStaff('admin'), now: new Date() });
const read = () => call(opsHealth, {}, calling());
const run = (tasks: JobTable) => runDue({ url: test.url, db: database.db, tasks, now: new Date() });

/** A mail server that is away until it is back, and keeps what it took. */
function mailServer() {
  const taken: string[] = [];
  const state = { isAway: true };
  const mailer: Mailer = {
    send: async ({ to }) => {
      if (state.isAway) throw new Error(`connect ECONNREFUSED for ${to}`);
      if (to.startsWith('nobody')) throw new Undeliverable('the recipient was refused');
      taken.push(to);
    },
    close: () => undefined,
  };
  const tasks = mailJobs({ mailer, texter: { send: async () => undefined } });
  return { taken, state, tasks };
}

const queue = (to: string) =>
  transaction(database.db, (tx) =>
    queueMailOf('account')(tx, { to, subject: 'Secret', text: 'Secret', html: '', lang: 'en' }),
  );

const auditRows = async () =>
  (
    await rows(database.db, sql<{ what: string }>`select what from operator.audit order by seq`)
  ).map(({ what }) => what);

it('says that the mail server is away, and sends each mail once after it is back', async () => {
  const server = mailServer();
  for (const name of ['anna', 'ben', 'nobody']) await queue(`${name}@example.test`);
  await run(server.tasks);
  const away = await read();
  const [mail] = away.channels;
  expect(mail).toMatchObject({ channel: 'mail', waiting: 3, failed: 3, sentToday: 0 });
  expect(away.failed.map(({ recipient, kind, attempts }) => [recipient, kind, attempts])).toEqual([
    ['a•••@example.test', 'account', 1],
    ['b•••@example.test', 'account', 1],
    ['n•••@example.test', 'account', 1],
  ]);
  expect(JSON.stringify(away)).not.toMatch(/Secret|anna@|ben@/);
  expect(away.failed[0]?.error).toBe('connect ECONNREFUSED for •••@•••');
  expect(away.problems).toContainEqual(
    expect.objectContaining({ kind: 'jobFails', subject: 'mail.send' }),
  );

  const all = { choice: { channel: 'mail' as const, count: 3 } };
  const stale = { choice: { channel: 'mail' as const, count: 2 } };
  await expect(call(opsHealthRetry, stale, calling())).rejects.toMatchObject({
    code: 'health.changed',
  });
  server.state.isAway = false;
  const before = (await auditRows()).length;
  expect(await call(opsHealthRetry, all, calling())).toEqual({ count: 3 });
  expect((await auditRows()).slice(before)).toEqual(['health.retry']);
  await run(server.tasks);
  await run(server.tasks);
  expect(server.taken.sort()).toEqual(['anna@example.test', 'ben@example.test']);

  const back = await read();
  expect(back.channels[0]).toMatchObject({
    waiting: 0,
    failed: 0,
    sentToday: 2,
    refusedToday: 1,
    oldestAt: null,
  });
  expect(back.refused).toMatchObject([{ recipient: 'n•••@example.test', kind: 'account' }]);
  expect(back.problems).toEqual([]);
  await expect(call(opsHealthRetry, all, calling())).rejects.toMatchObject({
    code: 'health.changed',
  });
});

it('tells administrators of mails that wait for more than ten minutes', async () => {
  await queue('anna@example.test');
  const works = (minutes: number) =>
    healthQueue.list(database.db, {
      now: new Date(Date.now() + minutes * 60_000),
      lang: 'en',
      readerId: newId(),
    });
  expect(await works(9)).toEqual([]);
  expect(await works(11)).toMatchObject([{ ref: 'mail.send', link: '/ops/health' }]);
});

it('shows the runs of a job, and runs at once only what comes round', async () => {
  let isBroken = true;
  const tasks: JobTable = {
    'example.sweep': async () => {
      if (isBroken) throw new Error('no room\nat line 1');
    },
  };
  const started = () => call(opsHealthRun, { job: 'example.sweep' }, calling());
  for (let failures = 1; failures <= 3; failures += 1) {
    await started();
    await run(tasks);
    const [job] = (await read()).jobs;
    expect(job).toMatchObject({ job: 'example.sweep', failures, error: 'no room', canRun: true });
  }
  expect((await read()).problems).toMatchObject([{ kind: 'jobFails', subject: 'example.sweep' }]);
  isBroken = false;
  await started();
  await run(tasks);
  const [good] = (await read()).jobs;
  expect(good).toMatchObject({ failures: 0, error: null, waiting: 0 });
  expect(good?.nextAt?.slice(14, 16)).toBe('17');
  await expect(call(opsHealthRun, { job: 'mail.send' }, calling())).rejects.toMatchObject({
    code: 'notFound',
  });
});

it('shows the process that answers', async () => {
  const { system } = await read();
  expect(system).toMatchObject({ streams: 3, searchReady: true, keyFrom: null });
  expect(system.diskFree).toBeGreaterThan(0);
  expect(system.pools).toMatchObject([{ name: 'calls', max: 4 }]);
  expect(system.migrations.last).toMatch(/^\d{4}-/);
});

it('names each process with what it works with, and says which one is silent', async () => {
  const clock = new MovableClock();
  const log = createLogger('silent');
  const parts = { db: database.db, log, clock };
  const [one, other] = [slice.startHeartbeat(parts), slice.startHeartbeat(parts)];
  await expect.poll(async () => (await read()).processes.length).toBe(2);
  const [first] = (await read()).processes;
  expect(first).toMatchObject({ streams: 3, searchReady: true, isSilent: false });
  expect(first?.pid).toBeGreaterThan(0);
  expect(first?.memoryBytes).toBeGreaterThan(1_000_000);
  expect(first?.connectionsMax).toBe(4);
  await other.stop();
  expect((await read()).processes).toHaveLength(1);
  // One that ends without a word is silent after a minute.
  await sql`update kit.process_beat set beat_at = beat_at - interval '61 seconds'`.execute(
    database.db,
  );
  expect((await read()).processes).toMatchObject([{ isSilent: true }]);
  // Its next word ends the silence.
  const [silent] = await listBeats(database.db);
  if (!silent) throw new Error('no process');
  await saveBeat(database.db, { ...silent, beatAt: clock.now(), streams: 5 });
  expect((await read()).processes).toMatchObject([{ isSilent: false, streams: 5 }]);
  await one.stop();
  expect((await read()).processes).toEqual([]);
});
