import type { OrderState } from '#contract/orders/table.ts';
import type { BlindSample } from '#contract/proficiency/schemas.ts';
import { sampleMachine } from './core/machine.ts';
import { outcomeOfVerdict } from './core/outcomes.ts';
import type { Sample } from './store/samples.ts';

/** States of an order whose parcel was lost: another is expected, or the deal goes back. */
const lost: readonly OrderState[] = ['paid', 'refunding', 'refunded'];

interface Beside {
  readonly now: Date;
  readonly orderState: OrderState | undefined;
}

/** Returns a sample as administrators see it. */
export function toSampleView(sample: Sample, { now, orderState }: Beside): BlindSample {
  const { verdict, truth, state } = sample;
  const allowed = sampleMachine.allowedEvents(sample, { actor: ['admin'], now });
  return {
    id: sample.id,
    no: sample.no,
    version: sample.version,
    state,
    mpn: sample.mpn,
    manufacturer: sample.manufacturer,
    dateCode: sample.dateCode,
    pieces: sample.pieces,
    truth,
    note: sample.note,
    tests: sample.tests,
    orderId: sample.orderId,
    orderNo: sample.orderNo,
    buyerName: sample.buyerName,
    sellerName: sample.sellerName,
    trackingNo: sample.trackingNo,
    parcelLost: state === 'planned' && orderState !== undefined && lost.includes(orderState),
    createdBy: sample.createdName,
    createdAt: sample.createdAt.toISOString(),
    judgedAt: sample.judgedAt?.toISOString() ?? null,
    verdict,
    outcome: verdict && outcomeOfVerdict(truth, verdict),
    results: sample.results.map((one) => ({ ...one })),
    people: sample.people.map(({ name }) => name),
    voidReason: sample.voidReason,
    events: allowed.flatMap(({ event, allowed: isAllowed }) => (isAllowed ? [event] : [])),
  };
}
