import { randomInt } from 'node:crypto';
import { type OrderState, sampleEndings } from '#contract/orders/table.ts';
import type { InspectionChoice, ShipTo, TestCode } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { newId } from '#server/kit/ids.ts';
import { currentFees } from '#server/settings/public.ts';
import { draftOrder, type NewLine } from '../core/draft-order.ts';
import type { SampleTerms, TestPrices } from '../core/order.ts';
import { applyOrderEvent } from '../process.ts';
import { insertHistory, insertOrder, readOrder } from '../store/orders.ts';

/** A party of a sample's order: a name that the lab reads, behind which there is no account. */
interface CoverParty {
  readonly name: string;
  readonly country: string;
}

/** The order under which a blind sample comes to the dock. */
export interface NewSampleOrder {
  readonly buyer: CoverParty;
  readonly seller: CoverParty;
  readonly line: NewLine;
  readonly inspection: InspectionChoice;
  readonly shipTo: ShipTo;
  readonly parcel: { readonly carrier: string; readonly trackingNo: string };
  readonly terms: SampleTerms;
  readonly now: Date;
}

/** An order of a blind sample. */
export interface SampleOrder {
  readonly orderId: string;
  readonly orderNo: string;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Returns random instants before now at which an order was placed, confirmed, paid and shipped. */
function randomInstants(now: Date): [Date, Date, Date, Date] {
  const back = (hours: number) =>
    new Date(
      now.getTime() - hours * HOUR_MS - randomInt(0, 55 * 60) * 1000 - randomInt(1, MINUTE_MS),
    );
  return [
    back(randomInt(70, 96)),
    back(randomInt(50, 68)),
    back(randomInt(30, 48)),
    back(randomInt(2, 20)),
  ];
}

/**
 * Places the order of a blind sample and takes it to the dock's expected parcels by the events that
 * every deal takes, so that its rows are those of a deal. It moves no money and notifies nobody.
 */
export async function placeSample(
  tx: Tx,
  pricesOf: (db: Db, tests: readonly TestCode[], now: Date) => Promise<TestPrices>,
  sample: NewSampleOrder,
): Promise<SampleOrder> {
  const [placedAt, confirmedAt, paidAt, shippedAt] = randomInstants(sample.now);
  const buyer = { id: newId(), ...sample.buyer };
  const seller = { id: newId(), ...sample.seller };
  const { inspection, shipTo } = sample;
  const no = await nextNumber(tx, 'TO', placedAt);
  const source = { kind: 'quote', id: newId(), no: await nextNumber(tx, 'EQ', placedAt) };
  const draft = draftOrder(
    {
      kind: 'trade',
      buyer,
      seller,
      supplier: null,
      source,
      lines: [sample.line],
      shipTo,
      inspection,
      invoice: '',
      note: '',
      now: placedAt,
    },
    {
      id: newId(),
      no,
      lineIds: [newId()],
      testPrices: await pricesOf(tx, inspection.tests, placedAt),
      commissionBp: (await currentFees(tx)).trade,
    },
  );
  const order = { ...draft, sample: sample.terms };
  await insertOrder(tx, order);
  const placing = { accountId: buyer.id, name: buyer.name };
  await insertHistory(tx, {
    order,
    event: 'place',
    from: null,
    by: 'buyer',
    actor: placing,
    now: placedAt,
    facts: { source: source.no },
  });
  const asBuyer = { as: 'buyer', ...placing } as const;
  const asSeller = { as: 'seller', accountId: seller.id, name: seller.name } as const;
  const target = { id: order.id, version: null };
  const confirm = { ...target, event: 'confirm', actor: asSeller, payload: {} } as const;
  await applyOrderEvent({ tx, now: confirmedAt }, confirm);
  const pay = { ...target, event: 'pay', actor: asBuyer, payload: {} } as const;
  await applyOrderEvent({ tx, now: paidAt }, pay);
  const payload = { ...sample.parcel, lines: [] };
  const ship = { ...target, event: 'ship', actor: asSeller, payload } as const;
  await applyOrderEvent({ tx, now: shippedAt }, ship);
  return { orderId: order.id, orderNo: order.no };
}

const endable: readonly OrderState[] = sampleEndings.map(({ from }) => from);

/**
 * Ends the order of a blind sample that the dock or the lab has, or whose parcel was lost; one that has ended otherwise stays
 * as it is. The person is named in the order's history.
 */
export async function endSample(
  tx: Tx,
  ending: {
    readonly orderId: string;
    readonly person: { readonly accountId: string; readonly name: string };
    readonly now: Date;
  },
): Promise<void> {
  const { orderId: id, person, now } = ending;
  const order = await readOrder(tx, id);
  if (order === null || !endable.includes(order.state)) return;
  const actor = { as: 'finance', ...person } as const;
  const payload = { endsSample: true } as const;
  await applyOrderEvent({ tx, now }, { id, version: null, event: 'refund', actor, payload });
}
