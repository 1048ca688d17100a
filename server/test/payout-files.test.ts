import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { camtFile } from '#harness/files/bank-files.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { payeesOf } from '#harness/payees.ts';
import { fails } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import { dayOf } from '#server/kit/days.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const DAY_MS = 86_400_000;

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let people: ReturnType<typeof payeesOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  people = payeesOf(market);
});
afterAll(() => market.close());

/** A day of GMT+8 after those on which the books were written. */
const onDay = (ahead: number) => dayOf(new Date(market.clock.now().getTime() + ahead * DAY_MS));
const base64 = (content: string) => Buffer.from(content).toString('base64');

/** A withdrawal of 100.00 that two people have approved. */
async function approved() {
  const { who, bank: account, name } = await people.memberWith(100_000n);
  const figures = { bankId: account.id, amount: '100.00' };
  await who.send(cash.cashCode, figures);
  const made = await who.send(cash.cashApply, { ...figures, code: await people.codeOf(name) });
  const prepared = await wei.send(cash.opsWithdrawalPrepare, {
    id: made.id,
    version: made.version,
    note: 'Checked',
  });
  if (!prepared.approval) throw new Error('no approval is open');
  await jia.send(opsApprovalApprove, prepared.approval);
  return { who, id: made.id, no: made.no, name: `${name} Ltd` };
}
const balances = async (who: Caller) => {
  const { balance, frozen } = await who.send(walletOne, {});
  return [balance.amount, frozen.amount];
};
const stateOf = async (id: string) => (await wei.send(cash.opsWithdrawalOne, { id })).state;
const read = (id: string, by = wei) => by.send(payout.opsPayoutFileOne, { id });

function pain002(payments: readonly { endToEnd: string; status: string; code?: string }[]): string {
  const all = payments.map(
    ({ endToEnd, status, code }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${endToEnd}</OrgnlEndToEndId><TxSts>${status}</TxSts>` +
      `${code ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn><AddtlInf>Closed account</AddtlInf></StsRsnInf>` : ''}</TxInfAndSts>`,
  );
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>S1</MsgId></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>X</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>X</OrgnlPmtInfId>${all.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
}

describe('a file of payments', () => {
  it('leaves out a withdrawal that somebody asks to refuse', async () => {
    const one = await approved();
    const { version } = await wei.send(cash.opsWithdrawalOne, { id: one.id });
    const asked = { id: one.id, version, reason: 'A false bill' };
    const { approval } = await wei.send(cash.opsWithdrawalProposeRefusal, asked);
    if (!approval) throw new Error('no approval is open');
    const ready = async () =>
      (await wei.send(payout.opsPayoutReady, {})).list.map(({ id }) => id).includes(one.id);
    expect(await ready()).toBe(false);
    const make = () => wei.send(payout.opsPayoutFileMake, { ids: [one.id] });
    await fails(make(), 'payout.refusal');
    await jia.send(opsApprovalSendBack, { ...approval, note: 'The bill is right' });
    expect(await ready()).toBe(true);
    const { id } = await make();
    await fails(wei.send(cash.opsWithdrawalProposeRefusal, asked), 'payout.inFile');
    await wei.send(payout.opsPayoutFileCancel, { id, version: 1 });
    const again = await wei.send(cash.opsWithdrawalProposeRefusal, asked);
    if (!again.approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, again.approval);
    expect(await balances(one.who)).toEqual(['1000.00', '0.00']);
  });

  it('is made by one person and released by another; only then its withdrawals are sent', async () => {
    const one = await approved();
    const { list } = await wei.send(payout.opsPayoutReady, {});
    expect(list.map(({ no }) => no)).toEqual([one.no]);
    const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [one.id] });
    expect((await wei.send(payout.opsPayoutReady, {})).list).toEqual([]);
    const waiting = await jia.send(cash.opsWithdrawalOne, { id: one.id });
    expect(waiting.events).toEqual([]);
    const refused = { id: one.id, version: waiting.version, reason: 'A false bill' };
    await fails(jia.send(cash.opsWithdrawalRefuse, refused), 'payout.inFile');
    await fails(jia.send(cash.opsWithdrawalProposeRefusal, refused), 'payout.inFile');
    expect(waiting).toMatchObject({ mayProposeRefusal: false });
    const again = jia.send(payout.opsPayoutFileMake, { ids: [one.id] });
    await expect(again).rejects.toMatchObject({
      reply: { msg: expect.stringContaining(one.no), data: { fail: 'payout.paymentChanged' } },
    });
    const made = await read(id);
    expect(made).toMatchObject({
      content: null,
      file: { state: 'made', count: 1, events: ['cancel'] },
    });
    await fails(releaseFile(wei, id), 'approval.samePerson');
    expect(await balances(one.who)).toEqual(['900.00', '100.00']);
    await releaseFile(jia, id);
    expect(await balances(one.who)).toEqual(['900.00', '0.00']);
    const released = await read(id);
    expect(released.content).toContain(`<Ustrd>${one.no}</Ustrd>`);
    expect(released.items).toMatchObject([
      { state: 'sent', accountNumber: expect.stringMatching(/6789$/) },
    ]);
    await fails(releaseFile(jia, id), 'payout.changed');
    await fails(wei.send(payout.opsPayoutFileCancel, { id, version: 2 }), 'payout.changed');
  });

  it('that is cancelled leaves its withdrawals ready for another one', async () => {
    const one = await approved();
    const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [one.id] });
    await wei.send(payout.opsPayoutFileCancel, { id, version: 1 });
    expect(await stateOf(one.id)).toBe('approved');
    const again = await jia.send(payout.opsPayoutFileMake, { ids: [one.id] });
    await releaseFile(wei, again.id);
    expect(await stateOf(one.id)).toBe('sent');
  });

  it('is released once by many at once, and every cent leaves once', async () => {
    const one = await approved();
    const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [one.id] });
    const runs = await Promise.allSettled(Array.from({ length: 6 }, () => releaseFile(jia, id)));
    expect(runs.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await balances(one.who)).toEqual(['900.00', '0.00']);
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });

  it('is stopped while the books and the bank do not agree, and says by how much', async () => {
    const statement = (amount: string, closing: string, reference: string, on: string) =>
      camtFile({
        account: '7559018800104471',
        currency: 'USD',
        opening: '500.00',
        closing,
        closedOn: on,
        lines: [{ on, amount, reference }],
      });
    const send = (content: string) =>
      wei.send(bank.opsBankImport, { fileName: 'c.xml', content: base64(content) });
    await send(statement('70.00', '570.00', 'known to nobody', onDay(1)));
    const close = () => wei.send(bank.opsBankClose, { currency: 'USD' });
    // An open line is no difference: it is on the desk, and has no owner yet.
    expect(await close()).toMatchObject({
      closedOn: onDay(1),
      openLines: { amount: '70.00' },
      difference: { amount: '0.00' },
      unowned: 1,
      explained: 0,
      stops: [],
    });
    // A statement that does not follow: 500.00 again instead of 570.00.
    const { id } = await send(statement('-8.00', '492.00', 'out', onDay(2)));
    expect(await close()).toMatchObject({ gaps: 1, stops: ['difference', 'gap'] });
    const one = await approved();
    const made = await wei.send(payout.opsPayoutFileMake, { ids: [one.id] });
    await fails(releaseFile(jia, made.id), 'payout.booksDiffer');
    expect(await balances(one.who)).toEqual(['900.00', '100.00']);
    // The day in between explains it.
    const between = camtFile({
      account: '7559018800104471',
      currency: 'USD',
      opening: '570.00',
      closing: '500.00',
      closedOn: onDay(1),
      lines: [{ on: onDay(1), amount: '-70.00', reference: 'sent back' }],
    });
    await send(between);
    expect((await wei.send(bank.opsBankStatementOne, { id })).statement.gap).toBeNull();
    expect(await close()).toMatchObject({ gaps: 0, difference: { amount: '0.00' }, stops: [] });
    await releaseFile(jia, made.id);
  });

  it('comes back payment by payment: rejected by pain.002, reopened, paid anew; returned by camt', async () => {
    const one = await approved();
    const two = await approved();
    const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [one.id, two.id] });
    await releaseFile(jia, id);
    const { items } = await read(id);
    const status = pain002(
      items.map(({ id: withdrawal, endToEnd }) =>
        withdrawal === one.id
          ? { endToEnd, status: 'RJCT', code: 'AC04' }
          : { endToEnd, status: 'ACSC' },
      ),
    );
    const send = (content: string) =>
      wei.send(payout.opsPayoutStatus, { fileName: 's.xml', content: base64(content) });
    await fails(send(status.slice(0, -30)), 'bank.truncated');
    await fails(send('<a></a>'), 'bank.unreadable');
    expect(await send(status)).toEqual({ accepted: 1, rejected: 1, known: 0, unknown: 0 });
    expect(await send(status)).toEqual({ accepted: 1, rejected: 0, known: 1, unknown: 0 });
    expect(await send(pain002([{ endToEnd: 'WD-0-V1', status: 'RJCT' }]))).toMatchObject({
      unknown: 1,
    });
    expect(await stateOf(one.id)).toBe('returned');
    expect(await balances(one.who)).toEqual(['900.00', '100.00']);
    expect((await read(id)).items.find((item) => item.id === one.id)?.reason).toBe(
      'AC04 Closed account',
    );

    // Reopened, approved by two people anew, paid by another file under another reference.
    const back = await wei.send(cash.opsWithdrawalOne, { id: one.id });
    const reopened = await wei.send(cash.opsWithdrawalReopen, {
      id: one.id,
      version: back.version,
    });
    const { id: withdrawal, version } = reopened;
    const prepared = await wei.send(cash.opsWithdrawalPrepare, {
      id: withdrawal,
      version,
      note: 'New details',
    });
    if (!prepared.approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, prepared.approval);
    const next = await wei.send(payout.opsPayoutFileMake, { ids: [one.id] });
    await releaseFile(jia, next.id);
    expect(await stateOf(one.id)).toBe('sent');
    // The bank's report comes once more: it is about the payment of before.
    expect(await send(status)).toEqual({ accepted: 1, rejected: 0, known: 1, unknown: 0 });
    expect(await stateOf(one.id)).toBe('sent');

    // The second was paid: its line completes it, and a later line brings it back.
    const statement = (
      amount: string,
      [opening, closing]: readonly [string, string],
      reference: string,
      payee = two.name,
    ) =>
      camtFile({
        account: '7559018800104471',
        currency: 'USD',
        opening,
        closing,
        closedOn: onDay(2),
        lines: [
          {
            on: onDay(2),
            amount,
            name: amount.startsWith('-') ? payee : 'Nanhai Union Bank',
            reference,
          },
        ],
      });
    const imported = (content: string) =>
      wei.send(bank.opsBankImport, { fileName: 'c.xml', content: base64(content) });
    const bring = async (content: string) => {
      const done = await imported(content);
      return wei.send(bank.opsBankMatchAll, { id: done.id });
    };
    expect(await bring(statement('-100.00', ['492.00', '392.00'], two.no))).toMatchObject({
      matched: 1,
    });
    expect(await stateOf(two.id)).toBe('completed');
    expect(
      await bring(statement('100.00', ['392.00', '492.00'], `RETURN ${two.no} ACC CLOSED`)),
    ).toMatchObject({ matched: 1 });
    expect(await stateOf(two.id)).toBe('returned');
    expect(await balances(two.who)).toEqual(['900.00', '100.00']);

    // Lines of the first payment of the other one come late: they change nothing on what was paid anew.
    const oldReference = items.find((item) => item.id === one.id)?.endToEnd ?? '';
    const newReference = (await read(next.id)).items[0]?.endToEnd ?? '';
    expect(
      await bring(statement('-100.00', ['492.00', '392.00'], newReference, one.name)),
    ).toMatchObject({ matched: 1 });
    expect(await stateOf(one.id)).toBe('completed');
    const late = [
      ['-100.00', ['392.00', '292.00'], oldReference, 'withdrawal'],
      ['100.00', ['292.00', '392.00'], `RETURN ${oldReference}`, 'withdrawalReturn'],
    ] as const;
    for (const [amount, sums, reference, kind] of late) {
      const { id: of } = await imported(statement(amount, sums, reference, one.name));
      expect(await wei.send(bank.opsBankMatchAll, { id: of })).toMatchObject({ matched: 0 });
      const [line] = (await wei.send(bank.opsBankStatementOne, { id: of })).lines;
      const lines = [{ id: line?.id ?? '', version: line?.version ?? 0 }];
      await wei.send(bank.opsBankMatch, { lines, items: [{ kind, id: one.id }], note: 'Late' });
      expect(await stateOf(one.id)).toBe('completed');
    }
    // A line of that amount which names nothing is no evidence of a return.
    const other = statement('100.00', ['392.00', '492.00'], 'INVOICE 77', 'ACME Trading');
    const { id: unnamed } = await imported(other);
    const [line] = (await wei.send(bank.opsBankStatementOne, { id: unnamed })).lines;
    const asked = await wei.send(bank.opsBankMatch, {
      lines: [{ id: line?.id ?? '', version: line?.version ?? 0 }],
      items: [{ kind: 'withdrawalReturn', id: one.id }],
      note: 'The bank says so',
    });
    expect(asked).toEqual({ outcome: 'requested' });
    expect(await stateOf(one.id)).toBe('completed');
    expect(
      await bring(statement('100.00', ['492.00', '592.00'], `RETURN ${newReference}`)),
    ).toMatchObject({ matched: 1 });
    expect(await stateOf(one.id)).toBe('returned');
    expect(await balances(one.who)).toEqual(['900.00', '100.00']);
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });
});
