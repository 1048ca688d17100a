import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as previews from '#contract/orders/money/preview-calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { agentTerms } from '#harness/agent-orders.ts';
import { addDeskParty } from '#harness/desk-party.ts';
import { bringTo, dock, newLine, openPipeline, type Pipeline, shipTo } from '#harness/pipeline.ts';
import { cents, predictMoney } from '#harness/predicted-money.ts';
import type { Caller } from '#server/kit/request-context.ts';

let market: Pipeline;
let money: ReturnType<typeof predictMoney>;
/** Members of staff who read the mailbox of the buyer, and that of the seller. */
let buyerAtDesk: Caller;
let sellerAtDesk: Caller;

beforeAll(async () => {
  market = await openPipeline();
  money = predictMoney(market);
  buyerAtDesk = await addDeskParty(market, 'bauer@example.com', 'support', 'warehouse');
  sellerAtDesk = await addDeskParty(market, 'huaxin@example.com', 'support', 'warehouse');
});
afterAll(() => market.close());

const none = { amount: '' };

/** An order whose count was short, on whose dispute support may rule. */
async function disputed() {
  const { act, buyer, seller } = market;
  const id = await bringTo(market, 'received', { received: [990] });
  await act(contract.closeShort, id, buyer);
  await act(contract.acknowledgeCount, id, seller);
  await market.inspect(id);
  await market.report(id, ['fail']);
  const lineId = (await market.see(id)).lines[0]?.id ?? '';
  await act(contract.rejectResult, id, buyer, { reason: 'bad', lines: [lineId] });
  await act(contract.requestRuling, id, buyer);
  await act(contract.requestRuling, id, seller);
  return { id, lineId };
}

/** A paid agent order of two lines with one test each, which the seller bears where they fail. */
async function paidAgentOrder(): Promise<string> {
  const { act, buyer, seller, staff } = market;
  const each = {
    manufacturer: 'TI',
    quantity: '200',
    unitPrice: '5',
    condition: 'brandNew' as const,
  };
  const { orderId: id } = await market.call(
    placeAgentOrder,
    {
      supplier: { name: 'Huaxin', contact: 'Li', email: 'huaxin@example.com' },
      lines: [
        { mpn: 'TPS54331DR', ...each },
        { mpn: 'LM358DR', ...each },
      ],
      shipTo: { ...shipTo, freightAccount: '96012345' },
      inspection: { tests: ['xray' as const] },
    },
    market.as(buyer),
  );
  const terms = { ...agentTerms, testsOnPass: 'buyer', testsOnFail: 'seller' };
  const priced = await act(staffContract.priceAgentOrder, id, staff, terms);
  await act(contract.acceptTerms, id, buyer, { termsHash: priced.terms?.hash ?? '' });
  await act(contract.confirmOrder, id, seller);
  await act(contract.payOrder, id, buyer);
  return id;
}

describe('a preview', () => {
  const lines = [newLine(), newLine({ mpn: 'LM358DR', quantity: 500, unitPrice: 10000n })];

  it('of a shipment is what the seller receives if its pieces pass', async () => {
    const { act, seller, staff, parcel, sellerId } = market;
    const id = await bringTo(market, 'paid', { lines });
    const [one, other] = (await market.see(id)).lines.map((line) => line.id);
    const sent = [{ lineId: one ?? '', pieces: 991 }];
    const of = (caller: Caller) =>
      market.call(previews.previewShip, { id, lines: sent }, market.as(caller));
    const stated = (await of(seller)).money;
    await act(contract.shipOrder, id, seller, { ...parcel, lines: sent });
    expect((await of(seller)).money).toBeNull();
    const counted = [...sent, { lineId: other ?? '', pieces: 500 }];
    await act(staffContract.receiveOrder, id, staff, { ...dock, lines: counted });
    await act(contract.acknowledgeCount, id, seller);
    await act(contract.acknowledgeCount, id, market.buyer);
    await market.inspect(id);
    await market.report(id, ['pass']);
    const before = await market.available(sellerId);
    await money.finish(id);
    expect((await market.available(sellerId)) - before).toBe(
      cents(stated?.seller?.receives ?? none),
    );
  });

  it('of a shipment has no tests of a line of which nothing is sent', async () => {
    const { act, buyer, seller, staff, parcel, sellerId } = market;
    const id = await paidAgentOrder();
    const [one = '', other = ''] = (await market.see(id)).lines.map((line) => line.id);
    const sent = [
      { lineId: one, pieces: 200 },
      { lineId: other, pieces: 0 },
    ];
    const { money: stated } = await market.call(
      previews.previewShip,
      { id, lines: sent },
      market.as(seller),
    );
    expect(stated?.seller).toMatchObject({
      tests: { amount: '0.00' },
      receives: { amount: '1000.00' },
    });
    await act(contract.shipOrder, id, seller, parcel);
    await act(staffContract.receiveOrder, id, staff, { ...dock, lines: sent });
    await act(contract.acknowledgeCount, id, seller);
    await act(contract.acknowledgeCount, id, buyer);
    await market.inspect(id);
    await market.report(id, ['pass']);
    const before = await market.available(sellerId);
    await money.finish(id);
    expect((await market.available(sellerId)) - before).toBe(
      cents(stated?.seller?.receives ?? none),
    );
  });

  it('of a rejection is the part that goes on by itself, and what it moves', async () => {
    const { act, buyer } = market;
    const id = await bringTo(market, 'reported', { lines, verdicts: ['pass', 'fail'] });
    const [one, other] = (await market.see(id)).lines.map((line) => line.id);
    const of = (...rejected: string[]) =>
      market.call(previews.previewReject, { id, lines: rejected }, market.as(buyer));
    expect(await of(one ?? '', other ?? '')).toEqual({ goesOn: [], money: null });
    const { goesOn, money: stated } = await of(other ?? '');
    expect(goesOn).toEqual([one]);
    expect(stated?.seller).toBeNull();
    const rejected = { reason: 'bad', lines: [other] };
    const { children } = await act(contract.rejectResult, id, buyer, rejected);
    const child = children[0]?.id ?? '';
    const before = await money.ledger(child);
    await money.finish(child);
    const released = (await money.ledger(child)).released - before.released;
    expect(released).toBe(cents(stated?.goods ?? none) + cents(stated?.costs.all ?? none));
  });

  it('of a part has no money where the pieces are none of the order, or support may not rule', async () => {
    const { id, lineId } = await disputed();
    const of = async (acceptedQuantity: number, order = id) => {
      const input = { id: order, lines: [{ lineId, acceptedQuantity }] };
      return (await market.call(previews.previewPart, input, market.as(market.staff))).money;
    };
    expect(await of(991)).toBeNull();
    expect(await of(0)).toBeNull();
    expect(await of(990)).not.toBeNull();
    expect(await of(990, await bringTo(market, 'reported'))).toBeNull();
  });

  it('of a part is withheld from staff who are a party of the order', async () => {
    const { id, lineId } = await disputed();
    const input = { id, lines: [{ lineId, acceptedQuantity: 990 }] };
    const of = async (caller: Caller) =>
      (await market.call(previews.previewPart, input, market.as(caller))).money;
    expect(await of(buyerAtDesk)).toBeNull();
    expect(await of(sellerAtDesk)).toBeNull();
    expect(await of(market.staff)).not.toBeNull();
  });
});

it('the money of a loss is shown to staff alone who may ask for it', async () => {
  const { act, buyer, seller, staff } = market;
  const id = await bringTo(market, 'inbound');
  const trace = { caseNo: 'DHL-TRACE-1', note: 'no scan for a week' };
  await act(staffContract.traceParcel, id, staff, trace);
  const isStated = async (caller: Caller) =>
    (await market.see(id, caller)).eventMoney.some(({ event }) => event === 'declareLost');
  expect(await isStated(staff)).toBe(true);
  for (const caller of [buyerAtDesk, sellerAtDesk, buyer, seller]) {
    expect(await isStated(caller)).toBe(false);
  }
});

it('a reader sees the money of its own events alone, and the buyer nothing of its seller’s', async () => {
  const { id } = await disputed();
  const eventsOf = async (caller: Caller) => {
    const view = await market.see(id, caller);
    return view.eventMoney.map(({ event, seller, earned }) => [
      event,
      seller !== null,
      earned !== null,
    ]);
  };
  expect(await eventsOf(market.buyer)).toEqual([]);
  expect(await eventsOf(market.seller)).toEqual([['acceptReturn', true, false]]);
  const ruled = [
    ['settle', true, true],
    ['orderReturn', true, true],
    ['quarantine', true, true],
  ];
  expect(await eventsOf(market.staff)).toEqual(ruled);
  const open = await bringTo(market, 'reported');
  const { eventMoney } = await market.see(open, market.buyer);
  expect(eventMoney).toMatchObject([{ event: 'accept', seller: null, earned: null }]);
});
