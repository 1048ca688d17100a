import { z } from 'zod';
import { FileUrl, Id, needed, RecordVersion, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { correctedWays, lossOutcomes } from './constants.ts';
import { AcceptedLines, CaseNo, Counted, eventSchemas, Reason } from './event-schemas.ts';
import { packsMax } from './parcels/dock.ts';
import { PackageSeals, PackInput } from './parcels/dock-schemas.ts';
import { checkTrackingNo } from './parcels/parcel.ts';
import { inboundParcel, outboundParcel, ParcelIndex } from './parcels/parcel-schemas.ts';
import { OrderSummary } from './schemas.ts';
import { suspensionDecisions } from './table.ts';
import { TestCode } from './terms-schemas.ts';
import { OrderKindSchema, OrderStateSchema, OrderView } from './view-schemas.ts';

export const opsOrderList = {
  input: Paging.extend({
    states: z.array(OrderStateSchema).default([]),
    kind: OrderKindSchema.optional(),
    keyword: z.string().trim().max(80).default(''),
  }),
  output: pageOf(OrderSummary),
};

export const opsOrderOne = {
  input: z.object({ id: Id }),
  output: OrderView,
};

/** Fields of the dock's record of a parcel that it opened. */
const receivedParcel = {
  parcels: z.number().int().min(1, 'quantity').max(1000),
  weightKg: z
    .string()
    .trim()
    .regex(/^\d{1,5}(\.\d{1,3})?$/, 'weight'),
  seals: text(200).default(''),
  location: needed(40),
  photos: z.array(FileUrl).max(10).default([]),
  lines: Counted,
  packageSeals: PackageSeals.nullable().default(null),
  /** The packs of a line hold together what was counted of it; lines without packs have none. */
  packs: z.array(PackInput).max(packsMax).default([]),
  /** The parcel of the shipment that came; the first that is expected where none is named. */
  parcel: ParcelIndex.optional(),
};

export const receiveOrder = {
  input: RecordVersion.extend({
    ...receivedParcel,
    /** The other parcels of the shipment do not come: the count is closed without them. */
    restMissing: z.boolean().default(false),
  }),
  output: OrderView,
};

export const receiveParcel = eventSchemas(receivedParcel);

export const recountOrder = eventSchemas({
  reason: Reason,
  lines: Counted,
  /**
   * The parcel that is counted again; not needed where only one came. Parcels of shipments before
   * this one follow its own.
   */
  parcel: z
    .number()
    .int()
    .min(0)
    .max(limits.orderParcelsMax - 1)
    .optional(),
});

export const traceParcel = eventSchemas({
  caseNo: CaseNo,
  note: Reason,
  /** The parcel to the dock that is traced; the first that is expected where none is named. */
  parcel: ParcelIndex.optional(),
});

export const endTrace = eventSchemas({});

export const abandonRest = eventSchemas({});

export const LossOutcome = z.enum(lossOutcomes);

export type LossOutcome = z.infer<typeof LossOutcome>;

export const requestLoss = {
  input: RecordVersion.extend({ outcome: LossOutcome, caseNo: CaseNo, reason: Reason }),
  output: OrderView,
};

export const requestCorrection = {
  input: RecordVersion.extend({
    ...outboundParcel,
    deliveredOn: z.iso.date('invalid').nullable(),
    reason: Reason,
  }).superRefine(checkTrackingNo),
  output: OrderView,
};

export const CorrectedWay = z.enum(correctedWays);

export type CorrectedWay = z.infer<typeof CorrectedWay>;

export const requestParcelCorrection = {
  input: RecordVersion.extend({
    way: CorrectedWay,
    ...inboundParcel,
    /** The parcel to the dock whose record is corrected; of one back there is one only. */
    parcel: ParcelIndex.default(0),
    sentOn: z.iso.date('invalid'),
    reason: Reason,
  }).superRefine(checkTrackingNo),
  output: OrderView,
};

export const settleDispute = eventSchemas({
  reason: Reason,
});

export const settlePart = eventSchemas({
  reason: Reason,
  lines: AcceptedLines,
});

/** Tests of a retest; the bought ones where none is named. */
const RetestTests = z
  .array(TestCode)
  .max(20)
  .refine((tests) => new Set(tests).size === tests.length, 'invalid')
  .default([]);

/** The lots of a retest; where none is named, those that did not pass or whose report was revoked. */
const RetestLots = z
  .array(Id)
  .max(50)
  .refine((lots) => new Set(lots).size === lots.length, 'invalid')
  .default([]);

export const retestOrder = eventSchemas({
  reason: Reason,
  tests: RetestTests,
  lots: RetestLots,
});

/**
 * Asks how a suspended order goes on. A return from the buyer names the parcel in which the goods
 * came back to the seller; a retest may name its lots and tests.
 */
export const requestSuspensionEnd = {
  input: RecordVersion.extend({
    decision: z.enum(suspensionDecisions),
    carrier: text(40).default(''),
    trackingNo: text(60).default(''),
    tests: RetestTests,
    lots: RetestLots,
    reason: Reason,
  }),
  output: OrderView,
};

export const orderReturn = eventSchemas({
  reason: Reason,
});

export const quarantineOrder = eventSchemas({
  reason: Reason,
});

export const dispatchOrder = {
  input: RecordVersion.extend(outboundParcel).superRefine(checkTrackingNo),
  output: OrderView,
};

export const completeOrder = eventSchemas({});

export const deliverOrder = eventSchemas({
  /** The carrier's day of delivery at the dock (GMT+8); null where it is now. */
  deliveredOn: z.iso.date('invalid').nullable().default(null),
});

export const sendBackRest = {
  input: RecordVersion.extend(inboundParcel).superRefine(checkTrackingNo),
  output: OrderView,
};

export const opsAuthoriseReturn = eventSchemas({
  reason: Reason,
});

export const sendBackOrder = {
  input: RecordVersion.extend(inboundParcel).superRefine(checkTrackingNo),
  output: OrderView,
};

export const refundOrder = eventSchemas({
  note: text(500).default(''),
});
