import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import { opsCloseList } from '#contract/closes/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { bankAdd, bankUpdate } from '#contract/wallet/bank-calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import {
  bankReference,
  chineseAccount,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { failOf, fails } from '#harness/refusals.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const NANHAI = 'Nanhai Union Bank';
let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;
let importLine: ReturnType<typeof bankLinesOf>;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
  importLine = bankLinesOf(market, () => wei, 'CNY');
});
afterAll(() => market.close());

const read = (id: string) => wei.send(deposits.opsDepositOne, { id });
const own = async (who: Caller, id: string) => {
  const { deposit } = await who.send(deposits.depositOne, { id });
  if (deposit === null) throw new Error('the seller has no deposit');
  return deposit;
};
/** Returns what waits in suspense, how far bank and books differ, and what stops payouts. */
const close = async () => {
  const { suspense, difference, stops } = await wei.send(bank.opsBankClose, { currency: 'CNY' });
  return [suspense.amount, difference.amount, ...stops];
};
const debitOf = (no: string, name = chineseAccount.accountName) =>
  importLine({ amount: -10_000, reference: no, name });
const creditOf = (no: string) =>
  importLine({ amount: 10_000, reference: `RETURN ${no} ACC CLOSED`, name: NANHAI });

/** Proposes a payment back, which another person of finance approves. */
async function pay(id: string) {
  const { version } = await read(id);
  await wei.send(deposits.opsDepositPropose, { id, version, bankReference: bankReference() });
  await jia.send(opsApprovalApprove, opened(await read(id)));
  expect((await read(id)).state).toBe('returned');
}
/** A deposit that went back to its seller, with the debit line of the payment. */
async function returned() {
  const { who, made } = await records.returningDeposit();
  const { id, no } = made;
  await pay(id);
  expect(await (await debitOf(no)).all()).toMatchObject({ matched: 1 });
  return { who, id, no };
}
/** A deposit that the bank brought back. */
async function broughtBack() {
  const one = await returned();
  expect(await (await creditOf(one.no)).all()).toMatchObject({ matched: 1 });
  return one;
}
let accounts = 0;
/** An account in CNY of a seller; one in other words than before is saved a moment ago. */
async function accountOf(who: Caller, { isOld }: { readonly isOld: boolean }) {
  accounts += 1;
  const accountNumber = `62170000111133${String(accounts).padStart(2, '0')}`;
  const { id, version } = await who.send(bankAdd, {
    ...{ ...chineseAccount, accountName: `${who.name} Ltd`, currency: 'CNY' as const },
    ...{ branch: '深圳科技园支行', town: 'Shenzhen', country: 'CN', postcode: '518057' },
    accountNumber,
  });
  if (isOld) {
    await market.market.database.pool.query(
      `update wallet.bank_account set payee_since = payee_since - interval '1 day' where id = $1`,
      [id],
    );
  }
  return { id, accountNumber, version };
}

describe('a deposit that was paid back and that the bank brings back', () => {
  it('is owed again by the line, goes to a corrected account by two people, and the close explains it', async () => {
    const { who, id, no } = await returned();
    const before = await close();
    const back = await creditOf(no);
    expect((await back.read()).suggestion).toMatchObject({
      items: [{ kind: 'returnedDeposit', id }],
      reasons: expect.arrayContaining(['bankReturn']),
      needsSecond: false,
    });
    expect(await close()).toEqual(before);
    expect(await back.all()).toMatchObject({ matched: 1 });
    expect(await read(id)).toMatchObject({
      state: 'bankReturned',
      left: { amount: '10000.00', currency: 'CNY' },
      returned: null,
      bankReturnReason: `RETURN ${no} ACC CLOSED`,
    });
    expect(await close()).toEqual(['10000.00', '0.00']);
    const { list } = await who.send(msgBoxList, {});
    expect(list[0]).toMatchObject({
      title: `The bank sent deposit ${no} back`,
      link: `/seller-log-detail/deposit/${id}`,
    });
    expect(list[0]?.body).toContain('ACC CLOSED');

    const { id: bankId, accountNumber } = await accountOf(who, { isOld: true });
    const changed = await who.send(deposits.depositChangeAccount, {
      ...{ id, version: (await own(who, id)).version, bankId },
    });
    expect(changed.payee).toMatchObject({ accountNumber, accountName: `${who.name} Ltd` });
    expect(changed.accountNumber).toBe(chineseAccount.accountNumber);
    await pay(id);
    expect(await close()).toEqual(['0.00', '0.00']);
    expect(await (await debitOf(no, `${who.name} Ltd`)).all()).toMatchObject({ matched: 1 });
    expect(await close()).toEqual(['0.00', '0.00']);
    expect(await read(id)).toMatchObject({ returned: { amount: '10000.00' } });
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });

  it('may come back a second time, by another line, and the first line does not count twice', async () => {
    const { id, no } = await returned();
    const first = await creditOf(no);
    expect(await first.all()).toMatchObject({ matched: 1 });
    await pay(id);
    expect(await (await debitOf(no)).all()).toMatchObject({ matched: 1 });
    // Its match is taken back: it is of the payment before, and moves nothing.
    const line = await first.read();
    await wei.send(bank.opsBankUnmatch, {
      ...{ id: line.id, version: line.version, reason: 'Looked at again' },
    });
    expect(await first.match('returnedDeposit', id)).toEqual({ outcome: 'matched' });
    expect((await read(id)).state).toBe('returned');
    expect(await (await creditOf(no)).all()).toMatchObject({ matched: 1 });
    expect((await read(id)).state).toBe('bankReturned');
    await pay(id);
    expect(await close()).toEqual(['0.00', '0.00']);
  });

  it('is recorded by two people where the line does not name it', async () => {
    const { id } = await returned();
    const line = await importLine({ amount: 10_000, reference: 'RETURN AC04', name: NANHAI });
    expect(await line.match('returnedDeposit', id)).toEqual({ outcome: 'requested' });
    expect((await read(id)).state).toBe('returned');
    const { list } = await jia.send(opsApprovalList, {});
    const asked = list.find(({ kind }) => kind === 'bank.match');
    const approval = { id: asked?.id ?? '', version: asked?.version ?? 0 };
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    await jia.send(opsApprovalApprove, approval);
    expect((await read(id)).state).toBe('bankReturned');
    await pay(id);
  });

  it('comes back once of two lines that are matched in one moment', async () => {
    const { id, no } = await returned();
    const lines = [await creditOf(no), await creditOf(no)];
    const ends = await Promise.allSettled(lines.map((one) => one.match('returnedDeposit', id)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const states = await Promise.all(lines.map(async (one) => (await one.read()).state));
    expect(states.sort()).toEqual(['matched', 'open']);
    expect(await close()).toEqual(['10000.00', '0.00']);
    await pay(id);
    expect(await (await debitOf(no)).all()).toMatchObject({ matched: 1 });
    // The other line is of the payment that is out now.
    for (const one of lines) {
      if ((await one.read()).state === 'open') await one.match('returnedDeposit', id);
    }
    expect((await read(id)).state).toBe('bankReturned');
    await pay(id);
  });

  it('brings nothing back of a deposit of which nothing went back', async () => {
    const { made } = await records.returningDeposit();
    const line = await creditOf(made.no);
    expect(await failOf(line.match('returnedDeposit', made.id))).toBe('bank.itemChanged');
    expect((await line.read()).state).toBe('open');
    expect((await read(made.id)).state).toBe('returning');
  });
});

describe('the account to which a deposit goes that came back', () => {
  it('is one of the seller’s own in CNY, and is paid once it is a day old', async () => {
    const { who, id } = await broughtBack();
    const { version } = await own(who, id);
    const other = await records.member();
    const others = await accountOf(other.who, { isOld: true });
    const change = (bankId: string) =>
      who.send(deposits.depositChangeAccount, { id, version, bankId });
    await fails(change(others.id), 'notFound');
    await fails(
      other.who.send(deposits.depositChangeAccount, { id, version, bankId: others.id }),
      'notFound',
    );
    const fresh = await accountOf(who, { isOld: false });
    const changed = await change(fresh.id);
    expect(changed.payableFrom).not.toBeNull();
    await fails(change(fresh.id), 'deposit.changed');
    const proposal = { id, version: changed.version, bankReference: bankReference() };
    await fails(wei.send(deposits.opsDepositPropose, proposal), 'deposit.notPayable');
    // A page from before the change is told of the change, not of the account that it does not show.
    const stale = { ...proposal, version };
    await fails(wei.send(deposits.opsDepositPropose, stale), 'deposit.changed');
    const old = await accountOf(who, { isOld: true });
    await who.send(deposits.depositChangeAccount, { id, version: changed.version, bankId: old.id });
    // The deposit has a copy of the account: a later change of the saved one does not matter.
    await who.send(bankUpdate, {
      ...{ id: old.id, version: old.version, accountNumber: '6217000011119999' },
    });
    await pay(id);
  });

  it('stays while somebody says that the payment was made, and while a line shows it', async () => {
    const { who, id, no } = await broughtBack();
    const { id: bankId } = await accountOf(who, { isOld: true });
    const change = async () =>
      who.send(deposits.depositChangeAccount, {
        ...{ id, version: (await own(who, id)).version, bankId },
      });
    expect((await own(who, id)).events).toEqual(['changeAccount', 'cancelReturn']);
    expect(await (await debitOf(no)).all()).toMatchObject({ matched: 1 });
    expect((await own(who, id)).events).toEqual([]);
    await fails(change(), 'deposit.paying');
    await jia.send(opsApprovalApprove, opened(await read(id)));
    await fails(change(), 'deposit.changed');
    expect((await read(id)).state).toBe('returned');
    expect(await close()).toEqual(['0.00', '0.00']);
  });
});

it('stays here where its seller wants it to, unless the next one took its place', async () => {
  const { who, id } = await broughtBack();
  const waiting = (await close())[0];
  const keep = async () =>
    who.send(deposits.depositCancelReturn, { id, version: (await own(who, id)).version });
  const form = { ...chineseAccount, proof: await records.proof(who) };
  const next = await who.send(deposits.depositApply, form);
  expect((await own(who, id)).events).toEqual(['changeAccount']);
  await fails(keep(), 'deposit.open');
  await jia.send(deposits.opsDepositFail, {
    ...{ id: next.id, version: next.version, reason: 'No such transfer' },
  });
  // It is left here and another one is announced in one moment: one of both is refused.
  const again = { ...chineseAccount, proof: await records.proof(who) };
  const ends = await Promise.allSettled([keep(), who.send(deposits.depositApply, again)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  if (ends[0]?.status === 'rejected') {
    const { deposit } = await who.send(deposits.depositOne, {});
    const { id: announced = '', version = 0 } = deposit ?? {};
    const failed = { id: announced, version, reason: 'No such transfer' };
    await jia.send(deposits.opsDepositFail, failed);
    await keep();
  }
  const held = await own(who, id);
  expect(held).toMatchObject({ state: 'held', left: { amount: '10000.00' } });
  // The reason of the bank stays beside the account, for the day on which it is asked back.
  expect(held.bankReturnReason).toContain('ACC CLOSED');
  expect(waiting).toBe('10000.00');
  expect(await close()).toEqual(['0.00', '0.00']);
  const asked = { id, version: held.version, reason: 'We close our shop' };
  await who.send(deposits.depositRequestReturn, asked);
  await pay(id);
  expect(await close()).toEqual(['0.00', '0.00']);
});

it('leaves the next deposit of its seller as it is, and the closed day sound', async () => {
  const { who, id } = await returned();
  const { made } = await records.announcedDeposit({ who, bank: {}, name: '' } as never);
  const arrived = { id: made.id, version: made.version, bankReference: bankReference() };
  await wei.send(deposits.opsDepositConfirm, arrived);
  const { no } = await read(id);
  expect(await (await creditOf(no)).all()).toMatchObject({ matched: 1 });
  const { deposit, unpaid } = await who.send(deposits.depositOne, {});
  expect(deposit).toMatchObject({ id: made.id, state: 'held', left: { amount: '10000.00' } });
  expect(unpaid).toMatchObject({ id, left: { amount: '10000.00' } });
  const { database, jobs } = market.market;
  const signal = new AbortController().signal;
  const log = createLogger('silent');
  const now = market.clock.now();
  await jobs['closes.make']?.(
    {},
    { db: database.db, now, log, attempt: 1, attemptsMax: 1, signal },
  );
  expect((await wei.send(opsCloseList, {})).list).toMatchObject([{ isSound: true }]);
  await pay(id);
  expect((await own(who, made.id)).left.amount).toBe('10000.00');
});
