import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { formatDecimal } from '#contract/money.ts';
import { confirmOrder, orderOne, payOrder } from '#contract/orders/calls.ts';
import { rechargeApply, walletOne } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { payeesOf } from '#harness/payees.ts';
import { transaction } from '#server/kit/database/database.ts';
import { withdrawalApplied, withdrawalFailed } from '#server/wallet/core/recipes.ts';
import { holdOrder, refundOrder, verifyLedger } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import { type Caller, Refused } from '../../tools/deal/caller.ts';

/** Faults of other systems when requests met each other. */
let market: TestMarket;
let wei: Caller;
let jia: Caller;
let people: ReturnType<typeof payeesOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  people = payeesOf(market);
});
afterAll(() => market.close());

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** Freezes a dollar and gives it back, pays an order of a dollar and is paid back, over and over. */
async function moveAround(ownerId: string, rounds: number): Promise<void> {
  const { db } = market.market.database;
  const now = market.clock.now();
  for (let round = 0; round < rounds; round += 1) {
    const cause = { kind: 'withdrawal', id: randomUUID(), no: `WD-${round}` };
    const order = { kind: 'trade', id: randomUUID(), no: `TO-${round}` };
    const move = { ownerId, minor: 100n };
    const key = `${cause.id}:`;
    const moved = (transfer: Parameters<typeof post>[1]['transfer'], step: string) =>
      transaction(db, (tx) => post(tx, { transfer, key: key + step, cause, now }));
    await moved(withdrawalApplied(move), 'apply');
    const hold = { key: `${order.id}:hold`, order, buyerId: ownerId, minor: 100n, now };
    await transaction(db, (tx) => holdOrder(tx, hold));
    await moved(withdrawalFailed(move), 'failed');
    await transaction(db, (tx) => refundOrder(tx, { key: `${order.id}:refund`, order, now }));
  }
}

describe('the wallet of a member', () => {
  it('shows balance, what is frozen and its holds as of one moment, whatever moves meanwhile', async () => {
    const { who } = await people.memberWith(100_000n);
    let isMoving = true;
    const moving = moveAround(market.idOf(who), 40).finally(() => {
      isMoving = false;
    });
    const seen = new Set<string>();
    while (isMoving) {
      const { balance, frozen, frozenParts, held, holds } = await who.send(walletOne, {});
      const sum = (parts: readonly { amount: { amount: string } }[]) =>
        parts.reduce((all, { amount }) => all + cents(amount.amount), 0n);
      expect(cents(balance.amount) + cents(frozen.amount) + cents(held.amount)).toBe(100_000n);
      expect(sum(frozenParts)).toBe(cents(frozen.amount));
      expect(sum(holds)).toBe(cents(held.amount));
      seen.add(`${frozen.amount} ${held.amount}`);
    }
    await moving;
    // The reads fell between the steps, not all before or after them.
    expect(seen.size).toBeGreaterThan(1);
  });

  it('never pays or freezes more than there is when 32 tabs spend it at once', async () => {
    const seller = await market.member('Seller', 'seller');
    const { who, bank, name } = await people.memberWith(0n);
    const orders = [];
    for (let n = 0; n < 7; n += 1) {
      const { orderId: id } = await placeBoardOrder(who, seller, { count: 100, unitPrice: '1' });
      await seller.send(confirmOrder, { id, version: 1 });
      orders.push(await who.send(orderOne, { id }));
    }
    const price = cents(orders[0]?.sums.total.amount ?? '0');
    // Enough for three of the eight, and not for a fourth.
    await people.fund(who, 4n * price - 1n);
    const amount = formatDecimal(price, 2);
    await who.send(cash.cashCode, { bankId: bank.id, amount });
    const withdrawal = { bankId: bank.id, amount, code: await people.codeOf(name) };
    const acts = [
      ...orders.map(
        ({ id, version }) =>
          () =>
            who.send(payOrder, { id, version }),
      ),
      () => who.send(cash.cashApply, withdrawal),
    ];
    const tabs = Array.from({ length: 4 }, () => acts).flat();
    const outcomes = await Promise.all(
      tabs.map((act) =>
        act().then(
          () => 'done',
          (error: unknown) => {
            if (error instanceof Refused) return 'refused';
            throw error;
          },
        ),
      ),
    );
    expect(tabs).toHaveLength(32);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(3);
    const { balance, frozen, held, holds, frozenParts } = await who.send(walletOne, {});
    expect(holds.length + frozenParts.length).toBe(3);
    expect(cents(frozen.amount) + cents(held.amount)).toBe(3n * price);
    expect(cents(balance.amount)).toBe(price - 1n);
  });

  it('gets a refused withdrawal back once, and no approval of before applies it later', async () => {
    const { who, bank, name } = await people.memberWith(100_000n);
    await who.send(cash.cashCode, { bankId: bank.id, amount: '400.00' });
    const code = await people.codeOf(name);
    const made = await who.send(cash.cashApply, { bankId: bank.id, amount: '400.00', code });
    const { id } = made;
    const asked = { id, version: made.version, note: 'Called them' };
    const { approval } = await wei.send(cash.opsWithdrawalPrepare, asked);
    if (approval === null) throw new Error('no approval is open');
    const { version } = await jia.send(cash.opsWithdrawalOne, { id });
    const refuse = { id, version, reason: 'The bank closed the account' };
    await jia.send(cash.opsWithdrawalRefuse, refuse);
    await expect(jia.send(opsApprovalApprove, approval)).rejects.toThrow(Refused);
    await expect(jia.send(cash.opsWithdrawalRefuse, refuse)).rejects.toThrow(Refused);
    const sent = { id, version: version + 1, bankReference: 'FT1', sentOn: '2026-11-25' };
    await expect(wei.send(cash.opsWithdrawalSend, sent)).rejects.toThrow(Refused);
    const { balance, frozen } = await who.send(walletOne, {});
    expect([balance.amount, frozen.amount]).toEqual(['1000.00', '0.00']);
  });
});

describe('a recharge', () => {
  it.each(['0', '-1', '0.001', '5000000.01', '1e9', '1,000', '１００', ''])(
    'of %s is refused as input, and nothing waits for finance',
    async (amount) => {
      const { who } = await people.memberWith(0n);
      const form = {
        amount,
        accountName: 'Elbe GmbH',
        accountNumber: 'DE89370400440532013000',
        bankName: 'Commerzbank',
        bankCode: 'COBADEFF',
        proof: `/files/${randomUUID()}`,
      };
      const fail = amount === '5000000.01' ? 'wallet.recharge.over' : 'input.invalid';
      await expect(who.send(rechargeApply, form)).rejects.toMatchObject({
        reply: { data: { fail } },
      });
    },
  );
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
