import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import * as back from '#contract/bank/return-calls.ts';
import { depositApply } from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import {
  opsRechargeConfirm,
  opsRechargeOne,
  rechargeApply,
  walletOne,
} from '#contract/wallet/calls.ts';
import { camtFile, type FileLine } from '#harness/files/bank-files.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const IBAN = 'EE382200221020145685';
const CNAPS = '308584000013';
const REASON = 'Payments come from the company itself';
let market: TestMarket;
let wei: Caller;
let jia: Caller;
const balances = { USD: 0n, CNY: 0n };
let at = 0;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
});
afterAll(() => market.close());

const text = (minor: bigint) => {
  const size = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
};

/** Imports the lines of the next day in USD, which continue the statement before. */
const bring = (...lines: Omit<FileLine, 'on'>[]) => bringIn('USD', lines);

/** The same in a currency. */
async function bringIn(currency: 'USD' | 'CNY', lines: readonly Omit<FileLine, 'on'>[]) {
  at += 1;
  const on = new Date(Date.UTC(2026, 8, at)).toISOString().slice(0, 10);
  const opening = balances[currency];
  for (const { amount } of lines) balances[currency] += BigInt(amount.replace('.', ''));
  const file = camtFile({
    account: currency === 'USD' ? '7559018800104471' : '7559018800104472',
    currency,
    opening: text(opening),
    closing: text(balances[currency]),
    closedOn: on,
    lines: lines.map((line) => ({ ...line, on })),
  });
  const content = Buffer.from(file).toString('base64');
  return (await wei.send(bank.opsBankImport, { fileName: 's.xml', content })).id;
}
const lineOf = async (id: string, by = wei) => {
  const [line] = (await by.send(bank.opsBankStatementOne, { id })).lines;
  if (!line) throw new Error('no line');
  return line;
};
const close = (currency: 'USD' | 'CNY' = 'USD') => wei.send(bank.opsBankClose, { currency });

let count = 0;
/** A picture that no other test uploaded. */
async function slip(): Promise<Buffer> {
  const sharp = (await import('sharp')).default;
  const create = { width: 40 + count, height: 41, channels: 3, background: '#465' } as const;
  return sharp({ create }).png().toBuffer();
}
async function announced(amount = '80.00') {
  count += 1;
  const name = `Guest${count}`;
  const who = await market.member(name, 'buyer');
  const { url } = await who.upload(fileUpload, 'slip.png', await slip());
  const made = await who.send(rechargeApply, {
    amount,
    accountName: `${name} Ltd`,
    accountNumber: 'GB29NWBK60161331926819',
    bankName: 'NatWest',
    bankCode: 'NWBKGB2L',
    proof: url,
  });
  return { who, id: made.id, no: made.no };
}

/** A line of a stranger for a member's recharge, and what the second person decides on. */
async function proposed() {
  const meant = await announced();
  const id = await bring({
    amount: '80.00',
    name: 'Baltic Trade OÜ',
    account: IBAN,
    reference: meant.no,
  });
  const line = await lineOf(id);
  const item = { kind: 'recharge' as const, id: meant.id };
  const input = { id: line.id, version: line.version, reason: REASON, item };
  await wei.send(back.opsBankReturnPropose, input);
  const { approval } = await lineOf(id, jia);
  if (!approval) throw new Error('no approval is open');
  return { ...meant, statement: id, line, input, approval };
}
const returnOf = async (statement: string) => {
  const found = (await lineOf(statement)).return;
  if (!found) throw new Error('the payment does not go back');
  return found;
};

/** Makes a file of a payment and releases it. */
async function paid(id: string) {
  const file = await wei.send(payout.opsPayoutFileMake, { ids: [id] });
  await releaseFile(jia, file.id);
  return wei.send(payout.opsPayoutFileOne, { id: file.id });
}

describe('a payment of a third party', () => {
  it('goes back to its account by two people, a file and the debit, and the member is notified', async () => {
    const { who, no, statement, approval, input } = await proposed();
    await fails(wei.send(back.opsBankReturnPropose, input), 'approval.open');
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    expect((await close()).suspense.amount).toBe('0.00');
    await jia.send(opsApprovalApprove, approval);
    const going = await returnOf(statement);
    expect(going).toMatchObject({
      state: 'approved',
      payerName: 'Baltic Trade OÜ',
      payerAccount: IBAN,
      itemNo: no,
      requestedBy: 'Wei',
      approvedBy: 'Jia',
      events: ['cancel'],
    });
    expect(await close()).toMatchObject({
      suspense: { amount: '80.00' },
      difference: { amount: '0.00' },
    });
    const { list } = await who.send(msgBoxList, {});
    expect(list[0]).toMatchObject({ title: `Payment for ${no} is sent back` });
    expect(list[0]?.body).toContain(REASON);
    expect((await who.send(walletOne, {})).balance.amount).toBe('0.00');

    const file = await wei.send(payout.opsPayoutFileMake, { ids: [going.id] });
    await fails(
      wei.send(back.opsBankReturnCancel, { id: going.id, version: 1, reason: 'No' }),
      'bank.returnInFile',
    );
    await releaseFile(jia, file.id);
    const { content, items } = await wei.send(payout.opsPayoutFileOne, { id: file.id });
    expect(content).toContain(`<CdtrAcct><Id><IBAN>${IBAN}</IBAN></Id></CdtrAcct>`);
    expect(content).toContain('<Cdtr><Nm>Baltic Trade OÜ</Nm></Cdtr>');
    expect(items).toMatchObject([{ kind: 'paymentReturn', state: 'sent' }]);
    expect(await close()).toMatchObject({
      suspense: { amount: '0.00' },
      unlisted: { amount: '-80.00' },
      difference: { amount: '0.00' },
    });

    const debit = await bring({
      amount: '-80.00',
      name: 'BALTIC TRADE OU',
      account: IBAN,
      reference: going.no,
    });
    expect(await wei.send(bank.opsBankMatchAll, { id: debit })).toMatchObject({ matched: 1 });
    expect((await returnOf(statement)).state).toBe('completed');
    expect(await close()).toMatchObject({
      unlisted: { amount: '0.00' },
      difference: { amount: '0.00' },
    });
    const line = await lineOf(statement);
    await fails(
      wei.send(bank.opsBankUnmatch, { id: line.id, version: line.version, reason: 'No' }),
      'bank.returning',
    );
  });

  it('that the bank brings back is sent again by two people, or opened again as a line', async () => {
    const { statement, approval } = await proposed();
    await jia.send(opsApprovalApprove, approval);
    const { id, no } = await returnOf(statement);
    const first = await paid(id);
    await wei.send(bank.opsBankMatchAll, {
      id: await bring({ amount: '-80.00', name: 'Baltic Trade OÜ', reference: no }),
    });
    const returned = () =>
      bring({ amount: '80.00', name: 'SEB Pank', reference: `RETURN ${no} ACC CLOSED` });
    await wei.send(bank.opsBankMatchAll, { id: await returned() });
    const came = await returnOf(statement);
    expect(came).toMatchObject({ state: 'returned', events: ['resend', 'cancel'] });
    expect(came.bankReason).toContain('ACC CLOSED');
    expect(await close()).toMatchObject({
      suspense: { amount: '80.00' },
      difference: { amount: '0.00' },
    });

    const again = { id, version: came.version, reason: 'Account is open again' };
    await wei.send(back.opsBankReturnResend, again);
    const asked = (await returnOf(statement)).approval;
    if (!asked) throw new Error('no approval is open');
    await fails(wei.send(opsApprovalApprove, asked), 'approval.samePerson');
    await jia.send(opsApprovalApprove, asked);
    const second = await paid(id);
    expect(second.items[0]?.endToEnd).not.toBe(first.items[0]?.endToEnd);
    // The second payment has a debit and a return of its own.
    expect(
      await wei.send(bank.opsBankMatchAll, {
        id: await bring({ amount: '-80.00', name: 'Baltic Trade OÜ', reference: no }),
      }),
    ).toMatchObject({ matched: 1 });
    await wei.send(bank.opsBankMatchAll, { id: await returned() });
    const last = await returnOf(statement);
    expect(last.state).toBe('returned');
    await wei.send(back.opsBankReturnCancel, { id, version: last.version, reason: 'It is theirs' });
    expect((await lineOf(statement)).state).toBe('open');
    expect(await close()).toMatchObject({
      suspense: { amount: '0.00' },
      difference: { amount: '0.00' },
    });
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });

  it('stays where the second person refuses or sends the request back, and may be asked about anew', async () => {
    const { statement, approval, input } = await proposed();
    await jia.send(opsApprovalSendBack, { ...approval, note: 'Which account is it?' });
    expect((await lineOf(statement)).origin).toMatchObject({ sentBack: 'Which account is it?' });
    await wei.send(back.opsBankReturnPropose, input);
    const next = (await lineOf(statement)).approval;
    if (!next) throw new Error('no approval is open');
    await jia.send(opsApprovalRefuse, { ...next, reason: 'It is the parent company' });
    expect(await lineOf(statement)).toMatchObject({ state: 'open', return: null, approval: null });
  });

  it('does not go back where it was matched, booked before, changed, or names no account', async () => {
    const { statement, approval, line, id } = await proposed();
    await wei
      .send(bank.opsBankMatch, {
        lines: [{ id: line.id, version: line.version }],
        items: [{ kind: 'recharge', id }],
        note: 'Letter of the parent company',
      })
      .catch(() => undefined);
    const asked = (await lineOf(statement)).approval;
    expect(asked?.kind).toBe('match');
    if (!asked) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, asked);
    // The match came first: the open request says something else now.
    await fails(jia.send(opsApprovalApprove, approval), 'approval.wrongState');
    const matched = await lineOf(statement);
    const again = { id: line.id, reason: REASON, item: null };
    await fails(
      wei.send(back.opsBankReturnPropose, { ...again, version: matched.version }),
      'bank.changed',
    );
    await wei.send(bank.opsBankUnmatch, {
      id: line.id,
      version: matched.version,
      reason: 'Wrong line',
    });
    const { version } = await lineOf(statement);
    await fails(wei.send(back.opsBankReturnPropose, { ...again, version }), 'bank.returnUsed');

    const other = await proposed();
    const recharge = await wei.send(opsRechargeOne, { id: other.id });
    await wei.send(opsRechargeConfirm, {
      id: other.id,
      version: recharge.version,
      bankReference: `HAND${other.no}`,
    });
    await fails(jia.send(opsApprovalApprove, other.approval), 'approval.changed');

    const silent = await bring({ amount: '12.00', name: 'Baltic Trade OÜ', reference: 'hello' });
    const mute = await lineOf(silent);
    const bare = { id: mute.id, version: mute.version, reason: REASON, item: null };
    await fails(wei.send(back.opsBankReturnPropose, bare), 'bank.noOrigin');
    const local = await bring({ amount: '13.00', name: 'Max Corp', account: '000123456789' });
    const number = await lineOf(local);
    const ask = { id: number.id, version: number.version, reason: REASON, item: null };
    await fails(wei.send(back.opsBankReturnPropose, ask), 'input.invalid');
    await wei.send(back.opsBankReturnPropose, { ...ask, bankCode: 'CHASUS33' });
  });

  it('in CNY goes back to a bank named by CNAPS, by two people, in a file of its own currency', async () => {
    const seller = await market.member('Depositor', 'seller');
    const { url } = await seller.upload(fileUpload, 'slip.png', await slip());
    const deposit = await seller.send(depositApply, {
      ...{ accountName: 'Depositor', accountNumber: '755901880010447', proof: url },
      ...{ bankName: '南海联合银行', bankCode: '308584001219' },
    });
    const statement = await bringIn('CNY', [
      { amount: '10000.00', name: '李四', account: '6222020200112230', reference: deposit.no },
    ]);
    const line = await lineOf(statement);
    expect(line.origin).toMatchObject({ account: '6222020200112230', needsBankCode: true });
    const item = { kind: 'deposit' as const, id: deposit.id };
    const ask = { id: line.id, version: line.version, reason: REASON, item };
    // No code, one of SWIFT, one whose check digit is wrong.
    for (const bankCode of ['', 'CHASUS33', '308584000014']) {
      await expect(wei.send(back.opsBankReturnPropose, { ...ask, bankCode })).rejects.toMatchObject(
        {
          reply: { data: { fields: [{ field: 'bankCode' }] } },
        },
      );
    }
    // A record of the other currency was not meant.
    const other = await announced();
    const wrong = { ...ask, bankCode: CNAPS, item: { kind: 'recharge' as const, id: other.id } };
    await fails(wei.send(back.opsBankReturnPropose, wrong), 'notFound');
    await wei.send(back.opsBankReturnPropose, { ...ask, bankCode: CNAPS });
    const { approval } = await lineOf(statement, jia);
    if (!approval) throw new Error('no approval is open');
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    await jia.send(opsApprovalApprove, approval);
    const going = await returnOf(statement);
    expect(going).toMatchObject({
      state: 'approved',
      bankCode: CNAPS,
      amount: { currency: 'CNY' },
    });
    const { list } = await seller.send(msgBoxList, {});
    expect(list[0]?.body).toMatch(/CNY\s10,000\.00/);
    expect(await close('CNY')).toMatchObject({
      ...{ suspense: { amount: '10000.00' }, difference: { amount: '0.00' }, stops: [] },
    });
    expect((await close()).suspense.amount).toBe('0.00');

    // Fen are never paid as cents: the file says its currency, and the bank's code by CNAPS.
    const { list: ready } = await wei.send(payout.opsPayoutReady, {});
    expect(ready.find(({ id }) => id === going.id)?.amount).toEqual({
      ...{ amount: '10000.00', currency: 'CNY' },
    });
    const file = await wei.send(payout.opsPayoutFileMake, { ids: [going.id] });
    await fails(releaseFile(wei, file.id), 'approval.samePerson');
    await wei.send(payout.opsPayoutFileCancel, { id: file.id, version: 1 });
    const dollars = await bring({ amount: '-10000.00', name: '李四', reference: going.no });
    await wei.send(bank.opsBankMatchAll, { id: dollars });
    const { id, version } = await lineOf(dollars);
    const items = [{ kind: 'paymentReturn' as const, id: going.id }];
    await fails(
      wei.send(bank.opsBankMatch, { lines: [{ id, version }], items, note: '' }),
      'notFound',
    );
    expect((await returnOf(statement)).state).toBe('approved');

    const debit = await bringIn('CNY', [
      { amount: '-10000.00', name: '李四', account: '6222020200112230', reference: going.no },
    ]);
    expect(await wei.send(bank.opsBankMatchAll, { id: debit })).toMatchObject({ matched: 1 });
    expect((await returnOf(statement)).state).toBe('completed');
    expect(await close('CNY')).toMatchObject({
      ...{ suspense: { amount: '0.00' }, difference: { amount: '0.00' }, stops: [] },
    });

    // The bank brings it back: the money is in suspense again until one opens the line anew.
    const text = `RETURN ${going.no} ACCOUNT CLOSED`;
    const came = await bringIn('CNY', [{ amount: '10000.00', name: '工商银行', reference: text }]);
    expect(await wei.send(bank.opsBankMatchAll, { id: came })).toMatchObject({ matched: 1 });
    const returned = await returnOf(statement);
    expect(returned).toMatchObject({ state: 'returned', events: ['resend', 'cancel'] });
    expect((await close('CNY')).suspense.amount).toBe('10000.00');
    const stop = { id: returned.id, version: returned.version, reason: 'It is theirs after all' };
    await wei.send(back.opsBankReturnCancel, stop);
    expect((await lineOf(statement)).state).toBe('open');
    expect(await close('CNY')).toMatchObject({
      ...{ suspense: { amount: '0.00' }, difference: { amount: '0.00' }, stops: [] },
    });
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });

  it('keeps bank, suspense and books equal whatever happens to it', async () => {
    const events = fc.array(fc.constantFrom('pay', 'debit', 'return', 'resend', 'cancel'), {
      minLength: 1,
      maxLength: 9,
    });
    await fc.assert(
      fc.asyncProperty(events, async (list) => {
        const { statement, approval } = await proposed();
        await jia.send(opsApprovalApprove, approval);
        for (const event of list) {
          const { return: going } = await lineOf(statement);
          if (!going) break;
          const { id, no, version, state } = going;
          if (event === 'pay' && state === 'approved') await paid(id);
          if (event === 'debit' && (state === 'sent' || state === 'approved')) {
            const line = { amount: '-80.00', name: 'Baltic Trade OÜ', reference: no };
            await wei.send(bank.opsBankMatchAll, { id: await bring(line) });
          }
          if (event === 'return' && state === 'completed') {
            const line = { amount: '80.00', name: 'SEB Pank', reference: `RETURN ${no}` };
            await wei.send(bank.opsBankMatchAll, { id: await bring(line) });
          }
          if (event === 'resend' && state === 'returned') {
            await wei.send(back.opsBankReturnResend, { id, version, reason: 'Again' });
            const asked = (await returnOf(statement)).approval;
            if (asked) await jia.send(opsApprovalApprove, asked);
          }
          if (event === 'cancel' && (state === 'approved' || state === 'returned')) {
            await wei.send(back.opsBankReturnCancel, { id, version, reason: 'Stays' });
          }
          const { difference, stops } = await close();
          expect([event, difference.amount, stops]).toEqual([event, '0.00', []]);
        }
      }),
      { numRuns: 12 },
    );
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  }, 120_000);
});
