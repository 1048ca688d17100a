import type { FastifyInstance } from 'fastify';
import type { Input } from '#contract/call.ts';
import type { quoteSheet } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { type EnquiryType, QUOTE_SHEET_ROWS_MAX, refusals } from '#contract/enquiries/table.ts';
import type { Language } from '#contract/option-schemas.ts';
import { conditions, dayChoices, leadTimes, packagings } from '#contract/options.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import {
  type DownloadPlace,
  downloadLink,
  type SheetLayout,
  serveDownloads,
  type WrittenCell,
  type WrittenRows,
} from '#server/sheets/public.ts';
import { type SheetColumn, sheetColumns } from './core/sheet-columns.ts';
import type { EnquiriesDeps } from './deps.ts';
import type { SheetWords } from './locales/sheet/zh.ts';
import { requestsFor } from './seller-views.ts';
import { sheetWords } from './sheet-texts.ts';
import { countSellerRequests, type SellerFilter, sellerRequests } from './store/seller-requests.ts';

interface SheetRequest {
  readonly account: string;
  readonly type: EnquiryType;
  readonly lang: Language;
}

const placeOf = ({ secret }: EnquiriesDeps): DownloadPlace => ({ path: '/quote-files', secret });

const waiting = ({ account, type }: Pick<SheetRequest, 'account' | 'type'>): SellerFilter => ({
  account,
  type,
  tab: 'awaiting',
  key: '',
  manufacturer: '',
  urgent: null,
  countered: false,
  held: null,
  sort: 'due',
});

/** An address that downloads what waits for the seller, and how many rows that has now. */
export async function sheetLink(
  ctx: QueryContext,
  deps: EnquiriesDeps,
  { type }: Input<typeof quoteSheet>,
) {
  const request: SheetRequest = { account: requireMember(ctx).accountId, type, lang: ctx.lang };
  const rows = await countSellerRequests(ctx.tx, waiting(request));
  const link = downloadLink(placeOf(deps), request, ctx.now);
  return { link, rows: Math.min(rows, QUOTE_SHEET_ROWS_MAX) };
}

const WIDE: readonly SheetColumn[] = ['no', 'askedMpn', 'askedNote', 'mpn', 'priceBreaks', 'note'];

/** Widths, and the choices of cells that have some. */
function sheetStyleOf(words: SheetWords): SheetLayout {
  const choices: Partial<Record<SheetColumn, readonly string[]>> = {
    condition: conditions.map((one) => words.conditions[one]),
    packaging: packagings.map((one) => words.packagings[one]),
    leadTime: leadTimes.map((one) => words.leadTimes[one]),
    warrantyDays: dayChoices.map(String),
    validDays: dayChoices.map(String),
    reason: refusals.map((one) => words.reasons[one]),
  };
  return {
    title: words.title,
    choicesTitle: words.choices,
    columns: sheetColumns.map((column) => {
      const offered = choices[column];
      const width = WIDE.includes(column) ? 24 : 15;
      return offered ? { width, choices: offered } : { width };
    }),
  };
}

const GMT8_MS = 8 * 3_600_000;
/** A moment as tables write it, in GMT+8. */
const stamp = (instant: string): string =>
  new Date(Date.parse(instant) + GMT8_MS).toISOString().slice(0, 16).replace('T', ' ');

const number = (text: string | null | undefined): WrittenCell => (text ? Number(text) : '');

/** The cells of a request: what is asked, then an answer filled from stock, without a price. */
function cellsOf(one: SellerRequest, words: SheetWords): WrittenCell[] {
  const { stock, last } = one.from;
  const filled = stock ?? last;
  // Stock of unknown condition leaves it to the seller to say: an empty cell is asked back for.
  const condition = filled === null ? (one.condition ?? 'brandNew') : filled.condition;
  const cells: Record<SheetColumn, WrittenCell> = {
    no: one.no,
    urgent: one.urgent ? words.urgent : '',
    due: one.dueAt ? stamp(one.dueAt) : '',
    askedMpn: one.mpn,
    askedManufacturer: one.manufacturer,
    askedQuantity: one.quantity,
    target: number(one.targetPrice),
    askedCondition: one.condition ? words.conditions[one.condition] : '',
    askedDateCode: one.dateCode,
    askedNote: one.note,
    stock: one.held ?? '',
    stockPrice: number(stock?.unitPrice),
    lastPrice: number(last?.unitPrice),
    mpn: filled?.mpn ?? one.mpn,
    manufacturer: filled?.manufacturer ?? one.manufacturer,
    unitPrice: '',
    quantity: Math.min(filled?.quantity ?? one.quantity, one.quantity),
    moq: stock?.moq ?? '',
    priceBreaks: '',
    condition: condition === undefined ? '' : words.conditions[condition],
    packaging: filled?.packaging ? words.packagings[filled.packaging] : '',
    leadTime: words.leadTimes[filled?.leadTime ?? one.leadTime],
    warrantyDays: last?.warrantyDays ?? 30,
    validDays: 15,
    dateCode: filled?.dateCode ?? '',
    origin: last?.origin ?? '',
    note: '',
    reason: '',
    reasonNote: '',
  };
  return sheetColumns.map((column) => cells[column]);
}

const BATCH = 200;

async function* sheetRows(
  db: Db,
  deps: EnquiriesDeps,
  request: SheetRequest & { readonly now: Date },
): WrittenRows {
  const words = sheetWords[request.lang];
  yield [sheetColumns.map((column) => words.columns[column])];
  const found = await sellerRequests(db, waiting(request), {
    limit: QUOTE_SHEET_ROWS_MAX,
    offset: 0,
  });
  const reading = { db, seller: request.account, now: request.now };
  for (let offset = 0; offset < found.length; offset += BATCH) {
    const views = await requestsFor(reading, deps, found.slice(offset, offset + BATCH));
    yield views.map((one) => cellsOf(one, words));
  }
}

/** Adds the download of what waits for a seller, to whoever has a sealed address. */
export function serveQuoteSheets(
  http: FastifyInstance,
  deps: EnquiriesDeps,
  {
    db,
    clock,
    rateFactor,
  }: { readonly db: Db; readonly clock: Clock; readonly rateFactor: number },
): void {
  serveDownloads<SheetRequest>(http, placeOf(deps), {
    clock,
    rateFactor,
    make: (request, now, send) =>
      send({
        name: sheetWords[request.lang].file,
        format: 'xlsx',
        rows: sheetRows(db, deps, { ...request, now }),
        layout: sheetStyleOf(sheetWords[request.lang]),
      }),
  });
}
