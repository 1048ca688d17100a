import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows } from '#server/kit/database/database.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

/** The newest message of each party about an order: its kind, and the day that it names. */
async function lastMessages(id: string): Promise<Record<'buyer' | 'seller', string>> {
  const found = await rows<{ account: string; said: string }>(
    market.db,
    sql`select distinct on (account) account, kind || ' ' || (params ->> 'dueAt') as said
        from messages.message where link like ${`%${id}`} order by account, id desc`,
  );
  const saidTo = (owner: string) => found.find(({ account }) => account === owner)?.said ?? '';
  return { buyer: saidTo(market.buyerId), seller: saidTo(market.sellerId) };
}

const toBoth = (kind: string, day: Date) => {
  const said = `orders.${kind} ${day.toISOString()}`;
  return { buyer: said, seller: said };
};

const disputed = async (): Promise<{ id: string; lineId: string }> => {
  const id = await bringTo(market, 'reported', { verdicts: ['conditional'] });
  const lineId = (await market.see(id)).lines[0]?.id ?? '';
  await market.act(contract.rejectResult, id, market.buyer, { reason: 'bad', lines: [lineId] });
  return { id, lineId };
};

describe('messages about a ruling', () => {
  it('name the day from which support may rule, and its deadline once both parties ask', async () => {
    const { act, buyer, seller } = market;
    const { id } = await disputed();
    await act(contract.requestRuling, id, seller);
    expect(await lastMessages(id)).toEqual(toBoth('requestRuling', addWorkingDays(NOW, 3)));
    await act(contract.requestRuling, id, buyer);
    expect(await lastMessages(id)).toEqual(toBoth('rulingRequested', addWorkingDays(NOW, 2)));
  });

  it('call no time the parties’ own once support may rule', async () => {
    const { act, seller } = market;
    const { id, lineId } = await disputed();
    const open = addWorkingDays(NOW, 2);
    const terms = { reason: 'oxidised', lines: [{ lineId, acceptedQuantity: 800 }], cut: '0' };
    await act(contract.offerSettlement, id, seller, terms, open);
    expect(await lastMessages(id)).toEqual(toBoth('offerRuling', addWorkingDays(open, 2)));
    await act(contract.withdrawOffer, id, seller, {}, open);
    expect(await lastMessages(id)).toEqual(toBoth('withdrawOfferRuling', addWorkingDays(open, 2)));
  });

  it('give the parties their time before', async () => {
    const { act, seller } = market;
    const { id, lineId } = await disputed();
    const terms = { reason: 'oxidised', lines: [{ lineId, acceptedQuantity: 800 }], cut: '0' };
    await act(contract.offerSettlement, id, seller, terms);
    expect(await lastMessages(id)).toEqual(toBoth('offer', addWorkingDays(NOW, 2)));
    await act(contract.withdrawOffer, id, seller);
    expect(await lastMessages(id)).toEqual(toBoth('withdrawOffer', addWorkingDays(NOW, 3)));
  });
});

describe('a return that is authorised', () => {
  const returning = async (): Promise<string> => {
    const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
    await market.act(contract.acceptReturn, id, market.seller);
    return id;
  };

  it('by support goes to the buyer as well, in whose place it was', async () => {
    const id = await returning();
    const why = { reason: 'the buyer asked by phone' };
    await market.act(staffContract.opsAuthoriseReturn, id, market.staff, why);
    const until = addWorkingDays(NOW, 3);
    expect(await lastMessages(id)).toEqual(toBoth('authoriseBySupport', until));
  });

  it('by the buyer goes to the seller alone', async () => {
    const id = await returning();
    await market.act(contract.authoriseReturn, id, market.buyer);
    const { buyer, seller } = await lastMessages(id);
    expect(buyer).toContain('orders.acceptReturn ');
    expect(seller).toContain('orders.authorise ');
  });
});
