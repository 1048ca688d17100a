import { sql } from 'kysely';
import { opsApprovalApprove, opsApprovalRefuse } from '#contract/approvals/calls.ts';
import { BASE_PATH, type Call } from '#contract/call.ts';
import * as orders from '#contract/orders/event-calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { FreightBearer, TestBearer } from '#contract/orders/terms.ts';
import type { Payer, ServiceBearer } from '#contract/orders/terms-schemas.ts';
import * as qc from '#contract/qc/calls.ts';
import { OK } from '#contract/response.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import { row } from '#server/kit/database/database.ts';
import type { ModelOrder, ModelParcel, ModelWay } from './model/model.ts';
import {
  dispatched,
  otherLabel,
  sentContents,
  sentParcel,
  sentShipment,
} from './model/model-parcel.ts';
import { rejectedLine } from './model/model-split.ts';
import type { Town } from './people.ts';

/** An answer of the product: `refused` is null where it did what was asked, else a code. */
export interface Answer {
  readonly refused: string | null;
  readonly data: unknown;
}

/** One request as it went out, to be sent again with the same key. */
export interface Sent {
  readonly call: Call;
  readonly person: string;
  readonly input: object;
  readonly key: string;
}

/** Sends a call over HTTP as a person, with an idempotency key of its own. */
export async function send(town: Town, { call, person, input, key }: Sent): Promise<Answer> {
  const reply = await town.carry({
    path: BASE_PATH + call.path,
    headers: {
      ...town.of(person).header,
      'content-type': 'application/json',
      'accept-language': 'en',
      'idempotency-key': key,
    },
    body: JSON.stringify(input),
  });
  const body = JSON.parse(reply.body) as CallResponse<unknown>;
  if (body.code === OK) return { refused: null, data: body.data };
  if (reply.status >= 500) throw new Error(`${call.path} failed: ${reply.body}`);
  const fail = (body.data as { fail?: string } | null)?.fail;
  return { refused: fail ?? String(body.code), data: body.data };
}

const reason = { reason: 'The walk wants it.' } as const;
const tracing = { caseNo: 'T-100', note: 'No scan since Monday.' } as const;
const dock = { parcels: 1, weightKg: '1.2', seals: 'intact', location: 'B-01-3' } as const;

/** The fields of each event besides order and version. */
const bodies: Partial<Record<OrderEvent, (order: ModelOrder, input: Figures) => object>> = {
  decline: () => reason,
  ship: (order, { pieces }) => ({
    ...sentShipment(order),
    ...sentContents(order, sentLines(order, pieces)),
  }),
  shipRest: (order, { pieces }) => ({
    ...sentShipment(order),
    ...sentContents(order, sentLines(order, pieces)),
  }),
  updateTracking: ({ inbound }) => ({ ...otherLabel(inbound), asTyped: true }),
  receiveParcel: (order, { pieces }) => ({ ...dock, lines: countedLines(order, pieces) }),
  receive: (order, { pieces }) => ({
    ...dock,
    lines: countedLines(order, pieces),
    restMissing: true,
  }),
  recount: (order, { pieces, place }) => ({
    ...reason,
    lines: countedLines(order, pieces),
    ...(place === undefined ? {} : { parcel: place }),
  }),
  trace: () => tracing,
  reject: (order) => ({
    ...reason,
    lines: [rejectedLine(order)].flatMap((line) => line?.id ?? []),
  }),
  contest: () => reason,
  offer: (order, { pieces, cut = 0n, freightBy, testsBy }) => ({
    ...reason,
    lines: acceptedLines(order, pieces),
    cut: amountText(cut),
    freightBy,
    testsBy,
  }),
  settle: () => reason,
  settlePart: (order, { pieces }) => ({ ...reason, lines: acceptedLines(order, pieces) }),
  retest: () => reason,
  orderReturn: () => reason,
  quarantine: () => reason,
  dispatch: () => dispatched,
  sendBackRest: () => sentParcel,
  sendBack: () => sentParcel,
  authorise: () => reason,
  price: (_, { service = 0n, freight = 0n, ...by }) => ({
    service: amountText(service),
    freight: amountText(freight),
    testsOnPass: by.testsOnPass,
    testsOnFail: by.testsOnFail,
    serviceBy: by.serviceBy,
  }),
  acceptTerms: (_, { termsHash }) => ({ termsHash }),
};

/** The figures of an event, by the lines of its order. */
export interface Figures {
  readonly pieces?: readonly number[];
  readonly place?: number;
  readonly cut?: bigint;
  readonly freightBy?: FreightBearer;
  readonly testsBy?: TestBearer;
  readonly service?: bigint;
  readonly freight?: bigint;
  readonly testsOnPass?: Payer;
  readonly testsOnFail?: Payer;
  readonly serviceBy?: ServiceBearer;
  readonly termsHash?: string;
}

export const amountText = (minor: bigint): string =>
  minor === 0n ? '0' : `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const countedLines = ({ lines }: ModelOrder, pieces: readonly number[] = []) =>
  lines.map(({ id }, index) => ({ lineId: id, pieces: pieces[index] ?? 0 }));
const sentLines = (order: ModelOrder, pieces: readonly number[] = []) =>
  countedLines(order, pieces).filter((line) => line.pieces !== 0);
const acceptedLines = ({ lines }: ModelOrder, pieces: readonly number[] = []) =>
  lines.map(({ id }, index) => ({ lineId: id, acceptedQuantity: pieces[index] ?? 0 }));

const calls: Partial<Record<OrderEvent, readonly Call[]>> = orders.eventCalls;

/** Returns the call by which a person takes an event, with its input. */
export function callOf(
  order: ModelOrder,
  {
    event,
    isDesk,
    version,
    figures,
  }: { event: OrderEvent; isDesk: boolean; version: number; figures: Figures },
): { call: Call; input: object } | null {
  const target = { id: order.id, version };
  if (event === 'inspect')
    return { call: qc.openInspection, input: { orderId: order.id, version, lots: lotsOf(order) } };
  const own = calls[event];
  const call = own?.find(({ path }) => path.startsWith('/ops/') === isDesk) ?? own?.[0];
  if (call === undefined) return null;
  return { call, input: { ...target, ...bodies[event]?.(order, figures) } };
}

/** Least pieces of a lot, so that no test consumes all of it. */
const LEAST_LOT = 10;

/** Sorts each line into lots: some into two, of different date codes. */
const lotsOf = (order: ModelOrder) =>
  order.lines.flatMap(({ id, received }) => {
    const pieces = received ?? 0;
    const first = Math.floor(pieces / 3);
    const parts = pieces % 3 === 0 && first >= LEAST_LOT ? [first, pieces - first] : [pieces];
    return parts
      .filter((part) => part > 0)
      .map((part, nth) => ({
        lineId: id,
        dateCode: nth === 0 ? '2421' : '2435',
        pieces: part,
        goodsType: 'originalUnder3' as const,
        tests: [...order.tests],
      }));
  });

type CorrectionKind = 'order.correctShipment' | 'order.correctInbound' | 'order.correctReturn';

/** The event and the kind of request by which two people correct each parcel. */
export const corrections = {
  outbound: { event: 'correctShipment', kind: 'order.correctShipment' },
  inbound: { event: 'correctInbound', kind: 'order.correctInbound' },
  back: { event: 'correctReturn', kind: 'order.correctReturn' },
} as const satisfies Record<ModelWay, { event: OrderEvent; kind: CorrectionKind }>;

/** Returns the call that asks for a correction, with what it states of the parcel. */
export function correctionRequest(way: ModelWay, { day, ...label }: ModelParcel) {
  const stated = { ...label, asTyped: true, reason: 'Wrong label.' };
  return way === 'outbound'
    ? { call: staffOrders.requestCorrection, input: { ...stated, deliveredOn: day } }
    : {
        call: staffOrders.requestParcelCorrection,
        input: { ...stated, way: way === 'back' ? 'return' : 'inbound', sentOn: day },
      };
}

/** The open request of a kind about an order for a second person, as its row says. */
export const openRequest = (
  { market }: Town,
  orderId: string,
  kind: 'order.loss' | CorrectionKind,
) =>
  row<{ id: string; version: number; expiresAt: Date }>(
    market.market.database.db,
    sql`select id, version, expires_at as "expiresAt" from approvals.approval
        where subject = ${orderId} and kind = ${kind} and state = 'requested'`,
  );

export const approveCall = opsApprovalApprove;
export const refuseCall = opsApprovalRefuse;
export const requestLossCall = staffOrders.requestLoss;
export const lossInput = (event: 'declareLost' | 'shipAgain') => ({
  outcome: event === 'declareLost' ? ('refund' as const) : ('shipAgain' as const),
  caseNo: tracing.caseNo,
  ...reason,
});
