import type { DocumentKind } from '#contract/documents/schemas.ts';
import { lineAmount, parseUnitPrice } from '#contract/money.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import {
  type Content,
  type ContentColumn,
  count,
  figure,
  type Making,
  minorOf,
  momentText,
  partyLines,
  sellerOf,
  shipment,
} from './content-parts.ts';
import { conformingReports, isRefundRow } from './offered.ts';
import { packingList, restPackingList } from './packing-lists.ts';

const trade = (making: Making): Content['parties'] => [
  { label: making.words.parties.seller, lines: sellerOf(making) },
  {
    label: making.words.parties.buyer,
    lines: [...partyLines(making.order.buyer, making), ...(making.invoice ? [making.invoice] : [])],
  },
];

const goodsColumns = ({ words: { columns: c } }: Making): ContentColumn[] => [
  { head: c.part, share: 0.26 },
  { head: c.maker, share: 0.2 },
  { head: c.condition, share: 0.18 },
  { head: c.pieces, share: 0.1, figures: true },
  { head: c.unitPrice, share: 0.12, figures: true },
  { head: c.amount, share: 0.14, figures: true },
];

const goodsRow = (making: Making, line: OrderLine, pieces: number): string[] => [
  line.mpn,
  line.manufacturer,
  [making.words.conditions[line.condition], line.dateCode].filter(Boolean).join(' · '),
  count(pieces),
  line.unitPrice,
  figure(lineAmount({ unitPrice: parseUnitPrice(line.unitPrice), quantity: pieces })),
];

const acceptedLines = ({ order }: Making): { line: OrderLine; pieces: number }[] =>
  order.lines.flatMap((line) => {
    const pieces = line.acceptedQuantity ?? 0;
    return pieces > 0 ? [{ line, pieces }] : [];
  });

/** Sums that are not nothing. */
const present = (sums: readonly (readonly [string, bigint])[]): (readonly [string, string])[] =>
  sums.filter(([, minor]) => minor !== 0n).map(([label, minor]) => [label, figure(minor)]);

const baseFacts = ({ order, words: { labels } }: Making): [string, string][] => [
  [labels.order, order.no],
  ...(order.terms === null
    ? []
    : [
        [labels.terms, `${order.terms.number} · ${order.terms.hash.slice(0, 16)}`] as [
          string,
          string,
        ],
      ]),
];

function proforma(making: Making): Content {
  const { order, words } = making;
  const { goods, tests, freight, service, total } = order.sums;
  return {
    parties: trade(making),
    facts: baseFacts(making),
    columns: goodsColumns(making),
    rows: order.lines.map((line) => goodsRow(making, line, line.quantity)),
    sums: [
      ...present([
        [words.sums.goods, minorOf(goods)],
        [words.sums.tests, minorOf(tests)],
        [words.sums.freight, minorOf(freight)],
        [words.sums.service, minorOf(service)],
      ]),
      [words.sums.total, figure(minorOf(total))],
    ],
    note: words.notes.proforma,
  };
}

function receipt(making: Making): Content {
  const { order, words } = making;
  const paid = order.history.findLast((row) => row.event === 'pay');
  const agreed = proforma(making);
  return {
    ...agreed,
    facts: [
      ...baseFacts(making),
      ...(paid ? [[words.labels.paidAt, momentText(paid.at)] as const] : []),
    ],
    sums: [...agreed.sums.slice(0, -1), [words.sums.paid, figure(minorOf(order.sums.total))]],
    note: words.notes.receipt,
  };
}

/** Lists the final payment of the buyer by its purpose; tests are the rest of it. */
function invoice(making: Making): Content {
  const { order, words } = making;
  const accepted = acceptedLines(making);
  const goods = accepted.reduce(
    (all, { line, pieces }) =>
      all + lineAmount({ unitPrice: parseUnitPrice(line.unitPrice), quantity: pieces }),
    0n,
  );
  const { service, total, refunded, carried, cut } = order.sums;
  // Where no parcel left, its freight went back.
  const freight =
    order.outbound === null ? 0n : minorOf(order.sums.freight) - minorOf(order.sums.sellerFreight);
  const paid = minorOf(total) - minorOf(refunded) - minorOf(carried);
  const others = freight + minorOf(service) - minorOf(cut);
  return {
    parties: [...trade(making), ...shipment(making)],
    facts: baseFacts(making),
    columns: goodsColumns(making),
    rows: accepted.map(({ line, pieces }) => goodsRow(making, line, pieces)),
    sums: [
      ...present([
        [words.sums.goods, goods],
        [words.sums.cut, -minorOf(cut)],
        [words.sums.tests, paid - goods - others],
        [words.sums.freight, freight],
        [words.sums.service, minorOf(service)],
      ]),
      [words.sums.total, figure(paid)],
    ],
    note: words.notes.invoice,
  };
}

/** Only lots that the lab did not fail or suspect conform; each as its last report describes it. */
function certificate(making: Making): Content {
  const { words } = making;
  return {
    parties: trade(making),
    facts: baseFacts(making),
    columns: [
      { head: words.columns.part, share: 0.16 },
      { head: words.columns.maker, share: 0.16 },
      { head: words.columns.lot, share: 0.15 },
      { head: words.columns.dateCode, share: 0.1 },
      { head: words.columns.lotSize, share: 0.12, figures: true },
      { head: words.columns.report, share: 0.14 },
      { head: words.columns.verdict, share: 0.11 },
      { head: words.columns.grade, share: 0.06 },
    ],
    rows: acceptedLines(making).flatMap(({ line }) =>
      conformingReports(line).map((report) => [
        line.mpn,
        line.manufacturer,
        report.lotNo,
        report.dateCode,
        count(report.pieces),
        `${report.no} ${report.code}`,
        words.verdicts[report.verdict],
        report.grade,
      ]),
    ),
    sums: [],
    note: words.notes.certificate,
  };
}

function creditNote(making: Making): Content {
  const { order, words } = making;
  const rows = order.history.filter(isRefundRow);
  return {
    parties: trade(making),
    facts: baseFacts(making),
    columns: [
      { head: words.columns.when, share: 0.24 },
      { head: words.columns.what, share: 0.54 },
      { head: words.columns.amount, share: 0.22, figures: true },
    ],
    rows: rows.map((row) => [
      momentText(row.at),
      words.events[row.event],
      row.facts.amount ? figure(minorOf(row.facts.amount)) : '',
    ]),
    sums: [[words.sums.refunded, figure(minorOf(order.sums.refunded))]],
    note: words.notes.creditNote,
  };
}

const contents: Readonly<Record<DocumentKind, (making: Making) => Content>> = {
  proforma,
  receipt,
  invoice,
  packingList,
  restPackingList,
  certificate,
  creditNote,
};

/** Returns what a document of an order says, out of what its reader may see. */
export const documentContent = (kind: DocumentKind, making: Making): Content =>
  contents[kind](making);
