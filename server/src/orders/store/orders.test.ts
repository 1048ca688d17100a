import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { one, transaction } from '#server/kit/database/database.ts';
import { toFailure } from '#server/kit/failure.ts';
import { consumePieces, lotsOf, refusals } from '../public.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const refused = (code: string) => ({ code });
const run = (statement: ReturnType<typeof sql>) => statement.execute(market.db);

async function lotOf(id: string): Promise<string> {
  const [lot] = await lotsOf(market.db, id);
  if (lot === undefined) throw new Error('the order has no lot');
  return lot.id;
}

describe('pieces, whoever writes them', () => {
  it('never leave a shelf that has fewer', async () => {
    const lotId = await lotOf(await bringTo(market, 'inspecting'));
    const consume = (pieces: number) =>
      transaction(market.db, (tx) => consumePieces(tx, { lotId, pieces, cause: 'QC', now: NOW }));
    expect(await consume(1000)).toEqual({ onShelf: 0 });
    const error = await consume(1).catch((caught: unknown) => caught);
    expect(toFailure(error, refusals)?.code).toBe('qc.pieces');
  });

  it('never leave it twice when two take at once', async () => {
    const lotId = await lotOf(await bringTo(market, 'inspecting'));
    const consume = () =>
      transaction(market.db, (tx) =>
        consumePieces(tx, { lotId, pieces: 300, cause: 'QC', now: NOW }),
      );
    const taken = await Promise.allSettled([1, 2, 3, 4, 5].map(consume));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const lot = await one(
      market.db,
      sql`select received, consumed, on_shelf from orders.lot where id = ${lotId}`,
    );
    expect(lot).toEqual({ received: 1000, consumed: 900, on_shelf: 100 });
  });

  it('change by a move only, and a move is never changed', async () => {
    const lotId = await lotOf(await bringTo(market, 'inspecting'));
    await expect(
      run(sql`update orders.lot set received = 2000 where id = ${lotId}`),
    ).rejects.toMatchObject(refused('QA001'));
    await expect(
      run(sql`update orders.piece_move set pieces = 1 where lot_id = ${lotId}`),
    ).rejects.toMatchObject(refused('QA002'));
    await expect(run(sql`delete from orders.piece_move`)).rejects.toMatchObject(refused('QA002'));
    await expect(run(sql`truncate orders.piece_move`)).rejects.toMatchObject(refused('QA002'));
  });

  it('of the lots of a line are never more than the dock counted', async () => {
    const lotId = await lotOf(await bringTo(market, 'inspecting'));
    await expect(
      run(sql`insert into orders.piece_move (lot_id, what, pieces, cause, at)
        values (${lotId}, 'received', 1, 'x', ${NOW})`),
    ).rejects.toMatchObject(refused('QA001'));
  });
});

describe('an order, whoever writes it', () => {
  it('changes its state with its version only, and never after its end', async () => {
    const id = await bringTo(market, 'confirmed');
    await expect(
      run(sql`update orders."order" set state = 'paid' where id = ${id}`),
    ).rejects.toMatchObject(refused('QA002'));
    await expect(
      run(sql`update orders."order" set version = version + 2 where id = ${id}`),
    ).rejects.toMatchObject(refused('QA002'));
    await market.act(contract.cancelOrder, id, market.buyer);
    await expect(
      run(sql`update orders."order" set state = 'placed', version = version + 1 where id = ${id}`),
    ).rejects.toMatchObject(refused('QA002'));
  });

  it('does not end while money is held', async () => {
    const id = await bringTo(market, 'paid');
    await expect(
      run(sql`update orders."order" set state = 'completed', version = version + 1
        where id = ${id}`),
    ).rejects.toMatchObject(refused('23514'));
  });

  it('keeps its history and its terms as they were written', async () => {
    const id = await bringTo(market, 'confirmed');
    const changes = [
      sql`update orders.history set by = 'clock' where order_id = ${id}`,
      sql`delete from orders.history where order_id = ${id}`,
      sql`update orders.terms set buyer_at = null where order_id = ${id}`,
      sql`update orders.terms set body = '{}' where order_id = ${id}`,
      sql`delete from orders.terms where order_id = ${id}`,
    ];
    for (const change of changes) {
      await expect(run(change)).rejects.toMatchObject({
        code: expect.stringMatching(/^(QA002|23514)$/),
      });
    }
  });

  it('has a history row for every version, and terms whose hash is that of their text', async () => {
    const id = await bringTo(market, 'reported');
    const seen = await market.see(id);
    expect(seen.history).toHaveLength(seen.version);
    const { hash } = await one<{ hash: string }>(
      market.db,
      sql`select encode(sha256(convert_to(body, 'UTF8')), 'hex') as hash
          from orders.terms where order_id = ${id}`,
    );
    expect(seen.terms?.hash).toBe(hash);
  });

  it('says of its money what the ledger says', async () => {
    for (const state of ['paid', 'reported'] as const) await bringTo(market, state);
    const { differing } = await one<{ differing: number }>(
      market.db,
      sql`select count(*)::int as differing from orders."order" o
          full join wallet.hold h on h.order_id = o.id
          where (coalesce(o.held, 0), coalesce(o.released, 0), coalesce(o.refunded, 0))
             <> (coalesce(h.held, 0), coalesce(h.released, 0), coalesce(h.refunded, 0))`,
    );
    expect(differing).toBe(0);
  });
});
