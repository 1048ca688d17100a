import { documentKinds } from '#contract/documents/constants.ts';
import type { DocumentKind } from '#contract/documents/schemas.ts';
import { parseMoney } from '#contract/money.ts';
import type { LineReport, OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const prefixes: Readonly<Record<DocumentKind, string>> = {
  proforma: 'PI',
  receipt: 'RE',
  packingList: 'PL',
  restPackingList: 'PL',
  certificate: 'CC',
  invoice: 'IN',
  creditNote: 'CN',
};

/** Tells packing lists apart: to the dock, back to the seller, and that to the buyer without one. */
function suffixOf(kind: DocumentKind, me: OrderView['me']): string {
  if (kind === 'restPackingList') return '-R';
  return kind === 'packingList' && me === 'seller' ? '-D' : '';
}

/** Returns the number of a document: an order has at most one of each kind for each side. */
export const documentNo = (kind: DocumentKind, { no, me }: Pick<OrderView, 'no' | 'me'>): string =>
  `${prefixes[kind]}-${no}${suffixOf(kind, me)}`;

/** Returns the number of the credit note of a claim, made after the claim's own. */
export const claimDocumentNo = ({ no }: { readonly no: string }): string =>
  `${prefixes.creditNote}-${no}`;

const isAbove = (money: { readonly amount: string; readonly currency: string }): boolean =>
  parseMoney(money.amount, 'USD').minor > 0n;

/** When an event was taken the last time; null where it was not. */
const lastOf = ({ history }: OrderView, ...events: string[]): string | null =>
  history.findLast((row) => events.includes(row.event))?.at ?? null;

const hasAcceptedPieces = ({ lines }: OrderView): boolean =>
  lines.some((line) => (line.acceptedQuantity ?? 0) > 0);

/** Returns the last report of each lot of a line that conforms: a retest replaces the first report. */
export const conformingReports = ({ reports }: OrderLine): LineReport[] =>
  reports.filter(
    ({ lotNo, verdict }, index) =>
      (verdict === 'pass' || verdict === 'conditional') &&
      reports.findLastIndex((other) => other.lotNo === lotNo) === index,
  );

const hasConformingLot = ({ lines }: OrderView): boolean =>
  lines.some((line) => (line.acceptedQuantity ?? 0) > 0 && conformingReports(line).length > 0);

const isLost = ({ history }: OrderView): boolean =>
  history.some((row) => row.event === 'declareLost');

/** A sale is done where its money was released and pieces were kept. */
const isSold = (order: OrderView): boolean =>
  (order.state === 'completed' || order.state === 'dispatched') &&
  isAbove(order.sums.released) &&
  hasAcceptedPieces(order) &&
  !isLost(order);

/** Whether a row of history gave money back: what is paid, or goes on with lines, does not. */
export const isRefundRow = ({ event, facts }: OrderView['history'][number]): boolean =>
  event !== 'pay' && event !== 'split' && facts.amount !== undefined;

/** When each document came about for its reader; null while there is none. */
const since: Readonly<Record<DocumentKind, (order: OrderView) => string | null>> = {
  proforma: (order) => order.terms?.inForceAt ?? null,
  receipt: (order) => (order.me === 'buyer' ? lastOf(order, 'pay', 'split') : null),
  packingList: (order) => {
    if (order.me === 'buyer') return order.outbound?.at ?? null;
    // The seller packs for the dock: from payment on, until the parcel is there.
    const isToCome = order.state === 'paid' || order.state === 'inbound';
    // A replacement is placed paid: nobody pays it again.
    return isToCome ? lastOf(order, 'pay', 'place') : null;
  },
  // The rest goes back to the seller, who alone has its list.
  restPackingList: (order) => (order.me === 'seller' ? lastOf(order, 'sendBackRest') : null),
  certificate: (order) =>
    ['cleared', 'dispatched', 'completed'].includes(order.state) && hasConformingLot(order)
      ? lastOf(order, 'split', 'accept', 'autoAccept', 'acceptOffer', 'settle', 'settlePart')
      : null,
  // A replacement is no sale of its own: what was paid stands on the invoice of its order.
  invoice: (order) =>
    order.source?.kind !== 'claim' && isSold(order)
      ? lastOf(order, 'confirmReceipt', 'complete', 'dispatch')
      : null,
  creditNote: (order) =>
    isAbove(order.sums.refunded) ? (order.history.findLast(isRefundRow)?.at ?? null) : null,
};

/** A document that an order offers to its reader. */
export interface Offered {
  readonly kind: DocumentKind;
  readonly no: string;
  /** An instant. */
  readonly issuedAt: string;
}

/**
 * Returns the documents of an order as its reader may have them: none before its state makes it
 * true, and none that is the other side's alone.
 */
export const offeredDocuments = (order: OrderView): Offered[] =>
  documentKinds.flatMap((kind) => {
    const issuedAt = since[kind](order);
    return issuedAt === null ? [] : [{ kind, no: documentNo(kind, order), issuedAt }];
  });
