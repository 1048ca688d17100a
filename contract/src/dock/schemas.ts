import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { OrderKindSchema, OrderStateSchema } from '../orders/view-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { claimParcels, dockTabs, labelSizes } from './constants.ts';
import { labelMax } from './label.ts';
import { shelfForm } from './label-shelf.ts';

/** An order as the dock sees it: the parcel, who sends or gets it, and where the goods lie. */
export const DockParcel = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  kind: OrderKindSchema,
  state: OrderStateSchema,
  seller: z.string(),
  buyer: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  /** Parcels that were sent to the dock together, and how many of them it has received. */
  parcels: z.number().int(),
  receivedParcels: z.number().int(),
  /** Shelf where the goods lie; empty before they came. */
  location: z.string(),
  /** Pieces that are expected or were counted; those on the shelf of an order that stands still. */
  lines: z.array(z.object({ mpn: z.string(), manufacturer: z.string(), pieces: z.number().int() })),
  /** The reports whose revocation stopped the order; none where it goes on. */
  revokedReports: z.array(z.object({ no: z.string(), reason: z.string() })),
  dueAt: Instant.nullable(),
  late: z.boolean(),
});

export type DockParcel = z.infer<typeof DockParcel>;

export const dockList = {
  input: Paging.extend({
    tab: z.enum(dockTabs).default('expected'),
    keyword: z.string().trim().max(80).default(''),
    /** A place of the dock: all goods that lie there, whatever the tab. */
    shelf: z.string().trim().regex(shelfForm, 'shelf').optional(),
  }),
  output: pageOf(DockParcel).extend({
    counts: z.record(z.enum(dockTabs), z.number().int()),
  }),
};

const ScannedOrder = z.object({
  kind: z.literal('order'),
  orderId: z.string(),
  orderNo: z.string(),
  lotNo: z.string().nullable(),
  /** The place of the parcel to the dock that it names; null where it names none. */
  parcel: z.number().int().nullable(),
});

const ScannedClaim = z.object({
  kind: z.literal('claim'),
  claimId: z.string(),
  claimNo: z.string(),
  parcel: z.enum(claimParcels),
});

/** Parties and part of a record among several with one tracking number. */
const ScannedDeal = z.object({ buyer: z.string(), seller: z.string(), mpn: z.string() });

/** Orders and claims with parcels of one number, of each those that wait for goods first. */
const ScannedSeveral = z.object({
  kind: z.literal('several'),
  orders: z.array(
    ScannedDeal.extend({
      orderId: z.string(),
      orderNo: z.string(),
      parcel: z.number().int().nullable(),
      /** Goods of it are expected at the dock by this number. */
      isAwaited: z.boolean(),
    }),
  ),
  claims: z.array(ScannedClaim.omit({ kind: true }).extend(ScannedDeal.shape)),
  /** Further orders or claims have the number. */
  hasMore: z.boolean(),
});

export type ScannedSeveral = z.infer<typeof ScannedSeveral>;

export const dockScan = {
  input: z.object({ text: z.string().max(labelMax, 'tooLong') }),
  output: z.discriminatedUnion('kind', [ScannedOrder, ScannedClaim, ScannedSeveral]).nullable(),
};

export const dockLabels = {
  input: z.object({ id: Id }),
  output: z.object({
    /** Address in the QR code of the order's label. */
    order: z.object({ no: z.string(), url: z.string() }),
    lots: z.array(
      z.object({
        no: z.string(),
        url: z.string(),
        lineId: z.string(),
        dateCode: z.string(),
        lotCode: z.string(),
        onShelf: z.number().int(),
        verdict: Verdict.nullable(),
      }),
    ),
  }),
};

export const claimLabel = {
  input: z.object({ id: Id }),
  /** `url` is the address in the QR code. */
  output: z.object({ no: z.string(), url: z.string() }),
};

/** A PDF in base64, and the name under which it is kept. */
const LabelFile = z.object({ name: z.string(), pdf: z.string() });

export const labelFile = {
  input: z.object({
    id: Id,
    size: z.enum(labelSizes),
    parcels: z.number('quantity').int('quantity').min(1, 'quantity').max(50, 'quantity').default(1),
  }),
  output: LabelFile,
};

export const shelfLabelFile = {
  input: z.object({
    shelves: z
      .array(z.string().trim().regex(shelfForm, 'shelf'))
      .min(1, 'shelf')
      .max(50, 'tooLong'),
    size: z.enum(labelSizes),
  }),
  output: LabelFile,
};
