import { formatDecimal, parseMoney } from '#contract/money.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { DocumentWords } from './document-words.ts';

/** A column of a document's table; figures stand at the right. Widths are shares of the page. */
export interface ContentColumn {
  readonly head: string;
  readonly share: number;
  readonly figures?: boolean;
}

/** Headings of what rows about orders and claims have alike: when, how far, with whom, which goods. */
export const dealHeadings = ({ labels, columns, parties }: DocumentWords): string[] => [
  labels.date,
  labels.state,
  `${parties.buyer} / ${parties.seller}`,
  columns.part,
  columns.maker,
  columns.pieces,
];

/** A document as it is written: who, what about, a table, sums, a note. */
export interface Content {
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly ContentColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly [label: string, value: string])[];
  readonly note: string;
}

/** Names of what an order keeps as a code: ISO countries, and carriers of the setting. */
export interface DocumentNames {
  readonly country: (code: string) => string;
  readonly carrier: (key: string) => string;
}

/** Pieces of a lot in the parcel that went back to the seller while the buyer kept a part. */
export interface LotSentBack {
  readonly lineId: string;
  readonly no: string;
  readonly dateCode: string;
  readonly pieces: number;
}

/** An order as its reader may see it, and what its documents are written with. */
export interface Making {
  readonly order: OrderView;
  readonly words: DocumentWords;
  readonly names: DocumentNames;
  readonly invoice: string;
  readonly lotsSentBack: readonly LotSentBack[];
}

type Wire = { readonly amount: string; readonly currency: string };
/** An amount in cents. */
export const minorOf = (money: Wire): bigint => parseMoney(money.amount, 'USD').minor;

/** Cents with groups of thousands, `-1,234.50`. */
export function figure(minor: bigint): string {
  const [whole = '', cents = ''] = formatDecimal(minor, 2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents}`;
}

/** An amount in USD with groups of thousands. */
export const figureOf = (money: Wire): string => figure(minorOf(money));

/** A count of pieces with groups of thousands. */
export const count = (pieces: number): string => `${pieces}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const SHANGHAI_MS = 8 * 3_600_000;

/** An instant in GMT+8, `2026-11-22 18:05`. */
export const momentText = (iso: string): string =>
  new Date(Date.parse(iso) + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');

/** The name and the country of a party. */
export const partyLines = (
  { name, country }: { name: string; country: string },
  { names }: Making,
): string[] => [name, names.country(country)].filter(Boolean);

function shipToLines({ order, names }: Making): string[] {
  const to = order.shipTo;
  if (to === null) return [];
  const place = [to.city, to.postcode].filter(Boolean).join(' ');
  return [to.company, to.name, to.address, place, names.country(to.country), to.phone].filter(
    Boolean,
  );
}

/** Lines of the seller; of its supplier’s name alone while it has no account. */
export const sellerOf = (making: Making): string[] => {
  const { seller, supplier } = making.order;
  return seller === null ? [supplier?.name ?? ''] : partyLines(seller, making);
};

/** Where an order’s goods go; nothing for the seller, who may not read it. */
export const shipment = (making: Making): Content['parties'] =>
  making.order.shipTo === null
    ? []
    : [{ label: making.words.parties.shipTo, lines: shipToLines(making) }];
