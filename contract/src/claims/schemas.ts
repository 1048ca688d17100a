import { z } from 'zod';
import { FileUrl, Id, needed, Quantity, RecordVersion, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { checkTrackingNo } from '../orders/parcels/parcel.ts';
import { inboundParcel } from '../orders/parcels/parcel-schemas.ts';
import { orderKinds } from '../orders/table.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import {
  ClaimableLine,
  ClaimReason,
  ClaimRemedy,
  ClaimSummary,
  ClaimView,
} from './claim-schemas.ts';
import { claimTabs } from './constants.ts';
import { claimRemedies } from './table.ts';

/** An amount that may be nothing: at most two decimals. */
const Amount = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, 'amount');

const Pieces = z
  .number('quantity')
  .int('quantity')
  .min(0, 'quantity')
  .max(2_000_000_000, 'quantity');

const Files = z.array(FileUrl).max(limits.uploadFilesMax, 'tooLong').default([]);

/** A parcel on its way from or to the dock, of a claim as its sender saw it. */
const Parcel = RecordVersion.extend(inboundParcel).superRefine(checkTrackingNo);

/** A parcel as the dock reads its label, which may show no carrier and no number. */
const ArrivedParcel = RecordVersion.extend({
  carrier: inboundParcel.carrier.optional(),
  trackingNo: inboundParcel.trackingNo.optional(),
  asTyped: inboundParcel.asTyped,
  /** The parcel is of this claim although another record waits for one with its number. */
  isOfClaim: z.boolean().default(false),
}).superRefine(({ carrier, trackingNo, asTyped }, ctx) => {
  if (carrier === undefined || trackingNo === undefined) return;
  checkTrackingNo({ carrier, trackingNo, asTyped }, ctx);
});

const Location = { location: needed(60), note: text(500).default('') };

const eventSchemas = <Shape extends z.core.$ZodLooseShape>(more: Shape) => ({
  input: RecordVersion.extend(more),
  output: ClaimView,
});

const parcelSchemas = { input: Parcel, output: ClaimView };

export const claimable = {
  input: z.object({ orderId: Id }),
  output: z.object({
    side: z.enum(['buyer', 'seller']),
    orderNo: z.string(),
    kind: z.enum(orderKinds),
    sellerName: z.string(),
    lines: z.array(ClaimableLine),
    claims: z.array(ClaimSummary),
  }),
};

export const claimApply = {
  input: z.object({
    orderId: Id,
    lineId: Id,
    reason: ClaimReason,
    quantity: Quantity,
    remedy: ClaimRemedy,
    /** Pieces that I can send back; the others were used and cannot. */
    returnPieces: Pieces,
    /** Refund or compensation; a replacement takes the price of the pieces whatever stands here. */
    amount: Amount,
    text: needed(2000),
    files: Files,
  }),
  output: ClaimView,
};

/** Which of my claims a list or a file has. */
export const ClaimFilter = z.object({
  kind: z.enum(orderKinds),
  tab: z.enum(claimTabs).default('all'),
  keyword: text(80).default(''),
});

export const claimList = {
  input: Paging.extend(ClaimFilter.shape),
  output: pageOf(ClaimSummary).extend({
    counts: z.object({
      all: z.number().int(),
      mine: z.number().int(),
      open: z.number().int(),
      ended: z.number().int(),
    }),
  }),
};

export const claimDetail = {
  input: z.object({ id: Id }),
  output: ClaimView,
};

const offered = {
  remedy: ClaimRemedy,
  returnPieces: Pieces,
  amount: Amount,
  freight: Amount.default('0'),
  text: needed(1000),
};

export const claimAgree = eventSchemas({});

export const claimRefuse = eventSchemas({ reason: needed(1000) });

export const claimOffer = eventSchemas(offered);

export const claimAcceptOffer = eventSchemas({});

export const claimRequestRuling = eventSchemas({
  reason: needed(1000),
});

export const claimWithdraw = eventSchemas({
  reason: text(1000).default(''),
});

export const claimShipBack = parcelSchemas;

export const claimAcceptCount = eventSchemas({});

export const claimPayRest = eventSchemas({});

const Message = z.object({ id: Id, text: needed(2000), files: Files });

export const claimWrite = {
  input: Message,
  output: ClaimView,
};

export const opsClaimList = {
  input: ClaimedPaging.extend({
    tab: z.enum(['open', 'support', 'warehouse', 'ended', 'all']).default('open'),
    find: text(80).default(''),
  }),
  output: pageOf(ClaimSummary),
};

export const opsClaimOne = {
  input: z.object({ id: Id }),
  output: ClaimView,
};

export const opsClaimProposeRuling = {
  input: RecordVersion.extend({
    decision: z.enum([...claimRemedies, 'reject'], 'needed'),
    returnPieces: Pieces.default(0),
    amount: Amount.default('0'),
    freight: Amount.default('0'),
    reason: needed(2000),
  }),
  output: ClaimView,
};

export const opsClaimRecordArrival = { input: ArrivedParcel, output: ClaimView };

const Counted = { pieces: Pieces, ...Location };

export const opsClaimReceive = eventSchemas(Counted);

export const opsClaimRecount = eventSchemas(Counted);

export const opsClaimCancelArrival = eventSchemas({
  reason: needed(1000),
});

export const opsClaimReportLost = eventSchemas({
  reason: needed(1000),
});

export const opsClaimForward = parcelSchemas;

export const opsClaimReturnSurplus = parcelSchemas;

export const opsClaimQuarantine = eventSchemas(Location);

export const opsClaimWrite = {
  input: Message,
  output: ClaimView,
};
