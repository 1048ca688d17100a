import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import { buyerUpdate } from '#contract/companies/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { opsSettingList } from '#contract/settings/calls.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import * as suspicion from '#contract/suspicions/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { inAndOutOf } from '#harness/in-and-out.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails, refusalOf } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let head: Caller;
let money: ReturnType<typeof inAndOutOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  head = await market.staff('Head', ['admin']);
  money = inAndOutOf(market, () => wei);
});
afterAll(() => market.close());

const sql = (text: string, values: unknown[]) => market.market.database.pool.query(text, values);
const findingOf = async (owner: string, by = wei) => {
  const { list } = await by.send(suspicion.opsSuspicionList, { pageSize: 100 });
  const found = list.find(({ companies }) => companies.some(({ id }) => id === owner));
  if (!found) throw new Error('nothing was found');
  return found;
};

const prepare = async ({ id, version }: { id: string; version: number }) => {
  const { approval } = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Looked' });
  if (!approval) throw new Error('no approval is open');
  return approval;
};
/** Clears a severe finding by two people. */
async function clearByTwo(owner: string): Promise<void> {
  const taken = await wei.send(suspicion.opsSuspicionAssign, await findingOf(owner));
  const asked = await wei.send(suspicion.opsSuspicionClear, { ...taken, reason: 'A refund' });
  if (!asked.approval) throw new Error('no approval is open');
  await jia.send(opsApprovalApprove, asked.approval);
}

describe('the second person of a withdrawal', () => {
  it('is held by what the rules find at that moment, until two people clear it', async () => {
    const { who, owner, withdrawal } = await money.inAndOut(1_300_000n);
    const approval = await prepare(withdrawal);
    const refused = await jia.send(opsApprovalApprove, approval).then(
      () => null,
      ({ reply }: { reply: { msg: string; data: unknown } }) => reply,
    );
    expect(refused?.data).toMatchObject({ fail: 'wallet.cash.found' });
    const found = await findingOf(owner);
    expect(found).toMatchObject({ rule: 'inOut', severe: true, state: 'open' });
    expect(refused?.msg).toContain(found.no);
    const { id } = withdrawal;
    expect((await who.send(cash.cashOne, { id })).state).toBe('applied');

    // It is written once, and the page offers no approval while it stands.
    await fails(jia.send(opsApprovalApprove, approval), 'wallet.cash.otherRole');
    expect(await money.look()).toBe(0);
    const held = await jia.send(cash.opsWithdrawalOne, { id });
    expect(held.heldBy).toEqual({ no: found.no, link: `/ops/suspicions?id=${found.id}` });
    expect(held.approval?.events).toEqual(['refuse', 'sendBack']);

    await clearByTwo(owner);
    const free = await jia.send(cash.opsWithdrawalOne, { id });
    expect(free.heldBy).toBeNull();
    expect(free.approval?.events).toContain('approve');
    await jia.send(opsApprovalApprove, approval);
    expect((await who.send(cash.cashOne, { id })).state).toBe('approved');
  });

  it('who is an administrator reads a finding before approving', async () => {
    const { owner, withdrawal } = await money.inAndOut(1_300_000n);
    const approval = await prepare(withdrawal);
    await fails(head.send(opsApprovalApprove, approval), 'wallet.cash.found');
    expect(await findingOf(owner, head)).toMatchObject({ rule: 'inOut', state: 'open' });
    await head.send(opsApprovalApprove, approval);
  });
});

describe('an administrator', () => {
  it('decides nothing on a withdrawal that no finding holds, and sends a held one back', async () => {
    const { owner, withdrawal } = await money.inAndOut(900_000n);
    const approval = await prepare(withdrawal);
    await fails(head.send(opsApprovalApprove, approval), 'access.denied');
    const reason = 'I would rather not';
    await fails(head.send(opsApprovalSendBack, { ...approval, note: reason }), 'access.denied');
    await fails(head.send(opsApprovalRefuse, { ...approval, reason }), 'access.denied');
    const open = await jia.send(cash.opsWithdrawalOne, { id: withdrawal.id });
    expect(open.approval?.version).toBe(approval.version);
    expect(open.approval?.events).toEqual(['approve', 'refuse', 'sendBack']);

    const held = await money.inAndOut(1_300_000n);
    await money.look();
    await findingOf(held.owner);
    expect(held.owner).not.toBe(owner);
    const waiting = await prepare(held.withdrawal);
    await head.send(opsApprovalSendBack, { ...waiting, note: 'Ask for the invoice' });
    const back = await wei.send(cash.opsWithdrawalOne, { id: held.withdrawal.id });
    expect(back).toMatchObject({ approval: null, sentBack: 'Ask for the invoice' });
  });
});

describe('a file of payments', () => {
  it('leaves out a withdrawal that a finding holds after its approval', async () => {
    const { who, name, owner, withdrawal } = await money.inAndOut(900_000n);
    await jia.send(opsApprovalApprove, await prepare(withdrawal));
    const ids = [withdrawal.id];
    market.clock.advance(60_000);
    const before = await wei.send(payout.opsPayoutFileMake, { ids });
    const { file } = await wei.send(payout.opsPayoutFileOne, before);
    await money.moveInAndOut({ who, name }, 1_300_000n);

    await fails(jia.send(payout.opsPayoutFileRelease, file), 'payout.held');
    const found = await findingOf(owner);
    const read = await jia.send(payout.opsPayoutFileOne, before);
    expect(read.file.events).toEqual(['cancel']);
    expect(read.items.map(({ heldBy }) => heldBy?.no)).toEqual([found.no]);
    await wei.send(payout.opsPayoutFileCancel, file);
    await fails(wei.send(payout.opsPayoutFileMake, { ids }), 'payout.paymentHeld');
    const { list } = await wei.send(payout.opsPayoutReady, {});
    expect(list.find(({ id }) => id === withdrawal.id)?.heldBy?.no).toBe(found.no);

    await clearByTwo(owner);
    const after = await wei.send(payout.opsPayoutFileMake, { ids });
    await wei.send(payout.opsPayoutFileCancel, { ...after, version: 1 });
  });

  it('is not released with one that a finding of meanwhile holds, and the refusal names both', async () => {
    const { who, name, owner, withdrawal } = await money.inAndOut(900_000n);
    await jia.send(opsApprovalApprove, await prepare(withdrawal));
    market.clock.advance(60_000);
    const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [withdrawal.id] });
    await money.moveInAndOut({ who, name }, 1_300_000n);
    await money.look();
    const found = await findingOf(owner);
    const reply = await refusalOf(releaseFile(jia, id));
    expect(reply.data).toMatchObject({
      fail: 'payout.paymentHeld',
      facts: { no: withdrawal.no, finding: found.no },
    });
    expect(reply.msg).toContain(withdrawal.no);
    await wei.send(payout.opsPayoutFileCancel, { id, version: 1 });
  });

  it('takes one that an administrator approved with the finding before them', async () => {
    const { owner, withdrawal } = await money.inAndOut(1_300_000n);
    await money.look();
    await findingOf(owner);
    market.clock.advance(60_000);
    await head.send(opsApprovalApprove, await prepare(withdrawal));
    const made = await wei.send(payout.opsPayoutFileMake, { ids: [withdrawal.id] });
    await wei.send(payout.opsPayoutFileCancel, { ...made, version: 1 });
  });
});

describe('a transfer that was made at the bank', () => {
  it('while its withdrawal is held is recorded by an administrator alone', async () => {
    const { who, name, owner, withdrawal } = await money.inAndOut(900_000n);
    await jia.send(opsApprovalApprove, await prepare(withdrawal));
    market.clock.advance(60_000);
    await money.moveInAndOut({ who, name }, 1_300_000n);
    await money.look();
    const found = await findingOf(owner);
    const { id } = withdrawal;
    const held = await wei.send(cash.opsWithdrawalOne, { id });
    expect(held).toMatchObject({ state: 'approved', mayProposeTransfer: true });
    expect(held.events).not.toContain('send');
    const sent = { id, version: held.version, bankReference: 'OUT 4711', sentOn: '2026-11-23' };
    const refused = await wei.send(cash.opsWithdrawalSend, sent).then(
      () => null,
      ({ reply }: { reply: { msg: string; data: unknown } }) => reply,
    );
    expect(refused?.data).toMatchObject({ fail: 'wallet.cash.held' });
    expect(refused?.msg).toContain(found.no);

    const note = 'Ordered by telephone before the finding';
    const { approval } = await wei.send(cash.opsWithdrawalProposeTransfer, { ...sent, note });
    if (!approval) throw new Error('no approval is open');
    expect(approval.transfer).toEqual({ bankReference: 'OUT 4711', sentOn: '2026-11-23' });
    await fails(jia.send(opsApprovalApprove, approval), 'notFound');
    const { payouts } = await findingOf(owner, head);
    const shown = payouts.find((one) => one.id === id);
    expect(shown).toMatchObject({ transfer: approval.transfer, approval: { reason: note } });
    await head.send(opsApprovalApprove, approval);
    expect(await wei.send(cash.opsWithdrawalOne, { id })).toMatchObject({
      state: 'sent',
      bankReference: 'OUT 4711',
    });
    expect((await findingOf(owner)).state).toBe('open');
  });

  it('of a withdrawal that nothing holds takes the ordinary step', async () => {
    const { withdrawal } = await money.inAndOut(900_000n);
    await jia.send(opsApprovalApprove, await prepare(withdrawal));
    const { id, version } = await wei.send(cash.opsWithdrawalOne, { id: withdrawal.id });
    const sent = { id, version, bankReference: 'OUT 4712', sentOn: '2026-11-23' };
    const asked = wei.send(cash.opsWithdrawalProposeTransfer, { ...sent, note: 'x' });
    await fails(asked, 'wallet.cash.wrongState');
    await wei.send(cash.opsWithdrawalSend, sent);
  });
});

describe('a finding of suspicious activity', () => {
  it('holds withdrawals for an administrator, tells the member nothing of it, and is cleared by two', async () => {
    const { who, owner, withdrawal } = await money.inAndOut(1_500_000n);
    expect(await money.look()).toBe(1);
    expect(await money.look()).toBe(0);
    const found = await findingOf(owner);
    expect(found).toMatchObject({ rule: 'inOut', severe: true, state: 'open' });
    expect(found.facts.map(({ kind, link }) => [kind, link.startsWith('/ops/')])).toEqual([
      ['recharge', true],
      ['withdrawal', true],
    ]);
    const { tasks } = await wei.send(opsQueues, { queue: 'suspicions' });
    expect(tasks.map(({ ref }) => ref)).toContain(found.no);
    expect(await who.send(cash.cashOne, { id: withdrawal.id })).toMatchObject({
      longerCheck: true,
      state: 'applied',
    });

    const { id } = withdrawal;
    const version = withdrawal.version;
    const prepared = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Looked' });
    expect(prepared.checks).toContainEqual(
      expect.objectContaining({ check: 'underReview', facts: { no: found.no } }),
    );
    if (!prepared.approval) throw new Error('no approval is open');
    await fails(jia.send(opsApprovalApprove, prepared.approval), 'wallet.cash.otherRole');
    const [held] = (await findingOf(owner, head)).payouts;
    if (!held?.approval) throw new Error('no approval is shown');
    await head.send(opsApprovalApprove, held.approval);
    expect((await who.send(cash.cashOne, { id })).state).toBe('approved');

    const taken = await wei.send(suspicion.opsSuspicionAssign, found);
    expect(taken).toMatchObject({ state: 'underReview', ownerName: 'Wei' });
    await fails(wei.send(suspicion.opsSuspicionAssign, found), 'suspicion.changed');
    const reason = 'A refund of a supplier';
    const asked = await wei.send(suspicion.opsSuspicionClear, { ...taken, reason });
    if (!asked.approval) throw new Error('no approval is open');
    await fails(wei.send(opsApprovalApprove, asked.approval), 'approval.samePerson');
    await jia.send(opsApprovalSendBack, { ...asked.approval, note: 'Which supplier?' });
    expect(await findingOf(owner)).toMatchObject({ sentBack: 'Which supplier?' });
    const again = await wei.send(suspicion.opsSuspicionClear, { ...taken, reason });
    if (!again.approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, again.approval);
    expect(await findingOf(owner)).toMatchObject({ state: 'cleared', reason });
    expect(await money.look()).toBe(0);
    await expect(
      sql(`update suspicions.suspicion set version = version + 1 where id = $1`, [found.id]),
    ).rejects.toThrow(/stays as it was found/);
  });

  it('that was reported goes on holding withdrawals, and leaves others alone', async () => {
    const { owner, withdrawal } = await money.inAndOut(1_200_000n);
    const other = await money.inAndOut(900_000n);
    expect(await money.look()).toBe(1);
    const taken = await jia.send(suspicion.opsSuspicionAssign, await findingOf(owner));
    const reported = await jia.send(suspicion.opsSuspicionReport, {
      ...taken,
      reason: 'CAMLMAC 2026-118',
      companies: taken.related.map(({ id }) => id),
    });
    expect(reported).toMatchObject({ state: 'reported', dueAt: null });
    await fails(jia.send(opsApprovalApprove, await prepare(withdrawal)), 'wallet.cash.otherRole');
    const free = await prepare(other.withdrawal);
    await fails(head.send(opsApprovalApprove, free), 'access.denied');
    await jia.send(opsApprovalApprove, free).catch((error: unknown) => {
      // The account is new: it waits for its day, whoever approves.
      expect(error).toMatchObject({ reply: { data: { fail: 'wallet.cash.notPayable' } } });
    });
  });
});

describe('a finding about a buyer who states the name of another company', () => {
  const company = 'Known Ltd';
  const stateCountry = (who: Caller, areaId: string) => who.send(buyerUpdate, { company, areaId });

  it('holds that buyer whatever it is called later, and the stranger no longer', async () => {
    // The stranger's account is the first of those with this name.
    const known = { who: await market.member('Known', 'buyer'), name: 'Known' };
    const taker = { who: await market.member('Taker', 'buyer'), name: 'Known' };
    await stateCountry(taker.who, 'US');
    const honest = await money.moveInAndOut(known, 900_000n);
    const { owner, withdrawal } = await money.moveInAndOut(taker, 1_300_000n);
    await money.look();
    const found = await findingOf(owner);
    expect(found).toMatchObject({ rule: 'inOut', severe: true, companies: [{ id: owner }] });
    const stored = await sql('select accounts from suspicions.suspicion where id = $1', [found.id]);
    expect(stored.rows).toEqual([{ accounts: [owner] }]);
    const heldBy = async ({ id }: { id: string }) =>
      (await wei.send(cash.opsWithdrawalOne, { id })).heldBy?.no;
    expect([await heldBy(withdrawal), await heldBy(honest.withdrawal)]).toEqual([
      found.no,
      found.no,
    ]);

    await stateCountry(taker.who, 'CA');
    expect(await money.look()).toBe(0);
    expect(await heldBy(withdrawal)).toBe(found.no);
    expect(await heldBy(honest.withdrawal)).toBeUndefined();
    await fails(jia.send(opsApprovalApprove, await prepare(withdrawal)), 'wallet.cash.otherRole');
    const { payouts } = await findingOf(owner, head);
    expect(payouts.map(({ id }) => id)).toEqual([withdrawal.id]);
  });
});

it('tests wanted thresholds on history before a second person approves them', async () => {
  await money.inAndOut(1_500_000n);
  const { value } = (await wei.send(opsSettingList, {})).list.find(({ key }) => key === 'suspicion')
    ?.current ?? { value: {} };
  const dryRun = async (changes: object) => {
    const wanted = { ...value, ...changes } as SettingValue<'suspicion'>;
    const { effects } = await wei.send(opsSettingDryRun, { key: 'suspicion', value: wanted });
    return Object.fromEntries(effects.map(({ kind, count }) => [kind, count]));
  };
  const same = await dryRun({});
  expect(same['suspicionsStay']).toBeGreaterThan(0);
  expect(same).not.toHaveProperty('suspicionsMore');
  expect(same).not.toHaveProperty('suspicionsFewer');
  const strict = await dryRun({ inOutFrom: '999999.00', newAccountFrom: '999999.00' });
  expect(strict['suspicionsFewer']).toBeGreaterThan(0);
  const wide = await dryRun({ inOutFrom: '1.00', newAccountFrom: '1.00' });
  expect(wide).not.toHaveProperty('suspicionsFewer');
  const rows = await sql('select count(*) from suspicions.suspicion', []);
  await dryRun({ inOutFrom: '1.00' });
  expect(await sql('select count(*) from suspicions.suspicion', [])).toMatchObject({
    rows: rows.rows,
  });
});

// Last, because findings of one company by parts are others under other thresholds.
describe('a finding about a stranger who states the name of a settled seller', () => {
  const heldBy = async ({ id }: { id: string }) =>
    (await wei.send(cash.opsWithdrawalOne, { id })).heldBy?.no;

  /** A settled seller, and a buyer who states its name and country. */
  async function namesakes(name: string) {
    const seller = { who: await market.member(name, 'seller'), name };
    const taker = { who: await market.member(`${name}Taker`, 'buyer'), name };
    await taker.who.send(buyerUpdate, { company: `${name} Ltd`, areaId: 'CN' });
    return { seller, taker };
  }

  it('holds the stranger and not the seller', async () => {
    const { seller, taker } = await namesakes('Settled');
    const honest = await money.moveInAndOut(seller, 900_000n);
    const { owner, withdrawal } = await money.moveInAndOut(taker, 1_300_000n);
    await money.look();
    const found = await findingOf(owner);
    expect(await heldBy(withdrawal)).toBe(found.no);
    expect(await heldBy(honest.withdrawal)).toBeUndefined();
    expect(found.payouts.map(({ id }) => id)).toEqual([withdrawal.id]);
    await jia.send(opsApprovalApprove, await prepare(honest.withdrawal));
  });

  it('that the seller did too holds both of them', async () => {
    const { seller, taker } = await namesakes('Both');
    const small = await money.moveInAndOut(taker, 900_000n);
    const own = await money.moveInAndOut(seller, 1_300_000n);
    await money.look();
    const found = await findingOf(own.owner);
    expect(await heldBy(own.withdrawal)).toBe(found.no);
    expect(await heldBy(small.withdrawal)).toBe(found.no);
  });

  /** Finance looks into a finding and reports it; returns its number. */
  async function report(id: string): Promise<string> {
    market.clock.advance(60_000);
    const found = await wei.send(suspicion.opsSuspicionOne, { id });
    const taken = await wei.send(suspicion.opsSuspicionAssign, found);
    const companies = taken.related.map((one) => one.id);
    await wei.send(suspicion.opsSuspicionReport, { ...taken, reason: 'One owner', companies });
    return found.no;
  }
  const jointOf = async (...owners: string[]): Promise<{ id: string; no: string }> => {
    const { rows } = await sql(
      'select id, no from suspicions.suspicion where accounts @> $1::uuid[]',
      [owners],
    );
    return rows[0];
  };

  it('together with the seller holds the seller once finance has reported it', async () => {
    const { seller, taker } = await namesakes('Joint');
    const own = await money.moveInAndOut(seller, 600_000n);
    const second = await money.moveInAndOut(taker, 600_000n);
    await fails(
      jia.send(opsApprovalApprove, await prepare(second.withdrawal)),
      'wallet.cash.found',
    );
    const found = await jointOf(own.owner, second.owner);
    expect(await heldBy(second.withdrawal)).toBe(found.no);
    expect(await heldBy(own.withdrawal)).toBeUndefined();
    // Its withdrawal is approved and in a file: nobody who approved it has decided with the report.
    await jia.send(opsApprovalApprove, await prepare(own.withdrawal));
    market.clock.advance(60_000);
    const file = await wei.send(payout.opsPayoutFileMake, { ids: [own.withdrawal.id] });
    expect(await heldBy(own.withdrawal)).toBeUndefined();
    const no = await report(found.id);
    expect(await heldBy(own.withdrawal)).toBe(no);
    await fails(releaseFile(jia, file.id), 'payout.paymentHeld');
    await wei.send(payout.opsPayoutFileCancel, { id: file.id, version: 1 });
  });

  it('together with the seller hides none of what the seller does alone', async () => {
    const { seller, taker } = await namesakes('Beside');
    await money.moveInAndOut(seller, 600_000n);
    await money.moveInAndOut(taker, 600_000n);
    await money.look();
    const alone = await money.moveInAndOut(seller, 1_300_000n);
    await money.look();
    expect(await heldBy(alone.withdrawal)).toBeDefined();
  });

  it('goes on holding both where one of them is settled after it', async () => {
    const { seller, taker } = await namesakes('Later');
    const own = await money.moveInAndOut(seller, 600_000n);
    const settle = (state: string) =>
      sql('update accounts.account set seller_state = $2 where id = $1', [own.owner, state]);
    await settle('draft');
    const second = await money.moveInAndOut(taker, 600_000n);
    await money.look();
    const { no } = await jointOf(own.owner, second.owner);
    const holds = async () => [await heldBy(own.withdrawal), await heldBy(second.withdrawal)];
    expect(await holds()).toEqual([no, no]);
    await settle('pass');
    expect(await holds()).toEqual([no, no]);
  });

  it('holds the seller too once a person has reported it, and not one whose name is taken later', async () => {
    const { seller, taker } = await namesakes('Second');
    const other = { who: await market.member('Others', 'seller'), name: 'Others' };
    const own = await money.moveInAndOut(seller, 900_000n);
    const others = await money.moveInAndOut(other, 900_000n);
    const second = await money.moveInAndOut(taker, 1_300_000n);
    await money.look();
    const found = await findingOf(second.owner);
    expect(await heldBy(own.withdrawal)).toBeUndefined();
    const no = await report(found.id);
    expect([await heldBy(own.withdrawal), await heldBy(second.withdrawal)]).toEqual([no, no]);
    expect((await findingOf(second.owner)).payouts.map(({ id }) => id).sort()).toEqual(
      [own.withdrawal.id, second.withdrawal.id].sort(),
    );

    await taker.who.send(buyerUpdate, { company: 'Others Ltd', areaId: 'CN' });
    expect(await heldBy(others.withdrawal)).toBeUndefined();
    // Nor does another name free whom the report holds.
    expect([await heldBy(own.withdrawal), await heldBy(second.withdrawal)]).toEqual([no, no]);
  });
});
