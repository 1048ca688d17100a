import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { systemClock } from './clock.ts';
import { type Database, openDatabase, transaction } from './database/database.ts';
import { serveEvents } from './events.ts';
import { notifyAccounts, notifyMembers } from './events-store.ts';
import { Failure } from './failure.ts';
import { createLogger } from './process/log.ts';
import type { Caller } from './request-context.ts';

let test: TestDatabase;
let database: Database;
let http: FastifyInstance;
let address: string;
let served: ReturnType<typeof serveEvents>;
/** Tokens and the accounts that they stand for; a session ends by leaving. */
const sessions = new Map<string, string>();

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(async () => {
  sessions.clear();
  http = Fastify() as unknown as FastifyInstance;
  http.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof Failure ? (error.code === 'session.missing' ? 401 : 429) : 500)
      .send(),
  );
  served = serveEvents(http, {
    url: test.url,
    log: createLogger('silent'),
    clock: systemClock,
    path: '/events',
    tokenName: 'token',
    rateFactor: 1000,
    beatMs: 20,
    identify: async (token) => {
      await waitToBeLetIn(token);
      return whoOf(token);
    },
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/events`;
});
afterEach(() => http.close());

/** Holds those who open a stream until it is called. */
let letIn: (() => void) | null = null;
const waitToBeLetIn = (token: string) =>
  token.startsWith('held') ? new Promise<void>((resolve) => (letIn = resolve)) : undefined;

function whoOf(token: string): Caller | null {
  const accountId = sessions.get(token);
  if (accountId === undefined) return null;
  if (token.startsWith('staff')) {
    const totpDone = !token.startsWith('staff-half');
    return { kind: 'staff', accountId, sessionId: token, name: 'Lin', roles: ['qc'], totpDone };
  }
  return { kind: 'member', accountId, sessionId: token, identity: 'buyer', settled: false };
}

/** A page that holds a stream open, and all that it has heard; `ended` once the stream is over. */
async function page(account = randomUUID(), token: string = randomUUID()) {
  sessions.set(token, account);
  const leaving = new AbortController();
  const reply = await fetch(address, { headers: { token }, signal: leaving.signal });
  const heard = { account, token, status: reply.status, text: '', ended: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of reply.body ?? []) heard.text += decoder.decode(part);
    heard.ended = true;
  })();
  reading.catch(() => undefined);
  return Object.assign(heard, {
    leave: () => leaving.abort(),
    type: reply.headers.get('content-type'),
  });
}

const notify = (account: string, data: unknown = { link: '/x' }) =>
  transaction(database.db, (tx) => notifyAccounts(tx, { accounts: [account], data }));

it('tells an account’s open pages what is committed, and nobody else', async () => {
  const [one, stranger] = [await page(), await page()];
  const second = await page(one.account);
  expect(one.type).toContain('text/event-stream');
  await notify(one.account, { link: '/my-order-details/1' });
  const eventText = 'event: notified\ndata: {"link":"/my-order-details/1"}\n\n';
  await vi.waitFor(() =>
    expect([one.text, second.text].every((text) => text.includes(eventText))).toBe(true),
  );
  expect(stranger.text).not.toContain('notified');
});

it('tells nothing that was rolled back', async () => {
  const one = await page();
  const undone = transaction(database.db, async (tx) => {
    await notifyAccounts(tx, { accounts: [one.account], data: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await notify(one.account, 'after');
  await vi.waitFor(() => expect(one.text).toContain('"after"'));
  expect(one.text).not.toContain('undone');
});

it('keeps no stream of a page that left while it opened', async () => {
  const leaving = new AbortController();
  sessions.set('held-1', randomUUID());
  const opening = fetch(address, { headers: { token: 'held-1' }, signal: leaving.signal });
  await vi.waitFor(() => expect(letIn).not.toBeNull());
  const connections = () =>
    new Promise<number>((resolve) => http.server.getConnections((_, count) => resolve(count)));
  leaving.abort();
  await expect(opening).rejects.toThrow();
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  letIn?.();
  const one = await page();
  expect(one.status).toBe(200);
  expect(served.count()).toBe(1);
});

it('is closed to who has no session, and ends with the session', async () => {
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { token: 'nobody' } })).status).toBe(401);
  const one = await page();
  await vi.waitFor(() => expect(one.text).toContain(': beat\n\n'));
  sessions.delete(one.token);
  await vi.waitFor(() => expect(one.ended).toBe(true));
  expect(one.text).toContain('event: ended');
});

/** A room of work changes, as triggers of the database say it. */
const change = (room: string) =>
  transaction(database.db, async (tx) => {
    await sql`select pg_notify('assay_told', ${JSON.stringify({ room })})`.execute(tx);
  });

it('tells staff which room of work changed, in a busy time together, and no member', async () => {
  const staff = await page(randomUUID(), `staff ${randomUUID()}`);
  const member = await page();
  for (let nth = 0; nth < 40; nth += 1) await change('orders');
  await change('lab');
  await vi.waitFor(() => expect(staff.text).toContain('data: {"room":"lab"}\n\n'), 10_000);
  expect(staff.text).toContain('event: notified\ndata: {"room":"orders"}\n\n');
  expect(staff.text.match(/"orders"/g)?.length).toBeLessThan(10);
  await notify(member.account, 'after');
  await vi.waitFor(() => expect(member.text).toContain('"after"'));
  expect(member.text).not.toContain('room');
}, 20_000);

it('tells all members which of their rooms changed, in a busy time together, and no staff', async () => {
  const staff = await page(randomUUID(), `staff ${randomUUID()}`);
  const [one, two] = [await page(), await page()];
  for (let nth = 0; nth < 40; nth += 1) {
    await transaction(database.db, (tx) => notifyMembers(tx, 'mall'));
  }
  const eventText = 'event: changed\ndata: {"room":"mall"}\n\n';
  await vi.waitFor(() =>
    expect([one, two].every(({ text }) => text.includes(eventText))).toBe(true),
  );
  expect(one.text.match(/"mall"/g)?.length).toBeLessThan(10);
  await change('lab');
  await vi.waitFor(() => expect(staff.text).toContain('"lab"'), 10_000);
  expect(staff.text).not.toContain('mall');
}, 20_000);

it('is closed to staff before their second factor', async () => {
  expect((await page(randomUUID(), `staff-half ${randomUUID()}`)).status).toBe(401);
});

it('tells many accounts in few notices', async () => {
  const [first, last] = [await page(), await page()];
  const between = Array.from({ length: 400 }, () => randomUUID());
  const accounts = [first.account, ...between, last.account];
  await transaction(database.db, (tx) => notifyAccounts(tx, { accounts, data: 'many' }));
  await vi.waitFor(() => expect(first.text).toContain('"many"'));
  await vi.waitFor(() => expect(last.text).toContain('"many"'));
});

it('holds eight streams of an account, and takes another when one has left', async () => {
  const account = randomUUID();
  const open = await Promise.all(Array.from({ length: 8 }, () => page(account)));
  expect(open.map((one) => one.status)).toEqual(Array(8).fill(200));
  expect((await page(account)).status).toBe(429);
  expect((await page()).status).toBe(200);
  open[0]?.leave();
  await vi.waitFor(async () => expect((await page(account)).status).toBe(200));
});

it('listens on one connection, and says that something may be missed when it was lost', async () => {
  const [one, two] = [await page(), await page()];
  const listeners = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'assay events' and datname = current_database()`
      .execute(database.db)
      .then(({ rows }) => rows);
  const [listener, ...others] = await listeners();
  expect(others).toEqual([]);
  await sql`select pg_terminate_backend(${listener?.pid})`.execute(database.db);
  await vi.waitFor(() => expect(one.text + two.text).toMatch(/(event: missed[\s\S]*){2}/), 5000);
  await notify(two.account, 'again');
  await vi.waitFor(() => expect(two.text).toContain('"again"'));
});

it('lets every stream end when the server closes', async () => {
  const one = await page();
  await http.close();
  await vi.waitFor(() => expect(one.ended).toBe(true));
});
