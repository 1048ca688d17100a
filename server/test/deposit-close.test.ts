import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import { opsCloseList } from '#contract/closes/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import { camtFile } from '#harness/files/bank-files.ts';
import {
  bankReference,
  chineseAccount,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import { transaction } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { compensation } from '#server/wallet/core/recipes.ts';
import { openWallet } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const DAY_MS = 86_400_000;
let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;
let balance = 0;
let ahead = 0;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

/** Imports the statement of the next day in CNY, with one line; returns the line. */
async function bring(amount: string, reference: string) {
  const on = dayOf(new Date(market.clock.now().getTime() + ahead * DAY_MS));
  ahead += 1;
  const opening = balance.toFixed(2);
  balance += Number(amount);
  const { accountName: name, accountNumber: account } = chineseAccount;
  const file = camtFile({
    ...{ account: '7559018800104472', currency: 'CNY', closedOn: on },
    ...{ opening, closing: balance.toFixed(2) },
    lines: [{ on, amount, name, account, reference }],
  });
  const content = Buffer.from(file).toString('base64');
  const { id } = await wei.send(bank.opsBankImport, { fileName: 's.xml', content });
  const [line] = (await wei.send(bank.opsBankStatementOne, { id })).lines;
  if (line === undefined) throw new Error('no line');
  return { id: line.id, version: line.version };
}
const differs = async () => {
  const { difference, stops } = await wei.send(bank.opsBankClose, { currency: 'CNY' });
  return [difference.amount, ...stops];
};

/** A deposit that its seller asks back after compensation has used a part of it. */
async function returning(used: bigint) {
  const { who, made } = await records.announcedDeposit();
  const arrived = { id: made.id, version: made.version, bankReference: bankReference() };
  const held = await wei.send(deposits.opsDepositConfirm, arrived);
  await transaction(market.market.database.db, async (tx) => {
    const [sellerId, buyerId] = [market.idOf(who), randomUUID()];
    await openWallet(tx, buyerId);
    const deposit = { fen: used, minor: used / 7n };
    await post(tx, {
      transfer: compensation({ sellerId, buyerId, availableMinor: 0n, deposit }),
      key: randomUUID(),
      cause: { kind: 'compensation', id: randomUUID(), no: 'CM-1' },
      now: market.clock.now(),
    });
  });
  const { id, version } = held;
  const reason = 'We close our shop';
  return who.send(deposits.depositRequestReturn, { id, version, reason });
}
const approve = async (id: string) =>
  jia.send(opsApprovalApprove, opened(await jia.send(deposits.opsDepositOne, { id })));
const match = async (line: Awaited<ReturnType<typeof bring>>, id: string) =>
  wei.send(bank.opsBankMatch, { lines: [line], items: [{ kind: 'depositReturn', id }] });

describe('the close in CNY, where compensation has used a part of a deposit', () => {
  it('comes to zero before and after the rest of it is paid back and found on a statement', async () => {
    await bring('30000.00', 'Three deposits');
    const { id, no, version } = await returning(400_000n);
    expect(await differs()).toEqual(['0.00']);
    const paid = { id, version, bankReference: bankReference() };
    await wei.send(deposits.opsDepositPropose, paid);
    await approve(id);
    expect(await differs()).toEqual(['0.00']);
    const line = await bring('-6000.00', no);
    expect(await differs()).toEqual(['0.00']);
    expect(await match(line, id)).toEqual({ outcome: 'matched' });
    expect(await differs()).toEqual(['0.00']);
  });

  it('comes to zero where the line is found first, which asks a second person to book it', async () => {
    const { id, no } = await returning(250_000n);
    const line = await bring('-7500.00', no);
    expect(await match(line, id)).toEqual({ outcome: 'matched' });
    expect(await differs()).toEqual(['0.00']);
    await approve(id);
    expect(await differs()).toEqual(['0.00']);
  });

  it('awaits no line of a deposit that is used up, and is sound at the end of the day', async () => {
    const { id, version } = await returning(1_000_000n);
    await wei.send(deposits.opsDepositPropose, { id, version, bankReference: bankReference() });
    await approve(id);
    expect(await differs()).toEqual(['0.00']);
    const { database, jobs } = market.market;
    const signal = new AbortController().signal;
    const log = createLogger('silent');
    const now = market.clock.now();
    const context = { db: database.db, now, log, attempt: 1, attemptsMax: 1, signal };
    await jobs['closes.make']?.({}, context);
    const { list } = await wei.send(opsCloseList, {});
    expect(list).toMatchObject([{ isSound: true }]);
  });
});

it('leaves the line of a deposit open that finance did not find before', async () => {
  const { made } = await records.announcedDeposit();
  const { id, no, version } = made;
  await jia.send(deposits.opsDepositFail, { id, version, reason: 'No such transfer' });
  const line = await bring('10000.00', no);
  const found = { lines: [line], items: [{ kind: 'deposit' as const, id }], note: 'Its own slip' };
  expect(await wei.send(bank.opsBankMatch, found)).toEqual({ outcome: 'requested' });
  const { list } = await jia.send(opsApprovalList, {});
  const asked = list.find(({ kind }) => kind === 'bank.match');
  const approval = { id: asked?.id ?? '', version: asked?.version ?? 0 };
  expect(await failOf(jia.send(opsApprovalApprove, approval))).toBe('deposit.changed');
  expect((await jia.send(deposits.opsDepositOne, { id })).state).toBe('failed');
});
