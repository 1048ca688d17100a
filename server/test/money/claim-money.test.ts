import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walletLogList, walletLogOne } from '#contract/wallet/calls.ts';
import { compensateOne } from '#contract/wallet/compensation-calls.ts';
import { type MoneyRecords, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { transaction } from '#server/kit/database/database.ts';
import { returnToSeller, setAsideForClaim } from '#server/wallet/public.ts';

let market: TestMarket;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, records } = await openMoneyMarket());
});
afterAll(() => market.close());

describe('money that a claim holds', () => {
  it('has rows in the ledger of its seller that lead to themselves, not to a compensation', async () => {
    const { who } = await records.member();
    const { who: stranger } = await records.member();
    const claim = { kind: 'claim', id: randomUUID(), no: 'AS-261127-1001' };
    const parties = { sellerId: market.idOf(who), buyerId: market.idOf(stranger) };
    const move = { claim, ...parties, now: market.clock.now() };
    await transaction(market.market.database.db, async (tx) => {
      const deposit = { fen: 0n, minor: 0n };
      await setAsideForClaim(tx, { ...move, key: randomUUID(), availableMinor: 900n, deposit });
      await returnToSeller(tx, { ...move, key: randomUUID(), minor: 900n, toBalance: 0n });
    });
    const { list } = await who.send(walletLogList, { matter: 'compensation' });
    expect(list.map(({ change }) => change.amount)).toEqual(['9.00', '-9.00']);
    for (const row of list) {
      expect(row.detail.type).toBe('hold');
      expect(row.cause).toEqual(claim);
      expect(await who.send(walletLogOne, { id: row.detail.id })).toEqual(row);
      const others = stranger.send(walletLogOne, { id: row.detail.id });
      await expect(others).rejects.toMatchObject({ reply: { data: { fail: 'notFound' } } });
      const asPaid = who.send(compensateOne, { id: row.detail.id });
      await expect(asPaid).rejects.toMatchObject({ reply: { data: { fail: 'notFound' } } });
    }
  });
});
