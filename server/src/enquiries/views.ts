import type {
  EnquiryLine,
  EnquiryRow,
  Mix,
  QuoteVersion,
} from '#contract/enquiries/line-schemas.ts';
import { lineAmount, unitPriceText, wire } from '#contract/money.ts';
import type { Db } from '#server/kit/database/database.ts';
import { offerAt, pricesOf } from './commands/order-quotes.ts';
import { getResponseDeadline } from './core/machine.ts';
import {
  cheapestMix,
  fastestMix,
  fewestSellersMix,
  type Mixed,
  type Offered,
  type RequestedLine,
} from './core/mix.ts';
import type { EnquiriesDeps } from './deps.ts';
import { countsOf, type EnquiryRecord, type LineRecord, linesOf } from './store/enquiries.ts';
import { type CounterRecord, countersOf, type QuoteRecord, quotesOf } from './store/quotes.ts';
import { type RequestRecord, requestsOf } from './store/requests.ts';

const nothing = { lines: 0, mpns: [], awaiting: 0, quoted: 0, refused: 0, ordered: 0, unread: 0 };

/** Enquiries as a list shows them to their buyer. */
export async function rowsFor(db: Db, enquiries: readonly EnquiryRecord[]): Promise<EnquiryRow[]> {
  const counts = await countsOf(
    db,
    enquiries.map((one) => one.id),
  );
  const byId = new Map(counts.map(({ enquiry, ...counted }) => [enquiry, counted]));
  return enquiries.map((enquiry) => {
    const { mpns, ...counted } = byId.get(enquiry.id) ?? nothing;
    return {
      id: enquiry.id,
      no: enquiry.no,
      type: enquiry.type,
      urgent: enquiry.urgent,
      wantedBy: enquiry.wantedBy?.toISOString() ?? null,
      at: enquiry.at.toISOString(),
      completedAt: enquiry.completedAt?.toISOString() ?? null,
      version: enquiry.version,
      mpns: [...mpns],
      ...counted,
    };
  });
}

/** Returns what a quote says of the part, as its form has it. */
export const quotedFacts = (quote: QuoteRecord) => ({
  mpn: quote.mpn,
  manufacturer: quote.manufacturer,
  unitPrice: unitPriceText(quote.unitPrice),
  priceBreaks: quote.priceBreaks.map(([quantity, price]) => ({
    quantity,
    unitPrice: unitPriceText(BigInt(price)),
  })),
  quantity: quote.quantity,
  moq: quote.moq,
  condition: quote.condition,
  packaging: quote.packaging,
  leadTime: quote.leadTime,
  warrantyDays: quote.warrantyDays,
  dateCode: quote.dateCode,
  origin: quote.origin,
  note: quote.note,
});

/** A version of a quote as both sides see it. */
export const versionOf = (deps: EnquiriesDeps, quote: QuoteRecord, now: Date): QuoteVersion => ({
  version: quote.version,
  at: quote.at.toISOString(),
  validUntil: quote.validUntil.toISOString(),
  hash: quote.hash,
  ...quotedFacts(quote),
  photos: quote.photos.map(({ url, name }) => ({ url: deps.files.link(url, now), name })),
  agreedPrice: quote.agreedPrice === null ? null : unitPriceText(quote.agreedPrice),
});

/** A counter-offer as both sides see it, with the versions of the quote that it is about. */
export const counterOf = (counter: CounterRecord, versions: readonly QuoteRecord[]) => ({
  unitPrice: unitPriceText(counter.unitPrice),
  note: counter.note,
  at: counter.at.toISOString(),
  state: counter.state,
  isAgreed:
    counter.state === 'revised' &&
    versions.some((one) => one.agreedPrice === counter.unitPrice && one.at >= counter.at),
});

/** A quote runs until its validity ends, whether or not the clock has ended it yet. */
export const effectiveState = (request: RequestRecord, now: Date): RequestRecord['state'] =>
  request.state === 'quoted' && request.validUntil !== null && request.validUntil <= now
    ? 'expired'
    : request.state;

interface Reading {
  readonly db: Db;
  readonly now: Date;
}

/** The lines of an enquiry with all their requests and quotes, as the buyer sees them. */
export async function linesFor(
  { db, now }: Reading,
  deps: EnquiriesDeps,
  enquiry: EnquiryRecord,
): Promise<{ lines: EnquiryLine[]; mixes: Mix[] }> {
  const lines = await linesOf(db, [enquiry.id]);
  const requests = await requestsOf(db, [enquiry.id]);
  const ids = requests.map((request) => request.id);
  const quotes = Map.groupBy(await quotesOf(db, ids), (quote) => quote.request);
  const counters = new Map((await countersOf(db, ids)).map((one) => [one.request, one]));
  const sellers = [...new Set(requests.map((request) => request.account))];
  const names = await deps.cards(db, sellers);
  const standings = await deps.standings(db, sellers);
  const keyOf = new Map(lines.map((line) => [line.id, line.mpnKey]));
  const lab = await deps.labOf(
    db,
    requests.map(({ account, line }) => ({ seller: account, key: keyOf.get(line) ?? '' })),
  );
  const byLine = Map.groupBy(requests, (request) => request.line);
  const lineViews = lines.map((line) => {
    const lineRequests = byLine.get(line.id) ?? [];
    return {
      ...lineOf(line, lineRequests, now),
      requests: lineRequests.map((request) => {
        const versions = quotes.get(request.id) ?? [];
        const [quote, ...earlier] = versions;
        const counter = counters.get(request.id);
        return {
          id: request.id,
          state: effectiveState(request, now),
          version: request.version,
          dueAt:
            request.state === 'awaiting' ? getResponseDeadline(request.at).toISOString() : null,
          sellerId: request.account,
          sellerName: names.get(request.account)?.company ?? '',
          standing: standings.get(request.account) ?? null,
          lab: lab.get(`${request.account} ${line.mpnKey}`) ?? { inspected: 0, passed: 0 },
          quote: quote === undefined ? null : versionOf(deps, quote, now),
          earlier: earlier.map((one) => versionOf(deps, one, now)),
          counter: counter === undefined ? null : counterOf(counter, versions),
          atQuantity: quote === undefined ? null : atQuantity(quote, line.quantity),
          refusal:
            request.refusalReason === null
              ? null
              : { reason: request.refusalReason, note: request.refusalNote ?? '' },
          leftBy: request.leftBy,
          order:
            request.orderId === null ? null : { id: request.orderId, no: request.orderNo ?? '' },
        };
      }),
    };
  });
  return { lines: lineViews, mixes: mixesOf(lines, requests, quotes, now) };
}

function lineOf(line: LineRecord, lineRequests: readonly RequestRecord[], now: Date) {
  const waits = lineRequests.some((one) =>
    ['awaiting', 'quoted'].includes(effectiveState(one, now)),
  );
  const seeks = lineRequests.length === 0 && line.seeksUntil !== null && line.seeksUntil > now;
  return {
    id: line.id,
    position: line.position,
    mpn: line.mpn,
    manufacturer: line.manufacturer,
    quantity: line.quantity,
    targetPrice: line.targetPrice === null ? null : unitPriceText(line.targetPrice),
    condition: line.condition,
    dateCode: line.dateCode,
    leadTime: line.leadTime,
    note: line.note,
    isCompleted: line.closedAt !== null || !(waits || seeks),
  };
}

function atQuantity(quote: QuoteRecord, requestedQuantity: number) {
  const { quantity, unitPrice } = offerAt(quote, requestedQuantity);
  return {
    unitPrice: unitPriceText(unitPrice),
    amount: wire(lineAmount({ unitPrice, quantity })),
  };
}

/** The best mixes over the quotes that can be ordered from now, of lines that nothing was ordered of. */
function mixesOf(
  lines: readonly LineRecord[],
  requests: readonly RequestRecord[],
  quotes: ReadonlyMap<string, readonly QuoteRecord[]>,
  now: Date,
): Mix[] {
  const settled = new Set(requests.filter((one) => one.orderId !== null).map((one) => one.line));
  const openLines: RequestedLine[] = lines
    .filter((line) => line.closedAt === null && !settled.has(line.id))
    .map(({ id, quantity }) => ({ id, quantity }));
  const open = new Set(openLines.map((line) => line.id));
  const offered: Offered[] = requests.flatMap((request) => {
    const [quote] = quotes.get(request.id) ?? [];
    if (quote === undefined || effectiveState(request, now) !== 'quoted') return [];
    if (!open.has(request.line)) return [];
    return {
      requestId: request.id,
      lineId: request.line,
      sellerId: request.account,
      quantity: quote.quantity,
      moq: quote.moq ?? 1,
      isNow: quote.leadTime === 'now',
      ...pricesOf(quote),
    };
  });
  if (offered.length === 0) return [];
  return [
    toMix('cheapest', cheapestMix(openLines, offered)),
    toMix('fewestSellers', fewestSellersMix(openLines, offered)),
    toMix('fastest', fastestMix(openLines, offered)),
  ];
}

const toMix = (kind: Mix['kind'], mix: Mixed): Mix => ({
  kind,
  total: wire(mix.total),
  sellers: mix.sellers,
  picks: mix.picks.map((pick) => ({
    requestId: pick.requestId,
    lineId: pick.lineId,
    quantity: pick.quantity,
    unitPrice: unitPriceText(pick.unitPrice),
    amount: wire(pick.amount),
  })),
  missing: mix.missing.map(({ lineId, pieces }) => ({ lineId, pieces })),
});
