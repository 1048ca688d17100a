import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalSendBack, opsApprovalWithdraw } from '#contract/approvals/calls.ts';
import { opsBankClose, opsBankUnmatch } from '#contract/bank/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import {
  opsRechargeConfirm,
  opsRechargeFail,
  opsRechargeOne,
  rechargeApply,
} from '#contract/wallet/calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import { bankReference, opened } from '#harness/money-records.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const AMOUNT = 20_000;

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let importLine: ReturnType<typeof bankLinesOf>;
let members = 0;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  importLine = bankLinesOf(market, () => wei, 'USD');
});
afterAll(() => market.close());

/** A large recharge that waits, and the line of its money. */
async function arrived() {
  members += 1;
  const name = `Payer${members}`;
  const who = await market.member(name, 'buyer');
  const slip = Buffer.from(`%PDF-1.7\n% ${name}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
  const { id, no } = await who.send(rechargeApply, {
    amount: AMOUNT.toFixed(2),
    accountName: `${name} Ltd`,
    accountNumber: `GB29NWBK6016133192${String(7000 + members)}`,
    bankName: 'NatWest',
    bankCode: 'NWBKGB2L',
    proof: (await who.upload(fileUpload, 'slip.pdf', slip)).url,
  });
  const line = await importLine({ amount: AMOUNT, reference: no, name: `${name} Ltd` });
  return { who, id, line };
}
const read = (id: string) => wei.send(opsRechargeOne, { id });
const fail = (by: Caller, id: string) =>
  by.send(opsRechargeFail, { id, version: 1, reason: 'No such transfer' });
const close = async () => {
  const { difference, stops } = await wei.send(opsBankClose, { currency: 'USD' });
  return { difference: difference.amount, stops };
};

describe('a recharge whose money a statement shows', () => {
  it('is not failed by anyone while its line is matched, whatever became of the request', async () => {
    const { id, line } = await arrived();
    expect(await line.all()).toMatchObject({ matched: 1 });
    expect(await failOf(fail(jia, id))).toBe('approval.open');
    expect(await read(id)).toMatchObject({ failBar: 'approval.open' });
    await jia.send(opsApprovalSendBack, { ...opened(await read(id)), note: 'Which transfer?' });
    for (const by of [wei, jia]) expect(await failOf(fail(by, id))).toBe('bank.matched');
    expect(await read(id)).toMatchObject({ failBar: 'bank.matched' });
    expect(await read(id)).toMatchObject({ state: 'pending', version: 1 });
    expect(await close()).toEqual({ difference: '0.00', stops: [] });
    // Once the match is taken back the line is open, and another than who matched it may fail it.
    const { id: lineId, version } = await line.read();
    await jia.send(opsBankUnmatch, { id: lineId, version, reason: 'Of another payer' });
    expect(await failOf(fail(wei, id))).toBe('approval.samePerson');
    expect(await read(id)).toMatchObject({ failBar: 'approval.samePerson' });
    expect(await jia.send(opsRechargeOne, { id })).toMatchObject({ failBar: null });
    expect(await fail(jia, id)).toMatchObject({ state: 'failed' });
    expect((await line.read()).state).toBe('open');
    expect(await close()).toEqual({ difference: '0.00', stops: [] });
  });

  it('is not matched once it has failed: its line stays open', async () => {
    const { id, line } = await arrived();
    await fail(jia, id);
    expect(await failOf(line.match('recharge', id))).toBe('wallet.changed');
    expect((await line.read()).state).toBe('open');
  });

  it('is a difference of the close where it has ended although its line is matched', async () => {
    const { id, line } = await arrived();
    await line.all();
    expect(await close()).toEqual({ difference: '0.00', stops: [] });
    await market.market.database.pool.query(
      `update wallet.recharge set state = 'failed', fail_reason = 'As before', version = 2,
         decided_at = $2, decided_by = $3 where id = $1`,
      [id, market.clock.now(), market.idOf(jia)],
    );
    expect(await close()).toEqual({ difference: '20000.00', stops: ['difference'] });
  });
});

describe('a large recharge of one of the two people of finance', () => {
  /** Jia's own recharge, of which Wei says that it arrived. */
  async function claimed() {
    const { id, who, line } = await arrived();
    await market.market.database.pool.query(
      `update accounts.account a set email = replace(s.email, '@', $3)
       from accounts.staff s where a.id = $1 and s.id = $2`,
      [market.idOf(who), market.idOf(jia), `+pays${members}@`],
    );
    const said = { id, version: 1, bankReference: bankReference() };
    await wei.send(opsRechargeConfirm, said);
    return { id, line };
  }
  const withdraw = async (id: string) => wei.send(opsApprovalWithdraw, opened(await read(id)));

  it('is failed by the other one, who takes the request back: nobody else can', async () => {
    const { id, line } = await claimed();
    expect(await failOf(fail(jia, id))).toBe('wallet.samePerson');
    expect(await failOf(fail(wei, id))).toBe('approval.open');
    await withdraw(id);
    expect(await read(id)).toMatchObject({ failBar: null });
    const ends = await Promise.allSettled([fail(wei, id), fail(wei, id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).state).toBe('failed');
    // Money that came all the same is no member's: its line stays open.
    expect(await failOf(line.match('recharge', id))).toBe('wallet.changed');
    expect((await line.read()).state).toBe('open');
  });

  it('is not failed by who matched a line with it while that match stands', async () => {
    const { id, line } = await claimed();
    await withdraw(id);
    await line.match('recharge', id);
    await withdraw(id);
    expect(await failOf(fail(wei, id))).toBe('bank.matched');
  });

  it('is failed by a third one where there is one, and by that one alone', async () => {
    const { id } = await claimed();
    await withdraw(id);
    const third = await market.staff('Third', ['finance']);
    expect(await failOf(fail(wei, id))).toBe('approval.samePerson');
    expect(await read(id)).toMatchObject({ failBar: 'approval.samePerson' });
    expect(await fail(third, id)).toMatchObject({ state: 'failed' });
  });
});
