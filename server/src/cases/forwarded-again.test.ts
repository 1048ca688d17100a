import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/cases/calls.ts';
import type { FailureData } from '#contract/response-schemas.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let town: TestMarket;
let buyer: Caller;
let first: Caller;
let second: Caller;
let support: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Buyer', 'buyer');
  first = await town.member('First', 'seller');
  second = await town.member('Second', 'seller');
  support = await town.staff('Support', ['support']);
}, 120_000);
afterAll(() => town.close());

const failOf = async (work: Promise<unknown>) => ((await refusalOf(work)).data as FailureData).fail;
const listOf = async (seller: Caller, tab: 'all' | 'toAnswer' = 'all') =>
  (await seller.send(contract.receivedList, { tab })).list;

/** Forwards a complaint as it stands to a seller. */
async function forward(id: string, to: Caller, text: string) {
  const { version } = await support.send(contract.opsCaseOne, { id });
  const sellerId = town.idOf(to);
  return support.send(contract.opsCaseForward, { id, version, text, sellerId });
}

async function withdraw(id: string, text: string) {
  const { version } = await support.send(contract.opsCaseOne, { id });
  return support.send(contract.opsCaseWithdraw, { id, version, text });
}

/** A complaint that went to the first seller, who answered, and then to the second. */
async function forwardedAgain(): Promise<{ readonly id: string; readonly no: string }> {
  const { no } = await buyer.send(contract.complaintAdd, {
    topic: 'wrongGoods',
    sellerName: 'Some seller',
    mayForward: true,
    text: 'Other parts than ordered came.',
    name: 'Ana Ruiz',
    email: 'x@y.test',
  });
  const { list } = await support.send(contract.opsCaseList, { find: no });
  const id = list[0]?.id ?? '';
  const { version } = await support.send(contract.opsCaseOne, { id });
  await support.send(contract.opsCaseClaim, { id, version });
  await forward(id, first, 'What do you say?');
  await first.send(contract.receivedReply, { id, text: 'We never sold these.' });
  await withdraw(id, 'It went to the wrong company.');
  await forward(id, second, 'Is it yours?');
  return { id, no };
}

test('a complaint that goes on to another seller stays with the first, withdrawn, with its own answer', async () => {
  const { id, no } = await forwardedAgain();
  const entry = (await listOf(first)).find((one) => one.no === no);
  expect(entry).toMatchObject({ id, state: 'withdrawn', due: null });
  expect((await listOf(first, 'toAnswer')).map((one) => one.no)).not.toContain(no);
  const seen = await first.send(contract.receivedDetail, { id });
  expect(seen).toMatchObject({ state: 'withdrawn', mayAnswer: false, author: '', wish: null });
  expect(seen.entries.map(({ event, text }) => `${event}: ${text}`)).toEqual([
    'forward: ',
    'sellerAnswer: We never sold these.',
    'withdrawForward: It went to the wrong company.',
  ]);
  const answer = first.send(contract.receivedReply, { id, text: 'But still.' });
  expect(await failOf(answer)).toBe('case.sellerWithdrawn');
});

test('neither seller reads what the other does with it', async () => {
  const { id, no } = await forwardedAgain();
  const before = await first.send(contract.receivedDetail, { id });
  const other = await second.send(contract.receivedDetail, { id });
  expect(other.entries.map(({ text }) => text)).toEqual(['Is it yours?']);
  expect((await listOf(second, 'toAnswer')).map((one) => one.no)).toContain(no);
  await second.send(contract.receivedReply, { id, text: 'Yes, it is ours.' });
  const { version } = await support.send(contract.opsCaseOne, { id });
  await support.send(contract.opsCaseClose, { id, version, text: 'Settled.' });
  expect(await first.send(contract.receivedDetail, { id })).toEqual(before);
  expect((await second.send(contract.receivedDetail, { id })).state).toBe('closed');
  expect(await failOf(first.send(contract.receivedReply, { id, text: 'Well?' }))).toBe(
    'case.sellerWithdrawn',
  );
});

test('a seller to whom it returns has it once, to answer, and keeps it when it goes on again', async () => {
  const { id, no } = await forwardedAgain();
  await withdraw(id, 'Not theirs either.');
  await forward(id, first, 'Please look again.');
  const entries = (await listOf(first)).filter((one) => one.no === no);
  expect(entries.map(({ state }) => state)).toEqual(['toAnswer']);
  const seen = await first.send(contract.receivedDetail, { id });
  expect(seen.entries.map(({ text }) => text)).toEqual(['Please look again.']);
  expect((await listOf(second)).find((one) => one.no === no)?.state).toBe('withdrawn');
  await withdraw(id, 'We ask the other one.');
  await forward(id, second, 'Once more: is it yours?');
  const kept = await first.send(contract.receivedDetail, { id });
  expect(kept.entries.map(({ event, text }) => `${event}: ${text}`)).toEqual([
    'forward: ',
    'withdrawForward: We ask the other one.',
  ]);
});
