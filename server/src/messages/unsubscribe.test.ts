import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/messages/calls.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { systemClock } from '#server/kit/clock.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { unsubscribeKey } from './core/unsubscribe-key.ts';
import type { MessageMail } from './deps.ts';
import { messagesSlice, notify } from './public.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const secret = Buffer.alloc(32, 5);
const visitor = { caller: { kind: 'anonymous' as const }, now: NOW };

let test: TestDatabase;
let database: Database;
let http: FastifyInstance;
let mails: MessageMail[] = [];
const accounts = new Set<string>();
const slice = messagesSlice({
  words: [],
  readers: async (_db, asked) =>
    new Map(
      asked
        .filter((account) => accounts.has(account))
        .map((account) => [account, { email: 'dana@hollis.example', lang: 'fr' }]),
    ),
  queueMail: async (_tx, mail) => {
    mails.push(mail);
  },
  publicUrl: 'https://assay.example',
  secret,
});

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
  http = Fastify() as unknown as FastifyInstance;
  slice.serve(http, { db: database.db, clock: systemClock, rateFactor: 1 });
});
afterAll(async () => {
  await http.close();
  await database.close();
  await test.drop();
});

const calling = () => callingOf(database.db, slice.calls);
function newAccount(): string {
  const account = randomUUID();
  accounts.add(account);
  return account;
}
/** Tells an account and answers the mails that this made. */
async function mailed(to: string, kind: string): Promise<MessageMail[]> {
  mails = [];
  await transaction(database.db, (tx) =>
    notify(tx, { to, kind, params: {}, link: '/my-order', mail: true, now: NOW }),
  );
  await slice.jobs['messages.mail']?.({}, { db: database.db } as unknown as JobContext);
  return mails;
}

it('a mail that is not essential has a link and one click to refuse it, in its language', async () => {
  const account = newAccount();
  const url = `https://assay.example/unsubscribe/${unsubscribeKey({ account, topic: 'quotes' }, secret)}`;
  const [mail] = await mailed(account, 'boards.replied');
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail?.text).toContain(`Ne plus recevoir ce type d’e-mails\n${url}`);
  expect(mail?.html).toContain(`href="${url}"`);
});

it('an essential mail cannot be refused', async () => {
  const account = newAccount();
  for (const kind of ['orders.pay', 'orders.soon', 'wallet.recharged', 'boards.accepted']) {
    const [mail] = await mailed(account, kind);
    expect(mail?.headers).toBeUndefined();
    expect(mail?.text).not.toContain('unsubscribe');
    expect(mail?.html).not.toContain('unsubscribe');
  }
});

it('a refused topic is mailed no more, and its messages still come', async () => {
  const account = newAccount();
  const at = { caller: asMember(account), now: NOW };
  await calling()(contract.mailSet, { topic: 'progress', mail: false }, at);
  expect(await mailed(account, 'orders.receive')).toEqual([]);
  expect(await mailed(account, 'orders.thread')).toHaveLength(1);
  expect((await calling()(contract.msgBoxList, {}, at)).total).toBe(2);
  expect(await calling()(contract.mailSettings, {}, at)).toEqual([
    { topic: 'quotes', mail: true },
    { topic: 'progress', mail: false },
    { topic: 'thread', mail: true },
    { topic: 'watches', mail: true },
  ]);
  await calling()(contract.mailSet, { topic: 'progress', mail: true }, at);
  expect(await mailed(account, 'orders.receive')).toHaveLength(1);
});

it('who refuses mails of quotes gets none of bids either', async () => {
  const account = newAccount();
  const at = { caller: asMember(account), now: NOW };
  await calling()(contract.mailSet, { topic: 'quotes', mail: false }, at);
  for (const kind of ['boards.replied', 'boards.closed', 'boards.bid', 'boards.surplusClosed']) {
    expect(await mailed(account, kind), kind).toEqual([]);
  }
  expect(await mailed(account, 'boards.bidAccepted')).toHaveLength(1);
});

it('a mail program refuses by one POST, and posting again changes nothing', async () => {
  const account = newAccount();
  const url = `/unsubscribe/${unsubscribeKey({ account, topic: 'thread' }, secret)}`;
  const post = (to: string) =>
    http.inject({
      method: 'POST',
      url: to,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await post(url)).statusCode).toBe(200);
  expect((await post(url)).statusCode).toBe(200);
  expect((await post('/unsubscribe/nobody')).statusCode).toBe(404);
  expect(await mailed(account, 'orders.thread')).toEqual([]);
  expect(await mailed(account, 'boards.replied')).toHaveLength(1);
});

it('the page of a link shows and sets its own topic without a session', async () => {
  const account = newAccount();
  const key = unsubscribeKey({ account, topic: 'quotes' }, secret);
  const call = calling();
  const seen = { topic: 'quotes', email: 'd***@hollis.example' };
  expect(await call(contract.unsubscribeOne, { key }, visitor)).toEqual({ ...seen, mail: true });
  const refused = await call(contract.unsubscribeSet, { key, mail: false }, visitor);
  expect(refused).toEqual({ ...seen, mail: false });
  expect(await mailed(account, 'boards.replied')).toEqual([]);
  await call(contract.unsubscribeSet, { key, mail: true }, visitor);
  expect(await mailed(account, 'boards.replied')).toHaveLength(1);
});

it('a link of an account that is gone, or that nobody made, leads nowhere', async () => {
  const call = calling();
  const gone = unsubscribeKey({ account: randomUUID(), topic: 'quotes' }, secret);
  for (const key of [gone, 'x'.repeat(40)]) {
    await expect(call(contract.unsubscribeOne, { key }, visitor)).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(
      call(contract.unsubscribeSet, { key, mail: false }, visitor),
    ).rejects.toMatchObject({ code: 'notFound' });
  }
});
