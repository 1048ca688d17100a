import { z } from 'zod';
import { command, query } from '../call.ts';
import { Count, FileUrl, Id, text } from '../fields.ts';
import { UnitPriceText } from '../money.ts';
import { InspectionChoice, ShipTo } from '../orders/terms.ts';
import { quotas } from '../quotas.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import { GivenAnswer, SheetAnswer } from './quote-sheet.ts';
import { SellerRequest } from './seller-request.ts';
import {
  BuyerRequest,
  ENQUIRY_LINES_MAX,
  EnquiryLine,
  EnquiryLineInput,
  EnquiryRow,
  EnquiryType,
  LINE_SELLERS_MAX,
  Mix,
  QuoteInput,
  QuoteVersion,
  RefusalReason,
  WantedDays,
} from './shapes.ts';
import { QUOTE_SHEET_ROWS_MAX, quoteSorts } from './table.ts';

const buyer = ['buyer'] as const;
const seller = ['settled'] as const;

/**
 * Sends an enquiry. A line with `stockIds` goes to the sellers of those offers (`normal`); without, to
 * every settled seller whose stock has its key (`match`). A line that reaches nobody is kept and says
 * so: its `requests` are empty, and it is asked for again when such stock appears.
 */
export const inquirySend = command({
  path: '/inquiry/send',
  perCaller: quotas.enquiries,
  bodyKb: 3072,
  callers: buyer,
  input: z.object({
    type: EnquiryType,
    urgent: z.boolean().default(false),
    wantedDays: WantedDays.nullable().default(null),
    note: text(1000).default(''),
    attach: z.array(FileUrl).max(5).default([]),
    lines: z
      .array(EnquiryLineInput.extend({ stockIds: z.array(Id).max(LINE_SELLERS_MAX).default([]) }))
      .min(1, 'needed')
      .max(ENQUIRY_LINES_MAX, 'tooMany'),
  }),
  output: z.object({
    id: z.string(),
    no: z.string(),
    sellers: z.number().int(),
    /** Positions of lines that reached nobody. */
    unreached: z.array(z.number().int()),
  }),
  failures: ['file.unknown', 'inquiry.offerGone'],
});

/** My enquiries: those of which something waits, or the completed ones. */
export const inquiryList = query({
  path: '/inquiry/list',
  callers: buyer,
  input: Paging.extend({
    completed: z.boolean().default(false),
    keyword: z.string().trim().max(80).default(''),
    type: EnquiryType.nullable().default(null),
    urgent: z.boolean().nullable().default(null),
    /** Only with quotes that I have not opened. */
    unread: z.boolean().default(false),
  }),
  output: pageOf(EnquiryRow),
});

/** One enquiry with all quotes; opening it marks them read. */
export const inquiryDetail = command({
  path: '/inquiry/detail',
  callers: buyer,
  input: z.object({ id: Id }),
  output: EnquiryRow.extend({
    note: z.string(),
    attach: z.array(z.object({ url: z.string(), name: z.string() })),
    lines: z.array(EnquiryLine),
    /** Best mixes of what is quoted; empty where nothing is. */
    mixes: z.array(Mix),
  }),
});

/** Sets an enquiry urgent or not urgent, and tells the sellers who have not answered. */
export const inquiryUrgent = command({
  path: '/inquiry/urgent',
  perCaller: quotas.words,
  callers: buyer,
  input: z.object({ id: Id, version: z.number().int(), urgent: z.boolean() }),
  output: Nothing,
  failures: ['inquiry.completed', 'order.hasChange'],
});

/** Closes one line, or the whole enquiry where `lineId` is null. */
export const inquiryClose = command({
  path: '/inquiry/close',
  callers: buyer,
  input: z.object({ id: Id, version: z.number().int(), lineId: Id.nullable().default(null) }),
  output: Nothing,
  failures: ['inquiry.completed', 'order.hasChange'],
});

/** Tells a seller what one would pay. */
export const inquiryCounter = command({
  path: '/inquiry/counter',
  perCaller: quotas.quotes,
  callers: buyer,
  input: z.object({
    requestId: Id,
    version: z.number().int(),
    unitPrice: UnitPriceText,
    note: text(500).default(''),
  }),
  output: BuyerRequest,
  failures: ['quote.expired', 'quote.ended', 'quote.counterAbove', 'order.hasChange'],
});

/** Orders from quotes, wholly or for a part: one order for each seller, all of them or none. */
export const inquiryOrder = command({
  path: '/inquiry/order',
  perCaller: quotas.orders,
  bodyKb: 256,
  callers: buyer,
  input: z.object({
    id: Id,
    picks: z
      .array(
        z.object({
          requestId: Id,
          version: z.number().int(),
          /** Hash of the quote's version that the buyer has seen. */
          hash: z.string().max(64),
          quantity: Count,
        }),
      )
      .min(1, 'needed')
      .max(ENQUIRY_LINES_MAX, 'tooMany'),
    shipTo: ShipTo,
    inspection: InspectionChoice,
  }),
  output: z.object({
    orders: z.array(
      z.object({ id: z.string(), no: z.string(), sellerName: z.string(), lines: z.number().int() }),
    ),
  }),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.tooMany',
    'quote.belowMoq',
    'order.hasChange',
    'order.lines',
    'order.supplierNotSettled',
    'seller.blacklisted',
  ],
});

/** Tabs of the seller's quote pages: what waits for me, what I quoted, what I refused. */
export const quoteTabs = ['awaiting', 'completed', 'refused'] as const;

const QuoteFilter = z.object({ type: EnquiryType, tab: z.enum(quoteTabs) });

export const quoteList = query({
  path: '/quote/list',
  callers: seller,
  input: Paging.extend(QuoteFilter.shape).extend({
    keyword: z.string().trim().max(80).default(''),
    /** The maker as `quoteMakers` answers it. */
    manufacturer: z.string().trim().max(120).default(''),
    urgent: z.boolean().nullable().default(null),
    /** Only with a counter-offer that waits for me. */
    countered: z.boolean().default(false),
    /** Only what my stock of the part suffices for. */
    enough: z.boolean().default(false),
    sort: z.enum(quoteSorts).default('due'),
  }),
  output: pageOf(SellerRequest),
});

/** Makers that a tab's requests name, those of most requests first; at most 100. */
export const quoteMakers = query({
  path: '/quote/makers',
  callers: seller,
  input: QuoteFilter,
  output: z.array(z.object({ name: z.string(), requests: z.number().int() })),
});

const TabCounts = z.object({
  awaiting: z.number().int(),
  countered: z.number().int(),
  completed: z.number().int(),
  refused: z.number().int(),
  /** Of those that await a quote: what ends today, in GMT+8. */
  today: z.number().int(),
});

/** My requests by type and tab, for the tabs and the menu's badges. */
export const quoteCounts = query({
  path: '/quote/counts',
  callers: seller,
  input: Nothing,
  output: z.object({ normal: TabCounts, match: TabCounts }),
});

export const quoteDetail = query({
  path: '/quote/detail',
  callers: seller,
  input: z.object({ id: Id }),
  output: SellerRequest.extend({ earlier: z.array(QuoteVersion) }),
});

/** Quotes a request, or writes a newer version of a quote that runs. */
export const quoteGive = command({
  path: '/quote/give',
  perCaller: quotas.quotes,
  bodyKb: 256,
  callers: seller,
  input: z.object({ id: Id, version: z.number().int(), quote: QuoteInput }),
  output: SellerRequest,
  failures: [
    'quote.expired',
    'quote.ended',
    'file.unknown',
    'order.hasChange',
    'seller.blacklisted',
  ],
});

export const quoteRefuse = command({
  path: '/quote/refuse',
  perCaller: quotas.quotes,
  callers: seller,
  input: z.object({
    id: Id,
    version: z.number().int(),
    reason: RefusalReason,
    note: text(500).default(''),
  }),
  output: SellerRequest,
  failures: ['quote.ended', 'order.hasChange'],
});

/** Keeps the price against a counter-offer. */
export const quoteKeep = command({
  path: '/quote/keep',
  callers: seller,
  input: z.object({ id: Id, version: z.number().int() }),
  output: SellerRequest,
  failures: ['quote.ended', 'quote.notCountered', 'order.hasChange'],
});

/** A sheet of what waits for me, to be filled and sent back; its address holds for ten minutes. */
export const quoteSheet = query({
  path: '/quote/sheet',
  callers: seller,
  input: z.object({ type: EnquiryType }),
  output: z.object({ link: z.string(), rows: z.number().int() }),
  perMinute: 20,
});

/**
 * Reads a filled sheet and says what each row would do: one with a price quotes, one with a reason
 * refuses, any other leaves its request alone. Nothing is written; `quoteGiveMany` does that.
 */
export const quoteUpload = command({
  path: '/quote/upload',
  perCaller: quotas.uploads,
  callers: seller,
  form: true,
  input: z.object({}),
  output: z.object({ rows: z.array(SheetAnswer).max(QUOTE_SHEET_ROWS_MAX) }),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'quote.sheet'],
  perMinute: 20,
});

/** Answers many requests that wait: all of them or none. A failure names the one it stands for. */
export const quoteGiveMany = command({
  path: '/quote/giveMany',
  perCaller: quotas.quotes,
  bodyKb: 3200,
  callers: seller,
  input: z.object({
    answers: z.array(GivenAnswer).min(1, 'needed').max(QUOTE_SHEET_ROWS_MAX, 'tooMany'),
  }),
  output: z.object({ quoted: z.number().int(), refused: z.number().int() }),
  failures: [
    'quote.expired',
    'quote.ended',
    'file.unknown',
    'order.hasChange',
    'seller.blacklisted',
  ],
});
