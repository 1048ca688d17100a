import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/cases/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import type { FailureData } from '#contract/response-schemas.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const contacts =
  'The chosen text holds the author’s own contacts. Leave it out and put it in your own words.';
const DAY_MS = 24 * 3_600_000;

let town: TestMarket;
let buyer: Caller;
let seller: Caller;
let stranger: Caller;
let support: Caller;
let visitor: Caller;
let orderNo: string;

beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Buyer', 'buyer');
  seller = await town.member('Seller', 'seller');
  stranger = await town.member('Stranger', 'seller');
  support = await town.staff('Support', ['support']);
  visitor = town.visitor('Visitor');
  ({ orderNo } = await placeBoardOrder(buyer, seller));
}, 120_000);
afterAll(() => town.close());

const refusal = async (work: Promise<unknown>) => (await refusalOf(work)).data as FailureData;
const failOf = async (work: Promise<unknown>) => (await refusal(work)).fail;
const fieldsOf = async (work: Promise<unknown>) =>
  (await refusal(work)).fields?.map(({ field, message }) => `${field}: ${message}`);

/** Lets the clock of cases act as if so many days had gone by. */
const sweepAfter = (days: number) =>
  town.market.jobs['cases.sweep']?.({}, {
    db: town.market.database.db,
    now: new Date(town.clock.now().getTime() + days * DAY_MS),
    signal: new AbortController().signal,
  } as JobContext);

const asSupport = (id: string) => support.send(contract.opsCaseOne, { id });
const asSeller = (id: string) => seller.send(contract.receivedDetail, { id });
const messagesOf = async (of: Caller) =>
  (await of.send(msgBoxList, { pageSize: 50 })).list.map(({ title }) => title);

/** A complaint of the buyer about its order, taken up by support. */
async function takenComplaint(facts: object = {}) {
  const added = await buyer.send(contract.complaintAdd, {
    topic: 'wrongGoods',
    sellerName: 'Seller Ltd',
    mayForward: true,
    orderNo,
    text: 'Other parts than ordered came. Call me: +34 600 123 456.',
    name: 'Ana Ruiz',
    company: 'Ruiz SL',
    email: 'x@y.test',
    phone: '+34 600 123 456',
    ...facts,
  });
  const { list } = await support.send(contract.opsCaseList, { find: added.no });
  const { id } = list[0] ?? { id: '' };
  const { version } = await asSupport(id);
  return support.send(contract.opsCaseClaim, { id, version });
}

const seenBy = ({ id, version }: { id: string; version: number }) => ({ id, version });

async function forwarded(facts: object = {}, sellerId: string | null = null) {
  const taken = await takenComplaint(facts);
  const selection = [{ entryId: taken.entries[0]?.id ?? '', text: true, files: [] }];
  return support.send(contract.opsCaseForward, {
    ...seenBy(taken),
    text: 'What do you say?',
    selection,
    sellerId,
  });
}

test('support forwards a complaint, the seller answers, the author reads what support passes on', async () => {
  const taken = await takenComplaint();
  expect(taken.allowedEvents).toContain('forward');
  expect(taken.sellers).toMatchObject([{ name: 'Seller Ltd', ofOrder: true }]);
  const add = taken.entries[0]?.id ?? '';
  const sent = await support.send(contract.opsCaseForward, {
    ...seenBy(taken),
    text: 'What do you say?',
    selection: [{ entryId: add, text: true, files: [] }],
  });
  expect(sent).toMatchObject({
    state: 'withSeller',
    forward: 'asked',
    due: { on: ['seller'], workingDaysAllowed: 3 },
  });

  const received = await asSeller(sent.id);
  expect(received).toMatchObject({
    state: 'toAnswer',
    mayAnswer: true,
    orderNo,
    author: 'Ana Ruiz · Ruiz SL',
  });
  expect(received.entries.map(({ event }) => event)).toEqual(['forward']);
  expect(received.entries[0]).toMatchObject({ text: 'What do you say?', name: 'Support' });
  expect(received.entries[0]?.quotes[0]?.text).toContain('Other parts than ordered');
  expect(await messagesOf(seller)).toContain(`Complaint ${sent.no} needs your answer`);
  expect(await messagesOf(buyer)).toContain(`${sent.no} was forwarded to the seller`);
  const { list } = await seller.send(contract.receivedList, { tab: 'toAnswer' });
  expect(list.map(({ no }) => no)).toContain(sent.no);

  const answered = await seller.send(contract.receivedReply, { id: sent.id, text: 'We resend.' });
  expect(answered).toMatchObject({ state: 'answered', mayAnswer: false });
  const again = seller.send(contract.receivedReply, { id: sent.id, text: 'Once more.' });
  expect(await failOf(again)).toBe('case.sellerAnswered');

  const mine = await buyer.send(contract.complaintDetail, { id: sent.id });
  expect(mine.state).toBe('inReview');
  expect(JSON.stringify(mine)).not.toContain('We resend.');
  expect(JSON.stringify(mine)).not.toContain('What do you say?');

  const read = await asSupport(sent.id);
  const answer = read.entries.at(-1);
  expect(answer).toMatchObject({ by: 'seller', name: 'Seller Ltd', text: 'We resend.' });
  const nothing = { ...seenBy(read), text: 'They answered.' };
  expect(await fieldsOf(support.send(contract.opsCasePassOn, nothing))).toEqual([
    'selection: Required.',
  ]);
  const ofAuthor = { ...nothing, selection: [{ entryId: add, text: true, files: [] }] };
  expect(await fieldsOf(support.send(contract.opsCasePassOn, ofAuthor))).toEqual([
    expect.stringMatching(/^selection: /),
  ]);
  const selection = [{ entryId: answer?.id ?? '', text: true, files: [] }];
  const passed = await support.send(contract.opsCasePassOn, { ...nothing, selection });
  expect(passed).toMatchObject({ state: 'answered', forward: 'passedOn' });
  const lastEntry = (await buyer.send(contract.complaintDetail, { id: sent.id })).entries.at(-1);
  expect(lastEntry).toMatchObject({ event: 'passOn', text: 'They answered.' });
  expect(lastEntry?.quotes).toMatchObject([{ by: 'seller', text: 'We resend.' }]);
  // Support's words to the author are not the seller's to read.
  expect(JSON.stringify(await asSeller(sent.id))).not.toContain('They answered.');
});

test('without the consent of its author a complaint is not forwarded; the author may give it', async () => {
  const taken = await takenComplaint({ mayForward: false });
  expect(taken.allowedEvents).not.toContain('forward');
  const go = () => support.send(contract.opsCaseForward, { ...seenBy(taken), text: 'Well?' });
  expect(await failOf(go())).toBe('case.wrongState');
  const { id } = taken;
  expect(await failOf(stranger.send(contract.complaintAllow, { id }))).toBe('notFound');
  const allowed = await buyer.send(contract.complaintAllow, { id });
  expect(allowed).toMatchObject({ mayForward: true, state: 'inReview' });
  expect(await failOf(buyer.send(contract.complaintAllow, { id }))).toBe('case.wrongState');
  expect((await asSupport(id)).allowedEvents).toContain('forward');
});

test('nobody but the seller finds a forwarded complaint', async () => {
  const { id, no } = await forwarded();
  for (const call of [contract.receivedDetail]) {
    expect(await failOf(stranger.send(call, { id }))).toBe('notFound');
  }
  const answer = stranger.send(contract.receivedReply, { id, text: 'Not mine.' });
  expect(await failOf(answer)).toBe('notFound');
  const { list } = await stranger.send(contract.receivedList, {});
  expect(list.map((one) => one.no)).not.toContain(no);
  const taken = await takenComplaint();
  expect(await failOf(seller.send(contract.receivedDetail, { id: taken.id }))).toBe('notFound');
});

test('contacts of an author who is no party of the order never reach the seller', async () => {
  const added = await visitor.send(contract.complaintAdd, {
    topic: 'quality',
    sellerName: 'some seller',
    mayForward: true,
    orderNo,
    text: 'Bad parts. Write to ana@private.test.',
    name: 'Ana Ruiz',
    email: 'ana@private.test',
  });
  const { list } = await support.send(contract.opsCaseList, { find: added.no });
  const { id } = list[0] ?? { id: '' };
  const { version } = await asSupport(id);
  const taken = await support.send(contract.opsCaseClaim, { id, version });
  const selection = [{ entryId: taken.entries[0]?.id ?? '', text: true, files: [] }];
  const send = (facts: object) =>
    support.send(contract.opsCaseForward, { ...seenBy(taken), text: 'Well?', ...facts });
  expect(await fieldsOf(send({ selection }))).toEqual([`selection: ${contacts}`]);
  expect(await fieldsOf(send({ text: 'Ask ana@private.test' }))).toEqual([`text: ${contacts}`]);
  const nobody = { sellerId: town.idOf(buyer) };
  expect(await fieldsOf(send(nobody))).toEqual([
    'sellerId: Choose the settled seller that the complaint is about.',
  ]);
  await send({ text: 'The parts are said to be bad.' });
  const received = await asSeller(id);
  // The order is the seller's, its author is not known to be a party of it.
  expect(received).toMatchObject({ author: '', orderNo });
  expect(JSON.stringify(received)).not.toMatch(/Ana|private/);
});

test('a silent seller is notified, support goes on, and a late answer counts until the case is closed', async () => {
  const { id, no } = await forwarded();
  await sweepAfter(6);
  const silent = await asSupport(id);
  expect(silent).toMatchObject({ state: 'inReview', forward: 'silent', due: { on: ['support'] } });
  expect(await messagesOf(seller)).toContain(`The time to answer complaint ${no} is over`);
  const { tasks } = await support.send(opsQueues, { pageSize: 50 });
  const row = tasks.find(({ ref }) => ref === no);
  expect(row?.detail).toContain('seller did not answer in time');
  expect(await asSeller(id)).toMatchObject({ state: 'late', mayAnswer: true });

  const asked = await support.send(contract.opsCaseRequestReply, {
    ...seenBy(silent),
    text: 'Hello?',
  });
  expect(asked).toMatchObject({ state: 'withSeller', due: { workingDaysAllowed: 3 } });
  await sweepAfter(6);
  const late = await seller.send(contract.receivedReply, { id, text: 'Sorry, here we are.' });
  expect(late.state).toBe('answered');

  const read = await asSupport(id);
  await support.send(contract.opsCaseClose, { ...seenBy(read), text: 'Settled.' });
  const after = seller.send(contract.receivedReply, { id, text: 'And another thing.' });
  expect(await failOf(after)).toBe('case.sellerClosed');
  expect((await asSeller(id)).state).toBe('closed');
  expect(JSON.stringify(await asSeller(id))).not.toContain('Settled.');
});

test('a case that its author closes while the seller has it takes no answer, and says so', async () => {
  const { id, no } = await forwarded();
  await buyer.send(contract.complaintReply, { id, event: 'close' });
  expect(await messagesOf(seller)).toContain(`Complaint ${no} is closed`);
  const answer = seller.send(contract.receivedReply, { id, text: 'Too late?' });
  expect(await failOf(answer)).toBe('case.sellerClosed');
});

test('a withdrawn complaint shows its seller nothing more, and may go to another seller', async () => {
  const sent = await forwarded(
    { orderNo: '', text: 'Other parts than ordered.' },
    town.idOf(seller),
  );
  const text = 'It went to the wrong company.';
  const back = await support.send(contract.opsCaseWithdraw, { ...seenBy(sent), text });
  expect(back).toMatchObject({ state: 'inReview', forward: 'withdrawn' });
  const seen = await asSeller(sent.id);
  expect(seen).toMatchObject({ state: 'withdrawn', mayAnswer: false, author: '' });
  expect(JSON.stringify(seen)).not.toMatch(/Other parts|What do you say/);
  const answer = seller.send(contract.receivedReply, { id: sent.id, text: 'But still.' });
  expect(await failOf(answer)).toBe('case.sellerWithdrawn');

  const found = await support.send(contract.opsCaseSellers, { find: 'strang' });
  expect(found.map(({ name }) => name)).toEqual(['Stranger Ltd']);
  await support.send(contract.opsCaseForward, {
    ...seenBy(back),
    text: 'Is it yours?',
    sellerId: found[0]?.id ?? '',
  });
  expect(await asSeller(sent.id)).toEqual(seen);
  const other = await stranger.send(contract.receivedDetail, { id: sent.id });
  expect(other.entries.map((entry) => entry.text)).toEqual(['Is it yours?']);
});
