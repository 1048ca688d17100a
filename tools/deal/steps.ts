import * as boards from '#contract/boards/calls.ts';
import type { Output } from '#contract/call.ts';
import { fileUpload } from '#contract/files/calls.ts';
import type { Carrier } from '#contract/option-schemas.ts';
import * as orders from '#contract/orders/calls.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import type { GoodsType, ShipTo, TestCode } from '#contract/orders/terms-schemas.ts';
import * as qc from '#contract/qc/calls.ts';
import type { PhotoSubject } from '#contract/qc/photo-subjects.ts';
import type { Caller } from './caller.ts';
import { awaitComparison } from './compare-photos.ts';

/** The people of one deal. */
export interface Cast {
  readonly buyer: Caller;
  readonly seller: Caller;
  readonly warehouse: Caller;
  readonly inspector: Caller;
  readonly reviewer: Caller;
  readonly support: Caller;
  readonly finance: Caller;
}

export interface Wanted {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly dateCode: string;
}

/** An order as the deal's steps hold it between calls. */
export type Order = Output<typeof orders.orderOne>;

/** The buyer asks on the mall board; the seller answers every item with a quote. */
export async function askAndQuote({ buyer, seller }: Cast, wanted: readonly Wanted[], mark = '') {
  const post = await buyer.send(boards.addWantBuy, {
    mark,
    wantBuyItemList: wanted.map(({ mpn, quantity }) => ({ model: mpn, count: quantity })),
  });
  const seen = await seller.send(boards.detail, { id: post.id });
  const reply = await seller.send(boards.addWantQuote, {
    postId: post.id,
    version: seen.version,
    items: seen.items.map((item) => {
      const want = wanted.find((one) => one.mpn === item.model);
      if (!want) throw new Error(`the post asks for ${item.model}, which the deal does not know`);
      return {
        postItemId: item.id,
        offeredModel: want.mpn,
        manufacturer: want.manufacturer,
        unitPrice: want.unitPrice,
        quantity: want.quantity,
        condition: 'brandNew' as const,
        packaging: 'roll' as const,
        dateCode: want.dateCode,
      };
    }),
  });
  return { post, reply };
}

/** The buyer accepts the whole reply, which places the order. */
export async function accept(
  { buyer }: Cast,
  replyId: string,
  given: { shipTo: ShipTo; goodsType: GoodsType; tests: TestCode[] },
): Promise<Order> {
  const reply = await buyer.send(boards.replyDetail, { id: replyId });
  const placed = await buyer.send(boards.acceptReply, {
    replyId,
    version: reply.version,
    items: reply.items.map((item) => ({ replyItemId: item.id, quantity: item.quantity })),
    shipTo: given.shipTo,
    inspection: { goodsType: given.goodsType, tests: given.tests },
  });
  return buyer.send(orders.orderOne, { id: placed.orderId });
}

const target = (order: Order) => ({ id: order.id, version: order.version });

export const confirm = ({ seller }: Cast, order: Order) =>
  seller.send(orders.confirmOrder, target(order));

export const pay = ({ buyer }: Cast, order: Order) => buyer.send(orders.payOrder, target(order));

export const ship = (
  { seller }: Cast,
  order: Order,
  by: { carrier: Carrier; trackingNo: string },
) => seller.send(orders.shipOrder, { ...target(order), ...by });

/** The dock counts every line; `counted` says what it finds where that differs. */
export const receive = (
  { warehouse }: Cast,
  order: Order,
  dock: { photos?: string[]; location: string; counted?: (quantity: number) => number },
) =>
  warehouse.send(staffOrders.receiveOrder, {
    ...target(order),
    parcels: 1,
    weightKg: '1.2',
    seals: 'intact',
    location: dock.location,
    photos: dock.photos ?? [],
    lines: order.lines.map((line) => ({
      lineId: line.id,
      pieces: dock.counted?.(line.quantity) ?? line.quantity,
    })),
  });

/** A picture that a finding uploads. */
interface FindingPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  readonly caption: string;
  readonly bad?: boolean;
  readonly subject?: PhotoSubject;
}

/** The findings of the bench on a lot. */
export interface Finding {
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  readonly verdict: Verdict;
  readonly conclusion: string;
  /** Tests that fail, with the pieces that do; all others pass. */
  readonly fails?: Readonly<Partial<Record<TestCode, { failed: number; note: string }>>>;
  readonly photos?: Readonly<Partial<Record<TestCode, FindingPhoto[]>>>;
}

type Inspection = Output<typeof qc.inspectionOne>;

const instruments: Readonly<Partial<Record<TestCode, string>>> = {
  detailedVisual: 'SM-4',
  xray: 'XR-2',
  electrical: 'TE-1',
  functional: 'TE-3',
  decapsulation: 'DC-1',
  solventRemarking: 'CH-1',
  solventResurfacing: 'CH-1',
  sem: 'SE-1',
  surfaceAnalysis: 'XF-1',
  leadFree: 'XF-1',
  leadCheck: 'SM-4',
  solderability: 'SD-1',
  thermalCycling: 'TC-1',
  ageing: 'BI-1',
  acousticScanning: 'AM-1',
  ddrMemory: 'DM-1',
  mlcc: 'LC-1',
  boundaryScan: 'JT-1',
  transistor: 'CT-1',
  programming: 'PG-1',
  reliability: 'ES-1',
};

/** The inspector opens one lot for each line. */
export const openOnly = ({ inspector }: Cast, order: Order): Promise<Inspection[]> =>
  inspector.send(qc.openInspection, {
    orderId: order.id,
    version: order.version,
    lots: order.lines.map((line) => ({
      lineId: line.id,
      dateCode: line.dateCode,
      pieces: line.pieces?.received ?? line.quantity,
      goodsType: order.inspection.goodsType,
      tests: order.inspection.tests,
    })),
  });

/** The inspector opens one lot for each line and records every planned test. */
export async function inspect(
  cast: Cast,
  order: Order,
  find: (mpn: string) => Finding,
): Promise<Inspection[]> {
  const { inspector } = cast;
  const recorded: { lot: Inspection; finding: Finding }[] = [];
  for (const opened of await openOnly(cast, order)) {
    const finding = find(opened.mpn);
    let lot = opened;
    for (const test of opened.tests) lot = await record(inspector, lot, test.test, finding);
    recorded.push({ lot, finding });
  }
  const concluded: Inspection[] = [];
  for (const { lot, finding } of recorded) {
    const now = await explain(inspector, await awaitComparison(inspector, lot));
    concluded.push(
      await inspector.send(qc.concludeInspection, {
        id: now.id,
        version: now.version,
        grade: finding.grade,
        verdict: finding.verdict,
        conclusion: finding.conclusion,
      }),
    );
  }
  return concluded;
}

/** Says why photos stay that another lot has too: drawn pictures are alike for one part. */
async function explain(inspector: Caller, lot: Inspection): Promise<Inspection> {
  let now = lot;
  for (const { id: repeatId, reason } of lot.repeats) {
    if (reason !== '') continue;
    now = await inspector.send(qc.explainPhoto, {
      id: now.id,
      version: now.version,
      repeatId,
      reason: 'A drawing of the demo market: every lot of a part has the same one.',
    });
  }
  return now;
}

async function record(inspector: Caller, lot: Inspection, test: TestCode, finding: Finding) {
  const planned = lot.tests.find((one) => one.test === test)?.planned ?? 0;
  const fails = finding.fails?.[test];
  const photos = [];
  for (const { name, bytes, caption, bad, subject } of finding.photos?.[test] ?? []) {
    const { url } = await inspector.upload(fileUpload, name, bytes);
    photos.push({ url, caption, bad: bad ?? false, subject: subject ?? 'other' });
  }
  const failed = Math.min(fails?.failed ?? 0, planned);
  const recorded = await inspector.send(qc.recordTest, {
    id: lot.id,
    version: lot.version,
    test,
    sampled: planned,
    passed: planned - failed,
    failed,
    outcome: fails ? 'fail' : 'pass',
    equipmentId: instruments[test] ?? '',
    note: fails?.note ?? '',
    photos,
  });
  if (recorded.state !== 'stopped') return recorded;
  return inspector.send(qc.resumeInspection, {
    id: recorded.id,
    version: recorded.version,
    reason: 'The finding is documented; the remaining tests complete the picture.',
  });
}

/** The second person issues each report; the last one moves the order on. */
export async function issue({ reviewer }: Cast, lots: readonly Inspection[]) {
  for (const lot of lots) {
    const seen = await reviewer.send(qc.inspectionOne, { id: lot.id });
    await reviewer.send(qc.issueReport, { id: seen.id, version: seen.version });
  }
}

/** One party confirms the result as the reports stand now. */
export async function acceptResult(party: Caller, order: Order): Promise<Order> {
  const seen = await party.send(orders.orderOne, { id: order.id });
  return party.send(orders.acceptResult, target(seen));
}

export async function reject({ buyer }: Cast, order: Order, reason: string, lines: string[]) {
  const seen = await buyer.send(orders.orderOne, { id: order.id });
  return buyer.send(orders.rejectResult, { ...target(seen), reason, lines });
}

export async function orderReturn(cast: Cast, order: Order, reason: string): Promise<Order> {
  const asked = await requestRuling(cast, order);
  return cast.support.send(staffOrders.orderReturn, { ...target(asked), reason });
}

/** Has both parties ask support to rule, so that it need not wait for the end of the negotiation. */
export async function requestRuling({ buyer, seller }: Cast, order: Order): Promise<Order> {
  const asked = await buyer.send(orders.requestRuling, target(order));
  return seller.send(orders.requestRuling, target(asked));
}

export const authorise = ({ buyer }: Cast, order: Order) =>
  buyer.send(orders.authoriseReturn, target(order));

export const sendBack = (
  { warehouse }: Cast,
  order: Order,
  by: { carrier: Carrier; trackingNo: string },
) => warehouse.send(staffOrders.sendBackOrder, { ...target(order), ...by });

export const refund = ({ finance }: Cast, order: Order) =>
  finance.send(staffOrders.refundOrder, target(order));

export const dispatch = (
  { warehouse }: Cast,
  order: Order,
  by: { carrier: Carrier; trackingNo: string },
) => warehouse.send(staffOrders.dispatchOrder, { ...target(order), ...by });

export const deliver = ({ warehouse }: Cast, order: Order) =>
  warehouse.send(staffOrders.deliverOrder, target(order));

export const confirmReceipt = ({ buyer }: Cast, order: Order) =>
  buyer.send(orders.confirmReceipt, target(order));

/** The order as a party sees it now. */
export const look = (party: Caller, order: Order): Promise<Order> =>
  party.send(orders.orderOne, { id: order.id });
