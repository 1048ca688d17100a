import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { camtFile, csvFile } from '#harness/files/bank-files.ts';
import { opened } from '#harness/money-records.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const OLD = '7559018800104471';
const NEW = '6222000011119988';
let market: TestMarket;
let wei: Caller;
let jia: Caller;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
});
afterAll(() => market.close());

const base64 = (content: string) => Buffer.from(content).toString('base64');

/** A statement of an account with one line that nobody knows. */
function statement(account: string, on: string, [opening, amount]: readonly [number, number]) {
  return {
    ...{ account, currency: 'USD', closedOn: on, opening: opening.toFixed(2) },
    closing: (opening + amount).toFixed(2),
    lines: [{ on, amount: amount.toFixed(2), reference: `known to nobody ${on}` }],
  };
}
const bring = (account: string, on: string, figures: readonly [number, number]) =>
  wei.send(bank.opsBankImport, {
    fileName: 's.xml',
    content: base64(camtFile(statement(account, on, figures))),
  });
const close = () => wei.send(bank.opsBankClose, { currency: 'USD' });

/** Changes the account that members pay to, by two people. */
async function moveTo(account: string) {
  const read = async (by: Caller) => {
    const { list } = await by.send(opsSettingList, {});
    const found = list.find(({ key }) => key === 'accountUsd');
    if (found?.current == null) throw new Error('the setting says nothing');
    return { ...found, current: found.current };
  };
  await wei.send(opsSettingPropose, {
    ...{ key: 'accountUsd', version: (await read(wei)).current.version },
    value: { beneficiary: 'Assay Ltd', account, bank: 'Other Bank', code: 'NWBKGB2L' },
    reason: 'We have moved to another bank',
  });
  await jia.send(opsApprovalApprove, opened({ approval: (await read(jia)).proposal }));
}

describe('the close of a currency', () => {
  it('counts every account that the provider has had, each with its own chain', async () => {
    await bring(OLD, '2026-10-02', [500, 70]);
    expect(await close()).toMatchObject({ bank: { amount: '570.00' }, stops: [] });
    await fails(bring(NEW, '2026-10-05', [0, 30]), 'bank.otherAccount');

    await moveTo(NEW);
    await bring(NEW, '2026-10-05', [0, 30]);
    expect(await close()).toMatchObject({
      closedOn: '2026-10-05',
      bank: { amount: '600.00' },
      ownFunds: { amount: '500.00' },
      openLines: { amount: '100.00' },
      difference: { amount: '0.00' },
      gaps: 0,
      stops: [],
    });

    // The account of before is closed some days later: its last statements are ours too.
    const { id } = await bring(OLD, '2026-10-08', [570, -20]);
    const { statement: last } = await wei.send(bank.opsBankStatementOne, { id });
    expect(last).toMatchObject({ account: OLD, gap: null });
    expect(await close()).toMatchObject({
      closedOn: '2026-10-08',
      bank: { amount: '580.00' },
      difference: { amount: '0.00' },
      stops: [],
    });
    await fails(bring('9999000011112222', '2026-10-08', [0, 1]), 'bank.otherAccount');
  });

  it('finds a missing statement of an account of before', async () => {
    await bring(OLD, '2026-10-10', [560, -1]);
    expect(await close()).toMatchObject({ gaps: 1, stops: ['difference', 'gap'] });
    await bring(OLD, '2026-10-09', [550, 10]);
    expect(await close()).toMatchObject({ gaps: 0, difference: { amount: '0.00' }, stops: [] });
  });

  it('takes a CSV file, which names no account, for the account of now', async () => {
    const file = statement(NEW, '2026-10-11', [30, 5]);
    const { id } = await wei.send(bank.opsBankImport, {
      fileName: 's.csv',
      content: base64(csvFile(file)),
      csv: {
        currency: 'USD',
        columns: { bookedOn: 0, valueOn: 1, amount: 2, balance: 3, reference: 6 },
      },
    });
    const { statement: read } = await wei.send(bank.opsBankStatementOne, { id });
    expect(read).toMatchObject({ account: NEW, gap: null });
    expect(await close()).toMatchObject({ difference: { amount: '0.00' }, stops: [] });
  });
});
