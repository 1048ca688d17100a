import { z } from 'zod';
import {
  Count,
  Email,
  Id,
  Instant,
  Mpn,
  needed,
  Quantity,
  RecordVersion,
  text,
} from '../fields.ts';
import { AmountText, MoneyWire, UnitPriceText } from '../money-schemas.ts';
import { Condition, DayChoice, Packaging } from '../option-schemas.ts';
import { languages } from '../options.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { AcceptedLines, eventSchemas, Reason } from './event-schemas.ts';
import { checkShipment, checkTrackingNo } from './parcels/parcel.ts';
import { inboundParcel, inboundParcels, ParcelIndex } from './parcels/parcel-schemas.ts';
import { suspendedStates } from './table.ts';
import { orderListTabs, orderTabs } from './tabs.ts';
import {
  FreightBearer,
  InspectionChoice,
  Payer,
  ServiceBearer,
  ShipTo,
  TestBearer,
} from './terms-schemas.ts';
import { Due, OfferMoney, OrderKindSchema, OrderStateSchema, OrderView } from './view-schemas.ts';

/** An order as lists show it. */
export const OrderSummary = z.object({
  id: z.string(),
  no: z.string(),
  kind: OrderKindSchema,
  state: OrderStateSchema,
  version: z.number().int(),
  placedAt: Instant,
  me: z.enum(['buyer', 'seller', 'staff']),
  counterparty: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  lines: z.array(
    z.object({ mpn: z.string(), manufacturer: z.string(), quantity: z.number().int() }),
  ),
  total: MoneyWire,
  held: MoneyWire,
  due: Due.nullable(),
  yourMove: z.boolean(),
  /** The state in which a revoked report stopped it; null where it does not stand still. */
  suspendedFrom: z.enum(suspendedStates).nullable(),
});

export type OrderSummary = z.infer<typeof OrderSummary>;

/** Which of my orders a list shows. */
export const OrderFilter = z.object({
  kind: OrderKindSchema.default('trade'),
  tab: z.enum(orderListTabs).default('all'),
  keyword: z.string().trim().max(80).default(''),
  side: z.enum(['buyer', 'seller']).optional(),
});

export const orderList = {
  input: Paging.extend(OrderFilter.shape),
  output: pageOf(OrderSummary).extend({
    /** By tab, of the same kind, keyword and side. */
    counts: z.record(z.enum(orderTabs), z.number().int()),
  }),
};

export const orderSummary = {
  input: z.object({ side: z.enum(['buyer', 'seller']) }),
  output: z.object({
    counts: z.object({
      open: z.number().int(),
      yours: z.number().int(),
      /** Of those that wait for me, the ones whose deadline is over. */
      late: z.number().int(),
      completed: z.number().int(),
    }),
    /** The oldest first; months of GMT+8. */
    months: z.array(
      z.object({
        month: z.string(),
        paid: MoneyWire,
        /** Refunded on orders in which the bench found failed or suspect parts. */
        saved: MoneyWire,
        /** Released to me as the seller, after commission. */
        received: MoneyWire,
      }),
    ),
  }),
};

export const orderOne = {
  input: z.object({ id: Id }),
  output: OrderView,
};

export const confirmOrder = eventSchemas({
  lots: z
    .array(z.object({ lineId: Id, lotCode: text(60) }))
    .max(50, 'tooMany')
    .default([]),
});

export const declineOrder = eventSchemas({ reason: Reason });

export const cancelOrder = eventSchemas({ reason: text(1000).default('') });

export const payOrder = eventSchemas({});

/** Pieces sent per line; a line that is left out is sent in full. */
const sentLines = z
  .array(z.object({ lineId: Id, pieces: Quantity }))
  .max(50)
  .default([]);

export const shipOrder = {
  input: RecordVersion.extend({
    ...inboundParcels,
    /** None beside contents. */
    lines: sentLines,
  }).superRefine(checkShipment),
  output: OrderView,
};

export const updateTracking = {
  input: RecordVersion.extend({
    ...inboundParcel,
    /** The parcel whose record is mended. */
    parcel: ParcelIndex.default(0),
  }).superRefine(checkTrackingNo),
  output: OrderView,
};

export const requestRest = eventSchemas({});

export const shipRest = {
  input: RecordVersion.extend({
    ...inboundParcels,
    lines: sentLines,
  }).superRefine((rest, ctx) => {
    checkShipment(rest, ctx);
    if (rest.lines.length === 0 && rest.contents.length === 0) {
      ctx.addIssue({ code: 'custom', path: ['lines'], message: 'needed' });
    }
  }),
  output: OrderView,
};

export const closeShort = eventSchemas({});

export const contestResult = eventSchemas({ reason: Reason });

export const acceptReturn = eventSchemas({});

/** Terms of a settlement offer besides its reason. */
const offerTerms = {
  lines: AcceptedLines,
  cut: AmountText.or(z.literal('0')),
  freightBy: FreightBearer.default('buyer'),
  testsBy: TestBearer.default('terms'),
};

export const offerSettlement = eventSchemas({ reason: Reason, ...offerTerms });

export const previewOffer = {
  input: z.object({ id: Id, ...offerTerms }),
  output: z.object({
    /** Null where the offer could not be sent. */
    money: OfferMoney.nullable(),
    /** Why not: the pieces and the cut settle nothing, or the kept goods do not pay the seller's costs. */
    refused: z.enum(['lines', 'costs']).nullable(),
  }),
};

export const withdrawOffer = eventSchemas({});

export const acceptOffer = eventSchemas({});

export const requestRuling = eventSchemas({});

export const cancelLateOrder = eventSchemas({});

export const acknowledgeCount = eventSchemas({});

export const acceptResult = eventSchemas({});

export const rejectResult = eventSchemas({
  reason: Reason,
  /** The lines that the buyer rejects; the rest it would keep. */
  lines: z.array(Id).min(1, 'needed').max(50),
});

export const authoriseReturn = eventSchemas({});

export const confirmReceipt = eventSchemas({});

export const placeAgentOrder = {
  input: z.object({
    supplier: z.object({
      name: needed(200),
      contact: needed(80),
      email: Email,
      /** The language of the invitation; guessed by the name where it is not said. */
      lang: z.enum(languages).optional(),
    }),
    lines: z
      .array(
        z.object({
          mpn: Mpn,
          manufacturer: needed(120),
          quantity: Count,
          unitPrice: UnitPriceText,
          condition: Condition.default('brandNew'),
          packaging: Packaging.nullable().default(null),
          dateCode: text(10).default(''),
          warrantyDays: DayChoice.default(30),
        }),
      )
      .min(1, 'needed')
      .max(50),
    shipTo: ShipTo,
    inspection: InspectionChoice,
    invoice: text(500).default(''),
    note: text().default(''),
    /** My draft of it, which goes with the order. */
    draftId: Id.optional(),
  }),
  output: z.object({ orderId: z.string(), orderNo: z.string() }),
};

export const priceAgentOrder = eventSchemas({
  service: AmountText,
  freight: AmountText.or(z.literal('0')),
  sellerEmail: Email.optional(),
  /** Who pays the tests of lines that pass or fail; as in the version before where it is absent. */
  testsOnPass: Payer.optional(),
  testsOnFail: Payer.optional(),
  /** Who bears the service fee; as in the version before where it is absent. */
  serviceBy: ServiceBearer.optional(),
});

export const acceptTerms = eventSchemas({ termsHash: z.string() });
