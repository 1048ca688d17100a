import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inventoryAdd, inventoryEdit, inventoryList } from '#contract/inventory/calls.ts';
import { mailSet, msgBoxList } from '#contract/messages/calls.ts';
import * as contract from '#contract/watches/calls.ts';
import * as linkContract from '#contract/watches/link-calls.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { Refused } from '../../../tools/deal/caller.ts';
import { judgeWatches } from './commands/judge-watches.ts';
import { watchKey } from './core/link-key.ts';

const DAY_MS = 86_400_000;
const TI = 'Texas Instruments';

let town: TestMarket;
let seller: Caller;
let other: Caller;
let buyer: Caller;
let members = 0;

beforeAll(async () => {
  town = await openTestMarket();
  seller = await town.member('Stockist', 'seller');
  other = await town.member('Another', 'seller');
}, 120_000);
beforeEach(async () => {
  members += 1;
  buyer = await town.member(`Watcher${members}`, 'buyer');
});
afterAll(() => town.close());

const run = (job: string) =>
  town.market.jobs[job]?.({}, {
    db: town.market.database.db,
    now: town.clock.now(),
  } as unknown as JobContext);

let parts = 0;
/** A part number that no other test uses. */
function newPart(): string {
  parts += 1;
  return `WATCH${String(parts).padStart(4, '0')}X`;
}

const offer = (
  mpn: string,
  more: { quantity?: number; unitPrice?: string | null; manufacturer?: string } = {},
) => ({
  mpn,
  manufacturer: TI,
  quantity: 1000,
  unitPrice: '2.00' as string | null,
  condition: 'brandNew' as const,
  ...more,
});
const add = (by: Caller, ...lines: ReturnType<typeof offer>[]) => by.send(inventoryAdd, { lines });

/** Writes a seller's line of a part anew. */
async function edit(by: Caller, line: ReturnType<typeof offer>) {
  const { list } = await by.send(inventoryList, { keyword: line.mpn });
  const { id, version } = list[0] ?? { id: '', version: 0 };
  await by.send(inventoryEdit, { id, version, line });
}

/** Titles of what a member was told, the latest first. */
async function titlesOf(member: Caller): Promise<string[]> {
  const { list } = await member.send(msgBoxList, {});
  return list.filter(({ kind }) => kind.startsWith('watches.')).map(({ title }) => title);
}

/** Texts of the mails that are on their way to a member. */
async function mailsTo(member: Caller): Promise<{ subject: string; text: string }[]> {
  await run('messages.mail');
  const found = await town.market.database.pool.query<{
    payload: { to: string; subject: string; text: string };
  }>('select payload from graphile_worker._private_jobs order by id');
  const email = `${member.name.toLowerCase()}@harness.test`;
  return found.rows.map(({ payload }) => payload).filter(({ to }) => to === email);
}

describe('a watched part', () => {
  it('that appears is announced once, and mailed with what else was news', async () => {
    const mpn = newPart();
    await buyer.send(contract.watchAdd, { mpn });
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([]);
    await add(seller, offer(mpn));
    await run('watches.judge');
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([`${mpn} is in stock`]);
    expect(await mailsTo(buyer)).toEqual([]);
    town.clock.advance(11 * 60_000);
    await run('watches.mail');
    await run('watches.mail');
    const mails = await mailsTo(buyer);
    expect(mails.map(({ subject }) => subject)).toEqual([`${mpn} is in stock`]);
    expect(mails[0]?.text).toContain(`/part-search?keyword=${mpn}&isAccurate=1`);
    expect(mails[0]?.text).toContain('/watch-end/');
    expect(mails[0]?.text).toContain('/unsubscribe/');
    // The mail gathers; it stands in no box.
    expect(await titlesOf(buyer)).toHaveLength(1);
  });

  it('is notified when others’ stock reaches the wanted quantity; the member’s own never counts', async () => {
    const mpn = newPart();
    await other.send(contract.watchAdd, { mpn, manufacturer: TI, quantity: 1500 });
    await add(other, offer(mpn, { quantity: 90_000 }));
    await run('watches.judge');
    await add(seller, offer(mpn, { quantity: 1000 }));
    await run('watches.judge');
    expect(await titlesOf(other)).toEqual([]);
    await add(seller, offer(mpn, { quantity: 500, unitPrice: '2.10' }));
    await run('watches.judge');
    expect(await titlesOf(other)).toEqual([`${mpn} is in stock`]);
    const { list } = await other.send(contract.watchList, {});
    expect(list.find((one) => one.mpn === mpn)).toMatchObject({
      now: { pieces: 1500, sellers: 1 },
      lastNotified: { reason: 'stock' },
    });
  });

  it('is notified when its price falls to the wanted one, once a day for a reason', async () => {
    const mpn = newPart();
    await add(seller, offer(mpn));
    const { id } = await buyer.send(contract.watchAdd, { mpn, manufacturer: TI });
    const wanted = await buyer.send(contract.watchWant, { id, price: '1.50', quantity: 100 });
    expect(wanted).toMatchObject({ price: '1.50', quantity: 100, now: { lowest: '2.00' } });
    await add(other, offer(mpn, { unitPrice: '1.51' }));
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([]);
    await edit(other, offer(mpn, { unitPrice: '1.50' }));
    await run('watches.judge');
    await edit(other, offer(mpn, { unitPrice: '1.60' }));
    await run('watches.judge');
    await edit(other, offer(mpn, { unitPrice: '1.20' }));
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([`${mpn} is down to USD 1.50`]);
    // A condition met again on the same day is notified on the next, though nothing changes then.
    town.clock.advance(DAY_MS);
    await run('watches.judge');
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([
      `${mpn} is down to USD 1.20`,
      `${mpn} is down to USD 1.50`,
    ]);
  });

  it('that is there already when the watch begins, or its wish changes, is not announced', async () => {
    const mpn = newPart();
    await add(seller, offer(mpn));
    const { id } = await buyer.send(contract.watchAdd, { mpn, manufacturer: TI });
    await buyer.send(contract.watchWant, { id, price: '9.00' });
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([]);
  });

  it('is the number as written: one that only reads alike counts while nobody offers it', async () => {
    const mpn = newPart();
    const alike = `${mpn.slice(0, 5)}.${mpn.slice(5)}`;
    await buyer.send(contract.watchAdd, { mpn });
    await add(seller, offer(alike));
    await run('watches.judge');
    const rows = () => buyer.send(contract.watchList, {});
    expect((await rows()).list[0]?.now.pieces).toBe(1000);
    await add(seller, offer(mpn, { quantity: 7 }));
    expect((await rows()).list[0]?.now.pieces).toBe(7);
    const { id } = await buyer.send(contract.watchAdd, { mpn, manufacturer: 'TI' });
    const made = (await rows()).list.find((one) => one.id === id);
    expect(made).toMatchObject({ manufacturer: TI, now: { pieces: 7 } });
  });

  it('that left search by its age is not there', async () => {
    const mpn = newPart();
    await add(seller, offer(mpn));
    await buyer.send(contract.watchAdd, { mpn });
    const { pool } = town.market.database;
    await pool.query(
      `update catalog.stock_line l set confirmed_at = $2::timestamptz - interval '31 days'
       from catalog.part p where p.id = l.part and p.mpn = $1`,
      [mpn, town.clock.now()],
    );
    await pool.query(`select catalog.move_horizon($1::timestamptz - interval '30 days')`, [
      town.clock.now(),
    ]);
    await run('watches.judge');
    expect((await buyer.send(contract.watchList, {})).list[0]?.now.pieces).toBe(0);
    await add(other, offer(mpn));
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([`${mpn} is in stock`]);
  });
});

/** A lot of a new deal that was reported now. */
async function reportLot(mpn: string, verdict: 'fail' | 'suspect', buyerId?: string) {
  const { pool } = town.market.database;
  const at = town.clock.now();
  const deal = await judgedDeal(pool, { state: 'completed', verdict, at, mpn });
  if (buyerId !== undefined) {
    await pool.query('update orders."order" set buyer_id = $2 where id = $1', [
      deal.orderId,
      buyerId,
    ]);
  }
  await pool.query(
    `insert into orders.lot (id, no, order_id, line_id, position, date_code, lot_code, verdict)
     values ($1::uuid, $1::uuid::text, $2, $3, 0, '2414', '', $4)`,
    [randomUUID(), deal.orderId, deal.lineId, verdict],
  );
  await pool.query(
    `insert into orders.history (order_id, version, event, by, name, at, from_state, to_state,
       facts) values ($1, 5, 'report', 'qc', 'Qc', $2, 'inspecting', 'reported', '{}')`,
    [deal.orderId, at],
  );
}

describe('a failed lot', () => {
  it('is announced and mailed at once, once, to all who watch the part but the deal’s own sides', async () => {
    const mpn = newPart();
    const party = await town.member(`Party${members}`, 'buyer');
    for (const member of [buyer, party]) await member.send(contract.watchAdd, { mpn });
    await reportLot(mpn, 'fail', town.idOf(party));
    await run('watches.lots');
    await run('watches.lots');
    expect(await titlesOf(buyer)).toEqual([`A lot of ${mpn} failed inspection`]);
    expect(await titlesOf(party)).toEqual([]);
    const mails = await mailsTo(buyer);
    expect(mails.map(({ subject }) => subject)).toEqual([`A lot of ${mpn} failed inspection`]);
    await reportLot(mpn, 'suspect');
    await run('watches.lots');
    expect(await titlesOf(buyer)).toHaveLength(2);
  });

  it('of another maker is no news, and who refused these mails gets the message alone', async () => {
    const mpn = newPart();
    await buyer.send(mailSet, { topic: 'watches', mail: false });
    await buyer.send(contract.watchAdd, { mpn, manufacturer: 'TI' });
    await other.send(contract.watchAdd, { mpn, manufacturer: 'Infineon' });
    await reportLot(mpn, 'fail');
    await run('watches.lots');
    expect(await titlesOf(buyer)).toEqual([`A lot of ${mpn} failed inspection`]);
    expect((await titlesOf(other)).filter((title) => title.includes(mpn))).toEqual([]);
    expect(await mailsTo(buyer)).toEqual([]);
  });
});

describe('a watch', () => {
  it('is one for a member and part, listed, ended, and its own alone', async () => {
    const mpn = newPart();
    const first = await buyer.send(contract.watchAdd, { mpn, manufacturer: TI });
    expect(await buyer.send(contract.watchAdd, { mpn, manufacturer: 'TI' })).toEqual(first);
    expect(
      await buyer.send(contract.watchStates, {
        parts: [
          { mpn, manufacturer: TI },
          { mpn, manufacturer: 'Infineon' },
        ],
      }),
    ).toEqual({ total: 1, watched: [{ id: first.id, mpn, manufacturer: TI }] });
    const input = { id: first.id };
    await expect(other.send(contract.watchEnd, input)).rejects.toBeInstanceOf(Refused);
    await expect(other.send(contract.watchWant, input)).rejects.toBeInstanceOf(Refused);
    expect(await buyer.send(contract.watchEnd, input)).toEqual({ total: 0 });
    expect((await buyer.send(contract.watchList, {})).list).toEqual([]);
    await expect(buyer.send(contract.watchWant, input)).rejects.toBeInstanceOf(Refused);
    await add(seller, offer(mpn));
    await run('watches.judge');
    expect(await titlesOf(buyer)).toEqual([]);
  });

  it('stays that of a part whose maker is found to be another one by name', async () => {
    const mpn = newPart();
    const { pool } = town.market.database;
    await add(seller, offer(mpn, { manufacturer: 'Tex Ins Old' }));
    const { id } = await buyer.send(contract.watchAdd, { mpn, manufacturer: 'Tex Ins Old' });
    await pool.query(
      `with ti as (select manufacturer from catalog.manufacturer_alias where key = 'TEXASINSTRUMENTS'),
         moved as (update catalog.part set manufacturer = (select manufacturer from ti)
           where mpn = $1)
       update catalog.manufacturer_alias set manufacturer = (select manufacturer from ti)
       where key = 'TEXINSOLD'`,
      [mpn],
    );
    const states = await buyer.send(contract.watchStates, { parts: [{ mpn, manufacturer: TI }] });
    expect(states.watched).toEqual([{ id, mpn, manufacturer: TI }]);
    expect((await buyer.send(contract.watchAdd, { mpn, manufacturer: TI })).id).toBe(id);
    expect((await buyer.send(contract.watchList, {})).list[0]?.now.pieces).toBe(1000);
  });

  it('is ended and taken up again by the link of its mail, and by no other', async () => {
    const mpn = newPart();
    const visitor = town.visitor('Reader');
    const { id } = await buyer.send(contract.watchAdd, { mpn });
    const key = watchKey(id, town.market.secret);
    expect(await visitor.send(linkContract.watchByLink, { key })).toEqual({
      mpn,
      manufacturer: '',
      watching: true,
    });
    await visitor.send(linkContract.watchSetByLink, { key, watching: false });
    expect((await buyer.send(contract.watchList, {})).total).toBe(0);
    const again = await visitor.send(linkContract.watchSetByLink, { key, watching: true });
    expect(again.watching).toBe(true);
    expect((await buyer.send(contract.watchList, {})).total).toBe(1);
    const forged = (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
    for (const wrong of [watchKey(randomUUID(), town.market.secret), forged]) {
      await expect(visitor.send(linkContract.watchByLink, { key: wrong })).rejects.toBeInstanceOf(
        Refused,
      );
    }
  });

  it('has no place beyond five hundred, in two tabs either', async () => {
    const account = town.idOf(buyer);
    const { pool } = town.market.database;
    await pool.query(
      `with p as (insert into watches.part (norm, mpn, maker_key, maker)
         select 'FULL' || n, 'FULL' || n, '', '' from generate_series(1, 499) n returning id)
       insert into watches.watch (id, account, part, at)
       select gen_random_uuid(), $1, id, now() from p`,
      [account],
    );
    const both = await Promise.allSettled(
      [newPart(), newPart()].map((mpn) => buyer.send(contract.watchAdd, { mpn })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await buyer.send(contract.watchList, {})).total).toBe(contract.WATCHES_MAX);
  });
});

it('tells five thousand watchers of a part by sets, once, whoever else runs the job', async () => {
  const mpn = newPart();
  const { pool, db } = town.market.database;
  await pool.query(
    `with p as (insert into watches.part (norm, mpn, maker_key, maker, seen)
       values ($1, $1, '', '', '') returning id)
     insert into watches.watch (id, account, part, at)
     select gen_random_uuid(), gen_random_uuid(), id, now()
     from p, generate_series(1, 5000)`,
    [mpn],
  );
  await run('watches.judge');
  await add(seller, offer(mpn));
  let statements = 0;
  const counted = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level }) => {
      if (level === 'query') statements += 1;
    },
  });
  const now = town.clock.now();
  await judgeWatches(counted, { now });
  // Five thousand in fives of a thousand, some seven statements each.
  expect(statements).toBeLessThan(60);
  await Promise.all([judgeWatches(db, { now }), judgeWatches(db, { now })]);
  const told = await pool.query<{ told: string; messages: string; accounts: string }>(
    `select (select count(*) from watches.told t where t.params ->> 'mpn' = $1) as told,
       count(*) as messages, count(distinct account) as accounts
     from messages.message where kind = 'watches.stock' and params ->> 'mpn' = $1`,
    [mpn],
  );
  expect(told.rows[0]).toEqual({ told: 5000n, messages: 5000n, accounts: 5000n });
});

it('forgets what is long over', async () => {
  const { pool } = town.market.database;
  const { id } = await buyer.send(contract.watchAdd, { mpn: newPart() });
  await buyer.send(contract.watchEnd, { id });
  town.clock.advance(100 * DAY_MS);
  await run('watches.forget');
  const left = await pool.query('select 1 from watches.watch where id = $1', [id]);
  expect(left.rowCount).toBe(0);
  expect((await pool.query('select 1 from watches.told')).rowCount).toBe(0);
});
