import { z } from 'zod';
import { type Money, MoneyWire } from '../money-schemas.ts';
import { verdicts } from './history.ts';
import { FreightBearer, ServiceBearer, TestBearer } from './terms-schemas.ts';

export const Verdict = z.enum(verdicts);

export type Verdict = z.infer<typeof Verdict>;

const pieces = z.number().int();

/** Facts of an event in the history of an order, each fact by its own type. */
export const OrderFactsWire = z
  .object({
    /** The number of the record that the order comes from. */
    source: z.string(),
    /** Whether its seller placed the order by accepting a bid; what it owes is placed without one. */
    bid: z.boolean(),
    reason: z.string(),
    note: z.string(),
    carrier: z.string(),
    trackingNo: z.string(),
    /** Numbers of the parcels that were sent with the first. */
    moreTrackingNos: z.string(),
    /** The carrier's number of a trace, or of the claim on its insurance. */
    caseNo: z.string(),
    /** A record before and after its correction: carrier, number and day. */
    before: z.string(),
    after: z.string(),
    /** Pieces that were sent, counted or kept, by the event. */
    pieces,
    /** Parcels of the shipment, and how many of them the dock has received. */
    parcels: z.number().int(),
    receivedParcels: z.number().int(),
    shipped: pieces,
    ordered: pieces,
    /** Whether the dock counted other than was ordered or declared as sent. */
    differs: z.boolean(),
    /** Date codes that the dock found and that were not agreed, with their part numbers. */
    otherDateCodes: z.string(),
    /** The carrier's day of delivery (GMT+8), where a desk stated it. */
    deliveredOn: z.string(),
    lots: z.number().int(),
    verdict: Verdict,
    /** Codes of the tests of a retest, and the numbers of its lots. */
    tests: z.string(),
    retestLots: z.string(),
    /** The price of a retest, and who bears it. */
    retestPrice: MoneyWire,
    retestBy: z.enum(['assay', 'seller']),
    /** The fee of the seller's retest that is left after tests were left out. */
    retestFee: MoneyWire,
    /** The number of the report that was revoked. */
    report: z.string(),
    /** The number of the order that the undisputed lines went on with. */
    child: z.string(),
    /** The number of the order that this one was split off. */
    parent: z.string(),
    /** The amount that was paid or refunded. */
    amount: MoneyWire,
    service: MoneyWire,
    /** Who bears the service fee, where there is one. */
    serviceBy: ServiceBearer,
    freight: MoneyWire,
    /** Amount that the seller takes off the price in a settlement. */
    cut: MoneyWire,
    /** Who bears freight and tests by a settlement, and the seller's part of both. */
    freightBy: FreightBearer,
    testsBy: TestBearer,
    sellerCosts: MoneyWire,
  })
  .partial();

export type OrderFactsWire = z.infer<typeof OrderFactsWire>;

/** The same facts inside the program: money as minor units. */
export type OrderFacts = {
  readonly [Name in keyof OrderFactsWire]: NonNullable<OrderFactsWire[Name]> extends MoneyWire
    ? Money | undefined
    : OrderFactsWire[Name];
};
