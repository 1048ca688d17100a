import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import { buyerUpdate } from '#contract/companies/calls.ts';
import * as suspicion from '#contract/suspicions/calls.ts';
import type { Suspicion } from '#contract/suspicions/schemas.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { inAndOutOf } from '#harness/in-and-out.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let money: ReturnType<typeof inAndOutOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  money = inAndOutOf(market, () => wei);
});
afterAll(() => market.close());

const sql = (text: string, values: unknown[]) => market.market.database.pool.query(text, values);
const heldBy = async ({ id }: { id: string }) =>
  (await wei.send(cash.opsWithdrawalOne, { id })).heldBy?.no;
const findingOf = async (owner: string): Promise<Suspicion> => {
  const { list } = await wei.send(suspicion.opsSuspicionList, { pageSize: 100 });
  const found = list.find(({ companies }) => companies.some(({ id }) => id === owner));
  if (!found) throw new Error('nothing was found');
  return found;
};

/**
 * A settled seller, and a buyer who states its name and country, each with a withdrawal, and the finding
 * about the one of them who moved more.
 */
async function namesakes(name: string, sellerFen: bigint, takerFen: bigint) {
  const seller = { who: await market.member(name, 'seller'), name };
  const taker = { who: await market.member(`${name}Taker`, 'buyer'), name };
  await taker.who.send(buyerUpdate, { company: `${name} Ltd`, areaId: 'CN' });
  const own = await money.moveInAndOut(seller, sellerFen);
  const strange = await money.moveInAndOut(taker, takerFen);
  await money.look();
  market.clock.advance(60_000);
  const found = await findingOf(sellerFen > takerFen ? own.owner : strange.owner);
  return { own, strange, taken: await wei.send(suspicion.opsSuspicionAssign, found) };
}

describe('a report about a stranger who states the name of a settled seller', () => {
  it('leaves the seller out where its maker does, and says whom it would hold', async () => {
    const { own, strange, taken } = await namesakes('Honest', 900_000n, 1_300_000n);
    expect(taken.related).toEqual([
      expect.objectContaining({ id: own.owner, settled: true, involved: false, held: false }),
      expect.objectContaining({ id: strange.owner, settled: false, involved: true, held: true }),
    ]);
    const report = (companies: string[]) =>
      wei.send(suspicion.opsSuspicionReport, { ...taken, reason: 'CAMLMAC 7', companies });
    await fails(report([]), 'input.invalid');
    await fails(report([strange.owner, market.idOf(wei)]), 'suspicion.changed');
    const reported = await report([strange.owner]);
    expect(reported).toMatchObject({ state: 'reported' });
    expect(await heldBy(strange.withdrawal)).toBe(taken.no);
    expect(await heldBy(own.withdrawal)).toBeUndefined();
    expect(reported.payouts.map(({ id }) => id)).toEqual([strange.withdrawal.id]);
  });

  it('holds whom the finding holds already, though its maker chose the seller alone', async () => {
    const { own, strange, taken } = await namesakes('Added', 900_000n, 1_300_000n);
    const companies = [own.owner];
    await wei.send(suspicion.opsSuspicionReport, { ...taken, reason: 'CAMLMAC 8', companies });
    expect([await heldBy(own.withdrawal), await heldBy(strange.withdrawal)]).toEqual([
      taken.no,
      taken.no,
    ]);
  });
});

describe('two people', () => {
  it('free one company of a reported finding, and the other one stays held', async () => {
    const { own, strange, taken } = await namesakes('Freed', 600_000n, 1_300_000n);
    const companies = taken.related.map(({ id }) => id);
    const reported = await wei.send(suspicion.opsSuspicionReport, {
      ...{ ...taken, reason: 'CAMLMAC 9', companies },
    });
    expect(await heldBy(own.withdrawal)).toBe(taken.no);
    expect(reported.events).toEqual(['proposeClear', 'proposeFree']);

    const one = (id: string) => ({ id, accounts: 1 });
    const seller = { ...reported, reason: 'Its licence was shown', companies: [one(own.owner)] };
    const refused = [
      [one(market.idOf(wei))],
      // An account joined or left it since.
      [{ id: own.owner, accounts: 2 }],
      // Nobody would be held: that is to clear the finding.
      companies.map(one),
    ];
    for (const chosen of refused) {
      const wrong = { ...seller, companies: chosen };
      await fails(wei.send(suspicion.opsSuspicionFree, wrong), 'suspicion.changed');
    }
    const asked = await wei.send(suspicion.opsSuspicionFree, seller);
    expect(asked.approval).toMatchObject({
      frees: [{ id: own.owner, name: 'Freed Ltd', settled: true, accounts: 1 }],
      reason: seller.reason,
    });
    await fails(wei.send(suspicion.opsSuspicionClear, seller), 'approval.open');
    if (!asked.approval) throw new Error('no approval is open');
    await fails(wei.send(opsApprovalApprove, asked.approval), 'approval.samePerson');
    await jia.send(opsApprovalSendBack, { ...asked.approval, note: 'Whose licence?' });
    expect(await heldBy(own.withdrawal)).toBe(taken.no);
    expect(await findingOf(strange.owner)).toMatchObject({ sentBack: 'Whose licence?' });

    // The stranger of the same name is another company to the second person.
    market.clock.advance(60_000);
    const stranger = { ...seller, companies: [one(strange.owner)] };
    const other = await wei.send(suspicion.opsSuspicionFree, stranger);
    if (!other.approval) throw new Error('no approval is open');
    expect(other.approval.frees).toEqual([
      { id: strange.owner, name: 'Freed Ltd', settled: false, accounts: 1 },
    ]);
    await jia.send(opsApprovalSendBack, { ...other.approval, note: 'Not the stranger' });

    const again = await wei.send(suspicion.opsSuspicionFree, seller);
    if (!again.approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, again.approval);
    expect(await heldBy(own.withdrawal)).toBeUndefined();
    expect(await heldBy(strange.withdrawal)).toBe(taken.no);
    const after = await findingOf(strange.owner);
    expect(after).toMatchObject({ state: 'reported', reason: 'CAMLMAC 9', sentBack: '' });
    expect(after.related).toEqual([
      expect.objectContaining({ id: own.owner, held: false, freed: true }),
      expect.objectContaining({ id: strange.owner, held: true, freed: false }),
    ]);
    expect(after.history.at(-1)).toMatchObject({ event: 'free', note: seller.reason });
    expect(after.events).toEqual(['proposeClear']);
  });

  it('free nobody who is held for the sake of another and was not chosen', async () => {
    const { own, strange, taken } = await namesakes('Sake', 1_300_000n, 600_000n);
    const [seller, stranger] = [own, strange].map(({ owner }) => ({ id: owner, accounts: 1 }));
    if (!seller || !stranger) throw new Error('nobody is held');
    expect(taken.related).toEqual([
      expect.objectContaining({ ...seller, held: true, endsHoldOf: [stranger.id] }),
      expect.objectContaining({ ...stranger, held: true, endsHoldOf: [] }),
    ]);
    const ask = (...companies: (typeof seller)[]) =>
      wei.send(suspicion.opsSuspicionFree, { ...taken, reason: 'Another company', companies });
    await fails(ask(seller), 'suspicion.changed');
    await fails(ask(seller, stranger), 'suspicion.changed');
    const { approval } = await ask(stranger);
    if (!approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, approval);
    expect(await heldBy(own.withdrawal)).toBe(taken.no);
    expect(await heldBy(strange.withdrawal)).toBeUndefined();
  });

  it('free nobody who took the name of the chosen one after the request, which ends and can be made anew', async () => {
    const { own, strange, taken } = await namesakes('Late', 600_000n, 1_300_000n);
    const companies = [own.owner, strange.owner];
    const report = { ...taken, reason: 'CAMLMAC 10', companies };
    const reported = await wei.send(suspicion.opsSuspicionReport, report);
    const { approval } = await wei.send(suspicion.opsSuspicionFree, {
      ...{ ...reported, reason: 'Another company' },
      companies: [{ id: strange.owner, accounts: 1 }],
    });
    if (!approval) throw new Error('no approval is open');
    const later = { who: await market.member('LateTaker2', 'buyer'), name: 'LateTaker2' };
    const { withdrawal } = await money.moveInAndOut(later, 300_000n);
    for (const { who } of [strange, later]) {
      await who.send(buyerUpdate, { company: 'Moved Ltd', areaId: 'CN' });
    }
    expect(await heldBy(withdrawal)).toBe(taken.no);
    await fails(jia.send(opsApprovalApprove, approval), 'approval.changed');
    expect(await heldBy(withdrawal)).toBe(taken.no);
    await fails(jia.send(opsApprovalApprove, approval), 'approval.wrongState');

    const current = await findingOf(strange.owner);
    expect(current).toMatchObject({ version: reported.version, approval: null });
    const moved = current.related.find(({ id }) => id !== own.owner);
    if (!moved) throw new Error('the finding holds nobody else');
    expect(moved).toMatchObject({ accounts: 2, held: true });
    const anew = await wei.send(suspicion.opsSuspicionFree, {
      ...{ ...current, reason: 'Another company' },
      companies: [{ id: moved.id, accounts: moved.accounts }],
    });
    if (!anew.approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, anew.approval);
    expect(await heldBy(withdrawal)).toBeUndefined();
    expect(await heldBy(own.withdrawal)).toBe(taken.no);
  });

  it('read why the newest request came back, whichever it asked for, and of this version alone', async () => {
    const { own, strange, taken } = await namesakes('Newest', 600_000n, 1_300_000n);
    const noteOf = async () => (await findingOf(strange.owner)).sentBack;
    const sendBack = async ({ approval }: Suspicion, note: string) => {
      if (!approval) throw new Error('no approval is open');
      await jia.send(opsApprovalSendBack, { ...approval, note });
      market.clock.advance(60_000);
    };
    const early = { ...taken, reason: 'It is nothing' };
    await sendBack(await wei.send(suspicion.opsSuspicionClear, early), 'It is something');
    expect(await noteOf()).toBe('It is something');
    const companies = taken.related.map(({ id }) => id);
    const reported = await wei.send(suspicion.opsSuspicionReport, { ...early, companies });
    expect(reported.sentBack).toBe('');
    const clear = { ...reported, reason: 'Explained' };
    const free = { ...clear, companies: [{ id: own.owner, accounts: 1 }] };
    await sendBack(await wei.send(suspicion.opsSuspicionClear, clear), 'Explain it');
    await sendBack(await wei.send(suspicion.opsSuspicionFree, free), 'Whose licence?');
    expect(await noteOf()).toBe('Whose licence?');
    await sendBack(await wei.send(suspicion.opsSuspicionClear, clear), 'Explain it again');
    expect(await noteOf()).toBe('Explain it again');
  });

  it('are asked by the database too, and what they freed stays free', async () => {
    const { own, taken } = await namesakes('Database', 600_000n, 1_300_000n);
    const set = (change: string, values: unknown[]) =>
      sql(`update suspicions.suspicion set version = version + 1, ${change} where id = $1`, [
        taken.id,
        ...values,
      ]);
    const alone = `freed_accounts = $2, freed_requested_by = $3, freed_decided_by = $3`;
    const one = [[own.owner], market.idOf(wei)];
    await expect(set(alone, one)).rejects.toThrow(/second_person_frees/);
    const both = `freed_accounts = $2, freed_requested_by = $3, freed_decided_by = $4`;
    await set(both, [...one, market.idOf(jia)]);
    await expect(set(`freed_accounts = '{}'`, [])).rejects.toThrow(/stays as it was found/);
  });
});
