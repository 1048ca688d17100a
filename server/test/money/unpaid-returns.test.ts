import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import * as back from '#contract/bank/return-calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { camtFile } from '#harness/files/bank-files.ts';
import { opened } from '#harness/money-records.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const IBAN = 'EE382200221020145685';
let market: TestMarket;
let wei: Caller;
let jia: Caller;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
});
afterAll(() => market.close());

let balance = 0;
let imports = 0;

/** Imports a line that follows the one before; returns its statement. */
async function bring(amount: number, reference: string): Promise<string> {
  imports += 1;
  const opening = balance;
  balance += amount;
  const on = market.clock.now().toISOString().slice(0, 10);
  const content = camtFile({
    ...{ account: '7559018800104471', currency: 'USD', closedOn: on, statementNo: String(imports) },
    ...{ opening: opening.toFixed(2), closing: balance.toFixed(2) },
    lines: [
      {
        ...{ on, amount: amount.toFixed(2), name: 'Baltic Trade OÜ', account: IBAN },
        ...{ reference, bankReference: `B${imports}` },
      },
    ],
  });
  const file = { fileName: 's.xml', content: Buffer.from(content).toString('base64') };
  return (await wei.send(bank.opsBankImport, file)).id;
}
const close = () => wei.send(bank.opsBankClose, { currency: 'USD' });

/** A payment that a released file has sent back to its sender. */
async function sent() {
  const statement = await bring(80, 'goods');
  const read = async (by = wei) => {
    const [line] = (await by.send(bank.opsBankStatementOne, { id: statement })).lines;
    if (line === undefined) throw new Error('no line');
    return line;
  };
  const { id: line, version } = await read();
  await wei.send(back.opsBankReturnPropose, {
    ...{ id: line, version, reason: 'A stranger', item: null, bankCode: '' },
  });
  await jia.send(opsApprovalApprove, opened(await read(jia)));
  const going = async (by = wei) => {
    const found = (await read(by)).return;
    if (found === null) throw new Error('the payment does not go back');
    return found;
  };
  const { id, no } = await going();
  const file = await wei.send(payout.opsPayoutFileMake, { ids: [id] });
  await releaseFile(jia, file.id);
  return { id, no, going };
}
const ask = async (going: Awaited<ReturnType<typeof sent>>['going'], by = wei) => {
  const { id, version } = await going(by);
  const reason = 'They have no such payment';
  return by.send(back.opsBankReturnProposeUnpaid, { id, version, reason });
};

describe('a payment that went to the bank and that the bank does not pay', () => {
  it('stays in the queue, and two people take it back into suspense', async () => {
    const { no, going } = await sent();
    const { tasks } = await jia.send(opsQueues, { queue: 'paymentReturns', find: no });
    expect(tasks.map(({ ref }) => ref)).toEqual([no]);
    expect(await going()).toMatchObject({ state: 'sent', events: ['proposeUnpaid'] });
    await ask(going);
    expect(await failOf(ask(going))).toBe('approval.open');
    const own = opened(await going());
    expect(own).toMatchObject({ what: 'unpaid', reason: 'They have no such payment' });
    expect(await failOf(wei.send(opsApprovalApprove, own))).toBe('approval.samePerson');

    await jia.send(opsApprovalSendBack, { ...opened(await going(jia)), note: 'Ask in writing' });
    expect(await going()).toMatchObject({ sentBack: 'Ask in writing', events: ['proposeUnpaid'] });
    await ask(going);
    expect((await close()).suspense.amount).toBe('0.00');
    await jia.send(opsApprovalApprove, opened(await going(jia)));
    expect(await going()).toMatchObject({
      ...{ state: 'returned', approval: null, sentBack: '', events: ['resend', 'cancel'] },
      bankReason: 'They have no such payment',
    });
    expect(await close()).toMatchObject({
      ...{ suspense: { amount: '80.00' }, difference: { amount: '0.00' }, stops: [] },
    });
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });

  it('is not taken back while a line of the bank names it', async () => {
    const { no, going } = await sent();
    await ask(going);
    const debit = await bring(-80, no);
    const request = opened(await going(jia));
    expect(await failOf(jia.send(opsApprovalApprove, request))).toBe('bank.matched');
    const other = await sent();
    await bring(-80, other.no);
    expect(await failOf(ask(other.going))).toBe('bank.matched');

    // The line completes it: the request is void, and there is nothing to take back.
    await wei.send(bank.opsBankMatchAll, { id: debit });
    expect(await going()).toMatchObject({ state: 'completed', approval: null, events: [] });
    expect(await failOf(jia.send(opsApprovalApprove, request))).toBe('approval.wrongState');
    expect(await failOf(ask(going))).toBe('bank.changed');
  });

  it('is completed by the late line of its file once two people send it again, and not paid twice', async () => {
    const { id, no, going } = await sent();
    const { version: out } = await going();
    await ask(going);
    await jia.send(opsApprovalApprove, opened(await going(jia)));
    const { version } = await going();
    await wei.send(back.opsBankReturnResend, { id, version, reason: 'Once more' });
    await jia.send(opsApprovalApprove, opened(await going(jia)));
    expect(await going()).toMatchObject({ state: 'approved' });
    // The file named the payment by its number and the version that it was made with.
    const debit = await bring(-80, `${no}-V${out - 1}`);
    await wei.send(bank.opsBankMatchAll, { id: debit });
    expect(await going()).toMatchObject({ state: 'completed', events: [] });
    expect(await close()).toMatchObject({ difference: { amount: '0.00' }, stops: [] });
  });

  it('leaves no request open where the bank brings it back meanwhile', async () => {
    const { id, no, going } = await sent();
    await ask(going);
    await wei.send(bank.opsBankMatchAll, { id: await bring(80, `RETURN ${no} ACC CLOSED`) });
    expect(await going()).toMatchObject({ state: 'returned', approval: null });
    const { version } = await going();
    await wei.send(back.opsBankReturnResend, { id, version, reason: 'Open again' });
    expect((await going()).approval).toMatchObject({ what: 'resend' });
  });
});
