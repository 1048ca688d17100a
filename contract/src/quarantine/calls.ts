import { z } from 'zod';
import { command, parties, query } from '../call.ts';
import { FileUrl, Id, Instant, needed, Quantity } from '../fields.ts';
import { checkTrackingNo, inboundParcel } from '../orders/parcel.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';
import { type QuarantineEvent, quarantineStates } from './table.ts';

const Parcel = z.object({ carrier: z.string(), trackingNo: z.string() });
const Document = z.object({ url: z.string(), name: z.string() });

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
  sampleParcel: Parcel.nullable(),
  returnParcel: Parcel.nullable(),
  /** Until when confirmed goods are kept, `2031-11-20`; null before. */
  keptUntil: z.string().nullable(),
  retentionCertificate: Document.nullable(),
  destructionCertificate: Document.nullable(),
  /** Account of the seller, for the desks: a confirmed entry proposes it for the blacklist. */
  sellerId: z.string().nullable(),
  events: z.array(z.custom<QuarantineEvent>((one) => typeof one === 'string')),
});
export type QuarantineView = z.infer<typeof QuarantineView>;

const Target = z.object({ id: Id, version: z.number().int() });
const fails = ['quarantine.changed'] as const;

/** The entries of an order, for its parties and the desks. */
export const quarantineOfOrder = query({
  path: '/order/quarantine',
  callers: [...parties, ...permissions.quarantine],
  input: z.object({ id: Id }),
  output: z.array(QuarantineView),
});

/** The seller asks for a sample of a suspect lot: at most ten pieces, at most half. */
export const requestSample = command({
  path: '/order/quarantine/requestSample',
  callers: parties,
  input: Target,
  output: QuarantineView,
  failures: fails,
});

export const opsQuarantineList = query({
  path: '/ops/quarantine/list',
  callers: permissions.quarantine,
  input: Paging.extend({
    state: z.enum(quarantineStates).optional(),
    find: z.string().trim().max(80).default(''),
  }),
  output: pageOf(QuarantineView),
});
export const opsQuarantineOne = query({
  path: '/ops/quarantine/one',
  callers: permissions.quarantine,
  input: z.object({ id: Id }),
  output: QuarantineView,
});

/** A call of a desk that takes one event of the register. */
const deskCommand = <Shape extends z.core.$ZodLooseShape>(
  path: `/${string}`,
  by: 'support' | 'warehouse',
  more: Shape,
  also: readonly ('quarantine.sample' | 'file.unknown' | 'file.format')[] = [],
) => deskCommandOf(path, by, Target.extend(more), also);

const deskCommandOf = <Input extends z.ZodType>(
  path: `/${string}`,
  by: 'support' | 'warehouse',
  input: Input,
  also: readonly ('quarantine.sample' | 'file.unknown' | 'file.format')[] = [],
) =>
  command({
    path,
    callers: by === 'support' ? permissions.quarantineDecisions : permissions.orderDock,
    input,
    output: QuarantineView,
    failures: [...fails, ...also],
  });

export const sendSample = deskCommandOf(
  '/ops/quarantine/sendSample',
  'warehouse',
  Target.extend({ ...inboundParcel, pieces: Quantity }).superRefine(checkTrackingNo),
  ['quarantine.sample'],
);
export const relocateQuarantine = deskCommand('/ops/quarantine/relocate', 'warehouse', {
  location: needed(40),
});
export const clearQuarantine = deskCommand('/ops/quarantine/clear', 'support', {
  reason: needed(1000),
});
export const confirmQuarantine = deskCommand('/ops/quarantine/confirm', 'support', {
  reason: needed(1000),
});
export const sendBackQuarantine = deskCommandOf(
  '/ops/quarantine/sendBack',
  'warehouse',
  Target.extend(inboundParcel).superRefine(checkTrackingNo),
);
/** Keeps the certificate that the goods are retained. */
export const certifyQuarantine = deskCommand(
  '/ops/quarantine/certify',
  'warehouse',
  { file: FileUrl },
  ['file.unknown', 'file.format'],
);
/** Destroys the goods once their time is over; the certificate is kept. */
export const scrapQuarantine = deskCommand(
  '/ops/quarantine/scrap',
  'warehouse',
  { file: FileUrl },
  ['file.unknown', 'file.format'],
);
