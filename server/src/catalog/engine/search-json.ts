import type { MatchKind } from '#contract/catalog/search-schemas.ts';
import { unitPriceText } from '#contract/money.ts';
import type { Line } from '../core/offer-order.ts';
import type { LastInspectionRow, SellerSummary } from '../store/offers.ts';

/**
 * Answers of a search as JSON text. They are written by hand, because most of a search's time would
 * go into building values that are written once.
 */

/** A price of 0.00001 USD with two to five places: `"2.50"`, `"0.00213"`. */
export const priceJson = (price: number): string => `"${unitPriceText(BigInt(price))}"`;

const textOrNull = (text: string | null): string => (text === null ? 'null' : `"${text}"`);

const DAY_MS = 86_400_000;
/** The texts of the days that were written last: most stock was confirmed on one of few days. */
const dayTexts = new Map<number, string>();
const DAY_TEXTS_MOST = 1000;

function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  if (dayTexts.size >= DAY_TEXTS_MOST) dayTexts.clear();
  const text = new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DDT'.length);
  dayTexts.set(day, text);
  return text;
}

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/** An instant in milliseconds since 1970, as `Date` writes it in JSON. */
export function instantJson(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  const rest = ms - day * DAY_MS;
  const seconds = Math.floor(rest / 1000);
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const time = `${twoDigits[hour]}:${twoDigits[minute]}:${twoDigits[seconds % 60]}`;
  return `"${dayText(day)}${time}.${String(rest % 1000).padStart(3, '0')}Z"`;
}

const inspectionJson = (inspection: LastInspectionRow | undefined): string =>
  inspection === undefined
    ? 'null'
    : `{"verdict":"${inspection.verdict}","grade":${textOrNull(inspection.grade)},"at":${instantJson(inspection.at.getTime())}}`;

const breaksJson = (breaks: Line['priceBreaks']): string => {
  const texts = breaks.map(
    ([quantity, price]) => `{"quantity":${quantity},"unitPrice":${priceJson(price)}}`,
  );
  return `[${texts.join(',')}]`;
};

/** The record of a seller whom nobody drew yet. */
const NO_RECORD =
  '{"passedLots":0,"inspectedLots":0,"interval":null,"enquiries":null,"shipments":null,"blacklist":null,"depositWaiver":"","depositReturn":null,"companyCn":""}';

/** One offer; the name of a seller whom nobody drew yet is empty. */
export function offerJson(
  line: Line,
  seller: SellerSummary | null,
  inspected: LastInspectionRow | undefined,
): string {
  const price = line.unitPrice === null ? 'null' : priceJson(line.unitPrice);
  return (
    `{"id":"${line.id}","sellerId":"${line.account}",` +
    `"sellerName":${seller?.name ?? '""'},` +
    `"standing":${seller?.record ?? NO_RECORD},"lastInspection":${inspectionJson(inspected)},` +
    `"condition":"${line.condition}","packaging":${textOrNull(line.packaging)},` +
    `"dateCode":${JSON.stringify(line.dateCode)},"leadTime":"${line.leadTime}",` +
    `"priceBreaks":${breaksJson(line.priceBreaks)},"unitPrice":${price},"moq":${line.moq},` +
    `"quantity":${line.quantity},"confirmedAt":${instantJson(line.confirmedAt)}}`
  );
}

/** A group as it is written; offers are JSON texts. */
export interface GroupFields {
  readonly mpn: string;
  readonly maker: string;
  readonly why: MatchKind;
  readonly suffix: string;
  readonly edits: number;
  readonly ambiguous: boolean;
  readonly lines: number;
  readonly linesMore: boolean;
  readonly quantity: number;
  readonly lowest: number | null;
  /** JSON of the record of who asks it; null where nothing stands against it. */
  readonly lowestBy: string | null;
  readonly confirmedAt: number;
  readonly inspected: number;
  readonly passed: number;
  readonly offers: readonly string[];
}

export const groupJson = (group: GroupFields): string =>
  `{"mpn":${JSON.stringify(group.mpn)},"manufacturer":${JSON.stringify(group.maker)},` +
  `"why":"${group.why}","suffix":${JSON.stringify(group.suffix)},"edits":${group.edits},` +
  `"ambiguous":${group.ambiguous},"lines":${group.lines},"linesMore":${group.linesMore},` +
  `"quantity":${group.quantity},` +
  `"lowest":${group.lowest === null ? 'null' : priceJson(group.lowest)},` +
  `"lowestBy":${group.lowestBy ?? 'null'},` +
  `"confirmedAt":${instantJson(group.confirmedAt)},` +
  `"lab":{"inspected":${group.inspected},"passed":${group.passed}},` +
  `"offers":[${group.offers.join(',')}]}`;

/** The whole answer of a search; groups and facets are JSON texts. */
export const searchJson = (result: {
  readonly total: number;
  readonly bounded: boolean;
  readonly lines: number;
  readonly readAs: string | null;
  readonly groups: readonly string[];
  readonly facets: unknown;
}): string =>
  `{"total":${result.total},"bounded":${result.bounded},"lines":${result.lines},` +
  `"readAs":${JSON.stringify(result.readAs)},"list":[${result.groups.join(',')}],` +
  `"facets":${JSON.stringify(result.facets)}}`;
