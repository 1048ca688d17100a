import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import * as contract from '#contract/claims/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import { walletLogList, walletLogOne, walletOne } from '#contract/wallet/calls.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { claimForm } from '#harness/claims.ts';
import { noPayouts } from '#harness/no-payouts.ts';
import { bringTo, later, NOW, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type DepositsDeps, depositApproval, depositsSlice } from '#server/deposits/public.ts';
import { one, rows, transaction } from '#server/kit/database/database.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import type { Caller } from '#server/kit/request-context.ts';
import type { NewLine } from '#server/orders/public.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { trialBalance, verifyLedger, walletOf, walletSlice } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import {
  claimsSetAside,
  claimsSlice,
  hasOpenClaims,
  ordersOfClaims,
  rulingApproval,
} from '../public.ts';

type View = Output<typeof contract.claimDetail>;

const [marta, lin] = [staffCaller('Marta', 'support'), staffCaller('Lin', 'support')];
const [wei, jia] = [staffCaller('Wei', 'finance'), staffCaller('Jia', 'finance')];
const chen = staffCaller('Chen', 'warehouse');
/** A deposit as it is paid, and CNY for one USD. */
const [DEPOSIT, RATE] = [10_000_00n, '7.13'];

const depositDeps: DepositsDeps = {
  owners: async (_db, ids) => new Map(ids.map((id) => [id, { name: 'Huaxin' }])),
  lockOpenAccounts: async (_tx, ids) => new Set(ids),
  staffNames: async (_db, ids) => new Map(ids.map((id) => [id, 'Wei'])),
  isSamePerson: async () => false,
  matchedOf: async () => new Set<string>(),
  proofs: { store: async () => undefined, link: (url) => url },
  hasOpenOrders: hasOpenClaims,
  hasOpenClaims,
  notify: async () => {},
};

const walletDeps = {
  ...noPayouts,
  ...depositDeps,
  owners: async () => new Map<string, never>(),
  proofs: { attach: async () => ({ digest: '' }), link: (url: string) => url },
  payableOrder: async () => ({ kind: 'trade' as const, id: randomUUID(), no: 'TO-1' }),
  payOrder: async () => null,
  notify: async () => {},
  claimOrders: ordersOfClaims,
  claimsSetAside,
};

let market: Pipeline;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openPipeline();
  const value = JSON.stringify({ rate: RATE, source: 'test', observedAt: NOW.toISOString() });
  await sql`insert into settings.entry (key, version, value, reason, from_at, proposed_by,
      proposed_name, approved_by, approved_name)
    values ('usdCny', 1, ${value}::jsonb, 'test', ${NOW}, ${randomUUID()}, 'A', ${randomUUID()},
      'B') on conflict do nothing`.execute(market.db);
  call = callingOf(market.db, [
    ...market.orders.calls,
    ...claimsSlice({ returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'] }).calls,
    ...depositsSlice(depositDeps).calls,
    ...walletSlice(walletDeps).calls,
    ...approvalsSlice({ kinds: [rulingApproval, depositApproval(depositDeps)] }).calls,
  ]);
}, 60_000);
afterAll(() => market.close());

const by = (caller: Caller) => market.as(caller, later(1));
const see = (id: string): Promise<View> => call(contract.opsClaimOne, { id }, by(marta));

/** Takes an event with the version that the claim has now. */
async function act<C extends Call>(
  callOf: C,
  { id }: { readonly id: string },
  caller: Caller,
  more: object = {},
): Promise<View> {
  const { version } = await see(id);
  const input = { id, version, ...more } as unknown as ClientInput<C>;
  return (await call(callOf, input, by(caller))) as View;
}

async function approve({ id, version }: { id: string; version: number }, caller: Caller) {
  await call(opsApprovalApprove, { id, version }, by(caller));
}

/** A completed order; with a cut its dispute is settled, and eight tenths of each line are kept. */
async function completed(lines: readonly NewLine[], cut: string | null) {
  const { act: move, buyer, seller, staff, parcel } = market;
  const verdicts = lines.map(() => (cut === null ? ('pass' as const) : ('conditional' as const)));
  const orderId = await bringTo(market, 'reported', { lines, verdicts });
  const view = await market.see(orderId);
  const lineIds = view.lines.map(({ id }) => id);
  if (cut === null) {
    await move(orders.acceptResult, orderId, seller);
    await move(orders.acceptResult, orderId, buyer);
  } else {
    await move(orders.rejectResult, orderId, buyer, { reason: 'oxidised', lines: lineIds });
    const kept = view.lines.map(({ id, quantity }) => ({
      lineId: id,
      acceptedQuantity: (quantity * 4) / 5,
    }));
    const terms = { reason: 'oxidised', lines: kept, cut };
    await move(orders.offerSettlement, orderId, seller, terms);
    await move(orders.acceptOffer, orderId, buyer);
    await move(staffOrders.sendBackRest, orderId, staff, parcel);
  }
  await move(staffOrders.dispatchOrder, orderId, staff, parcel);
  await move(orders.confirmReceipt, orderId, buyer);
  return { orderId, lineId: lineIds[0] ?? '', others: lineIds.slice(1) };
}

type Target = Awaited<ReturnType<typeof completed>>;
const apply = ({ orderId, lineId }: Omit<Target, 'others'>, more: object = {}) =>
  call(contract.claimApply, { orderId, lineId, ...claimForm, ...more }, by(market.buyer));

const parcel = { carrier: 'SF' as const, trackingNo: 'SF1234567890' };
async function countBack(claim: View, pieces: number): Promise<void> {
  await act(contract.claimShipBack, claim, market.buyer, parcel);
  await act(contract.opsClaimReceive, claim, chen, { pieces, location: 'A-01', note: '' });
}

describe('money that a claim takes from the deposit of a seller', () => {
  let target: Target;
  let deposit: { readonly id: string; readonly version: number };
  const funds = async () => {
    const { available, depositFen } = await walletOf(market.db, market.sellerId);
    return { available, depositFen };
  };
  /** Leaves the seller 300.00 USD of its balance, beside its deposit. */
  async function leaveSeller(): Promise<void> {
    const minor = (await market.available(market.sellerId)) - 300_00n;
    if (minor === 0n) return;
    if (minor < 0n) return market.fund(market.sellerId, -minor);
    await transaction(market.db, async (tx) => {
      const cause = { kind: 'withdrawal', id: randomUUID(), no: 'WD-1' };
      const transfer = recipes.withdrawalApplied({ ownerId: market.sellerId, minor });
      await post(tx, { transfer, key: randomUUID(), cause, now: NOW });
    });
  }
  const fx = () =>
    rows<{ currency: string; balance: bigint }>(
      market.db,
      sql`select currency, balance::bigint as balance from wallet.platform_balance
          where kind = 'fx' order by currency`,
    );
  /** A claim that has 300.00 of the balance and 100.00 of the deposit set aside. */
  async function secured(): Promise<View> {
    const claim = await apply(target, {
      ...claimForm,
      amount: '400.00',
      quantity: 200,
      returnPieces: 200,
    });
    const agreed = await act(contract.claimAgree, claim, market.seller);
    expect(agreed.money.held.amount).toBe('400.00');
    expect(await funds()).toEqual({ available: 0n, depositFen: DEPOSIT - 713_00n });
    return agreed;
  }
  const whole = { available: 300_00n, depositFen: DEPOSIT };

  async function makeDeposit() {
    const form = {
      accountName: '深圳市云璟电子有限公司',
      accountNumber: '6217000011113306',
      bankName: '南海联合银行',
      bankCode: '308584001219',
      proof: `/files/${randomUUID()}`,
    };
    const { id } = await call(deposits.depositApply, form, by(market.seller));
    const found = { id, version: 1, bankReference: `FT${randomUUID()}` };
    return call(deposits.opsDepositConfirm, found, by(wei));
  }

  beforeAll(async () => {
    target = await completed([newLine()], null);
    deposit = await makeDeposit();
    await leaveSeller();
  }, 60_000);

  it('stands in the wallet of the buyer beside what its orders hold', async () => {
    const wallet = () => call(walletOne, {}, by(market.buyer));
    const before = await wallet();
    expect(before.claimHolds).toEqual([]);
    const claim = await secured();
    const { no } = await market.see(target.orderId);
    expect(await wallet()).toMatchObject({
      balance: before.balance,
      held: before.held,
      holds: before.holds,
      claimHeld: { amount: '400.00' },
      claimHolds: [
        {
          claim: { kind: 'claim', id: claim.id, no: claim.no },
          order: { kind: 'trade', id: target.orderId, no },
          amount: { amount: '400.00', currency: 'USD' },
        },
      ],
    });
    // The seller reads for which claim its own money is set aside.
    const [own] = (await wallet()).claimHolds;
    expect(await call(walletOne, {}, by(market.seller))).toMatchObject({
      claimHolds: [],
      setAside: { amount: '400.00' },
      setAsideFor: [{ claim: own?.claim, order: own?.order, amount: { amount: '400.00' } }],
    });
    await act(contract.claimWithdraw, claim, market.buyer);
    expect(await wallet()).toMatchObject({ held: before.held, claimHolds: [] });
    expect((await call(walletOne, {}, by(market.seller))).setAsideFor).toEqual([]);
  });

  it('goes back to the deposit where the claim is withdrawn or rejected, at any later rate', async () => {
    const before = await fx();
    const withdrawn = await secured();
    await act(contract.claimWithdraw, withdrawn, market.buyer);
    expect([await funds(), await fx()]).toEqual([whole, before]);

    const rejected = await secured();
    await act(contract.claimShipBack, rejected, market.buyer, parcel);
    await act(contract.opsClaimReportLost, rejected, chen, { reason: 'No scan for weeks' });
    const decision = { decision: 'reject', reason: 'Nothing was sent' };
    const proposed = await act(contract.opsClaimProposeRuling, rejected, marta, decision);
    const rate = (value: string) =>
      sql`update settings.entry set value = jsonb_set(value, '{rate}', ${`"${value}"`}::jsonb)
        where key = 'usdCny'`.execute(market.db);
    await sql`alter table settings.entry disable trigger user`.execute(market.db);
    await rate('6.90');
    if (proposed.ruling) await approve(proposed.ruling.approval, lin);
    await rate(RATE);
    expect((await see(rejected.id)).state).toBe('rejected');
    expect([await funds(), await fx()]).toEqual([whole, before]);
  });

  it('goes back to it before the balance where a short count leaves a part', async () => {
    const claim = await secured();
    await countBack(claim, 180);
    await act(contract.claimAcceptCount, claim, market.buyer);
    // 360.00 is paid: the balance and 60.00 of the deposit; 40.00 of it come back.
    expect(await funds()).toEqual({ available: 0n, depositFen: DEPOSIT - 713_00n + 285_20n });
    expect((await see(claim.id)).money.paid.amount).toBe('360.00');
    const { list } = await call(walletLogList, {}, by(market.buyer));
    const detail = list[0]?.detail;
    expect(detail?.type).toBe('claim');
    const row = await call(walletLogOne, { id: detail?.id ?? '' }, by(market.buyer));
    expect(row).toMatchObject({ change: { amount: '360.00' }, cause: { id: claim.id } });
  });

  it('is paid back with the deposit, which is closed while no claim is open only', async () => {
    await leaveSeller();
    const { depositFen } = await funds();
    const claim = await apply(target, { amount: '400.00', quantity: 200, returnPieces: 200 });
    await act(contract.claimAgree, claim, market.seller);
    const wish = { id: deposit.id, version: deposit.version, reason: 'We close our shop' };
    const askBack = () => call(deposits.depositRequestReturn, wish, by(market.seller));
    await expect(askBack()).rejects.toMatchObject({ code: 'deposit.openOrders' });
    await act(contract.claimWithdraw, claim, market.buyer);
    const { id, version } = await askBack();
    const proposal = { id, version, bankReference: `FT${randomUUID()}` };
    const { approval } = await call(deposits.opsDepositPropose, proposal, by(wei));
    if (approval) await approve(approval, jia);
    const stored = await one<{ fen: bigint }>(
      market.db,
      sql`select returned_fen as fen from deposits.deposit where id = ${id}`,
    );
    expect(stored.fen).toBe(depositFen);
  });

  it('goes to the balance where the deposit has ended meanwhile', async () => {
    await transaction(market.db, async (tx) => {
      const cause = { kind: 'deposit', id: randomUUID(), no: 'DP-1' };
      const transfer = recipes.depositReceived({ sellerId: market.sellerId, fen: DEPOSIT });
      await post(tx, { transfer, key: cause.id, cause, now: NOW });
    });
    const claim = await secured();
    await act(contract.claimWithdraw, claim, market.buyer);
    expect(await funds()).toEqual({ available: 400_00n, depositFen: DEPOSIT - 713_00n });
  });

  it('funds a replacement from the balance, and goes back beyond what it costs', async () => {
    await makeDeposit();
    await leaveSeller();
    const { depositFen } = await funds();
    // 140 pieces at 2.86 are 400.40, 100 of them 286.00.
    const input = { remedy: 'replacement', quantity: 140, returnPieces: 140, amount: '0' };
    const claim = await apply(target, input);
    await act(contract.claimAgree, claim, market.seller);
    await countBack(claim, 100);
    await act(contract.claimAcceptCount, claim, market.buyer);
    expect((await see(claim.id)).state).toBe('replacing');
    expect(await funds()).toEqual({ available: 14_00n, depositFen });
  });
});

describe('a claim on goods whose price a settlement cut', () => {
  let target: Target;
  beforeAll(async () => {
    target = await completed([newLine()], '100.00');
  }, 60_000);
  const refused = (made: Promise<unknown>) =>
    expect(made).rejects.toMatchObject({ code: 'claim.terms', field: 'amount' });

  it('asks for no more than its pieces cost the buyer, by whoever states the terms', async () => {
    const delivered = await call(contract.claimable, { orderId: target.orderId }, by(market.buyer));
    // 2,288.00 less 100.00 for all 800, 1,094.00 for half of them.
    expect(delivered.lines).toMatchObject([{ delivered: 800, cut: { amount: '100.00' } }]);
    for (const amount of ['1144.00', '1094.01']) await refused(apply(target, { amount }));
    const claim = await apply(target, { amount: '1094.00' });
    expect(claim).toMatchObject({ unitPrice: '2.86', cut: { amount: '100.00' } });
    const more = { remedy: 'compensation', returnPieces: 0, amount: '1094.01' };
    await refused(act(contract.claimOffer, claim, market.seller, { ...more, text: 'All of it' }));
    await act(contract.claimRefuse, claim, market.seller, { reason: 'Not ours' });
    await act(contract.claimRequestRuling, claim, market.buyer, { reason: 'See the dip test' });
    const ruling = { decision: 'compensation', amount: '1094.01', reason: 'Dip test' };
    await refused(act(contract.opsClaimProposeRuling, claim, marta, ruling));
    // A request from before the cut was known is not put in force above the price.
    const setCut = async (cut: bigint) => {
      await sql`alter table claims.claim disable trigger user`.execute(market.db);
      await sql`update claims.claim set cut = ${cut} where id = ${claim.id}`.execute(market.db);
      await sql`alter table claims.claim enable trigger user`.execute(market.db);
    };
    await setCut(0n);
    const proposed = await act(contract.opsClaimProposeRuling, claim, marta, ruling);
    await setCut(100_00n);
    if (!proposed.ruling) throw new Error('nothing was proposed');
    await expect(approve(proposed.ruling.approval, lin)).rejects.toMatchObject({
      code: 'claim.terms',
    });
    await act(contract.claimWithdraw, claim, market.buyer);
  });

  it('is replaced at the price that the buyer paid, and pays no more where that fails', async () => {
    const claim = await apply(target, { remedy: 'replacement', amount: '0' });
    const agreed = await act(contract.claimAgree, claim, market.seller);
    expect(agreed.money.held.amount).toBe('1094.00');
    await countBack(claim, 400);
    const { replacement } = await see(claim.id);
    const order = await market.see(replacement?.orderId ?? '');
    // 2,188.00 / 800.
    expect(order.lines).toMatchObject([{ quantity: 400, unitPrice: '2.735' }]);
    expect(await market.escrow(order.id)).toMatchObject({ held: 1094_00n });
  });

  it('has the cut that new claims get where it was made before', async () => {
    const cuts = () =>
      rows<{ orderId: string; cut: bigint }>(
        market.db,
        sql`select order_id as "orderId", cut from claims.claim order by cut desc, no`,
      );
    const lines = [newLine(), newLine({ quantity: 35, unitPrice: 33_333n })];
    const { others, ...first } = await completed([...lines, newLine({ quantity: 5 })], '99.99');
    for (const lineId of [first.lineId, ...others]) {
      await apply({ ...first, lineId }, { amount: '1.00', quantity: 4, returnPieces: 1 });
    }
    const before = await cuts();
    const shares = before.filter(({ orderId }) => orderId === first.orderId);
    expect(shares.map(({ cut }) => cut)).toEqual([99_09n, 50n, 40n]);
    const up = readFileSync(join(migrationsDir, '0179-cut-in-claims', 'up.sql'), 'utf8');
    await sql`alter table claims.claim disable trigger user, drop column cut`.execute(market.db);
    await sql.raw(up).execute(market.db);
    await sql`alter table claims.claim enable trigger user`.execute(market.db);
    expect(await cuts()).toEqual(before);
  });
});

describe('a replacement whose price rounds to nothing', () => {
  it('is placed at a cent, and so is that of a short count', async () => {
    const target = await completed([newLine({ unitPrice: 10n })], null);
    const seller = async () => (await walletOf(market.db, market.sellerId)).available;
    const before = await seller();
    // 60 pieces at 0.0001 are 0.60 cents, 40 of them 0.40.
    const whole = { remedy: 'replacement', quantity: 60, returnPieces: 60, amount: '0' };
    const short = await apply(target, whole);
    await act(contract.claimAgree, short, market.seller);
    await countBack(short, 40);
    await act(contract.claimAcceptCount, short, market.buyer);
    const few = await apply(target, { ...whole, quantity: 7, returnPieces: 7 });
    await act(contract.claimAgree, few, market.seller);
    await countBack(few, 7);
    for (const [{ id }, quantity] of [
      [short, 40],
      [few, 7],
    ] as const) {
      const { state, money, replacement } = await see(id);
      expect([state, money.held.amount]).toEqual(['replacing', '0.00']);
      const order = await market.see(replacement?.orderId ?? '');
      expect(order).toMatchObject({ state: 'paid', lines: [{ quantity }] });
      expect(await market.escrow(order.id)).toMatchObject({ held: 1n });
    }
    expect(await seller()).toBe(before - 2n);
  });
});

it('the ledger stays sound: every balance is what its entries give', async () => {
  expect((await trialBalance(market.db)).map(({ sum }) => sum)).toEqual([0n, 0n]);
  expect((await verifyLedger(market.db)).wrong).toBeNull();
});
