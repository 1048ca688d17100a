import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import { inAndOutOf } from '#harness/in-and-out.ts';
import { moneyRecordsOf, opened } from '#harness/money-records.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let head: Caller;
let records: ReturnType<typeof moneyRecordsOf>;
let money: ReturnType<typeof inAndOutOf>;
let importLine: ReturnType<typeof bankLinesOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  head = await market.staff('Head', ['admin']);
  records = moneyRecordsOf(market, [wei, jia]);
  money = inAndOutOf(market, () => wei);
  importLine = bankLinesOf(market, () => wei, 'USD');
});
afterAll(() => market.close());

const balances = async (who: Caller) => {
  const { balance, frozen } = await who.send(walletOne, {});
  return [balance.amount, frozen.amount];
};
const read = (id: string) => wei.send(cash.opsWithdrawalOne, { id });
const reason = 'The bank is under sanctions';
const ask = async (id: string, by = wei) =>
  by.send(cash.opsWithdrawalProposeRefusal, { id, version: (await read(id)).version, reason });

/** An approved withdrawal of 9,000.00 that a severe finding holds since. */
async function held() {
  const { who, name, withdrawal } = await money.inAndOut(900_000n);
  const { id, no, version } = withdrawal;
  const prepared = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Looked' });
  await jia.send(opsApprovalApprove, opened(prepared));
  market.clock.advance(60_000);
  await money.moveInAndOut({ who, name }, 1_300_000n);
  await money.look();
  return { who, id, no, payee: `${name} Ltd` };
}

describe('the refusal of an approved withdrawal', () => {
  it('waits while somebody says that it was transferred, and ends with that', async () => {
    const { id, who } = await held();
    const before = await balances(who);
    const refusal = opened(await ask(id));
    const { version } = await read(id);
    const sent = { id, version, bankReference: 'OUT 4801', sentOn: '2026-11-25' };
    const proposed = await wei.send(cash.opsWithdrawalProposeTransfer, {
      ...sent,
      note: 'Ordered',
    });
    // The money has left: nobody refuses it by the request of before.
    expect(await failOf(jia.send(opsApprovalApprove, refusal))).toBe('approval.wrongState');
    expect(await failOf(ask(id, jia))).toBe('approval.open');
    expect(await read(id)).toMatchObject({ mayProposeRefusal: false });
    await head.send(opsApprovalSendBack, { ...opened(proposed), note: 'Which order?' });
    expect(await read(id)).toMatchObject({ mayProposeRefusal: true });
    await jia.send(opsApprovalApprove, opened(await ask(id)));
    expect((await read(id)).state).toBe('refused');
    expect(await balances(who)).toEqual([
      (Number(before[0]) + 9000).toFixed(2),
      (Number(before[1]) - 9000).toFixed(2),
    ]);
  });

  it('may be asked for anew once a request has expired', async () => {
    const { who, made } = await records.approvedWithdrawal();
    const first = opened(await ask(made.id));
    // A clock that moved on would end the sessions of the staff.
    await market.market.database.pool.query(
      `update approvals.approval set requested_at = requested_at - interval '15 days',
         expires_at = expires_at - interval '15 days' where id = $1`,
      [first.id],
    );
    expect(await failOf(jia.send(opsApprovalApprove, first))).toBe('approval.expired');
    await market.market.jobs['approvals.expire']?.({}, {
      db: market.market.database.db,
      now: market.clock.now(),
    } as never);
    expect(await read(made.id)).toMatchObject({ approval: null, mayProposeRefusal: true });
    await jia.send(opsApprovalApprove, opened(await ask(made.id)));
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
  });

  it('is not asked for while a statement shows it as paid, whatever became of the record of it', async () => {
    const { id, no, payee } = await held();
    const { match } = await importLine({ amount: -9000, reference: no, name: payee });
    await match('withdrawal', id);
    const waiting = await read(id);
    expect(waiting).toMatchObject({ state: 'approved', mayProposeRefusal: false });
    await head.send(opsApprovalSendBack, { ...opened(waiting), note: 'Which order?' });
    expect(await read(id)).toMatchObject({ approval: null, mayProposeRefusal: false });
    expect(await failOf(ask(id))).toBe('bank.matched');
  });

  it('is not decided, and not asked for, by its owner among the staff', async () => {
    const { who, made } = await records.approvedWithdrawal();
    const { id } = made;
    const refusal = opened(await ask(id));
    await market.market.database.pool.query(
      `update accounts.account a set email = replace(s.email, '@', '+sells@')
       from accounts.staff s where a.id = $1 and s.id = $2`,
      [market.idOf(who), market.idOf(jia)],
    );
    for (const decide of [
      () => jia.send(opsApprovalApprove, refusal),
      () => jia.send(opsApprovalRefuse, { ...refusal, reason: 'No' }),
      () => jia.send(opsApprovalSendBack, { ...refusal, note: 'No' }),
    ]) {
      expect(await failOf(decide())).toBe('finance.ownMoney');
    }
    const seen = await jia.send(cash.opsWithdrawalOne, { id });
    expect(seen).toMatchObject({ mayProposeRefusal: false, approval: { events: [] } });
    const third = await market.staff('Third', ['finance']);
    await third.send(opsApprovalSendBack, { ...refusal, note: 'Ask the bank first' });
    expect(await failOf(ask(id, jia))).toBe('finance.ownMoney');
    expect(await balances(who)).toEqual(['900.00', '100.00']);
  });
});

describe('a line of the bank about a withdrawal that was refused', () => {
  it('is not matched where nobody sent it: the line stays open', async () => {
    const { who, made } = await records.approvedWithdrawal();
    const { id, no } = made;
    await jia.send(opsApprovalApprove, opened(await ask(id)));
    const { read: line, match } = await importLine({
      amount: -100,
      reference: no,
      name: made.payee.accountName,
    });
    expect(await failOf(match('withdrawal', id))).toBe('bank.neverPaid');
    expect((await line()).state).toBe('open');
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
  });
});
