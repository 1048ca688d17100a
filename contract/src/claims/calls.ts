import { z } from 'zod';
import { type Call, command, parties, query } from '../call.ts';
import type { FailureCode } from '../failures.ts';
import { FileUrl, Id, needed, Quantity, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { checkTrackingNo, inboundParcel } from '../orders/parcel.ts';
import { orderKinds } from '../orders/table.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import { ClaimableLine, ClaimReason, ClaimRemedy, ClaimSummary, ClaimView } from './claim.ts';
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
const Target = z.object({ id: Id, version: z.number().int() });
/** A parcel on its way from or to the dock, of a claim as its sender saw it. */
const Parcel = Target.extend(inboundParcel).superRefine(checkTrackingNo);
const Location = { location: needed(60), note: text(500).default('') };

const common = ['claim.changed', 'claim.wrongState'] as const;

function event<Shape extends z.core.$ZodLooseShape>(
  path: `/${string}`,
  callers: Call['callers'],
  more: Shape,
  fails: readonly FailureCode[] = [],
) {
  return eventOf(path, callers, Target.extend(more), fails);
}

function eventOf<Input extends z.ZodType>(
  path: `/${string}`,
  callers: Call['callers'],
  input: Input,
  fails: readonly FailureCode[] = [],
) {
  return command({
    path,
    callers,
    input,
    output: ClaimView,
    failures: [...common, ...fails],
    perMinute: 60,
  });
}

/** Returns the lines of my order that may be claimed on, and the claims on it. */
export const claimable = query({
  path: '/afterSale/claimable',
  callers: parties,
  input: z.object({ orderId: Id }),
  output: z.object({
    side: z.enum(['buyer', 'seller']),
    orderNo: z.string(),
    kind: z.enum(orderKinds),
    sellerName: z.string(),
    lines: z.array(ClaimableLine),
    claims: z.array(ClaimSummary),
  }),
});

/** Claims on a line of my completed order within its warranty. */
export const claimApply = command({
  path: '/afterSale/apply',
  callers: parties,
  perCaller: quotas.cases,
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
  failures: ['claim.quantity', 'claim.overdue', 'claim.terms', 'file.unknown', 'file.format'],
});

export const claimTabs = ['all', 'mine', 'open', 'ended'] as const;

/** Which of my claims a list or a file has. */
export const ClaimFilter = z.object({
  kind: z.enum(orderKinds),
  tab: z.enum(claimTabs).default('all'),
  keyword: text(80).default(''),
});

/** My claims as buyer or seller, those that wait for me first. */
export const claimList = query({
  path: '/afterSale/list',
  callers: parties,
  input: Paging.extend(ClaimFilter.shape),
  output: pageOf(ClaimSummary).extend({
    counts: z.object({
      all: z.number().int(),
      mine: z.number().int(),
      open: z.number().int(),
      ended: z.number().int(),
    }),
  }),
});

export const claimDetail = query({
  path: '/afterSale/detail',
  callers: parties,
  input: z.object({ id: Id }),
  output: ClaimView,
});

const money = ['claim.security', 'wallet.notEnough'] as const;
const offered = {
  remedy: ClaimRemedy,
  returnPieces: Pieces,
  amount: Amount,
  freight: Amount.default('0'),
  text: needed(1000),
};

/** Agrees to the claim as it was made; what it costs is set aside or paid at once. */
export const claimAgree = event('/afterSale/agree', parties, {}, money);
export const claimRefuse = event('/afterSale/refuse', parties, { reason: needed(1000) });
/** Offers other terms; accepted by the other side, the ledger carries them out. */
export const claimOffer = event('/afterSale/offer', parties, offered, ['claim.terms']);
export const claimAcceptOffer = event('/afterSale/acceptOffer', parties, {}, money);
export const claimRequestRuling = event('/afterSale/requestRuling', parties, {
  reason: needed(1000),
});
export const claimWithdraw = event('/afterSale/withdraw', parties, {
  reason: text(1000).default(''),
});
export const claimShipBack = eventOf('/afterSale/shipBack', parties, Parcel);
/** Takes a short count: the money, or the replacement, of the pieces that were counted. */
export const claimAcceptCount = event('/afterSale/acceptCount', parties, {}, ['wallet.notEnough']);
/** Pays what the seller's balance and deposit did not cover. */
export const claimPayRest = event('/afterSale/payRest', parties, {}, ['wallet.notEnough']);

const Message = z.object({ id: Id, text: needed(2000), files: Files });

/** Writes to the other party and support; evidence comes with it. */
export const claimWrite = command({
  path: '/afterSale/write',
  callers: parties,
  input: Message,
  output: ClaimView,
  failures: ['file.unknown', 'file.format'],
  perCaller: quotas.words,
});

const desks = permissions.claims;

/** Claims for support and the warehouse; those that wait for a desk come first. */
export const opsClaimList = query({
  path: '/ops/afterSale/list',
  callers: desks,
  input: Paging.extend({
    tab: z.enum(['open', 'support', 'warehouse', 'ended', 'all']).default('open'),
    find: text(80).default(''),
  }),
  output: pageOf(ClaimSummary),
});

export const opsClaimOne = query({
  path: '/ops/afterSale/one',
  callers: desks,
  input: z.object({ id: Id }),
  output: ClaimView,
});

/** Writes a ruling; it is in force once a second person of support has approved it. */
export const opsClaimProposeRuling = command({
  path: '/ops/afterSale/proposeRuling',
  callers: permissions.claimRulings,
  input: Target.extend({
    decision: z.enum([...claimRemedies, 'reject'], 'needed'),
    returnPieces: Pieces.default(0),
    amount: Amount.default('0'),
    freight: Amount.default('0'),
    reason: needed(2000),
  }),
  output: ClaimView,
  failures: [...common, 'claim.terms', 'approval.open', 'finance.ownMoney'],
});

const warehouse = permissions.claimGoods;
const Counted = { pieces: Pieces, ...Location };
export const opsClaimReceive = event('/ops/afterSale/receive', warehouse, Counted, ['claim.count']);
/** Corrects a count; by another person than who counted. */
export const opsClaimRecount = event('/ops/afterSale/recount', warehouse, Counted, ['claim.count']);
export const opsClaimReportLost = event('/ops/afterSale/reportLost', warehouse, {
  reason: needed(1000),
});
export const opsClaimForward = eventOf('/ops/afterSale/forward', warehouse, Parcel);
export const opsClaimQuarantine = event('/ops/afterSale/quarantine', warehouse, Location);

export const opsClaimWrite = command({
  path: '/ops/afterSale/write',
  callers: permissions.claimWords,
  input: Message,
  output: ClaimView,
  failures: ['file.unknown', 'file.format'],
});
