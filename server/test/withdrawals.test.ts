import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { bankAdd, bankDel, bankList, bankUpdate } from '#contract/wallet/bank-calls.ts';
import { walletLogList, walletOne } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { payeeAccount, payeesOf } from '#harness/payees.ts';
import { fails } from '#harness/refusals.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
const DAY_MS = 24 * 3_600_000;
const account = payeeAccount;
let memberWith: ReturnType<typeof payeesOf>['memberWith'];
let codeOf: ReturnType<typeof payeesOf>['codeOf'];

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  ({ memberWith, codeOf } = payeesOf(market));
});
afterAll(() => market.close());

async function applied(minor = '100.00', funds = 100_000n) {
  const { who, bank, name } = await memberWith(funds);
  await who.send(cash.cashCode, { bankId: bank.id, amount: minor });
  const code = await codeOf(name);
  const made = await who.send(cash.cashApply, { bankId: bank.id, amount: minor, code });
  return { who, bank, name, made, code };
}

const balances = async (who: Caller) => {
  const { balance, frozen } = await who.send(walletOne, {});
  return [balance.amount, frozen.amount];
};

async function approved() {
  const all = await applied();
  const { id, version } = all.made;
  const prepared = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Called them' });
  if (prepared.approval === null) throw new Error('no approval is open');
  await jia.send(opsApprovalApprove, prepared.approval);
  return { ...all, ops: await jia.send(cash.opsWithdrawalOne, { id }) };
}

const sentOn = '2026-11-25';
const reference = () => `FT${randomUUID().slice(0, 8)}`;

describe('a withdrawal', () => {
  it('spec 4: withdrawal: is frozen, approved by two people, sent, returned, sent again', async () => {
    const { who, made, ops } = await approved();
    expect(await balances(who)).toEqual(['900.00', '100.00']);
    expect(ops).toMatchObject({ state: 'approved', approval: null });
    const bankReference = reference();
    const sent = await wei.send(cash.opsWithdrawalSend, {
      ...{ id: made.id, version: ops.version, bankReference, sentOn },
    });
    expect(sent).toMatchObject({ state: 'sent', bankReference, sentOn });
    expect(await balances(who)).toEqual(['900.00', '0.00']);
    const done = await wei.send(cash.opsWithdrawalComplete, sent);
    expect(done.state).toBe('completed');
    const asked = await wei.send(cash.opsWithdrawalProposeReturn, {
      ...{ id: done.id, version: done.version, bankReference: reference() },
      reason: 'Account closed',
    });
    if (asked.approval === null) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, asked.approval);
    const back = await wei.send(cash.opsWithdrawalOne, { id: done.id });
    expect(back).toMatchObject({ state: 'returned', reason: 'Account closed' });
    expect(await balances(who)).toEqual(['900.00', '100.00']);
    const again = await wei.send(cash.opsWithdrawalReopen, back);
    expect(again.state).toBe('applied');
    const prepared = await jia.send(cash.opsWithdrawalPrepare, {
      ...{ id: again.id, version: again.version, note: 'New letter of the bank' },
    });
    if (prepared.approval === null) throw new Error('no approval is open');
    await wei.send(opsApprovalApprove, prepared.approval);
    const { version } = await wei.send(cash.opsWithdrawalOne, again);
    await wei.send(cash.opsWithdrawalSend, {
      ...{ id: made.id, version, bankReference: reference(), sentOn },
    });
    expect(await balances(who)).toEqual(['900.00', '0.00']);
    const own = await who.send(cash.cashOne, { id: made.id });
    expect(own.history.map(({ event }) => event)).toEqual([
      ...['apply', 'approve', 'send', 'complete', 'bankReturn', 'reopen', 'approve', 'send'],
    ]);
    const { list } = await who.send(walletLogList, { matter: 'withdrawal' });
    expect(list.map(({ state, change }) => [state, change.amount])).toEqual([
      ['success', '-100.00'],
    ]);
    expect(list[0]?.accountEnding).toBe(own.payee.ending);
    const messages = await who.send(msgBoxList, {});
    expect(messages.list.map(({ title }) => title)).toContain(`Withdrawal ${made.no} was sent`);
  });

  it('came back by two people alone: the money waits for the second', async () => {
    const { who, made, ops } = await approved();
    const { id } = made;
    const paidAs = reference();
    const sent = await wei.send(cash.opsWithdrawalSend, {
      ...{ id, version: ops.version, bankReference: paidAs, sentOn },
    });
    const returned = { id, version: sent.version, bankReference: reference(), reason: 'Closed' };
    const ask = (input = returned) => wei.send(cash.opsWithdrawalProposeReturn, input);
    await fails(ask({ ...returned, bankReference: paidAs }), 'wallet.cash.referenceUsed');
    await fails(ask({ ...returned, version: 1 }), 'wallet.changed');
    expect(sent).toMatchObject({ mayProposeReturn: true });
    expect(sent.events).not.toContain('bankReturn');
    const asked = await ask();
    const { approval } = asked;
    if (approval === null) throw new Error('no approval is open');
    expect(asked).toMatchObject({ state: 'sent', mayProposeReturn: false });
    expect(approval).toMatchObject({
      ...{ reason: 'Closed', returnReference: returned.bankReference, transfer: null },
      events: ['withdraw'],
    });
    await fails(ask(), 'approval.open');
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    expect(await balances(who)).toEqual(['900.00', '0.00']);
    await jia.send(opsApprovalSendBack, {
      ...{ id: approval.id, version: approval.version, note: 'No such line' },
    });
    const back = await wei.send(cash.opsWithdrawalOne, { id });
    expect(back).toMatchObject({ sentBack: 'No such line', mayProposeReturn: true });

    // The bank has paid meanwhile: what was asked before is void, and said no longer.
    const second = await ask();
    const done = await wei.send(cash.opsWithdrawalComplete, { id, version: sent.version });
    expect(done).toMatchObject({ approval: null, sentBack: '', mayProposeReturn: true });
    if (second.approval === null) throw new Error('no approval is open');
    await fails(jia.send(opsApprovalApprove, second.approval), 'approval.wrongState');
    const { list: before } = await jia.send(cash.opsWithdrawalList, { open: true, find: made.no });
    expect(before).toEqual([]);
    const late = await ask({ ...returned, version: done.version });
    const { list } = await jia.send(cash.opsWithdrawalList, { open: true, find: made.no });
    expect(list.map((one) => [one.no, one.state])).toEqual([[made.no, 'completed']]);
    const { tasks: work } = await jia.send(opsQueues, { queue: 'withdrawals', find: made.no });
    expect(work.map(({ ref }) => ref)).toContain(made.no);
    if (late.approval === null) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, late.approval);
    const after = await jia.send(cash.opsWithdrawalOne, { id });
    expect(after).toMatchObject({ state: 'returned', approval: null, mayProposeReturn: false });
    expect(after.history.at(-1)).toMatchObject({ event: 'bankReturn', by: 'checker' });
    expect(await balances(who)).toEqual(['900.00', '100.00']);
  });

  it('is not approved by the person who prepared it, nor sent by nobody’s approval', async () => {
    const { made } = await applied();
    const { id, version } = made;
    const none = { id, version, bankReference: reference(), sentOn };
    await fails(wei.send(cash.opsWithdrawalSend, none), 'wallet.cash.wrongState');
    await fails(wei.send(cash.opsWithdrawalPrepare, { id, version }), 'wallet.cash.noteNeeded');
    const { approval } = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Yes' });
    if (approval === null) throw new Error('no approval is open');
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    const back = { ...approval, note: 'Call them first' };
    await jia.send(opsApprovalSendBack, back);
    const sent = await wei.send(cash.opsWithdrawalOne, { id });
    expect(sent).toMatchObject({ approval: null, sentBack: 'Call them first', mayPrepare: true });
  });

  it('is not approved once its payee was changed, and the request is void', async () => {
    const { who, bank, made } = await applied();
    const { id, version } = made;
    const { approval } = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Yes' });
    if (approval === null) throw new Error('no approval is open');
    await who.send(bankUpdate, {
      ...{ id: bank.id, version: bank.version, accountNumber: '000987654321' },
    });
    await fails(jia.send(opsApprovalApprove, approval), 'approval.wrongState');
    const requests = await jia.send(opsApprovalList, { subjectId: id });
    expect(requests.list.map(({ state }) => state)).toEqual(['void']);
    const ops = await jia.send(cash.opsWithdrawalOne, { id });
    expect(ops).toMatchObject({ state: 'applied', approval: null, mayPrepare: false });
    expect(
      ops.checks.filter(({ outcome }) => outcome === 'fail').map(({ check }) => check),
    ).toEqual(['payeeChanged']);
    const again = { id, version, note: 'Yes' };
    await fails(wei.send(cash.opsWithdrawalPrepare, again), 'wallet.cash.payeeChanged');
    await wei.send(cash.opsWithdrawalRefuse, { id, version, reason: 'Another account' });
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
  });

  it('is cancelled by its owner while it is applied for, and not once it is approved', async () => {
    const { who, made } = await applied();
    const stranger = (await memberWith(0n)).who;
    await fails(stranger.send(cash.cashCancel, made), 'notFound');
    expect(await who.send(cash.cashCancel, made)).toMatchObject({ state: 'cancelled' });
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
    const second = await approved();
    const now = await second.who.send(cash.cashOne, { id: second.made.id });
    expect(now.events).toEqual([]);
    await fails(second.who.send(cash.cashCancel, now), 'wallet.cash.wrongState');
    expect(await balances(second.who)).toEqual(['900.00', '100.00']);
  });

  it('is refused with a reason that its owner reads, and the row of the ledger failed', async () => {
    const { who, made } = await applied();
    const { id, version } = made;
    await wei.send(cash.opsWithdrawalRefuse, { id, version, reason: 'No such bank' });
    expect(await who.send(cash.cashOne, { id })).toMatchObject({
      ...{ state: 'refused', reason: 'No such bank', events: [] },
    });
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
    const { list } = await who.send(walletLogList, { matter: 'withdrawal' });
    expect(list.every(({ state }) => state === 'failed')).toBe(true);
    // The ledger says why the money is back, and which account it was meant for.
    expect(list.map(({ remark }) => remark)).toEqual([
      'No such bank',
      expect.stringMatching(/ •••• \d{4}$/),
    ]);
    await fails(
      wei.send(cash.opsWithdrawalRefuse, { id, version, reason: 'Again' }),
      'wallet.changed',
    );
  });

  it('is refused by two people once it is approved: the bank may pay it already', async () => {
    const { who, made, ops } = await approved();
    const { id } = made;
    const asked = { id, version: ops.version, reason: 'The bank is under sanctions' };
    expect(ops).toMatchObject({ events: ['send'], mayProposeRefusal: true });
    await fails(wei.send(cash.opsWithdrawalRefuse, asked), 'wallet.cash.wrongState');
    await fails(jia.send(cash.opsWithdrawalRefuse, asked), 'wallet.cash.wrongState');
    const waiting = await wei.send(cash.opsWithdrawalProposeRefusal, asked);
    const { approval } = waiting;
    if (approval === null) throw new Error('no approval is open');
    expect(waiting).toMatchObject({ state: 'approved', mayProposeRefusal: false });
    expect(approval).toMatchObject({
      ...{ reason: asked.reason, isRefusal: true, transfer: null, returnReference: null },
      events: ['withdraw'],
    });
    await fails(jia.send(cash.opsWithdrawalProposeRefusal, asked), 'approval.open');
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    expect(await balances(who)).toEqual(['900.00', '100.00']);
    await jia.send(opsApprovalSendBack, { ...approval, note: 'Ask the bank first' });
    const back = await wei.send(cash.opsWithdrawalOne, { id });
    expect(back).toMatchObject({ approval: null, sentBack: 'Ask the bank first' });

    const again = await wei.send(cash.opsWithdrawalProposeRefusal, asked);
    if (again.approval === null) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, again.approval);
    await fails(jia.send(opsApprovalApprove, again.approval), 'approval.wrongState');
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
    const refused = await who.send(cash.cashOne, { id });
    expect(refused).toMatchObject({ state: 'refused', reason: asked.reason });
    expect(refused.history.at(-1)).toMatchObject({ event: 'refuse', by: 'checker' });
    const { list } = await who.send(walletLogList, { matter: 'withdrawal' });
    expect(list.map(({ change, remark }) => [change.amount, remark])).toContainEqual([
      ...['100.00', asked.reason],
    ]);
  });

  it('is not refused once its transfer is recorded, and an unapproved one needs no request', async () => {
    const { who, made, ops } = await approved();
    const asked = { id: made.id, version: ops.version, reason: 'The bank is under sanctions' };
    await fails(
      wei.send(cash.opsWithdrawalProposeRefusal, { ...asked, version: 1 }),
      'wallet.changed',
    );
    const { approval } = await wei.send(cash.opsWithdrawalProposeRefusal, asked);
    if (approval === null) throw new Error('no approval is open');
    await wei.send(cash.opsWithdrawalSend, {
      ...{ id: made.id, version: ops.version, bankReference: reference(), sentOn },
    });
    await fails(jia.send(opsApprovalApprove, approval), 'approval.wrongState');
    expect(await balances(who)).toEqual(['900.00', '0.00']);
    const fresh = await applied();
    const early = { id: fresh.made.id, version: 1, reason: 'No such bank' };
    await fails(wei.send(cash.opsWithdrawalProposeRefusal, early), 'wallet.cash.wrongState');
  });

  it('is listed for finance by its state, and found by its number', async () => {
    const { made } = await applied();
    const list = async (facts: object) =>
      (await wei.send(cash.opsWithdrawalList, { find: made.no, ...facts })).list.map(
        ({ id }) => id,
      );
    expect(await list({ open: true })).toEqual([made.id]);
    expect(await list({ state: 'sent' })).toEqual([]);
    const { id, version } = made;
    await wei.send(cash.opsWithdrawalRefuse, { id, version, reason: 'The name differs' });
    expect(await list({ state: 'refused' })).toEqual([id]);
    expect(await list({ open: true })).toEqual([]);
  });

  it('uses a reference of the bank once', async () => {
    const [one, other] = [await approved(), await approved()];
    const bankReference = reference();
    const send = ({ made, ops }: typeof one, written: string) =>
      wei.send(cash.opsWithdrawalSend, {
        ...{ id: made.id, version: ops.version, bankReference: written, sentOn },
      });
    await send(one, bankReference);
    await fails(send(other, ` ${bankReference.toLowerCase()}-`), 'wallet.cash.referenceUsed');
    expect(await balances(other.who)).toEqual(['900.00', '100.00']);
  });
});

describe('a bank account', () => {
  it('spec 4: bank default: a new default clears the previous one of its currency', async () => {
    const { who, bank, name } = await memberWith(0n);
    expect(bank.first).toBe('Y');
    const second = { ...account(name), accountNumber: '000999888777', first: 'Y' as const };
    const other = await who.send(bankAdd, second);
    const firsts = async () =>
      (await who.send(bankList, {})).list.map(({ id, first }) => [id, first]);
    expect(await firsts()).toEqual([
      [other.id, 'Y'],
      [bank.id, 'N'],
    ]);
    const made = { id: bank.id, version: bank.version, first: 'Y' as const };
    await who.send(bankUpdate, made);
    expect(Object.fromEntries(await firsts())).toEqual({ [bank.id]: 'Y', [other.id]: 'N' });
    const [now] = (await who.send(bankList, {})).list;
    await who.send(bankDel, { id: bank.id, version: now?.version ?? 0 });
    expect(await firsts()).toEqual([[other.id, 'Y']]);
  });

  it('shows the last digits alone, tells its owner of a change and names what is wrong', async () => {
    const { who, bank, name } = await memberWith(0n);
    expect(bank.ending).toBe('6789');
    expect(JSON.stringify(bank)).not.toContain('000123456789');
    await fails(who.send(bankAdd, account(name)), 'wallet.bank.known');
    const wrong = { ...account(name), routing: '111000026', accountName: 'Somebody Else' };
    await expect(who.send(bankAdd, wrong)).rejects.toMatchObject({
      reply: { data: { fields: [{ field: 'accountName' }, { field: 'routing' }] } },
    });
    const { payableFrom } = await who.send(bankUpdate, {
      ...{ id: bank.id, version: bank.version, town: 'Dallas' },
    });
    expect(payableFrom > bank.payableFrom).toBe(true);
    const messages = await who.send(msgBoxList, {});
    expect(messages.list.map(({ title }) => title)).toContain('A bank account was changed');
  });

  it('is not removed while a withdrawal is paid to it', async () => {
    const { who, bank, made } = await applied();
    const seen = { id: bank.id, version: bank.version };
    await fails(who.send(bankDel, seen), 'wallet.bank.inUse');
    await who.send(cash.cashCancel, made);
    await who.send(bankDel, seen);
    const stranger = (await memberWith(0n)).who;
    await fails(stranger.send(bankDel, seen), 'notFound');
  });
});

describe('an application', () => {
  it('spec 5: withdrawal: has the code of its own amount and payee', async () => {
    const { who, bank, name } = await memberWith(100_000n);
    const other = await who.send(bankAdd, { ...account(name), accountNumber: '000111222333' });
    await who.send(cash.cashCode, { bankId: bank.id, amount: '100.00' });
    const code = await codeOf(name);
    const figures = { bankId: bank.id, amount: '100.00', code };
    const wrong = { reply: { data: { fail: 'code.wrong' } } };
    for (const change of [{ amount: '100.01' }, { bankId: other.id }]) {
      await expect(who.send(cash.cashApply, { ...figures, ...change })).rejects.toMatchObject(
        wrong,
      );
    }
    await who.send(cash.cashApply, figures);
    await fails(who.send(cash.cashApply, figures), 'code.spent');
    expect(await balances(who)).toEqual(['900.00', '100.00']);
  });

  it('sent twenty times at once has one effect', async () => {
    const { who, bank, name } = await memberWith(100_000n);
    await who.send(cash.cashCode, { bankId: bank.id, amount: '10.00' });
    const input = { bankId: bank.id, amount: '10.00', code: await codeOf(name) };
    const sent = Array.from({ length: 20 }, () => who.send(cash.cashApply, input));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balances(who)).toEqual(['990.00', '10.00']);
  });

  it.each([
    ['0', 'input.invalid'],
    ['-1', 'input.invalid'],
    ['0.001', 'input.invalid'],
    ['1e9', 'input.invalid'],
    ['1,000', 'input.invalid'],
    ['１００', 'input.invalid'],
    ['9.99', 'wallet.cash.least'],
    ['5000000.01', 'wallet.cash.most'],
    ['1000.01', 'wallet.notEnough'],
  ])('of %s is refused with %s', async (amount, reason) => {
    const { who, bank } = await memberWith(100_000n);
    await fails(who.send(cash.cashCode, { bankId: bank.id, amount }), reason);
    await fails(who.send(cash.cashApply, { bankId: bank.id, amount, code: '000000' }), reason);
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
  });

  it('waits 24 h where the account is new, and needs a second factor from a set amount', async () => {
    const { who, name } = await memberWith(2_000_000n);
    const bank = await who.send(bankAdd, { ...account(name), accountNumber: '000999888777' });
    const sent = await who.send(cash.cashCode, { bankId: bank.id, amount: '20.00' });
    expect(sent.needsFactor).toBe(false);
    const figures = { bankId: bank.id, amount: '20.00', code: await codeOf(name) };
    const made = await who.send(cash.cashApply, figures);
    expect(made.payableFrom).toBe(bank.payableFrom);
    const prepare = { id: made.id, version: 1, note: 'Yes' };
    await fails(wei.send(cash.opsWithdrawalPrepare, prepare), 'wallet.cash.notPayable');
    market.clock.advance(121_000);
    const large = await who.send(cash.cashCode, { bankId: bank.id, amount: '5000.00' });
    expect(large.needsFactor).toBe(true);
    const largeFigures = { bankId: bank.id, amount: '5000.00', code: await codeOf(name) };
    await fails(who.send(cash.cashApply, largeFigures), 'factor.needed');
    const factor = { kind: 'totp' as const, code: '000000' };
    await fails(who.send(cash.cashApply, { ...largeFigures, factor }), 'factor.none');
    expect(await balances(who)).toEqual(['19980.00', '20.00']);

    market.clock.advance(DAY_MS);
    const later = await market.staff('Later', ['finance']);
    const { approval } = await later.send(cash.opsWithdrawalPrepare, prepare);
    expect(approval?.events).toEqual(['withdraw']);
  });
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
