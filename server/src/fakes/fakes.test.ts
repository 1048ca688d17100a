import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/fakes/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { addDeskParty } from '#harness/desk-party.ts';
import {
  asStaff,
  bringTo,
  dock,
  later,
  NOW,
  newLine,
  openPipeline,
  type Pipeline,
  shipTo,
} from '#harness/pipeline.ts';
import { companyNamesById } from '#server/accounts/public.ts';
import { makerKey, mpnKey, resolveManufacturerName } from '#server/catalog/public.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { notify } from '#server/messages/public.ts';
import { ownOrderPage, payRecharged, saveWarning } from '#server/orders/public.ts';
import { type Fakes, fakesSlice, goodsOfQuotes } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
let slice: Fakes;
let other: ReturnType<typeof asMember>;
let made = 0;
const support = asStaff('support');
/** A line of stock of the first seller, of each part that is asked for. */
/** A seller whose stock cannot be read. */
const UNREADABLE = '00000000-0000-4000-8000-000000000001';
const offers = new Map<string, string>();
const stock = (sellerId: string, keys: readonly string[]) =>
  [...offers]
    .filter(([mpn]) => sellerId === market.sellerId && keys.includes(mpnKey(mpn)))
    .map(([mpn, id]) => ({ id, mpn, manufacturer: 'STMicroelectronics', dateCode: '' }));
const LOT = 'GH24E9T';
/** Lots whose photos are copied, by the address of the copy. */
const shown = new Map<string, string>();

beforeAll(async () => {
  market = await openPipeline();
  slice = fakesSlice({
    notify,
    orderPage: ownOrderPage,
    partKey: mpnKey,
    makerKey,
    makerName: resolveManufacturerName,
    stockOf: async (_, sellerId, keys) => {
      if (sellerId === UNREADABLE) throw new Error('unreadable on purpose');
      return new Map(stock(sellerId, keys).map((o) => [o.id, o]));
    },
    companyNames: companyNamesById,
    saveWarning,
    lotsInPhotos: async (_, urls) =>
      urls.flatMap((found) => {
        const lotId = shown.get(found);
        return lotId === undefined ? [] : [{ found, remembered: '/files/test', lotId }];
      }),
    files: {
      store: async (_, { urls }) => urls.map((url) => ({ url, name: 'proof.pdf' })),
      link: (url) => url,
    },
  });
  Object.assign(market.deps, { compareGoods: slice.compareGoods });
  call = callingOf(market.db, slice.calls);
  const id = await market.addTrader('qiyuan@example.com', 'seller');
  other = asMember(id, 'seller');
});
afterAll(() => market.close());

const jobOf = () =>
  ({ db: market.db, now: NOW, log: createLogger('silent') }) as unknown as JobContext;

const newPart = () => {
  made += 1;
  return `LM358-${made}X`;
};

/** Issues a report on a lot, as the lab would write it; answers its number. */
async function report(lotId: string, verdict: Verdict, revision = 1): Promise<string> {
  const id = randomUUID();
  const no = `TR-261120-${randomUUID().slice(0, 8)}`;
  const code = [...randomUUID().replaceAll('-', '')]
    .slice(0, 8)
    .map((sign) => 'ABCDEFGHJKMNPQRS'[Number.parseInt(sign, 16)])
    .join('');
  await sql`
    insert into qc.inspection (id, no, order_id, order_no, line_id, lot_id, lot_no, round, state,
        client, mpn, manufacturer, declared_condition, goods_type, date_code, lot_code, pieces,
        pieces_ordered, received_at, opened_at, verdict, author, author_name, reviewer,
        reviewer_name)
      select ${id}, ${`QC-${id}`}, l.order_id, o.no, l.line_id, l.id, l.no, ${revision}, 'issued',
             'C', n.mpn, n.manufacturer, 'brandNew', 'original', l.date_code, l.lot_code, 10, 10,
             ${NOW}, ${NOW}, ${verdict}, ${randomUUID()}, 'A', ${randomUUID()}, 'B'
      from orders.lot l join orders."order" o on o.id = l.order_id
        join orders.line n on n.id = l.line_id where l.id = ${lotId}`.execute(market.db);
  await sql`
    insert into qc.report (no, code, inspection_id, order_id, line_id, lot_id, revision, canonical,
        sha256, signature, issued_at)
      select ${no}, ${code}, ${id}, l.order_id, l.line_id, l.id, ${revision}, '{}',
             decode(repeat('00', 32), 'hex'), decode(repeat('00', 64), 'hex'), ${NOW}
      from orders.lot l where l.id = ${lotId}`.execute(market.db);
  return no;
}

/** A lot of a part that is judged, sold by the first seller. */
async function judged(mpn: string, verdict: Verdict = 'fail') {
  const id = await bringTo(market, 'inspecting', { lines: [newLine({ mpn })] });
  await sql`update orders.lot set lot_code = ${LOT} where order_id = ${id}`.execute(market.db);
  const [lot] = await rows<{ id: string }>(
    market.db,
    sql`select id from orders.lot where order_id = ${id}`,
  );
  const lotId = lot?.id ?? '';
  return { orderId: id, lotId, no: await report(lotId, verdict) };
}

/** Places an order of the part with a seller, and confirms it with a lot code. */
async function ordered(
  mpn: string,
  { seller = other, lotCode = LOT, dateCode = '2414', manufacturer = 'STMicroelectronics' } = {},
) {
  const { orderId } = await transaction(market.db, (tx) =>
    market.orders.placeTradeOrder(tx, {
      buyerId: market.buyerId,
      sellerId: seller.kind === 'member' ? seller.accountId : '',
      lines: [newLine({ mpn, dateCode, manufacturer })],
      shipTo: { ...shipTo, postcode: '', carrier: 'DHL', freightAccount: '' },
      inspection: { goodsType: 'originalUnder3', tests: ['xray'] },
      source: { kind: 'reply', id: randomUUID(), no: 'QT-261120-1001' },
      now: NOW,
    }),
  );
  const [line] = (await market.see(orderId)).lines;
  const lots = lotCode === '' ? [] : [{ lineId: line?.id ?? '', lotCode }];
  await market.act(orders.confirmOrder, orderId, seller, { lots });
  return orderId;
}

const warningsOf = async (orderId: string) => {
  const { list } = await call(
    contract.opsFakeList,
    { pageNum: 1, pageSize: 100 },
    market.as(support),
  );
  return list.filter((one) => one.orderId === orderId);
};
const warningOf = async (orderId: string) => {
  const [one] = await warningsOf(orderId);
  if (one === undefined) throw new Error('no warning');
  return one;
};
const decide = async (
  name: 'opsFakeDismiss' | 'opsFakeUphold',
  orderId: string,
  reason = 'Compared on photos.',
) => {
  const { id, version } = await warningOf(orderId);
  return call(contract[name], { id, version, reason }, market.as(support));
};
const pay = (orderId: string, now = NOW) =>
  market.act(orders.payOrder, orderId, market.buyer, {}, now);
const messagesTo = (account: string) =>
  rows<{ kind: string; params: Record<string, string> }>(
    market.db,
    sql`select kind, params from messages.message where account = ${account} order by at, id`,
  );

describe('an order of goods that resemble a failed lot', () => {
  it('is not paid while support looks at it, for one working day at most', async () => {
    const mpn = newPart();
    const failed = await judged(mpn);
    const id = await ordered(mpn);
    const seen = await market.see(id, market.buyer);
    expect(seen.warning).toMatchObject({ state: 'open', holdsPayment: true });
    expect(seen.allowedEvents).toContainEqual({ event: 'pay', allowed: false, why: 'noWarning' });
    await expect(pay(id)).rejects.toMatchObject({ code: 'order.warned' });
    // Nothing tells the buyer or the seller whose lot it was.
    const failedNo = (await market.see(failed.orderId)).no;
    const warning = await warningOf(id);
    expect(warning).toMatchObject({
      state: 'open',
      reasons: ['lot'],
      record: { reportNo: failed.no, sellerName: expect.stringMatching(/\S/) },
    });
    const own = await call(contract.warningOne, { id: warning.id }, market.as(other));
    expect(JSON.stringify([seen, own])).not.toContain(failedNo);
    expect(JSON.stringify(own)).not.toMatch(/bauer|huaxin/i);
    // Monday is the next working day: from Tuesday on it is a warning, and payment goes on.
    const until = new Date(seen.warning?.until ?? '');
    expect(until.getTime()).toBeLessThanOrEqual(later(4).getTime());
    const after = await pay(id, new Date(until.getTime() + 1));
    expect(after).toMatchObject({ state: 'paid', warning: { state: 'open', holdsPayment: false } });
  });

  it('is decided by no member of support who is a party of its order', async () => {
    const mpn = newPart();
    await judged(mpn, 'suspect');
    const orderId = await ordered(mpn);
    const { id, version } = await warningOf(orderId);
    const own = market.as(await addDeskParty(market, 'bauer@example.com', 'support'));
    expect((await call(contract.opsFakeOne, { id }, own)).staffIsParty).toBe(true);
    for (const name of ['opsFakeDismiss', 'opsFakeUphold'] as const) {
      const decided = call(contract[name], { id, version, reason: 'Mine' }, own);
      await expect(decided).rejects.toMatchObject({ code: 'order.own' });
    }
    expect((await call(contract.opsFakeOne, { id }, own)).events).toEqual([]);
    expect((await warningOf(orderId)).events).toEqual(['uphold', 'dismiss']);
  });

  it('is paid once support dismisses the warning, with a reason that the seller reads', async () => {
    const mpn = newPart();
    await judged(mpn, 'suspect');
    const id = await ordered(mpn);
    const { id: hit, version } = await warningOf(id);
    const empty = call(
      contract.opsFakeDismiss,
      { id: hit, version, reason: ' ' },
      market.as(support),
    );
    await expect(empty).rejects.toThrow();
    await decide('opsFakeDismiss', id);
    expect((await market.see(id, market.buyer)).warning).toBeNull();
    expect(await pay(id)).toMatchObject({ state: 'paid' });
    const messages = await messagesTo(other.kind === 'member' ? other.accountId : '');
    expect(messages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['fakes.found.lot', 'fakes.dismissed']),
    );
    expect(messages.find(({ kind }) => kind === 'fakes.dismissed')?.params).toMatchObject({
      reason: 'Compared on photos.',
    });
    // The same goods of this seller are not held again.
    expect(await warningsOf(await ordered(mpn))).toEqual([]);
  });

  it('stays unpaid once the warning is upheld, also by a transfer, and may be cancelled', async () => {
    const mpn = newPart();
    await judged(mpn);
    const id = await ordered(mpn);
    await decide('opsFakeUphold', id);
    await expect(pay(id, later(4))).rejects.toMatchObject({ code: 'order.warned' });
    const isPaid = await transaction(market.db, (tx) =>
      payRecharged(tx, {
        orderId: id,
        accountId: market.buyerId,
        minor: 10_000_000_00n,
        actor: { accountId: randomUUID(), name: 'Fin' },
        now: later(4),
      }),
    );
    expect(isPaid).toBeNull();
    const cancelled = await market.act(orders.cancelOrder, id, market.buyer, {});
    expect(cancelled.state).toBe('cancelled');
  });

  it('is not warned of for a date code alone, another maker, or a short code', async () => {
    const mpn = newPart();
    await judged(mpn);
    for (const goods of [
      { lotCode: '' },
      { lotCode: 'ZZ99Q' },
      { manufacturer: 'Texas Instruments' },
    ]) {
      const id = await ordered(mpn, goods);
      expect(await warningsOf(id)).toEqual([]);
      expect((await market.see(id)).warning).toBeNull();
    }
  });

  it('is warned of already when placed, where the same seller sold the failed lot', async () => {
    const mpn = newPart();
    await judged(mpn);
    const id = await ordered(mpn, { seller: market.seller, lotCode: '' });
    expect(await warningsOf(id)).toMatchObject([{ reasons: ['seller'], subject: 'order' }]);
  });

  it('is refused by the database’s word where the warning commits before the payment', async () => {
    const mpn = newPart();
    await judged(mpn);
    const id = await ordered(mpn, { lotCode: '' });
    // The warning is being written while the buyer pays: the payment waits, and reads it.
    const paying = await transaction(market.db, async (tx) => {
      await saveWarning(tx, id, { state: 'upheld', until: null });
      const attempt = pay(id).then(
        () => 'paid',
        (error: { code: string }) => error.code,
      );
      return { attempt };
    });
    expect(await paying.attempt).toBe('order.warned');
    await transaction(market.db, (tx) => saveWarning(tx, id, null));
    // The payment commits first: a warning that comes after holds nothing back.
    await pay(id);
    await transaction(market.db, (tx) => saveWarning(tx, id, { state: 'upheld', until: null }));
    expect(await market.see(id)).toMatchObject({ state: 'paid', warning: { holdsPayment: false } });
  });
});

describe('stock and quotes', () => {
  it('of the others are compared where those of one seller cannot be read', async () => {
    const mpn = newPart();
    await judged(mpn);
    const columns = await rows<{ name: string }>(
      market.db,
      sql`select column_name as name from information_schema.columns
          where table_schema = 'fakes' and table_name = 'record' and is_generated = 'NEVER'`,
    );
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const copied = sql.join(columns.map(({ name }) => sql.ref(`copied.${name}`)));
    await sql`insert into fakes.record (${names}) select ${copied} from fakes.record r,
      lateral jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'lot_id', gen_random_uuid(), 'seller_id', ${UNREADABLE}::uuid)) copied
      where r.mpn = ${mpn}`.execute(market.db);
    offers.set(mpn, randomUUID());
    await slice.jobs['fakes.compareOffers']?.({}, jobOf());
    const { list } = await call(contract.warningList, { pageSize: 100 }, market.as(market.seller));
    expect(list.filter((one) => one.mpn === mpn)).toHaveLength(1);
  });

  it('of the seller of a failed lot are found by a job, once, and hold nothing', async () => {
    const mpn = newPart();
    await judged(mpn);
    const id = randomUUID();
    offers.set(mpn, id);
    const run = () => slice.jobs['fakes.compareOffers']?.({}, jobOf());
    const found = async () =>
      (await call(contract.warningList, { pageSize: 100 }, market.as(market.seller))).list.filter(
        (one) => one.mpn === mpn,
      );
    await run();
    await run();
    expect(await found()).toMatchObject([
      { subject: 'offer', reasons: ['seller'], orderId: null, holdUntil: null },
    ]);
    await transaction(market.db, (tx) =>
      slice.compareGoods(
        { tx, now: NOW },
        goodsOfQuotes({
          seller: { id: market.sellerId, name: 'Huaxin' },
          lines: [{ id: randomUUID(), mpn, manufacturer: '', dateCode: '2414', photos: [] }],
        }),
      ),
    );
    expect(await found()).toHaveLength(2);
  });
});

describe('a photo of a failed lot', () => {
  const quote = (mpn: string, photos: string[]) =>
    transaction(market.db, (tx) =>
      slice.compareGoods(
        { tx, now: NOW },
        goodsOfQuotes({
          seller: { id: other.kind === 'member' ? other.accountId : '', name: 'Qiyuan' },
          lines: [{ id: randomUUID(), mpn, manufacturer: '', dateCode: '2414', photos }],
        }),
      ),
    );

  it('in the quote of another part warns support, and holds the payment of the order', async () => {
    const [mpn, offered] = [newPart(), newPart()];
    const { lotId } = await judged(mpn);
    const photo = `/files/${randomUUID()}`;
    shown.set(photo, lotId);
    await quote(offered, [photo]);
    const found = (
      await call(contract.opsFakeList, { pageSize: 100 }, market.as(support))
    ).list.filter((one) => one.mpn === offered);
    expect(found).toMatchObject([
      {
        subject: 'quote',
        reasons: ['photo'],
        photos: [{ found: photo, remembered: '/files/test' }],
        record: { mpn },
      },
    ]);
    const id = await ordered(offered, { lotCode: '' });
    const [warning] = await warningsOf(id);
    expect(warning).toMatchObject({ subject: 'order', reasons: ['photo'] });
    expect(warning?.holdUntil).not.toBeNull();
  });

  it('that support dismissed speaks against no later order', async () => {
    const [mpn, offered] = [newPart(), newPart()];
    const { lotId } = await judged(mpn);
    const photo = `/files/${randomUUID()}`;
    shown.set(photo, lotId);
    await quote(offered, [photo]);
    const [hit] = (
      await call(contract.opsFakeList, { pageSize: 100 }, market.as(support))
    ).list.filter((one) => one.mpn === offered);
    const { id = '', version = 0 } = hit ?? {};
    await call(contract.opsFakeDismiss, { id, version, reason: 'Own photo.' }, market.as(support));
    expect(await warningsOf(await ordered(offered, { lotCode: '' }))).toEqual([]);
  });

  it('warns of nothing where that lot passed since', async () => {
    const [mpn, offered] = [newPart(), newPart()];
    const { lotId } = await judged(mpn);
    await report(lotId, 'pass', 2);
    const photo = `/files/${randomUUID()}`;
    shown.set(photo, lotId);
    await quote(offered, [photo]);
    const { list } = await call(contract.opsFakeList, { pageSize: 100 }, market.as(support));
    expect(list.filter((one) => one.mpn === offered)).toEqual([]);
  });
});

describe('the dock', () => {
  it('finds the lot code of a pack, and holds no payment of what is paid', async () => {
    const mpn = newPart();
    await judged(mpn);
    const id = await ordered(mpn, { lotCode: '' });
    await pay(id);
    await market.act(orders.shipOrder, id, other, market.parcel);
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await market.act(staffOrders.receiveOrder, id, market.staff, {
      ...dock,
      lines: [{ lineId, pieces: 1000 }],
      packs: [{ lineId, pieces: 1000, dateCode: '2414', lotCode: ' gh24-e9t', labeled: 1000 }],
    });
    expect(await warningsOf(id)).toMatchObject([
      { subject: 'receipt', reasons: ['lot'], holdUntil: null },
    ]);
  });
});

describe('what is remembered', () => {
  const inForce = async (lotId: string) =>
    rows<{ report: string; reason: string | null }>(
      market.db,
      sql`select report_no as report, end_reason as reason from fakes.record
          where lot_id = ${lotId} order by remembered_at, ended_at nulls last`,
    );

  it('ends with its reason where the report is revoked, a retest passes or the register clears', async () => {
    const revoked = await judged(newPart());
    await sql`update qc.report set revoked_at = ${NOW}, revoked_reason = 'x',
        revoked_by = array['A', 'B'] where no = ${revoked.no}`.execute(market.db);
    expect(await inForce(revoked.lotId)).toMatchObject([{ reason: 'revoked' }]);
    const retested = await judged(newPart());
    await report(retested.lotId, 'pass', 2);
    expect(await inForce(retested.lotId)).toMatchObject([{ reason: 'passed' }]);
    await report(retested.lotId, 'fail', 3);
    expect(await inForce(retested.lotId)).toMatchObject([{ reason: 'passed' }, { reason: null }]);
    const passed = await judged(newPart(), 'pass');
    expect(await inForce(passed.lotId)).toEqual([]);
  });

  it('follows the quarantine register', async () => {
    const mpn = newPart();
    const { lotId } = await judged(mpn, 'pass');
    await sql`select quarantine.enter(${lotId}, 5, ${NOW})`.execute(market.db);
    const set = (state: string) =>
      sql`update quarantine.entry set state = ${state}, reason = 'r', since = ${NOW},
          kept_until = ${state === 'confirmed' ? '2031-11-20' : null}::date
        where lot_id = ${lotId}`.execute(market.db);
    await set('confirmed');
    expect(await inForce(lotId)).toMatchObject([{ report: '', reason: null }]);
    await set('cleared');
    expect(await inForce(lotId)).toMatchObject([{ reason: 'cleared' }]);
    expect(await warningsOf(await ordered(mpn))).toEqual([]);
  });

  it('is neither changed nor deleted', async () => {
    await judged(newPart());
    const change = (text: string) => sql.raw(text).execute(market.db);
    await expect(change("update fakes.record set lot_code = 'X'")).rejects.toThrow(
      /stays as it is/,
    );
    await expect(change('delete from fakes.record')).rejects.toThrow(/stays as it is/);
    await expect(change('delete from fakes.hit')).rejects.toThrow(/stays as it is/);
  });
});

describe('a contest', () => {
  it('is the seller’s alone, once, within limits, and support decides on it', async () => {
    const mpn = newPart();
    await judged(mpn);
    const orderId = await ordered(mpn);
    const { id, version } = await warningOf(orderId);
    const contest = (caller: typeof other, more: object = {}) =>
      call(
        contract.contestWarning,
        { id, version, text: 'Bought from the maker.', files: [], ...more },
        market.as(caller),
      );
    await expect(contest(market.seller)).rejects.toMatchObject({ code: 'notFound' });
    await expect(contest(market.buyer)).rejects.toMatchObject({ code: 'notFound' });
    await expect(contest(other, { text: 'x'.repeat(2001) })).rejects.toThrow();
    const file = '/files/00000000-0000-4000-8000-000000000001';
    await expect(contest(other, { files: Array(6).fill(file) })).rejects.toThrow();
    const contested = await contest(other, { files: [file] });
    expect(contested).toMatchObject({
      state: 'contested',
      contestFiles: [{ url: file }],
      events: [],
    });
    // A contest frees nothing by itself.
    await expect(pay(orderId)).rejects.toMatchObject({ code: 'order.warned' });
    await decide('opsFakeUphold', orderId);
    const now = await warningOf(orderId);
    await expect(contest(other, { version: now.version })).rejects.toMatchObject({
      code: 'fakes.changed',
    });
    await decide('opsFakeDismiss', orderId, 'The delivery note proves it.');
    expect(await pay(orderId)).toMatchObject({ state: 'paid' });
  });

  it('and a decision at one time: one of them is refused', async () => {
    const mpn = newPart();
    await judged(mpn);
    const { id, version } = await warningOf(await ordered(mpn));
    const both = await Promise.allSettled([
      call(contract.contestWarning, { id, version, text: 'No.', files: [] }, market.as(other)),
      call(contract.opsFakeUphold, { id, version, reason: 'Yes.' }, market.as(support)),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'fakes.changed' },
    });
  });

  it('of a warning that was upheld keeps the order unpaid until support decides', async () => {
    const mpn = newPart();
    await judged(mpn);
    const orderId = await ordered(mpn);
    await decide('opsFakeUphold', orderId);
    const { id, version } = await warningOf(orderId);
    await call(
      contract.contestWarning,
      { id, version, text: 'Look again.', files: [] },
      market.as(other),
    );
    await expect(pay(orderId, later(5))).rejects.toMatchObject({ code: 'order.warned' });
    await decide('opsFakeDismiss', orderId);
    expect((await market.see(orderId)).warning).toBeNull();
  });
});
