import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWantBuy, wantBuys } from '#contract/boards/calls.ts';
import { BASE_PATH, type Call, type ClientInput } from '#contract/call.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { type DatabaseProxy, isStatement, openDatabaseProxy } from '#harness/database-proxy.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

/** Calls over HTTP against a market whose database is lost, or locked. */
let market: TestMarket;
let proxy: DatabaseProxy;
let buyer: Caller;

beforeAll(async () => {
  market = await openTestMarket({
    through: async (url) => {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  buyer = await market.member('Dana', 'buyer');
});
beforeEach(() => proxy.judge(() => 'pass'));
afterAll(async () => {
  await market.close();
  await proxy.close();
});

/** Makes a call as the buyer and answers status, `Retry-After` and reply. */
async function made<C extends Call>(call: C, input: ClientInput<C>, key?: string) {
  const reply = await market.market.http.inject({
    method: 'POST',
    url: BASE_PATH + call.path,
    headers: { ...buyer.header, 'accept-language': 'en', ...(key && { 'idempotency-key': key }) },
    payload: input as object,
  });
  const body = reply.json();
  return {
    status: reply.statusCode,
    retryAfter: reply.headers['retry-after'],
    fail: body.data?.fail,
    data: body.data,
  };
}
const post = (key: string) =>
  made(addWantBuy, { wantBuyItemList: [{ model: key, count: 1 }] }, key);
async function postsOf(model: string): Promise<number> {
  const found = await market.market.database.pool.query(
    'select 1 from boards.post_item where mpn = $1',
    [model],
  );
  return found.rowCount ?? 0;
}

test.each(['cutAnswer', 'cut'] as const)(
  'an act whose COMMIT is lost (%s) says so, and repeating it with its key does it once',
  async (how) => {
    const key = `LOST-${how.toUpperCase()}-1`;
    let isFirst = true;
    proxy.judge((message) => {
      const isLost = isFirst && isStatement(message, 'commit');
      if (isLost) isFirst = false;
      return isLost ? how : 'pass';
    });
    expect(await post(key)).toMatchObject({
      status: 503,
      retryAfter: '2',
      fail: 'outcome.unknown',
    });
    const again = await post(key);
    expect(again.status).toBe(200);
    expect(await post(key)).toEqual(again);
    expect(await postsOf(key)).toBe(1);
  },
);

test('an act whose connection is lost before COMMIT is refused for a time, and leaves nothing', async () => {
  let hasBegun = false;
  proxy.judge((message) => {
    const isLost = hasBegun;
    hasBegun = isStatement(message, 'begin');
    return isLost ? 'cut' : 'pass';
  });
  const first = await post('LOST-EARLY-1');
  proxy.judge(() => 'pass');
  expect(first).toMatchObject({ status: 503, retryAfter: '2', fail: 'service.busy' });
  expect(await postsOf('LOST-EARLY-1')).toBe(0);
  expect((await post('LOST-EARLY-1')).status).toBe(200);
});

test('a locked table refuses its own calls within seconds and holds up no others', async () => {
  const { pool } = market.market.database;
  const holder = await pool.connect();
  await holder.query('begin; lock table boards.post');
  const from = performance.now();
  const waiting = Array.from({ length: 40 }, () => made(wantBuys, {}));
  const others: number[] = [];
  let isOver = false;
  const all = Promise.all(waiting).finally(() => {
    isOver = true;
  });
  do {
    const began = performance.now();
    const [other, ready] = await Promise.all([
      made(msgBoxUnReadNum, {}),
      market.market.http.inject('/readyz'),
    ]);
    expect([other.status, ready.statusCode]).toEqual([200, 200]);
    others.push(performance.now() - began);
  } while (!isOver);
  const refused = await all;
  const tookMs = performance.now() - from;
  const next = await made(wantBuys, {});
  await holder.query('rollback');
  holder.release();
  for (const reply of [...refused, next]) {
    expect(reply).toMatchObject({ status: 503, retryAfter: '2', fail: 'service.busy' });
  }
  expect(tookMs).toBeLessThan(8000);
  expect(Math.max(...others)).toBeLessThan(2400);
  expect((await made(wantBuys, {})).status).toBe(200);
}, 60_000);
