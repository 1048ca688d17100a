import {
  type ClaimRow,
  type ClaimState,
  type ClaimWaitMoment,
  claimTable,
  claimWaits,
} from '#contract/claims/table.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { ModelLine, ModelOrder, Side } from '../model/model.ts';
import { priceOf } from '../model/model-money.ts';

/** A solution of a claim as the model knows it; money in cents. */
export interface ModelTerms {
  readonly remedy: 'refund' | 'replacement' | 'compensation';
  readonly returnPieces: number;
  readonly goods: bigint;
  readonly freight: bigint;
}

/** A ruling that waits for its second person; it has no terms where the claim is rejected. */
export interface ModelRuling {
  readonly id: string;
  readonly by: string;
  readonly terms: ModelTerms | null;
  readonly expiresAt: Date;
}

/** A claim as the specification says it must be after the events that were taken. */
export interface ModelClaim {
  readonly id: string;
  readonly order: ModelOrder;
  readonly line: ModelLine;
  readonly quantity: number;
  readonly reason: 'functional' | 'counterfeit';
  readonly claimed: ModelTerms;
  state: ClaimState;
  version: number;
  since: Date;
  offer: (ModelTerms & { readonly by: Side; readonly at: Date }) | null;
  settlement: ModelTerms | null;
  held: bigint;
  paid: bigint;
  owed: bigint;
  restPaidAt: Date | null;
  isSent: boolean;
  /** Pieces that were agreed on when they were sent. */
  agreed: number;
  /** The person of the dock who recorded a parcel that its buyer had not entered. */
  arrivalBy: string | null;
  counted: { readonly pieces: number; readonly by: string; readonly at: Date } | null;
  /** The counted goods have left the dock, or are in quarantine. */
  isGone: boolean;
  /** When pieces beyond what was agreed went back to the buyer. */
  surplusGoneAt: Date | null;
  replacement: ModelOrder | null;
  ruling: ModelRuling | null;
  dueSeenAt: Date | null;
}

/** An event on a claim with what it carries. */
export interface ClaimTaking {
  readonly event: ClaimRow['event'];
  readonly as: ClaimRow['by'][number];
  readonly person: string;
  readonly now: Date;
  readonly pieces?: number;
  readonly terms?: ModelTerms | null;
}

/** Returns whether a parcel was sent back and not counted: it may come in any later state. */
export const isMissing = ({ isSent, counted }: ModelClaim): boolean => isSent && counted === null;

export const totalOfTerms = ({ goods, freight }: ModelTerms): bigint => goods + freight;

/** Pieces of a line that its buyer got: what it kept, less what tests consumed. */
export const deliveredOf = ({ accepted, quantity, received, consumed }: ModelLine): number =>
  Math.max(0, Math.min((accepted ?? quantity) - consumed, (received ?? 0) - consumed));

type Claimed = Pick<ModelClaim, 'order' | 'line'>;

/** Returns what the buyer paid for all delivered pieces of a line, a price cut taken off; null without one. */
function cutPriceOf({ order, line }: Claimed): bigint | null {
  const pieces = deliveredOf(line);
  // Nobody can claim on a line of which nothing was kept.
  if (pieces === 0) return null;
  const amounts = order.lines.map((one) => priceOf(one, one.accepted ?? one.quantity));
  const goods = amounts.reduce((sum, one) => sum + one, 0n);
  const cut = order.cut < goods ? order.cut : goods;
  if (cut === 0n) return null;
  // Every line bears its share in the cut, rounded on the sum of the lines so far.
  const upTo = (lines: number): bigint => {
    const part = amounts.slice(0, lines).reduce((sum, one) => sum + one, 0n);
    return (2n * cut * part + goods) / (2n * goods);
  };
  const nth = order.lines.findIndex(({ id }) => id === line.id);
  const share = upTo(nth + 1) - upTo(nth);
  const accepted = BigInt(line.accepted ?? line.quantity);
  const ofPieces = (share * BigInt(pieces) + accepted - 1n) / accepted;
  const price = priceOf(line, pieces);
  return ofPieces === 0n ? null : ofPieces < price ? price - ofPieces : 0n;
}

/** Returns what so many pieces of the claimed line cost the buyer, never rounded up after a cut. */
export function claimPrice(claimed: Claimed, pieces: number): bigint {
  const paid = cutPriceOf(claimed);
  if (paid === null) return priceOf(claimed.line, pieces);
  return (paid * BigInt(pieces)) / BigInt(deliveredOf(claimed.line));
}

/** Returns what a piece cost the buyer, in 0.00001 USD. */
function paidForPiece(claimed: Claimed): bigint {
  const paid = cutPriceOf(claimed);
  if (paid === null) return claimed.line.unitPrice;
  return (paid * 1000n) / BigInt(deliveredOf(claimed.line));
}

/** Returns the unit price of a replacement: what a piece cost, but a cent for all of them at least. */
export function replacementUnitPrice(claimed: Claimed, pieces: number): bigint {
  const paid = paidForPiece(claimed);
  const isNothing = pieces > 0 && paid > 0n && priceOf({ unitPrice: paid }, pieces) === 0n;
  return isNothing ? (499n + BigInt(pieces)) / BigInt(pieces) : paid;
}

/** Returns what the replacement of so many pieces comes to. */
export const replacementPrice = (claimed: Claimed, pieces: number): bigint =>
  priceOf({ unitPrice: replacementUnitPrice(claimed, pieces) }, pieces);

type Guard = (claim: ModelClaim, taking: ClaimTaking) => boolean;

const isShort = ({ counted, settlement }: ModelClaim): boolean =>
  counted !== null && counted.pieces < (settlement?.returnPieces ?? 0);
const isFull = (claim: ModelClaim): boolean => claim.counted !== null && !isShort(claim);
export const here = ({ counted, isGone }: ModelClaim): boolean =>
  !isGone && (counted?.pieces ?? 0) > 0;
/** Pieces that came beyond what was agreed; a rejected claim gives all back in one parcel. */
const beyond = ({ counted, agreed, state }: ModelClaim): number =>
  state === 'rejected' ? 0 : Math.max(0, (counted?.pieces ?? 0) - agreed);
export const hasSurplus = (claim: ModelClaim): boolean =>
  claim.surplusGoneAt === null && beyond(claim) > 0;
/** Settled pieces stay: a correction of their count is about those beyond them alone. */
const isSettled = ({ state, isGone }: ModelClaim): boolean =>
  isGone || ['refunded', 'replacing', 'replaced'].includes(state);
const isCorrectable = (claim: ModelClaim): boolean =>
  claim.counted !== null &&
  claim.surplusGoneAt === null &&
  (!isSettled(claim) || hasSurplus(claim));
/** The fewest pieces that a count may name. */
export const fewestPieces = (claim: ModelClaim): number =>
  claim.counted !== null && isSettled(claim) ? claim.counted.pieces - beyond(claim) : 0;

const keptOf = ({ lines }: ModelOrder): number =>
  lines.reduce((sum, { accepted }) => sum + (accepted ?? 0), 0);
const isWhole = (order: ModelOrder): boolean =>
  order.refunded === 0n &&
  keptOf(order) === order.lines.reduce((sum, one) => sum + one.quantity, 0);
const isReceived = ({ replacement }: ModelClaim): boolean =>
  replacement?.state === 'completed' && replacement.trace === null;
const isSuspect = ({ reason, state }: ModelClaim): boolean =>
  reason === 'counterfeit' && state !== 'rejected';
const remedyIs = ({ settlement }: ModelClaim, remedy: ModelTerms['remedy']): boolean =>
  settlement?.remedy === remedy;
const otherOffered: Guard = ({ offer, isSent }, { as }) =>
  offer !== null && offer.by !== as && !isSent;
const ruledReturn: Guard = ({ isSent }, { terms }) => (terms?.returnPieces ?? 0) > 0 && !isSent;
const ruledMoney: Guard = (claim, taking) => taking.terms != null && !ruledReturn(claim, taking);

type Guarded = Extract<ClaimRow, { when: string }>['when'] | 'buyerOffered' | 'restBesideGoods';

/** The guards of the claim table as domain section 6 means them. */
const guards: Readonly<Record<Guarded, Guard>> = {
  claimReturns: ({ claimed }) => claimed.returnPieces > 0,
  claimPays: ({ claimed }) => claimed.returnPieces === 0,
  offerReturns: (claim, taking) =>
    otherOffered(claim, taking) && (claim.offer?.returnPieces ?? 0) > 0,
  offerPays: (claim, taking) => otherOffered(claim, taking) && claim.offer?.returnPieces === 0,
  notShipped: ({ isSent }) => !isSent,
  ruledReturn,
  ruledPay: (claim, taking) => ruledMoney(claim, taking) && !(claim.counted?.pieces ?? 0),
  ruledRefund: (claim, taking) => ruledMoney(claim, taking) && (claim.counted?.pieces ?? 0) > 0,
  ruledReject: (_, { event, terms }) => event === 'rule' && terms === null,
  countedByOther: (claim, { person }) => isShort(claim) && claim.counted?.by !== person,
  countShort: isShort,
  refundDue: (claim) => isFull(claim) && remedyIs(claim, 'refund'),
  replacementDue: (claim) => isFull(claim) && remedyIs(claim, 'replacement'),
  shortRefund: (claim) => isShort(claim) && here(claim) && remedyIs(claim, 'refund'),
  shortReplacement: (claim) => isShort(claim) && here(claim) && remedyIs(claim, 'replacement'),
  replacementDone: (claim) =>
    isReceived(claim) && claim.replacement !== null && isWhole(claim.replacement),
  replacementInPart: (claim) =>
    isReceived(claim) && claim.replacement !== null && !isWhole(claim.replacement),
  replacementLost: ({ replacement }) =>
    replacement?.state === 'completed' && replacement.trace !== null,
  replacementFailed: ({ replacement }) =>
    replacement?.state === 'refunded' || replacement?.state === 'cancelled',
  parcelMissing: isMissing,
  arrivalOfOther: (claim, { person }) =>
    claim.arrivalBy !== null && claim.counted === null && claim.arrivalBy !== person,
  sentByBuyer: ({ arrivalBy }) => arrivalBy === null,
  // A seller who owes the buyer a part of their price does not get the goods.
  hasGoodsAtDock: (claim) =>
    here(claim) && !isSuspect(claim) && (claim.owed === 0n || claim.state === 'rejected'),
  hasSuspectPieces: (claim) => here(claim) && isSuspect(claim),
  hasSurplus,
  correctable: (claim, { person }) => isCorrectable(claim) && claim.counted?.by !== person,
  restOwed: ({ owed }) => owed > 0n,
  restBesideGoods: (claim) =>
    claim.owed > 0n && ((here(claim) && isSuspect(claim)) || hasSurplus(claim)),
  buyerOffered: ({ offer }) => offer?.by === 'buyer',
};

const rowsOf = ({ state }: ModelClaim): readonly ClaimRow[] =>
  claimTable.filter((row) => row.from === state);

const guardHolds = (claim: ModelClaim, row: ClaimRow, taking: ClaimTaking): boolean =>
  !('when' in row) || guards[row.when](claim, taking);

const latest = (first: Date, ...others: readonly (Date | null | undefined)[]): Date =>
  others.reduce<Date>((last, at) => (at && at > last ? at : last), first);

/** The moments from which the waits count. */
const moments: Readonly<Record<ClaimWaitMoment, (claim: ModelClaim) => Date>> = {
  offered: ({ offer, since }) => offer?.at ?? since,
  goodsCounted: ({ since, counted }) => latest(since, counted?.at),
  goodsReady: ({ since, counted, restPaidAt, surplusGoneAt }) =>
    latest(since, counted?.at, restPaidAt, surplusGoneAt),
};

function momentOf(claim: ModelClaim, row: ClaimRow): Date | null {
  if (!('due' in row)) return null;
  return endOf(row.due, 'since' in row ? moments[row.since](claim) : claim.since);
}

const clockTaking = (row: ClaimRow, now: Date): ClaimTaking => ({
  event: row.event,
  as: 'clock',
  person: '',
  now,
});

/** Returns the row that an event must take; null where it must be refused. */
export const claimRowFor = (claim: ModelClaim, taking: ClaimTaking): ClaimRow | null =>
  rowsOf(claim).find(
    (row) =>
      row.event === taking.event &&
      row.by.some((as) => as === taking.as) &&
      guardHolds(claim, row, taking),
  ) ?? null;

/** Returns the rows that somebody, the clock apart, may take now; those of a ruling all. */
export const openClaimRows = (claim: ModelClaim, now: Date): ClaimRow[] =>
  rowsOf(claim).filter((row) =>
    row.by.some(
      (as) =>
        as !== 'clock' &&
        (row.event === 'rule' || guardHolds(claim, row, { event: row.event, as, person: '', now })),
    ),
  );

/** Returns the row that the clock must take by now; null where none is due. */
export const dueClaimRow = (claim: ModelClaim, now: Date): ClaimRow | null =>
  rowsOf(claim).find((row) => {
    const moment = momentOf(claim, row);
    return moment !== null && moment <= now && guardHolds(claim, row, clockTaking(row, now));
  }) ?? null;

/** Returns when the clock looks at a claim; null where it never has to. */
export function claimClockAt(claim: ModelClaim): Date | null {
  // The end of a replacement has no time of its own: it is looked at in every round.
  if (claim.state === 'replacing') return claim.since;
  const times = rowsOf(claim).flatMap((row) => {
    const moment = momentOf(claim, row);
    return moment !== null && guardHolds(claim, row, clockTaking(row, moment)) ? [moment] : [];
  });
  return times.reduce<Date | null>((one, at) => (one === null || at < one ? at : one), null);
}

/** Returns whom a claim waits for and until when, as its table of waits says. */
export function claimWaitOf(claim: ModelClaim, now: Date): { on: string[]; at: Date | null } {
  const whole = claimWaits[claim.state];
  // A parcel that has arrived is counted, and a rest paid, whatever the claim waits for besides.
  const besides = [
    ...(claim.owed > 0n ? ['seller'] : []),
    ...(claim.arrivalBy !== null && claim.counted === null ? ['warehouse'] : []),
  ];
  if (whole === null) return { on: besides, at: null };
  const asked: ClaimTaking = { event: 'escalate', as: 'clock', person: '', now };
  const wait = whole.instead?.find(({ when }) => guards[when](claim, asked)) ?? whole;
  const on = wait.on.filter(
    (as) =>
      wait.for === undefined ||
      rowsOf(claim).some(
        (row) =>
          row.event === wait.for &&
          row.by.some((one) => one === as) &&
          guardHolds(claim, row, { event: row.event, as, person: '', now }),
      ),
  );
  if (on.length === 0) return { on: besides, at: null };
  const from = wait.since === undefined ? claim.since : moments[wait.since](claim);
  return {
    on: [...new Set<string>([...on, ...besides])],
    at: wait.within === undefined ? null : endOf(wait.within, from),
  };
}
