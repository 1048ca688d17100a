import { z } from 'zod';
import { parties, query } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { OrderKindSchema, OrderStateSchema, Verdict } from '../orders/calls.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';
import { labelMax } from './label.ts';
import { shelfForm } from './label-shelf.ts';

/** Lists of the dock: parcels that are expected, goods on the shelf, parcels to send, and sent. */
export const dockTabs = ['expected', 'shelf', 'dispatch', 'back', 'sent'] as const;
export type DockTab = (typeof dockTabs)[number];

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
  /** Shelf where the goods lie; empty before they came. */
  location: z.string(),
  lines: z.array(z.object({ mpn: z.string(), manufacturer: z.string(), pieces: z.number().int() })),
  dueAt: Instant.nullable(),
  late: z.boolean(),
});
export type DockParcel = z.infer<typeof DockParcel>;

/** Parcels of one list of the dock, the most urgent first, found by number, tracking or part. */
export const dockList = query({
  path: '/ops/dock/list',
  callers: permissions.dock,
  input: Paging.extend({
    tab: z.enum(dockTabs).default('expected'),
    keyword: z.string().trim().max(80).default(''),
  }),
  output: pageOf(DockParcel).extend({
    counts: z.record(z.enum(dockTabs), z.number().int()),
  }),
});

/**
 * Returns the order of a label of ours, of a tracking number or of an order number, as scanned or
 * typed; null where none or several match. A label of ours with another code is refused.
 */
export const dockScan = query({
  path: '/ops/dock/scan',
  callers: permissions.dock,
  anyText: true,
  input: z.object({ text: z.string().max(labelMax, 'tooLong') }),
  output: z
    .object({ orderId: z.string(), orderNo: z.string(), lotNo: z.string().nullable() })
    .nullable(),
  failures: ['dock.forged'],
});

/** Labels of an order to print: its own for the seller and the desks, those of lots for the desks. */
export const dockLabels = query({
  path: '/order/labels',
  callers: [...parties, ...permissions.quarantine],
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
});

/** Labels for printers in their stock sizes, in millimetres. */
export const labelSizes = ['50x30', '100x50'] as const;
export type LabelSize = (typeof labelSizes)[number];

/** A PDF in base64, and the name under which it is kept. */
const LabelFile = z.object({ name: z.string(), pdf: z.string() });

/** The labels of an order as a PDF, a page each: its parcels, and its lots for the desks. */
export const labelFile = query({
  path: '/order/labelFile',
  callers: [...parties, ...permissions.quarantine],
  perMinute: 30,
  input: z.object({
    id: Id,
    size: z.enum(labelSizes),
    parcels: z.number('quantity').int('quantity').min(1, 'quantity').max(50, 'quantity').default(1),
  }),
  output: LabelFile,
});

/** Labels of places of the dock as a PDF, a page each. */
export const shelfLabelFile = query({
  path: '/ops/dock/shelfLabelFile',
  callers: permissions.dock,
  perMinute: 30,
  input: z.object({
    shelves: z
      .array(z.string().trim().regex(shelfForm, 'shelf'))
      .min(1, 'shelf')
      .max(50, 'tooLong'),
    size: z.enum(labelSizes),
  }),
  output: LabelFile,
});
