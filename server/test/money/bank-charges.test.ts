import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import { opsSettingHistory, opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import { camtFile, type FileLine } from '#harness/files/bank-files.ts';
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

/** Lines of one payer for announced recharges of 100.00 USD, of which the bank kept a charge each. */
async function statement(...charges: number[]) {
  const lines: Omit<FileLine, 'on'>[] = [];
  const recharges = [];
  for (const charge of charges) {
    const { made, payer } = await records.recharge();
    recharges.push(made);
    lines.push({
      amount: (100 - charge).toFixed(2),
      name: payer.accountName,
      account: payer.accountNumber,
      reference: made.no,
    });
  }
  const total = charges.reduce((sum, charge) => sum + 100 - charge, 0).toFixed(2);
  const on = '2026-10-05';
  const content = camtFile({
    ...{ account: '7559018800104471', currency: 'USD', opening: '0.00', closing: total },
    ...{ closedOn: on, lines: lines.map((line) => ({ ...line, on })) },
  });
  const file = { fileName: 's.xml', content: Buffer.from(content).toString('base64') };
  return { id: (await wei.send(bank.opsBankImport, file)).id, recharges };
}
const settingOf = async (by = wei) => {
  const { list } = await by.send(opsSettingList, {});
  const found = list.find(({ key }) => key === 'bankCharges');
  if (found?.current == null) throw new Error('the setting says nothing');
  return { ...found, current: found.current };
};
const first = { chargeUsd: '30.00', chargeCny: '30.00', chargePercent: '10.00' };
const propose = async (changes: Partial<SettingValue<'bankCharges'>>) =>
  wei.send(opsSettingPropose, {
    ...{ key: 'bankCharges', version: (await settingOf()).current.version },
    value: { ...first, ...changes },
    reason: 'The bank raised its fees',
  });

describe('the limits of bank charges', () => {
  it('change what the matcher is certain of by two people, who read it before, and refuse more', async () => {
    const { id, recharges } = await statement(8, 12);
    const certain = async () => {
      const { lines, chargeMost } = await wei.send(bank.opsBankStatementOne, { id });
      const sure = lines.filter(({ suggestion }) => suggestion?.certain).map(({ seq }) => seq);
      return { sure, most: chargeMost.amount };
    };
    // A tenth of what was announced is 10.00 USD.
    expect(await certain()).toEqual({ sure: [1], most: '30.00' });

    const wanted = { ...first, chargeUsd: '9.00', chargePercent: '7.50' };
    const less = await wei.send(opsSettingDryRun, { key: 'bankCharges', value: wanted });
    const { lines } = await wei.send(bank.opsBankStatementOne, { id });
    const [one, two] = lines;
    expect(less.effects).toMatchObject([{ kind: 'linesFewer', count: 1 }]);
    expect(less.effects[0]?.records[0]?.link).toBe(`/ops/bank/${id}?line=${one?.id}`);

    // A match that waits for its second person with a higher charge can no longer be approved.
    await wei.send(bank.opsBankMatch, {
      lines: [{ id: two?.id ?? '', version: two?.version ?? 0 }],
      items: [{ kind: 'recharge', id: recharges[1]?.id ?? '' }],
      note: 'They keep twelve dollars',
    });
    const dry = await wei.send(opsSettingDryRun, { key: 'bankCharges', value: wanted });
    expect(dry.effects.map(({ kind, count }) => [kind, count])).toEqual([
      ['linesFewer', 1],
      ['matchesRefused', 1],
    ]);

    await propose(wanted);
    expect(await certain()).toEqual({ sure: [1], most: '30.00' });
    const proposal = opened({ approval: (await settingOf(jia)).proposal });
    expect(await failOf(wei.send(opsApprovalApprove, proposal))).toBe('approval.samePerson');
    await jia.send(opsApprovalApprove, proposal);
    expect(await certain()).toEqual({ sure: [], most: '9.00' });
    const again = await jia.send(bank.opsBankStatementOne, { id });
    const waiting = again.lines.find(({ approval }) => approval !== null)?.approval;
    if (!waiting) throw new Error('no approval is open');
    expect(await failOf(jia.send(opsApprovalApprove, waiting))).toBe('approval.changed');
    const { list } = await wei.send(opsSettingHistory, {
      ...{ key: 'bankCharges', pageNum: 1, pageSize: 5 },
    });
    expect(list.map(({ value }) => value)).toEqual([wanted]);

    // Higher limits make more of them certain again.
    const more = { ...first, chargeUsd: '40.00' };
    const grown = await wei.send(opsSettingDryRun, { key: 'bankCharges', value: more });
    expect(grown.effects.map(({ kind, count }) => [kind, count])).toEqual([['linesMore', 1]]);
  });

  it.each([
    [{ chargeUsd: '0' }, 'value.chargeUsd'],
    [{ chargeUsd: '1000.01' }, 'value.chargeUsd'],
    [{ chargeCny: '-1' }, 'value.chargeCny'],
    [{ chargeCny: '1e2' }, 'value.chargeCny'],
    [{ chargeUsd: '' }, 'value.chargeUsd'],
    [{ chargeUsd: '12.345' }, 'value.chargeUsd'],
    [{ chargeUsd: '1,000' }, 'value.chargeUsd'],
    [{ chargeCny: 'twelve' }, 'value.chargeCny'],
    [{ chargeCny: '１２' }, 'value.chargeCny'],
    [{ chargePercent: '' }, 'value.chargePercent'],
    [{ chargePercent: '1.2345' }, 'value.chargePercent'],
    [{ chargePercent: '5 %' }, 'value.chargePercent'],
    [{ chargePercent: '10.01' }, 'value.chargePercent'],
  ])('%j are refused at their field', async (changes, field) => {
    await expect(propose(changes)).rejects.toMatchObject({
      reply: { data: { fail: 'input.invalid', fields: [{ field }] } },
    });
  });
});

it('every setting may be proposed as it says now, which is no change', async () => {
  const { list } = await wei.send(opsSettingList, {});
  const outcomes = [];
  for (const { key, current } of list) {
    if (current === null) continue;
    const { version, value } = current;
    const input = { key, version, value, reason: 'As it is' } as Parameters<
      typeof wei.send<typeof opsSettingPropose>
    >[1];
    outcomes.push([key, await failOf(wei.send(opsSettingPropose, input))]);
  }
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.filter(([, fail]) => fail !== 'setting.same')).toEqual([]);
});
