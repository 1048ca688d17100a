import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import { orderEndings } from '#contract/orders/endings-calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, later, NOW, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { offeredDocuments } from '#server/documents/core/offered.ts';
import { one, rows } from '#server/kit/database/database.ts';
import { escrowChanges, trialBalance, verifyLedger } from '#server/wallet/public.ts';
import { orderProcess } from '../process.ts';
import { applyOrderEvent, findDeliveredOrder, sweepOrders } from '../public.ts';
import { countCompleted } from '../store/standing.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const lines = [
  newLine({ mpn: 'GOOD-1', quantity: 100, unitPrice: 300_000n }),
  newLine({ mpn: 'BAD-1', quantity: 200, unitPrice: 100_000n }),
];
/** Goods 300.00 and 200.00, tests 120.00 for each line, freight 45.00. */
const TOTAL = 785_00n;

/** A reported order whose first line passed and whose second one did not. */
const reported = (how: Parameters<typeof bringTo>[2] = {}) =>
  bringTo(market, 'reported', { lines, verdicts: ['pass', 'fail'], ...how });

const idsOf = async (id: string) => (await market.see(id)).lines.map((line) => line.id);

/** Rejects the second line; answers the ids of the parent and of its child. */
async function disputed(how: Parameters<typeof bringTo>[2] = {}) {
  const id = await reported(how);
  const [, bad = ''] = await idsOf(id);
  const parent = await market.act(contract.rejectResult, id, market.buyer, {
    reason: 'pins are bent',
    lines: [bad],
  });
  const [child] = parent.children;
  if (child === undefined) throw new Error('nothing was split off');
  return { id, childId: child.id, parent };
}

/** Money and pieces of both halves add up, and the ledger is whole. */
async function conserved(id: string, total = TOTAL) {
  const { held, parts } = await one<{ held: bigint; parts: number }>(
    market.db,
    sql`select sum(h.held)::bigint as held, count(*)::int as parts
        from wallet.hold h join orders."order" o on o.id = h.order_id
        where o.id = ${id} or o.parent_id = ${id}`,
  );
  expect(held).toBe(total);
  const differing = await rows(
    market.db,
    sql`select o.no from orders."order" o join wallet.hold h on h.order_id = o.id
        where (o.held, o.released, o.refunded) is distinct from (h.held, h.released, h.refunded)`,
  );
  expect(differing).toEqual([]);
  for (const { sum } of await trialBalance(market.db)) expect(sum).toBe(0n);
  expect((await verifyLedger(market.db)).wrong).toBeNull();
  return parts;
}

const dispatch = (id: string) =>
  market.act(staffContract.dispatchOrder, id, market.staff, market.parcel);

async function completeChild(id: string) {
  await dispatch(id);
  return market.act(contract.confirmReceipt, id, market.buyer);
}

describe('a dispute about one of two lines', () => {
  it('holds back that line, and sends the other on with its money and its lot', async () => {
    const { id, childId, parent } = await disputed();
    const child = await market.see(childId, market.buyer);
    expect(parent.state).toBe('disputed');
    expect(parent.lines.map(({ mpn }) => mpn)).toEqual(['BAD-1']);
    expect(child).toMatchObject({ no: `${parent.no}-1`, state: 'cleared', version: 1 });
    expect(child.parent).toEqual({ id, no: parent.no });
    expect(child.lines.map(({ mpn }) => mpn)).toEqual(['GOOD-1']);
    expect(child.lines[0]?.acceptedQuantity).toBe(100);
    expect(child.lines[0]?.pieces?.onShelf).toBe(100);
    expect(child.terms?.hash).toBe(parent.terms?.hash);
    // Freight 45.00 by the price of the goods, 3 to 2.
    expect(child.sums.total.amount).toBe('447.00');
    expect(parent.sums.total.amount).toBe('338.00');
    expect(parent.sums.moved.amount).toBe('447.00');
    expect(await conserved(id)).toBe(2);
    await expect(
      market.act(contract.rejectResult, id, market.buyer, {
        reason: 'again',
        lines: [parent.lines[0]?.id],
      }),
    ).rejects.toMatchObject({ code: 'order.wrongState' });
  });

  it('tells both parties both numbers, the money and the deadline', async () => {
    const { childId, parent } = await disputed();
    const child = await market.see(childId);
    for (const owner of [market.buyerId, market.sellerId]) {
      const [message] = await rows<{ params: Record<string, string> }>(
        market.db,
        sql`select params from messages.message
            where kind = 'orders.split' and account = ${owner}
              and params ->> 'no' = ${child.no}`,
      );
      expect(message?.params).toMatchObject({ parent: parent.no, amount: 'USD 447.00' });
      expect(message?.params.dueAt).toBe(child.due?.at);
    }
  });

  it('stays whole where the buyer rejects every line', async () => {
    const id = await reported();
    const all = await idsOf(id);
    const after = await market.act(contract.rejectResult, id, market.buyer, {
      reason: 'all of it',
      lines: all,
    });
    expect([after.state, after.children.length, after.lines.length]).toEqual(['disputed', 0, 2]);
  });

  it('takes a line along that conforms in part and that the buyer does not reject', async () => {
    const id = await reported({ verdicts: ['conditional', 'suspect'] });
    const [, bad = ''] = await idsOf(id);
    const after = await market.act(contract.rejectResult, id, market.buyer, {
      reason: 'remarked',
      lines: [bad],
    });
    expect(after.children.length).toBe(1);
  });

  it('never sends on a failed line that the buyer forgot to name', async () => {
    const three = [...lines, newLine({ mpn: 'BAD-2', quantity: 10 })];
    const id = await reported({ lines: three, verdicts: ['pass', 'fail', 'fail'] });
    const [, bad = ''] = await idsOf(id);
    const after = await market.act(contract.rejectResult, id, market.buyer, {
      reason: 'bad',
      lines: [bad],
    });
    expect(after.lines.map(({ mpn }) => mpn)).toEqual(['BAD-1', 'BAD-2']);
  });
});

describe('the ways into a dispute', () => {
  it('split by the seller’s offer, which is about the lines that stay', async () => {
    const id = await reported();
    const seen = await market.see(id, market.seller);
    const [good = '', bad = ''] = seen.lines.map((line) => line.id);
    expect(seen.goesOn).toMatchObject({ lines: [good], moved: { amount: '447.00' } });
    const offer = (accepted: number) => ({
      reason: 'keep half',
      cut: '0',
      lines: [
        { lineId: good, acceptedQuantity: 100 },
        { lineId: bad, acceptedQuantity: accepted },
      ],
    });
    // Nothing of the line in dispute is kept by it: that is no settlement.
    await expect(
      market.act(contract.offerSettlement, id, market.seller, offer(0)),
    ).rejects.toMatchObject({ code: 'order.lines' });
    const after = await market.act(contract.offerSettlement, id, market.seller, offer(100));
    expect(after.offer?.lines).toEqual([{ lineId: bad, acceptedQuantity: 100 }]);
    expect(after.children).toHaveLength(1);
    const settled = await market.act(contract.acceptOffer, id, market.buyer);
    expect(settled.state).toBe('cleared');
    expect(settled.sums.refunded).toEqual(after.offer?.money.refund);
    await conserved(id);
  });

  it('split by the seller’s request for another test', async () => {
    const id = await reported();
    const after = await market.act(contract.contestResult, id, market.seller, { reason: 'again' });
    expect([after.state, after.children.length]).toEqual(['inspecting', 1]);
    expect(after.sums.retest.amount).toBe('120.00');
    await market.report(id, ['pass']);
    await market.act(contract.acceptResult, id, market.buyer);
    const cleared = await market.act(contract.acceptResult, id, market.seller);
    expect(cleared.state).toBe('cleared');
    await completeChild(id);
    await completeChild(after.children[0]?.id ?? '');
    expect(await conserved(id)).toBe(2);
  });

  it('split by silence: the clock disputes what did not pass and lets the rest go on', async () => {
    const id = await reported();
    await sweepOrders(market.db, market.deps, later(2));
    await sweepOrders(market.db, market.deps, later(9));
    await sweepOrders(market.db, market.deps, later(10));
    const after = await market.see(id);
    expect([after.state, after.children.length]).toEqual(['disputed', 1]);
    expect(after.history.find(({ event }) => event === 'autoDispute')?.facts.child).toBe(
      after.children[0]?.no,
    );
    await conserved(id);
  });
});

describe('the two halves', () => {
  it('end apart: the child is completed and paid out, the parent returned and refunded', async () => {
    const before = {
      buyer: await market.available(market.buyerId),
      seller: await market.available(market.sellerId),
    };
    const { id, childId } = await disputed();
    const done = await completeChild(childId);
    expect([done.state, done.sums.held.amount]).toEqual(['completed', '0.00']);
    expect(done.sums.released.amount).toBe('447.00');
    const toSeller = (await market.available(market.sellerId)) - before.seller;
    expect(toSeller).toBe(291_00n);
    await market.rule(staffContract.orderReturn, id, { reason: 'bent' });
    await market.act(contract.authoriseReturn, id, market.buyer);
    await market.act(staffContract.sendBackOrder, id, market.staff, market.parcel);
    const ended = await market.act(staffContract.refundOrder, id, market.staff);
    expect([ended.state, ended.sums.refunded.amount]).toEqual(['refunded', '338.00']);
    expect((await market.available(market.buyerId)) - before.buyer).toBe(338_00n - TOTAL);
    await conserved(id);
  });

  it('end apart where the child’s parcel is lost: its price goes back, the dispute goes on', async () => {
    const { id, childId } = await disputed();
    const before = await market.available(market.buyerId);
    await dispatch(childId);
    await market.act(staffContract.traceParcel, childId, market.staff, {
      caseNo: 'T-1',
      note: 'gone',
    });
    await market.applyEvent({
      id: childId,
      version: null,
      event: 'declareLost',
      actor: { as: 'warehouse', accountId: null, name: 'W' },
      payload: { reason: 'lost', caseNo: 'T-1', requestedBy: 'another' },
    });
    const ended = await market.act(staffContract.refundOrder, childId, market.staff);
    expect(ended.state).toBe('refunded');
    expect((await market.available(market.buyerId)) - before).toBe(447_00n);
    expect((await market.see(id)).state).toBe('disputed');
    await conserved(id);
  });

  it('end apart where support rules that a part of the line is kept', async () => {
    const { id, childId } = await disputed();
    const [bad = ''] = await idsOf(id);
    await market.rule(staffContract.settlePart, id, {
      reason: 'half is good',
      lines: [{ lineId: bad, acceptedQuantity: 100 }],
    });
    await market.act(staffContract.sendBackRest, id, market.staff, market.parcel);
    await completeChild(childId);
    const ended = await completeChild(id);
    expect(ended.state).toBe('completed');
    await conserved(id);
  });

  it('end apart after another test that support asked for', async () => {
    const { id, childId } = await disputed();
    await market.rule(staffContract.retestOrder, id, { reason: 'unclear' });
    await market.report(id, ['conditional']);
    await completeChild(childId);
    await market.act(contract.rejectResult, id, market.buyer, {
      reason: 'still bent',
      lines: await idsOf(id),
    });
    await market.rule(staffContract.settleDispute, id, { reason: 'within tolerance' });
    expect((await completeChild(id)).state).toBe('completed');
    expect(await conserved(id)).toBe(2);
  });

  it('keep what went back before the split with the lines that it was for', async () => {
    const id = await bringTo(market, 'received', { lines, received: [90, 200] });
    await market.act(contract.closeShort, id, market.buyer);
    await market.act(contract.acknowledgeCount, id, market.seller);
    await market.inspect(id);
    const [good = '', bad = ''] = await idsOf(id);
    await market.report(id, ['pass', 'fail'], NOW, [{ lineId: bad, minor: 60_00n }]);
    const parent = await market.act(contract.rejectResult, id, market.buyer, {
      reason: 'bent',
      lines: [bad],
    });
    // 30.00 of ten pieces that did not come, and 60.00 of a test that was not made.
    expect(parent.sums.refunded.amount).toBe('90.00');
    expect(parent.sums.carried.amount).toBe('-30.00');
    const childId = parent.children[0]?.id ?? '';
    const child = await market.see(childId);
    expect([child.sums.held.amount, child.sums.carried.amount]).toEqual(['417.00', '30.00']);
    expect(child.lines[0]?.id).toBe(good);
    const done = await completeChild(childId);
    expect([done.sums.released.amount, done.sums.refunded.amount]).toEqual(['417.00', '0.00']);
    await market.act(contract.acceptReturn, id, market.seller);
    await market.act(contract.authoriseReturn, id, market.buyer);
    await market.act(staffContract.sendBackOrder, id, market.staff, market.parcel);
    const ended = await market.act(staffContract.refundOrder, id, market.staff);
    expect(ended.sums.refunded.amount).toBe('368.00');
    await conserved(id);
  });

  it('show endings whose money adds up to what was paid', async () => {
    const id = await reported();
    const before = await market.call(orderEndings, { id }, market.as(market.buyer));
    const every = before.stages.flatMap((stage) => stage.endings);
    const returned = every.find(({ key }) => key.startsWith('disputed.returning'));
    // The line in dispute goes back; the one that passed is paid out meanwhile.
    expect(returned).toMatchObject({
      buyerPays: { amount: '447.00' },
      buyerBack: { amount: '338.00' },
      sellerGets: { amount: '291.00' },
      acceptedPieces: 100,
      allPieces: 300,
    });
    const { childId } = await disputed();
    const after = await market.call(orderEndings, { id: childId }, market.as(market.buyer));
    const taken = after.stages
      .flatMap((stage) => stage.endings)
      .filter((e) => e.status === 'taken');
    expect(taken).toMatchObject([{ ends: 'completed', sellerGets: { amount: '291.00' } }]);
  });

  it('are one deal of the buyer', async () => {
    const [before] = await countCompleted(market.db, [market.buyerId]);
    const { id, childId } = await disputed();
    await completeChild(childId);
    await market.rule(staffContract.settleDispute, id, { reason: 'fine' });
    await completeChild(id);
    const [after] = await countCompleted(market.db, [market.buyerId]);
    expect((after?.deals ?? 0) - (before?.deals ?? 0)).toBe(1);
  });
});

describe('a child that is completed', () => {
  it('moves nothing into or out of escrow as a whole', async () => {
    await disputed();
    const span = { from: new Date(0), until: later(400), by: 'month' } as const;
    const changes = await escrowChanges(market.db, span);
    const held = changes.find(({ start }) => start === 'now')?.change;
    const moved = changes.filter(({ start }) => start !== 'now');
    expect(moved.reduce((sum, { change }) => sum + change, 0n)).toBe(held);
  });

  it('is an order of its own for claims and for documents', async () => {
    const { id, childId } = await disputed();
    expect(await findDeliveredOrder(market.db, childId)).toBeNull();
    await completeChild(childId);
    const delivered = await findDeliveredOrder(market.db, childId);
    expect(delivered?.lines.map(({ mpn, delivered: pieces }) => [mpn, pieces])).toEqual([
      ['GOOD-1', 100],
    ]);
    expect(await findDeliveredOrder(market.db, id)).toBeNull();
    const documents = async (of: string) =>
      offeredDocuments(await market.see(of, market.buyer)).map(({ kind }) => kind);
    expect(await documents(childId)).toEqual(
      expect.arrayContaining(['proforma', 'receipt', 'packingList', 'invoice']),
    );
    expect(await documents(childId)).not.toContain('creditNote');
    expect(await documents(id)).toEqual(['proforma', 'receipt']);
  });
});

describe('a split', () => {
  it('is made once by a double click, and by two people at once', async () => {
    const id = await reported();
    const { version } = await market.see(id);
    const [, bad = ''] = await idsOf(id);
    const twice = await Promise.allSettled([
      market.call(
        contract.rejectResult,
        { id, version, reason: 'bent', lines: [bad] },
        market.as(market.buyer),
      ),
      market.call(
        contract.contestResult,
        { id, version, reason: 'test again' },
        market.as(market.seller),
      ),
    ]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await market.see(id)).children).toHaveLength(1);
    await conserved(id);
  });

  it('leaves nothing behind where a later step of its transaction fails', async () => {
    const id = await reported();
    const [, bad = ''] = await idsOf(id);
    await expect(
      market.db.transaction().execute(async (tx) => {
        await applyOrderEvent(
          { tx, now: NOW },
          {
            id,
            version: null,
            event: 'reject',
            actor: { as: 'buyer', accountId: market.buyerId, name: 'B' },
            payload: { reason: 'bent', lines: [bad] },
          },
        );
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    const after = await market.see(id);
    expect([after.state, after.children, after.lines.length]).toEqual(['reported', [], 2]);
  });

  it('is refused by the database where money or goods would not add up', async () => {
    const { id, childId } = await disputed();
    const [bad = ''] = await idsOf(id);
    const state = async (statement: ReturnType<typeof sql>) => {
      try {
        await market.db.transaction().execute((tx) => statement.execute(tx));
        return 'done';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    const forged = [
      sql`update orders."order" set held = held - 100, total = total - 100, version = version + 1
          where id = ${id}`,
      sql`update orders."order" set carried = carried + 1, version = version + 1 where id = ${id}`,
      sql`update orders."order" set parent_id = null where id = ${childId}`,
      sql`update orders.line set order_id = ${childId}, quantity = 1 where id = ${bad}`,
      sql`update orders.line set order_id = ${childId} where id = ${bad}`,
      sql`update orders.lot set order_id = ${childId} where line_id = ${bad}`,
    ];
    for (const statement of forged) {
      expect(await state(statement)).toMatch(/^QA002$|^23514$/);
    }
    await conserved(id);
  });

  it('has an effect for the one value of its column', () => {
    expect(Object.keys(orderProcess.effects.splits)).toEqual(['undisputed']);
  });
});
