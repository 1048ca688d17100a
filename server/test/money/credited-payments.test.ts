import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import * as back from '#contract/bank/return-calls.ts';
import { opsDepositConfirm } from '#contract/deposits/calls.ts';
import { opsRechargeConfirm, opsRechargeOne, rechargeApply } from '#contract/wallet/calls.ts';
import { camtFile } from '#harness/files/bank-files.ts';
import { type MoneyRecords, opened, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

const balances = { USD: 0, CNY: 0 };
let imports = 0;

/** Imports a line of somebody; its text names no record where none is given. */
async function lineOf(
  amount: number,
  facts: { currency?: 'USD' | 'CNY'; reference?: string } = {},
) {
  const { currency = 'USD', reference = 'goods' } = facts;
  imports += 1;
  const opening = balances[currency];
  balances[currency] += amount;
  const on = market.clock.now().toISOString().slice(0, 10);
  const bankReference = `FT 2026-${1000 + imports}`;
  const line = { on, amount: amount.toFixed(2), name: 'Baltic Trade OÜ', reference, bankReference };
  const content = camtFile({
    ...{ currency, opening: opening.toFixed(2), closing: balances[currency].toFixed(2) },
    ...{ account: currency === 'USD' ? '7559018800104471' : '7559018800104472', closedOn: on },
    ...{ statementNo: String(imports), lines: [{ ...line, account: 'EE382200221020145685' }] },
  });
  const file = { fileName: 's.xml', content: Buffer.from(content).toString('base64') };
  const { id: statement } = await wei.send(bank.opsBankImport, file);
  const read = async (by = wei) => {
    const [found] = (await by.send(bank.opsBankStatementOne, { id: statement })).lines;
    if (found === undefined) throw new Error('no line');
    return found;
  };
  return { read, bankReference, id: (await read()).id };
}
type Line = Awaited<ReturnType<typeof lineOf>>;

/** Asks for the payment of a line to go back; a bank in China is named by its code. */
const goBack = async ({ read }: Line, recharge: string | null = null, bankCode = '') => {
  const { id, version } = await read();
  const item = recharge === null ? null : { kind: 'recharge' as const, id: recharge };
  return wei.send(back.opsBankReturnPropose, { id, version, reason: 'A stranger', item, bankCode });
};
const confirm = async (id: string, bankReference: string, by = wei) => {
  const { version } = await by.send(opsRechargeOne, { id });
  return by.send(opsRechargeConfirm, { id, version, bankReference });
};

/** A recharge that needs two people. */
async function large() {
  const { who, payer } = await records.recharge();
  const form = { ...payer, amount: '60000.00', proof: await records.proof(who) };
  return who.send(rechargeApply, form);
}

describe('a payment of a third party', () => {
  it('does not go back after it was credited by hand by its own reference', async () => {
    const line = await lineOf(70);
    const { made } = await records.recharge();
    await confirm(made.id, line.bankReference.toLowerCase().replaceAll('-', ' '));
    expect(await failOf(goBack(line))).toBe('bank.returnUsed');

    const fen = await lineOf(9000, { currency: 'CNY' });
    const deposit = (await records.announcedDeposit()).made;
    const seen = { id: deposit.id, version: deposit.version };
    await wei.send(opsDepositConfirm, { ...seen, bankReference: fen.bankReference });
    expect(await failOf(goBack(fen, null, '308584000013'))).toBe('bank.returnUsed');

    // Another line is another payment.
    await goBack(await lineOf(71));
  });

  it('does not go back while a second person is asked to credit it', async () => {
    const line = await lineOf(72);
    const { id } = await large();
    await confirm(id, line.bankReference);
    expect(await failOf(goBack(line))).toBe('bank.returnUsed');
    // A recharge whose confirmation waits is not what a payment goes back from.
    const other = await lineOf(73);
    expect(await failOf(goBack(other, id))).toBe('approval.open');
    const approval = opened(await wei.send(opsRechargeOne, { id }));
    await jia.send(opsApprovalSendBack, { ...approval, note: 'Whose is it?' });
    await goBack(other, id);
  });

  it('stays where it is credited while its return waits for the second person', async () => {
    const line = await lineOf(74);
    await goBack(line);
    const { made } = await records.recharge();
    await confirm(made.id, line.bankReference);
    const approval = opened(await line.read(jia));
    expect(await failOf(jia.send(opsApprovalApprove, approval))).toBe('approval.changed');
  });
});

describe('one wire for two recharges with one proof', () => {
  /** Two recharges of one member, announced with the same proof. */
  async function twins(amount: string) {
    const { who, payer } = await records.recharge();
    const proof = await records.proof(who);
    const form = { ...payer, amount, proof };
    const one = await who.send(rechargeApply, form);
    const two = await who.send(rechargeApply, form);
    return { who, payer, proof, one, two };
  }
  const match = async ({ read }: Line, ...items: readonly { readonly id: string }[]) => {
    const { id, version } = await read();
    return wei.send(bank.opsBankMatch, {
      lines: [{ id, version }],
      items: items.map((item) => ({ kind: 'recharge' as const, id: item.id })),
      note: 'One wire for both',
    });
  };
  const stateOf = async (id: string) => (await wei.send(opsRechargeOne, { id })).state;

  it('confirms both, and no third one by the same proof', async () => {
    const { who, payer, proof, one, two } = await twins('100.00');
    const line = await lineOf(200, { reference: `${one.no} ${two.no}` });
    await match(line, one, two);
    const approval = opened(await line.read(jia));
    await jia.send(opsApprovalApprove, approval);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['success', 'success']);
    const third = await who.send(rechargeApply, { ...payer, amount: '100.00', proof });
    expect(await failOf(confirm(third.id, 'FT-OTHER'))).toBe('wallet.proofUsed');
  });

  it('confirms both where each waits for its second person', async () => {
    const { one, two } = await twins('60000.00');
    const line = await lineOf(120_000, { reference: `${one.no} ${two.no}` });
    await match(line, one, two);
    await jia.send(opsApprovalApprove, opened(await line.read(jia)));
    const third = await market.staff('Third', ['finance']);
    for (const { id } of [one, two]) {
      await third.send(opsApprovalApprove, opened(await third.send(opsRechargeOne, { id })));
    }
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['success', 'success']);
  });

  it('does not confirm recharges of two companies by one proof', async () => {
    const { one } = await twins('100.00');
    const other = (await records.recharge()).made;
    await market.market.database.pool.query(
      `update wallet.recharge set proof_digest = (select proof_digest from wallet.recharge where id = $1)
       where id = $2`,
      [one.id, other.id],
    );
    const line = await lineOf(200, { reference: `${one.no} ${other.no}` });
    await match(line, one, other);
    const approval = opened(await line.read(jia));
    expect(await failOf(jia.send(opsApprovalApprove, approval))).toBe('wallet.proofUsed');
  });
});
