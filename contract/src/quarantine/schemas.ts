import { z } from 'zod';
import { FileUrl, Id, Instant, needed, Quantity, RecordVersion, text } from '../fields.ts';
import { checkTrackingNo } from '../orders/parcels/parcel.ts';
import { inboundParcel } from '../orders/parcels/parcel-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { type QuarantineEvent, quarantineStates } from './table.ts';

const Parcel = z.object({ carrier: z.string(), trackingNo: z.string() });

const Document = z.object({ url: z.string(), name: z.string() });

/** One certificate that goods are retained; those that were replaced stay. */
const RetentionCertificate = Document.extend({
  reason: z.string(),
  /** Who added it, for the desks; empty for the parties and for certificates of before. */
  addedBy: z.string(),
  addedAt: Instant,
});

/** An entry of the register as both parties and the desks read it; all counts are pieces. */
export const QuarantineView = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(quarantineStates),
  orderId: z.string(),
  orderNo: z.string(),
  lotNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  dateCode: z.string(),
  lotCode: z.string(),
  pieces: z.number().int(),
  sampled: z.number().int(),
  returned: z.number().int(),
  scrapped: z.number().int(),
  /** Pieces that are in the register now. */
  held: z.number().int(),
  /** The most pieces that the seller may have as a sample; 0 once it had one. */
  sampleMost: z.number().int(),
  /** Where the pieces lie; for the desks, empty for the parties. */
  location: z.string(),
  since: Instant,
  enteredAt: Instant,
  dueAt: Instant.nullable(),
  reason: z.string(),
  /** The lines of the address of the next parcel, for the desks while one is to be sent; else null. */
  returnTo: z.array(z.string()).nullable(),
  sampleParcel: Parcel.nullable(),
  returnParcel: Parcel.nullable(),
  /** Until when confirmed goods are kept, `2031-11-20`; null before. */
  keptUntil: z.string().nullable(),
  /** All certificates of retention, the newest first. */
  retentionCertificates: z.array(RetentionCertificate),
  destructionCertificate: Document.nullable(),
  /** Account of the seller, for the desks: a confirmed entry proposes it for the blacklist. */
  sellerId: z.string().nullable(),
  /** The reader is of staff and a party of the order: it neither clears nor confirms. */
  staffIsParty: z.boolean(),
  events: z.array(z.custom<QuarantineEvent>((one) => typeof one === 'string')),
});

export type QuarantineView = z.infer<typeof QuarantineView>;

export const quarantineOfOrder = {
  input: z.object({ id: Id }),
  output: z.array(QuarantineView),
};

export const requestSample = {
  input: RecordVersion,
  output: QuarantineView,
};

export const opsQuarantineList = {
  input: Paging.extend({
    state: z.enum(quarantineStates).optional(),
    find: z.string().trim().max(80).default(''),
  }),
  output: pageOf(QuarantineView),
};

export const opsQuarantineOne = {
  input: z.object({ id: Id }),
  output: QuarantineView,
};

const deskSchemas = <Shape extends z.core.$ZodLooseShape>(more: Shape) => ({
  input: RecordVersion.extend(more),
  output: QuarantineView,
});

const deskSchemasOf = <Input extends z.ZodType>(input: Input) => ({
  input,
  output: QuarantineView,
});

export const sendSample = deskSchemasOf(
  RecordVersion.extend({ ...inboundParcel, pieces: Quantity }).superRefine(checkTrackingNo),
);

export const relocateQuarantine = deskSchemas({
  location: needed(40),
});

export const clearQuarantine = deskSchemas({
  reason: needed(1000),
});

export const confirmQuarantine = deskSchemas({
  reason: needed(1000),
});

export const sendBackQuarantine = deskSchemasOf(
  RecordVersion.extend(inboundParcel).superRefine(checkTrackingNo),
);

/** The reason is needed where the entry has a certificate, which stays. */
export const certifyQuarantine = deskSchemas({ file: FileUrl, reason: text(1000).default('') });

export const scrapQuarantine = deskSchemas({ file: FileUrl });
