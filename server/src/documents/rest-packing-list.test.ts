import { afterAll, beforeAll, expect, it } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import { opsOrderDocuments, orderDocuments } from '#contract/documents/calls.ts';
import type { PartyDocuments } from '#contract/documents/schemas.ts';
import { languages } from '#contract/options.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { type callingOf, staffCaller } from '#harness/calling.ts';
import { openDocuments } from '#harness/documents.ts';
import { orderRequestsOf } from '#harness/order-requests.ts';
import { asStaff, bringTo, NOW, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { dockDay } from '#server/orders/core/parcels/shipment.ts';
import { pdfText } from '../../../e2e/stage/browser/pdf-text.ts';
import { documentContent } from './core/content.ts';
import { documentNames } from './names.ts';
import { documentWords } from './words.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
let http: ReturnType<typeof openDocuments>['http'];

beforeAll(async () => {
  market = await openPipeline();
  ({ call, http } = openDocuments(market, { deps: { identityOf: async () => 'seller' } }));
});
afterAll(async () => {
  await http.close();
  await market.close();
});

const restOf = ({ documents }: PartyDocuments) =>
  documents.filter(({ kind }) => kind === 'restPackingList');

/** An order whose buyer keeps all of one line and 400 pieces of another. */
async function partlyAccepted(): Promise<string> {
  const { act, buyer } = market;
  const id = await bringTo(market, 'reported', {
    lines: [newLine({ mpn: 'KEPT-1', quantity: 2500 }), newLine({ mpn: 'BAD-1' })],
    verdicts: ['fail', 'fail'],
  });
  const { lines } = await market.see(id);
  const reject = { reason: 'Re-marked.', lines: lines.map((line) => line.id) };
  await act(contract.rejectResult, id, buyer, reject);
  await market.rule(staffContract.settlePart, id, {
    reason: 'The rest is bad.',
    lines: lines.map((line) => ({
      lineId: line.id,
      acceptedQuantity: line.mpn === 'KEPT-1' ? 2500 : 400,
    })),
  });
  return id;
}

/** The packing list of the rest as its seller reads it, in English. */
async function contentOf(orderId: string) {
  const reader = { orderId, accountId: market.sellerId, now: NOW };
  const file = await market.orders.orderFile(market.db, reader);
  const names = await documentNames(market.db, 'en');
  return documentContent('restPackingList', { ...file, words: documentWords('en'), names });
}

const sellersList = (id: string) =>
  call(orderDocuments, { id }, { caller: market.seller, now: NOW, lang: 'en' });

it('the rest that goes back has a packing list for the seller and the desks, not the buyer', async () => {
  const id = await partlyAccepted();
  expect(restOf(await sellersList(id))).toEqual([]);
  const sent = await market.act(staffContract.sendBackRest, id, market.staff, market.parcel);
  const [offered, ...more] = restOf(await sellersList(id));
  expect(more).toEqual([]);
  const row = sent.history.find(({ event }) => event === 'sendBackRest');
  expect(offered).toMatchObject({ no: `PL-${sent.no}-R`, at: row?.at });
  const desk = await call(opsOrderDocuments, { id }, { caller: asStaff('support'), now: NOW });
  expect(restOf(desk.buyer)).toEqual([]);
  expect(desk.seller && restOf(desk.seller).map(({ no }) => no)).toEqual([offered?.no]);
  const buyers = await call(orderDocuments, { id }, { caller: market.buyer, now: NOW });
  expect(restOf(buyers)).toEqual([]);
  // The seller still has it once the buyer's parcel left.
  await market.act(staffContract.dispatchOrder, id, market.staff, market.parcel);
  expect(restOf(await sellersList(id)).map(({ no }) => no)).toEqual([offered?.no]);
});

it('it lists the lots of the parcel, as many pieces as the event has, and where it goes', async () => {
  const id = await partlyAccepted();
  const sent = await market.act(staffContract.sendBackRest, id, market.staff, market.parcel);
  const row = sent.history.find(({ event }) => event === 'sendBackRest');
  const content = await contentOf(id);
  expect(content.rows.map(([mpn]) => mpn)).toEqual(['BAD-1']);
  const pieces = content.rows.reduce((all, cells) => all + Number(cells.at(-1)), 0);
  expect(pieces).toBe(row?.facts.pieces);
  expect(content.sums).toEqual([['Pieces in all', `${row?.facts.pieces}`]]);
  expect(content.facts.map(([, value]) => value)).toContain(market.parcel.trackingNo);
  expect(content.parties.at(-1)?.lines).toEqual(['Huaxin Ltd', 'Shenzhen']);
  // Where the buyer gets its goods, the seller may not read.
  expect(JSON.stringify(content)).not.toContain('Hauptstraße');
});

it.each(languages)('it opens by its address, written in %s', async (lang) => {
  const id = await partlyAccepted();
  await market.act(staffContract.sendBackRest, id, market.staff, market.parcel);
  const list = await call(orderDocuments, { id }, { caller: market.seller, now: NOW, lang });
  const { statusCode, headers, rawPayload } = await http.inject({
    url: restOf(list)[0]?.url ?? '',
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('application/pdf');
  const text = pdfText(rawPayload).join('\n');
  for (const said of [documentWords(lang).titles.restPackingList, 'BAD-1', 'Shenzhen']) {
    expect(text).toContain(said);
  }
});

it('it names the parcel as two people corrected it', async () => {
  const id = await partlyAccepted();
  const { version } = await market.act(staffContract.sendBackRest, id, market.staff, market.parcel);
  const right = { carrier: 'SF', trackingNo: 'SF1347662077', reason: 'wrong label' };
  await market.call(
    staffContract.requestParcelCorrection,
    { id, version, way: 'return', ...right, sentOn: dockDay(NOW) },
    market.as(market.staff),
  );
  const second = staffCaller('Staff', 'warehouse');
  await orderRequestsOf(market).decide(approvals.opsApprovalApprove, id, second);
  const values = (await contentOf(id)).facts.map(([, value]) => value);
  expect(values).toContain('SF1347662077');
  expect(values).not.toContain(market.parcel.trackingNo);
});
