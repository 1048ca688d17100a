import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/cases/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let town: TestMarket;
let buyer: Caller;
let seller: Caller;
let support: Caller;
let orderNo: string;

beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Buyer', 'buyer');
  seller = await town.member('Seller', 'seller');
  support = await town.staff('Support', ['support']);
  ({ orderNo } = await placeBoardOrder(buyer, seller));
}, 120_000);
afterAll(() => town.close());

const asSupport = (id: string) => support.send(contract.opsCaseOne, { id });
const titlesOf = async (of: Caller) =>
  (await of.send(msgBoxList, { pageSize: 50 })).list.map(({ title }) => title);

/** Returns an input of support for a case at its present version. */
async function seen(id: string, text: string) {
  const { version } = await asSupport(id);
  return { id, version, text };
}

/** A complaint that support took up and forwarded to its seller. */
async function forwardedComplaint() {
  const { no } = await buyer.send(contract.complaintAdd, {
    topic: 'wrongGoods',
    sellerName: 'Seller Ltd',
    mayForward: true,
    text: 'Other parts than ordered came.',
    name: 'Ana Ruiz',
    email: 'x@y.test',
    orderNo,
  });
  const { list } = await support.send(contract.opsCaseList, { find: no });
  const id = list[0]?.id ?? '';
  const { version } = await asSupport(id);
  await support.send(contract.opsCaseClaim, { id, version });
  await support.send(contract.opsCaseForward, await seen(id, 'What do you say?'));
  return { id, no };
}

/** The same, after its seller did not answer in time. */
async function silentComplaint() {
  const made = await forwardedComplaint();
  await town.market.jobs['cases.sweep']?.({}, {
    db: town.market.database.db,
    now: new Date(town.clock.now().getTime() + 6 * DAY_MS),
    signal: new AbortController().signal,
  } as JobContext);
  return made;
}

/** Passes on the newest answer of the seller. */
async function passOn(id: string) {
  const view = await asSupport(id);
  const entry = view.entries.findLast(({ event }) => event === 'sellerAnswer');
  const selection = [{ entryId: entry?.id ?? '', text: true, files: [] }];
  return support.send(contract.opsCasePassOn, {
    ...(await seen(id, 'The seller says this.')),
    selection,
  });
}

test('a second answer gives its author fourteen days again', async () => {
  const { id } = await silentComplaint();
  const first = await support.send(contract.opsCaseReply, await seen(id, 'We look into it.'));
  town.clock.advance(HOUR_MS);
  const second = await support.send(contract.opsCaseReply, await seen(id, 'It is done.'));
  const later = Date.parse(second.due?.at ?? '') - Date.parse(first.due?.at ?? '');
  expect(later).toBeGreaterThanOrEqual(HOUR_MS);
});

test('what the seller says while the author is asked brings the case back to support', async () => {
  const { id } = await silentComplaint();
  await support.send(contract.opsCaseRequestDetails, await seen(id, 'Have you photos?'));
  await seller.send(contract.receivedReply, { id, text: 'We ship new ones.' });
  expect(await asSupport(id)).toMatchObject({ state: 'inReview', forward: 'answered' });
  await support.send(contract.opsCaseRequestDetails, await seen(id, 'Have you photos yet?'));
  // Passed on, too: the question stands.
  expect(await passOn(id)).toMatchObject({ state: 'waitingForYou', forward: 'passedOn' });
  const read = await buyer.send(contract.complaintDetail, { id });
  expect(JSON.stringify(read.entries)).toContain('We ship new ones.');
  expect(read.allowedEvents).toContain('reply');
});

test('an answer that support did not pass on at once is passed on later', async () => {
  const { id } = await forwardedComplaint();
  await seller.send(contract.receivedReply, { id, text: 'We ship new ones.' });
  await support.send(contract.opsCaseReply, await seen(id, 'We come back to you.'));
  expect(await passOn(id)).toMatchObject({ state: 'answered', forward: 'passedOn' });
});

test('a forwarding is withdrawn also after the author was answered or asked', async () => {
  for (const call of [contract.opsCaseReply, contract.opsCaseRequestDetails]) {
    const { id, no } = await forwardedComplaint();
    await seller.send(contract.receivedReply, { id, text: 'Not our goods.' });
    const { state } = await support.send(call, await seen(id, 'One moment.'));
    const text = 'It went to the wrong company.';
    const after = await support.send(contract.opsCaseWithdraw, await seen(id, text));
    expect(after).toMatchObject({ state, forward: 'withdrawn' });
    const received = await seller.send(contract.receivedDetail, { id });
    expect(JSON.stringify(received)).not.toContain('What do you say?');
    expect(await titlesOf(seller)).toContain(`Complaint ${no} was withdrawn`);
    const again = { ...(await seen(id, 'Is it yours?')), sellerId: town.idOf(seller) };
    expect((await support.send(contract.opsCaseForward, again)).state).toBe('withSeller');
  }
});

test('a complaint that is opened again says so to its seller, who may answer and is not late', async () => {
  const { id, no } = await forwardedComplaint();
  await buyer.send(contract.complaintReply, { id, event: 'close' });
  town.clock.advance(HOUR_MS);
  await buyer.send(contract.complaintReply, { id, event: 'reopen', text: 'It came back.' });
  expect(await titlesOf(seller)).toContain(`Complaint ${no} is open again`);
  expect(await titlesOf(buyer)).not.toContain(`${no} is open again`);
  const received = await seller.send(contract.receivedDetail, { id });
  expect(received).toMatchObject({ state: 'toAnswer', due: null, mayAnswer: true });
  const answered = await seller.send(contract.receivedReply, { id, text: 'Here we are.' });
  expect(answered.state).toBe('answered');
});

test('an author hears that support opened the case again', async () => {
  const { id, no } = await silentComplaint();
  await support.send(contract.opsCaseClose, await seen(id, 'Settled.'));
  await support.send(contract.opsCaseReopen, await seen(id, 'It was not.'));
  expect(await titlesOf(buyer)).toContain(`${no} is open again`);
});

test('nobody of support reads or works on a case of its own company', async () => {
  const { id } = await forwardedComplaint();
  const view = await asSupport(id);
  for (const name of ['Seller', 'Buyer']) {
    const own = await town.staff(name, ['support']);
    const input = { id, version: view.version, text: 'Well?' };
    const selection = [{ entryId: view.entries[0]?.id ?? '', text: true, files: [] }];
    const { list } = await own.send(contract.opsCaseList, { find: view.no, state: 'withSeller' });
    expect(list).toMatchObject([{ id, excerpt: '' }]);
    for (const attempt of [
      () => own.send(contract.opsCaseForward, { ...input, selection }),
      () => own.send(contract.opsCaseReopen, input),
      () => own.send(contract.opsCaseOne, { id }),
      () => own.send(contract.opsCaseClaim, { id, version: view.version }),
      () => own.send(contract.opsCaseReply, input),
      () => own.send(contract.opsCaseRequestDetails, input),
      () => own.send(contract.opsCaseClose, input),
      () => own.send(contract.opsCaseWithdraw, input),
      () => own.send(contract.opsCaseRequestReply, { ...input, selection }),
      () => own.send(contract.opsCasePassOn, { ...input, selection }),
    ]) {
      expect(await failOf(attempt())).toBe('case.own');
    }
  }
  expect((await asSupport(id)).version).toBe(view.version);
});

test('nor on one that names its company or its order in words, nor forwards one to it', async () => {
  const colleague = await town.member('Rival', 'seller');
  const own = await town.staff('Rival', ['support']);
  const visitor = town.visitor('Visitor');
  const filed = async (facts: object) => {
    const { no } = await visitor.send(contract.complaintAdd, {
      topic: 'wrongGoods',
      sellerName: 'Some seller',
      mayForward: true,
      text: 'Other parts than ordered came.',
      name: 'Ana Ruiz',
      email: 'ana@elsewhere.test',
      ...facts,
    });
    const { list } = await support.send(contract.opsCaseList, { find: no });
    return asSupport(list[0]?.id ?? '');
  };
  const named = await filed({ sellerName: 'rival ltd ' });
  expect(await failOf(own.send(contract.opsCaseOne, { id: named.id }))).toBe('case.own');
  const ordered = await placeBoardOrder(buyer, colleague);
  const byOrder = await filed({ orderNo: ordered.orderNo });
  expect(await failOf(own.send(contract.opsCaseOne, { id: byOrder.id }))).toBe('case.own');
  const { id, version } = await filed({});
  await own.send(contract.opsCaseClaim, { id, version });
  const input = { id, version: version + 1, text: 'Well?', sellerId: town.idOf(colleague) };
  expect(await failOf(own.send(contract.opsCaseForward, input))).toBe('case.own');
});

test('a list asks once for the parties of all orders that its cases name', async () => {
  const { pool } = town.market.database;
  await town.member('Owner', 'seller');
  const own = await town.staff('Owner', ['support']);
  for (const orderNo of ['TO-261120-0000001', 'TO-261120-0000002', 'TO-261120-0000003']) {
    await town.visitor(orderNo).send(contract.complaintAdd, {
      ...{ topic: 'wrongGoods', sellerName: 'Some seller', mayForward: true, orderNo },
      ...{ text: 'Other parts came.', name: 'Bo Lind', email: `bo@${orderNo}.test` },
    });
  }
  const listed = async (pageSize: number) => {
    let statements = 0;
    const counted = () => {
      statements += 1;
    };
    pool.on('acquire', counted);
    const { list } = await own.send(contract.opsCaseList, { pageSize, find: 'Bo Lind' });
    pool.off('acquire', counted);
    return { statements, orders: new Set(list.map(({ orderNo }) => orderNo)).size };
  };
  await listed(1);
  const [one, all] = [await listed(1), await listed(50)];
  expect(one.orders).toBe(1);
  expect(all.orders).toBe(3);
  expect(all.statements).toBe(one.statements);
});
