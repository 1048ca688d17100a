import { z } from 'zod';
import { Count, FileUrl, Id, RecordVersion, text } from '../fields.ts';
import { UnitPriceText } from '../money-schemas.ts';
import { InspectionChoice, ShipTo } from '../orders/terms-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { quoteTabs } from './constants.ts';
import {
  BuyerRequest,
  EnquiryLine,
  EnquiryLineInput,
  EnquiryRow,
  EnquiryType,
  Mix,
  QuoteInput,
  QuoteVersion,
  RefusalReason,
  WantedDays,
} from './line-schemas.ts';
import { QuoteOrRefusal, SheetRowResult } from './quote-sheet-schemas.ts';
import { SellerRequest } from './seller-request-schemas.ts';
import { ENQUIRY_LINES_MAX, LINE_SELLERS_MAX } from './shapes.ts';
import { QUOTE_SHEET_ROWS_MAX, quoteSorts } from './table.ts';

export const inquirySend = {
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
};

export const inquiryList = {
  input: Paging.extend({
    completed: z.boolean().default(false),
    keyword: z.string().trim().max(80).default(''),
    type: EnquiryType.nullable().default(null),
    urgent: z.boolean().nullable().default(null),
    /** Only with quotes that I have not opened. */
    unread: z.boolean().default(false),
  }),
  output: pageOf(EnquiryRow),
};

export const inquiryDetail = {
  input: z.object({ id: Id }),
  output: EnquiryRow.extend({
    note: z.string(),
    attach: z.array(z.object({ url: z.string(), name: z.string() })),
    lines: z.array(EnquiryLine),
    /** Best mixes of what is quoted; empty where nothing is. */
    mixes: z.array(Mix),
  }),
};

export const inquiryUrgent = {
  input: RecordVersion.extend({ urgent: z.boolean() }),
  output: Nothing,
};

export const inquiryClose = {
  input: RecordVersion.extend({ lineId: Id.nullable().default(null) }),
  output: Nothing,
};

export const inquiryCounter = {
  input: z.object({
    requestId: Id,
    version: z.number().int(),
    unitPrice: UnitPriceText,
    note: text(500).default(''),
  }),
  output: BuyerRequest,
};

export const inquiryOrder = {
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
};

const QuoteFilter = z.object({ type: EnquiryType, tab: z.enum(quoteTabs) });

export const quoteList = {
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
};

export const quoteMakers = {
  input: QuoteFilter,
  output: z.array(z.object({ name: z.string(), requests: z.number().int() })),
};

const TabCounts = z.object({
  awaiting: z.number().int(),
  countered: z.number().int(),
  completed: z.number().int(),
  refused: z.number().int(),
  /** Closed or expired before any quote. */
  ended: z.number().int(),
  /** Of those that await a quote: what ends today, in GMT+8. */
  today: z.number().int(),
});

export const quoteCounts = {
  input: Nothing,
  output: z.object({ normal: TabCounts, match: TabCounts }),
};

export const quoteDetail = {
  input: z.object({ id: Id }),
  output: SellerRequest.extend({ earlier: z.array(QuoteVersion) }),
};

export const quoteSubmit = {
  input: RecordVersion.extend({ quote: QuoteInput }),
  output: SellerRequest,
};

export const quoteRefuse = {
  input: RecordVersion.extend({ reason: RefusalReason, note: text(500).default('') }),
  output: SellerRequest,
};

export const quoteDeclineCounter = {
  input: RecordVersion,
  output: SellerRequest,
};

export const quoteAcceptCounter = {
  input: RecordVersion,
  output: SellerRequest,
};

export const quoteSheet = {
  input: z.object({ type: EnquiryType }),
  output: z.object({ link: z.string(), rows: z.number().int() }),
};

export const quoteUpload = {
  input: z.object({}),
  output: z.object({ rows: z.array(SheetRowResult).max(QUOTE_SHEET_ROWS_MAX) }),
};

export const quoteSubmitMany = {
  input: z.object({
    answers: z.array(QuoteOrRefusal).min(1, 'needed').max(QUOTE_SHEET_ROWS_MAX, 'tooMany'),
  }),
  output: z.object({ quoted: z.number().int(), refused: z.number().int() }),
};
