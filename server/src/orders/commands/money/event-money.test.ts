import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as approvalCalls from '#contract/approvals/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { orderTable } from '#contract/orders/table.ts';
import { agentTerms, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { staffCaller } from '#harness/calling.ts';
import { orderRequestsOf } from '#harness/order-requests.ts';
import {
  bringTo,
  dock,
  later,
  NOW,
  newLine,
  openPipeline,
  type Pipeline,
} from '#harness/pipeline.ts';
import { predictMoney } from '#harness/predicted-money.ts';
import { transaction } from '#server/kit/database/database.ts';
import { isMoneyEvent } from '../../core/money/event-money.ts';
import { consumePieces, lotsOf } from '../../public.ts';

const second = staffCaller('Staff', 'support', 'warehouse');

let market: Pipeline;
let money: ReturnType<typeof predictMoney>;

beforeAll(async () => {
  market = await openPipeline();
  money = predictMoney(market);
});
afterAll(() => market.close());

interface Start {
  readonly verdict?: Verdict;
  /** Pieces that the dock counted; their missing part is refunded before the inspection. */
  readonly came?: number;
  /** Terms of an agent order; a trade order where there are none. */
  readonly terms?: object;
  readonly consumed?: number;
  /** Whether the seller has it tested again, at its own cost. */
  readonly retested?: boolean;
}

/** Brings an order to its reports: some pieces refunded, consumed, tested again. */
async function reported({ verdict = 'fail', came, terms, consumed = 0, retested }: Start) {
  const { act, buyer, seller, staff, parcel } = market;
  const id = terms
    ? await placeAgentOrderOf(market, { unitPrice: '2.5', supplierEmail: 'huaxin@example.com' })
    : await bringTo(market, 'inbound');
  if (terms) {
    const priced = await act(staffContract.priceAgentOrder, id, staff, { ...agentTerms, ...terms });
    await act(contract.acceptTerms, id, buyer, { termsHash: priced.terms?.hash ?? '' });
    await act(contract.confirmOrder, id, seller);
    await act(contract.payOrder, id, buyer);
    await act(contract.shipOrder, id, seller, parcel);
  }
  const lines = (await market.see(id)).lines.map((line) => ({
    lineId: line.id,
    pieces: came ?? line.quantity,
  }));
  await act(staffContract.receiveOrder, id, staff, { ...dock, lines });
  if (came !== undefined) {
    await money.take('closeShort', id, [contract.closeShort, buyer]);
    await act(contract.acknowledgeCount, id, seller);
  }
  await market.inspect(id);
  const [lot] = await lotsOf(market.db, id);
  if (consumed > 0) {
    const used = { lotId: lot?.id ?? '', pieces: consumed, cause: 'QC-1', now: NOW };
    await transaction(market.db, (tx) => consumePieces(tx, used));
  }
  await market.report(id, [verdict]);
  if (retested) {
    await act(contract.contestResult, id, seller, { reason: 'wrong marking table' });
    await market.report(id, [verdict]);
  }
  return { id, lineId: lines[0]?.lineId ?? '' };
}

/** An order on whose dispute support may rule. */
async function disputed(start: Start) {
  const order = await reported(start);
  const { act, buyer, seller } = market;
  await act(contract.rejectResult, order.id, buyer, { reason: 'bad', lines: [order.lineId] });
  await act(contract.requestRuling, order.id, buyer);
  await act(contract.requestRuling, order.id, seller);
  return order;
}

const half = { testsOnPass: 'half', testsOnFail: 'half', serviceBy: 'half', service: '30.01' };
const bySeller = {
  testsOnPass: 'seller',
  testsOnFail: 'buyer',
  serviceBy: 'seller',
  freight: '12',
};
const starts: readonly [name: string, start: Start][] = [
  ['a trade order', {}],
  ['one with an earlier refund', { came: 990 }],
  ['one with a paid retest', { retested: true }],
  ['one with both', { came: 990, retested: true }],
  ['one of which tests consumed all', { came: 3, consumed: 3 }],
  ['an agent order with halves', { terms: half, came: 190 }],
  ['an agent order whose seller bears the costs', { terms: bySeller, retested: true }],
];

describe.each(starts)('the figures of %s are what the ledger moves', (_name, start) => {
  const reason = { reason: 'we looked at it' };
  /** As many pieces as are kept of the 1,000, 990, 200, 190 or 3. */
  const kept = start.consumed ? 3 : 150;

  it('where both parties accept', async () => {
    const { id } = await reported(start);
    await money.finish(id);
    await money.verify(id);
  });

  it('where support settles it', async () => {
    const { id } = await disputed(start);
    await money.take('settle', id, [staffContract.settleDispute, market.staff, reason]);
    await money.finish(id);
    await money.verify(id);
  });

  it('where support accepts a part', async () => {
    const { id, lineId } = await disputed(start);
    const lines = [{ lineId, acceptedQuantity: kept }];
    await money.take('settlePart', id, [
      staffContract.settlePart,
      market.staff,
      { ...reason, lines },
    ]);
    await money.finish(id);
    await money.verify(id);
  });

  it.each([
    ['buyer', 'terms'],
    ['seller', 'half'],
    ['half', 'seller'],
  ])('where an offer is accepted by which %s bears freight and %s tests', async (by, tests) => {
    const { act, buyer, seller } = market;
    const { id, lineId } = await disputed(start);
    const lines = [{ lineId, acceptedQuantity: kept }];
    const offer = { ...reason, lines, cut: '1.23', freightBy: by, testsBy: tests };
    const offered = act(contract.offerSettlement, id, seller, offer);
    // Few pieces do not pay all that the seller is to bear.
    if (start.consumed && by !== 'buyer') {
      await expect(offered).rejects.toMatchObject({ code: 'order.offerCosts' });
      return;
    }
    await offered;
    await money.take('acceptOffer', id, [contract.acceptOffer, buyer]);
    await money.finish(id);
    await money.verify(id);
  });

  it('where the goods go back', async () => {
    const first = await disputed(start);
    // Of goods that tests consumed nothing is left to go back.
    if (start.consumed) {
      const returned = market.act(staffContract.orderReturn, first.id, market.staff, reason);
      await expect(returned).rejects.toMatchObject({ code: 'order.guard' });
      return;
    }
    await money.take('orderReturn', first.id, [staffContract.orderReturn, market.staff, reason]);
    await money.finish(first.id);
    await money.verify(first.id);
    const own = await disputed(start);
    await money.take('acceptReturn', own.id, [contract.acceptReturn, market.seller]);
    await money.finish(own.id);
    await money.verify(own.id);
  });

  it('where suspect goods stay in quarantine', async () => {
    const { id } = await disputed({ ...start, verdict: 'suspect' });
    await money.take('quarantine', id, [staffContract.quarantineOrder, market.staff, reason]);
    await money.finish(id);
    await money.verify(id);
  });
});

it('the figures of both parts of an order that was split after a refund are what the ledger moves', async () => {
  const { act, buyer, seller, staff } = market;
  const lines = [newLine(), newLine({ mpn: 'LM358DR', quantity: 500, unitPrice: 10000n })];
  const id = await bringTo(market, 'received', { lines, received: [990, 450] });
  await money.take('closeShort', id, [contract.closeShort, buyer]);
  await act(contract.acknowledgeCount, id, seller);
  await market.inspect(id);
  await market.report(id, ['pass', 'fail']);
  const bad = (await market.see(id)).lines[1]?.id ?? '';
  const rejected = { reason: 'bad', lines: [bad] };
  const { children } = await act(contract.rejectResult, id, buyer, rejected);
  await act(contract.requestRuling, id, buyer);
  await act(contract.requestRuling, id, seller);
  const part = { reason: 'some', lines: [{ lineId: bad, acceptedQuantity: 400 }] };
  await money.take('settlePart', id, [staffContract.settlePart, staff, part]);
  await money.finish(id);
  await money.verify(id);
  const child = children[0]?.id ?? '';
  await money.finish(child);
  await money.verify(child);
});

describe('the figures of an order that ends early', () => {
  it('are what the ledger moves where the seller does not ship in time', async () => {
    const id = await bringTo(market, 'paid');
    const late = later(20);
    await money.take('cancelLate', id, [contract.cancelLateOrder, market.buyer, {}, late]);
    await money.finish(id, late);
    await money.verify(id);
  });

  it.each(['inbound', 'dispatched'] as const)('are what a loss moves: %s', async (state) => {
    const { act, staff } = market;
    const id = await bringTo(market, state);
    await act(staffContract.traceParcel, id, staff, { caseNo: 'DHL-1', note: 'no scan' });
    const { eventMoney } = await market.see(id, staff);
    const stated = eventMoney.find(({ event }) => event === 'declareLost');
    const loss = { outcome: 'refund', caseNo: 'CLAIM-1', reason: 'empty box' };
    await money.predict('declareLost', id, stated, async () => {
      await act(staffContract.requestLoss, id, staff, loss);
      await orderRequestsOf(market).decide(approvalCalls.opsApprovalApprove, id, second);
    });
    expect(stated?.insurance?.to ?? null).toBe(state === 'dispatched' ? 'seller' : null);
    await money.finish(id);
    await money.verify(id);
  });
});

it('no event with money was left out above', () => {
  const events = new Set([...orderTable.trade, ...orderTable.agent].map(({ event }) => event));
  const expected = [...[...events].filter(isMoneyEvent), 'settlePart'];
  expect([...money.verified].sort()).toEqual(expected.sort());
});
