import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/cases/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { auditList, opsQueues } from '#contract/operator/calls.ts';
import type { FailureData } from '#contract/response-schemas.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { failOf, refusalOf } from '#harness/refusals.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { Caller, Refused } from '../../../tools/deal/caller.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let town: TestMarket;
let visitor: Caller;
let buyer: Caller;
let other: Caller;
let seller: Caller;
let support: Caller;
let colleague: Caller;
let admin: Caller;
let orderNo: string;
let count = 0;
let email = '';

beforeAll(async () => {
  town = await openTestMarket();
  visitor = town.visitor('Visitor');
  buyer = await town.member('Buyer', 'buyer');
  other = await town.member('Other', 'buyer');
  seller = await town.member('Seller', 'seller');
  support = await town.staff('Support', ['support']);
  colleague = await town.staff('Colleague', ['support']);
  admin = await town.staff('Admin', ['admin']);
  ({ orderNo } = await placeBoardOrder(buyer, seller));
}, 120_000);

afterAll(() => town.close());

beforeEach(() => {
  count += 1;
  email = `guest${count}@elsewhere.test`;
});

const contact = () => ({ name: 'Ana Ruiz', company: 'Ruiz SL', email, phone: '+34 600 000 000' });
const legal = (facts: object = {}) => ({
  topic: 'refundLate' as const,
  side: 'buyer' as const,
  text: 'The refund is two weeks late.',
  ...contact(),
  ...facts,
});
const complaint = (facts: object = {}) => ({
  topic: 'wrongGoods' as const,
  sellerName: 'Someone Trading',
  text: 'Other parts than ordered.',
  ...contact(),
  ...facts,
});
const feedback = (facts: object = {}) => ({
  topic: 'idea' as const,
  text: 'Show the date code in search.',
  ...contact(),
  ...facts,
});

async function refusal(work: Promise<unknown>) {
  const { code, data } = await refusalOf(work);
  return { code, data: data as FailureData };
}

/** Mails that wait for the mailer, the latest first. */
async function mailsTo(address: string) {
  const found = await town.market.database.pool.query<{
    payload: { to: string; subject: string; text: string; lang: string };
  }>(
    `select payload from graphile_worker._private_jobs
     where payload ->> 'to' = $1 order by id desc`,
    [address],
  );
  return found.rows.map((row) => row.payload);
}

async function keyMailedTo(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\/case#([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The case of an author as support finds it. */
async function asSupport(no: string) {
  const { list } = await support.send(contract.opsCaseList, { find: no });
  const [row] = list;
  if (row === undefined) throw new Error(`support does not find ${no}`);
  return support.send(contract.opsCaseOne, { id: row.id });
}

const take = async (no: string) => {
  const { id, version } = await asSupport(no);
  return support.send(contract.opsCaseClaim, { id, version });
};

const sweep = () =>
  town.market.jobs['cases.sweep']?.({}, {
    db: town.market.database.db,
    now: town.clock.now(),
    signal: new AbortController().signal,
  } as JobContext);

test('a visitor files a legal request, support answers, the visitor reads it by the mailed link', async () => {
  const added = await visitor.send(contract.legalAdd, legal());
  expect(added).toMatchObject({ id: null, email });
  expect(added.no).toMatch(/^LG-\d{6}-\d{4}$/);
  const key = await keyMailedTo(email);
  expect(await visitor.send(contract.caseOne, { key })).toMatchObject({
    no: added.no,
    state: 'submitted',
    allowedEvents: ['reply', 'close'],
    handler: '',
    due: { on: ['support'], late: false, workingDaysAllowed: 1 },
  });

  const taken = await take(added.no);
  expect(taken).toMatchObject({ state: 'inReview', mine: true, handler: 'Support' });
  const { id, version } = taken;
  const text = 'Send us the bank slip.';
  const asked = await support.send(contract.opsCaseRequestDetails, { id, version, text });
  expect(asked.state).toBe('waitingForYou');
  expect((await mailsTo(email))[0]?.subject).toBe(`${added.no} needs a reply from you`);

  const replied = await visitor.send(contract.caseReplyByKey, { key, text: 'Here it is.' });
  expect(replied).toMatchObject({ state: 'inReview', allowedEvents: ['reply', 'close'] });
  expect(replied.entries.map(({ event, by }) => `${event} ${by}`)).toEqual([
    'add author',
    'take support',
    'askBack support',
    'reply author',
  ]);
  await support.send(contract.opsCaseReply, { id, version: asked.version + 1, text: 'Paid.' });
  expect((await mailsTo(email))[0]?.subject).toBe(`${added.no} is answered`);
  const read = await visitor.send(contract.caseOne, { key });
  expect(read).toMatchObject({ state: 'answered', due: { on: ['author'] } });
  expect(read.entries.at(-1)).toMatchObject({ name: 'Support', text: 'Paid.', by: 'support' });
});

test('the link of one case opens no other, and a mail never carries what a visitor wrote', async () => {
  const first = await visitor.send(contract.feedbackAdd, feedback({ text: 'alpha-secret' }));
  const firstKey = await keyMailedTo(email);
  const second = await visitor.send(contract.feedbackAdd, feedback({ text: 'beta-secret' }));
  const secondKey = await keyMailedTo(email);
  expect(firstKey).not.toBe(secondKey);
  expect((await visitor.send(contract.caseOne, { key: firstKey })).no).toBe(first.no);
  expect((await visitor.send(contract.caseOne, { key: secondKey })).no).toBe(second.no);

  const guesses = [
    `${firstKey.slice(0, 42)}${firstKey.endsWith('A') ? 'Q' : 'A'}`,
    `${firstKey.slice(0, 21)}${secondKey.slice(21)}`,
    'A'.repeat(43),
  ];
  for (const key of guesses) {
    expect(await failOf(visitor.send(contract.caseOne, { key }))).toBe('notFound');
    const reply = visitor.send(contract.caseReplyByKey, { key, text: 'x' });
    expect(await failOf(reply)).toBe('notFound');
  }
  for (const { text } of await mailsTo(email)) expect(text).not.toMatch(/alpha|beta|Ana/);
  const kept = await town.market.database.pool.query('select key_hash from cases.case');
  const plain = JSON.stringify(kept.rows.map((row) => row.key_hash.toString('base64url')));
  expect(plain).not.toContain(firstKey);
});

test('a member reads its own cases only, each under its own kind', async () => {
  const added = await buyer.send(contract.complaintAdd, complaint({ orderNo }));
  const id = added.id ?? '';
  expect(added.email).toBe('buyer@harness.test');
  const mine = await buyer.send(contract.complaintDetail, { id });
  expect(mine).toMatchObject({ no: added.no, orderNo, contact: { email: 'buyer@harness.test' } });
  expect(mine.orderId).not.toBeNull();
  expect((await buyer.send(contract.complaintList, {})).list.map(({ no }) => no)).toContain(
    added.no,
  );

  for (const stranger of [other, seller]) {
    expect(await failOf(stranger.send(contract.complaintDetail, { id }))).toBe('notFound');
    const reply = stranger.send(contract.complaintReply, { id, text: 'x' });
    expect(await failOf(reply)).toBe('notFound');
    expect((await stranger.send(contract.complaintList, {})).total).toBe(0);
  }
  expect(await failOf(buyer.send(contract.legalDetail, { id }))).toBe('notFound');
  expect(await failOf(buyer.send(contract.feedbackReply, { id, text: 'x' }))).toBe('notFound');
});

test('a member answers its own legal request and reads its own feedback, each in its list', async () => {
  const request = await buyer.send(contract.legalAdd, legal());
  const idea = await buyer.send(contract.feedbackAdd, feedback());
  const id = request.id ?? '';
  const replied = await buyer.send(contract.legalReply, { id, text: 'The bank slip follows.' });
  expect(replied.entries.at(-1)).toMatchObject({ text: 'The bank slip follows.' });
  expect(await failOf(other.send(contract.legalReply, { id, text: 'x' }))).toBe('notFound');
  const nos = async (who: Caller, list: typeof contract.legalList | typeof contract.feedbackList) =>
    (await who.send(list, {})).list.map(({ no }) => no);
  expect(await nos(buyer, contract.legalList)).toEqual([request.no]);
  expect(await nos(buyer, contract.feedbackList)).toEqual([idea.no]);
  expect(await nos(other, contract.legalList)).toEqual([]);
  expect(await nos(other, contract.feedbackList)).toEqual([]);
  const read = { id: idea.id ?? '' };
  expect(await buyer.send(contract.feedbackDetail, read)).toMatchObject({ no: idea.no });
  expect(await failOf(other.send(contract.feedbackDetail, read))).toBe('notFound');
});

test('support opens a case again that it closed, with words that its author reads', async () => {
  const { no } = await visitor.send(contract.legalAdd, legal());
  const key = await keyMailedTo(email);
  const taken = await take(no);
  const closing = { id: taken.id, version: taken.version, text: 'Settled by phone.' };
  const closed = await support.send(contract.opsCaseClose, closing);
  expect(closed.state).toBe('closed');
  const again = { id: closed.id, version: closed.version, text: 'The bank sent it back.' };
  expect((await support.send(contract.opsCaseReopen, again)).state).toBe('inReview');
  expect(await failOf(support.send(contract.opsCaseReopen, again))).toBe('case.changed');
  const { entries } = await visitor.send(contract.caseOne, { key });
  expect(entries.at(-1)).toMatchObject({ event: 'reopen', text: 'The bank sent it back.' });
});

test('a visitor lets support forward its complaint by the mailed link, once', async () => {
  const { no } = await visitor.send(contract.complaintAdd, complaint());
  const key = await keyMailedTo(email);
  expect((await visitor.send(contract.caseOne, { key })).mayForward).toBe(false);
  const allowed = await visitor.send(contract.complaintAllowByKey, { key });
  expect(allowed).toMatchObject({ no, mayForward: true });
  expect(await failOf(visitor.send(contract.complaintAllowByKey, { key }))).toBe('case.wrongState');
});

test('a member is notified in the message box and by mail, in words of its language', async () => {
  const added = await buyer.send(contract.complaintAdd, complaint());
  const { id, version } = await take(added.no);
  await support.send(contract.opsCaseReply, { id, version, text: 'The seller must pay.' });
  const [message] = (await buyer.send(msgBoxList, {})).list;
  expect(message).toMatchObject({
    title: `${added.no} is answered`,
    body: 'Support answers: The seller must pay.',
    link: `/complaint-seller-detail/${id}`,
  });
  const due = await town.market.database.pool.query(
    `select mail from messages.message where link = $1 and kind = 'cases.answer'`,
    [message?.link],
  );
  expect(due.rows).toEqual([{ mail: 'due' }]);
});

test('a member names its own orders only; a visitor is not told whether an order is there', async () => {
  const foreign = await refusal(other.send(contract.legalAdd, legal({ orderNo })));
  expect(foreign.data.fields?.[0]?.field).toBe('orderNo');
  for (const no of [orderNo, 'TO-200101-1234']) {
    await visitor.send(contract.legalAdd, legal({ orderNo: no }));
  }
  const key = await keyMailedTo(email);
  expect((await visitor.send(contract.caseOne, { key })).orderId).toBeNull();
  const malformed = await refusal(visitor.send(contract.legalAdd, legal({ orderNo: 'No. 7' })));
  expect(malformed.data.fields?.[0]?.field).toBe('orderNo');
});

test('support sees the records of the order that count, and on which side the author is', async () => {
  const mine = await buyer.send(contract.legalAdd, legal({ orderNo }));
  const seen = await asSupport(mine.no);
  expect(seen.order).toMatchObject({
    no: orderNo,
    side: 'buyer',
    buyer: 'Buyer Ltd',
    seller: 'Seller Ltd',
    terms: { number: 1 },
  });
  expect(seen.order?.terms.hash).toMatch(/^[0-9a-f]{64}$/);
  const claimed = await visitor.send(contract.legalAdd, legal({ orderNo }));
  expect((await asSupport(claimed.no)).order).toMatchObject({ no: orderNo, side: null });
  const unknown = await visitor.send(contract.legalAdd, legal({ orderNo: 'AO-200101-1234' }));
  expect((await asSupport(unknown.no)).order).toBeNull();
});

test('a complaint names a settled seller by its id, by the order, or as its author knows it', async () => {
  const id = town.idOf(seller);
  expect(await visitor.send(contract.complaintSeller, { id })).toEqual({ id, name: 'Seller Ltd' });
  const asked = visitor.send(contract.complaintSeller, { id: town.idOf(buyer) });
  expect(await failOf(asked)).toBe('notFound');
  const byId = await visitor.send(
    contract.complaintAdd,
    complaint({ sellerId: id, sellerName: '' }),
  );
  expect((await asSupport(byId.no)).sellerName).toBe('Seller Ltd');
  const nobody = await refusal(visitor.send(contract.complaintAdd, complaint({ sellerName: ' ' })));
  expect(nobody.data.fields?.map(({ field }) => field)).toEqual(['sellerName']);
  const wrong = { sellerId: town.idOf(buyer), sellerName: '' };
  const notSeller = await refusal(visitor.send(contract.complaintAdd, complaint(wrong)));
  expect(notSeller.data.fields?.map(({ field }) => field)).toEqual(['sellerName']);
});

test('two of support cannot act on the same state of a case; taking over is seen', async () => {
  const { no } = await visitor.send(contract.feedbackAdd, feedback());
  const seen = await asSupport(no);
  const { id, version } = seen;
  const unread = support.send(contract.opsCaseReply, { id, version, text: 'x' });
  expect(await failOf(unread)).toBe('case.wrongState');
  const both = await Promise.allSettled(
    [support, colleague].map((who) => who.send(contract.opsCaseClaim, { id, version })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const late = both.find((one) => one.status === 'rejected')?.reason as Refused;
  expect((late.reply.data as FailureData).fail).toBe('case.changed');
  const winner = both[0]?.status === 'fulfilled' ? support : colleague;
  const loser = winner === support ? colleague : support;
  expect((await winner.send(contract.opsCaseOne, { id })).allowedEvents).not.toContain('take');
  const over = await loser.send(contract.opsCaseClaim, { id, version: version + 1 });
  expect(over.mine).toBe(true);
  const again = loser.send(contract.opsCaseClaim, { id, version: over.version });
  expect(await failOf(again)).toBe('case.wrongState');
});

test('every act of support stands in the audit log', async () => {
  const { no } = await visitor.send(contract.feedbackAdd, feedback());
  const { id, version } = await take(no);
  await support.send(contract.opsCaseReply, { id, version, text: 'Done.' });
  await support.send(contract.opsCaseClose, { id, version: version + 1, text: 'Nothing open.' });
  const { list } = await admin.send(auditList, { onId: id });
  expect(list.map(({ what, onNo }) => `${what} ${onNo}`)).toEqual([
    `case.end ${no}`,
    `case.answer ${no}`,
    `case.take ${no}`,
  ]);
});

test('open cases wait on the desk of support, the overdue first', async () => {
  const { no } = await visitor.send(contract.legalAdd, legal());
  const { tasks } = await support.send(opsQueues, { queue: 'cases' });
  const task = tasks.find(({ ref }) => ref === no);
  expect(task).toMatchObject({ desk: 'support', subject: 'Legal request', detail: 'Ruiz SL' });
  const { list } = await support.send(contract.opsCaseList, { state: 'open', pageSize: 100 });
  const dues = list.map(({ due }) => due?.at ?? '');
  expect(dues).toEqual([...dues].sort());
  await take(no);
  const mine = await colleague.send(contract.opsCaseList, { mine: true });
  expect(mine.list.map((row) => row.no)).not.toContain(no);
});

test('a visitor’s file goes with the case by its ticket, and with no other’s', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const up = await visitor.upload(contract.caseUpload, 'slip.png', png);
  const { url, ticket } = up;
  const stolen = [{ url, ticket: crypto.randomUUID() }];
  const theft = visitor.send(contract.legalAdd, legal({ files: stolen }));
  expect(await failOf(theft)).toBe('file.unknown');
  const { no } = await visitor.send(contract.legalAdd, legal({ files: [{ url, ticket }] }));
  const [entry] = (await asSupport(no)).entries;
  expect(entry?.files).toEqual([{ url: expect.stringContaining(`${url}?s=`), name: 'slip.png' }]);
  const shown = await town.market.http.inject(entry?.files[0]?.url ?? '');
  expect(shown.statusCode).toBe(200);
  expect((await town.market.http.inject(url)).statusCode).toBe(404);
});

test('what was said on a case can never be changed', async () => {
  const { pool } = town.market.database;
  await expect(pool.query(`update cases.entry set text = 'other'`)).rejects.toThrow(/written once/);
  await expect(pool.query('delete from cases.entry')).rejects.toThrow(/written once/);
  await expect(pool.query('truncate cases.case cascade')).rejects.toThrow(/written once/);
});

test('an answered case closes after 14 days of silence, says so, and opens within 30 days', async () => {
  const { no } = await visitor.send(contract.legalAdd, legal());
  const key = await keyMailedTo(email);
  const { id, version } = await take(no);
  await support.send(contract.opsCaseReply, { id, version, text: 'Done.' });
  town.clock.advance(14 * DAY_MS - HOUR_MS);
  await sweep();
  expect((await visitor.send(contract.caseOne, { key })).state).toBe('answered');
  town.clock.advance(HOUR_MS);
  await sweep();
  const closed = await visitor.send(contract.caseOne, { key });
  expect(closed).toMatchObject({ state: 'closed', allowedEvents: ['reopen'], due: null });
  expect(closed.entries.at(-1)).toMatchObject({ event: 'expire', by: 'clock' });
  expect((await mailsTo(email))[0]?.subject).toBe(`${no} was closed`);
  const late = visitor.send(contract.caseReplyByKey, { key, text: 'wait' });
  expect(await failOf(late)).toBe('case.wrongState');
  const reopen = { key, event: 'reopen', text: 'It is not done.' } as const;
  expect((await visitor.send(contract.caseReplyByKey, reopen)).state).toBe('inReview');
  await visitor.send(contract.caseReplyByKey, { key, event: 'close' });
  town.clock.advance(30 * DAY_MS);
  expect(await failOf(visitor.send(contract.caseReplyByKey, reopen))).toBe('case.reopenOver');
  expect((await visitor.send(contract.caseOne, { key })).allowedEvents).toEqual([]);
});

test('a deadline is not moved by what stays in its state', async () => {
  await visitor.send(contract.complaintAdd, complaint());
  const key = await keyMailedTo(email);
  const before = await visitor.send(contract.caseOne, { key });
  town.clock.advance(4 * DAY_MS);
  const after = await visitor.send(contract.caseReplyByKey, { key, text: 'And more.' });
  expect(after.due).toMatchObject({ at: before.due?.at, since: before.due?.since, late: true });
});

test('a visitor brings at most five cases a day', async () => {
  const sent = await Promise.allSettled(
    Array.from({ length: 7 }, () => visitor.send(contract.feedbackAdd, feedback())),
  );
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const over = await refusal(visitor.send(contract.feedbackAdd, feedback()));
  expect(over).toMatchObject({ code: 429, data: { fail: 'rate.tooMany' } });
  town.clock.advance(DAY_MS);
  await visitor.send(contract.feedbackAdd, feedback());
});
