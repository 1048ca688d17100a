import { type ClaimEvent, type ClaimRow, claimTable, claimWaits } from '#contract/claims/table.ts';
import { type Attempt, daysOffOf, defineMachine, toWait } from '#server/kit/state-machine.ts';
import type { Claim, Terms } from './claim.ts';
import { isCorrectable, piecesAtDock, replacementEnding, surplusAtDock } from './pieces.ts';

/** The payload of an event on a claim; most have a text alone. */
export interface ClaimPayload {
  readonly text: string;
  readonly terms?: Terms;
  readonly decision?: 'reject' | Terms['remedy'];
  readonly carrier?: string | undefined;
  readonly trackingNo?: string | undefined;
  readonly pieces?: number;
  readonly location?: string;
}

/** Returns carrier and number of the parcel of an event; empty where it has none. */
export const parcelText = ({ carrier, trackingNo }: ClaimPayload): string =>
  [carrier, trackingNo].filter(Boolean).join(' ');

type Guard = (claim: Claim, attempt: Attempt<ClaimEvent, ClaimRow['by'][number]>) => boolean;

/** The goods have not left the buyer for the dock. */
const notShipped: Guard = ({ back }) => back === null;

const offerOfOther: Guard = ({ offer, back }, { actor }) =>
  offer !== null && offer.by !== actor && back === null;

/** Sent back, and not counted yet: it may still come after the claim has gone on without it. */
const parcelMissing: Guard = ({ back, counted }) => back !== null && counted === null;

/** Goods claimed to be counterfeit never go back to the seller, only to a buyer who was wrong. */
const staysAtDock = ({ reason, state }: Claim): boolean =>
  reason === 'counterfeit' && state !== 'rejected';

/** Goods do not go to a seller who still owes the buyer a part of their price. */
const isWithheld = ({ outstanding, state }: Claim): boolean =>
  outstanding > 0n && state !== 'rejected';

const lastOf = (moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

/** Returns when goods for which nothing is owed could leave the dock: decided on and counted. */
const goodsCounted = ({ since, counted }: Claim): Date =>
  lastOf([since, counted?.recordedAt ?? since]);

/** Returns when the claim's goods could leave the dock: paid for besides, and alone. */
const goodsReady = (claim: Claim): Date => {
  const counted = goodsCounted(claim);
  return lastOf([
    counted,
    claim.restPaidAt ?? counted,
    claim.surplusReturned?.recordedAt ?? counted,
  ]);
};

const hasSuspectPieces: Guard = (claim) => piecesAtDock(claim) > 0 && staysAtDock(claim);

/** The dock recorded the parcel before its buyer did, and has not counted it. */
const hasArrived = ({ back, counted }: Claim): boolean =>
  back?.recordedBy !== undefined && counted === null;

const isShort = ({ counted, settlement }: Claim): boolean =>
  counted !== null && counted.pieces < (settlement?.returnPieces ?? 0);

const isFull = (claim: Claim): boolean => claim.counted !== null && !isShort(claim);

const rulingOf = ({ payload }: Parameters<Guard>[1]): Pick<ClaimPayload, 'decision' | 'terms'> =>
  payload as ClaimPayload;

const ruledReturn: Guard = (claim, attempt) =>
  (rulingOf(attempt).terms?.returnPieces ?? 0) > 0 && notShipped(claim, attempt);

/** Money without goods to come: nothing goes back, or what was sent did not come. */
const ruledMoney: Guard = (claim, attempt) =>
  rulingOf(attempt).terms !== undefined && !ruledReturn(claim, attempt);

/** The machine of after-sale claims. */
export const claimMachine = defineMachine((_: Claim): readonly ClaimRow[] => claimTable, {
  guards: {
    claimReturns: ({ claimed }) => claimed.returnPieces > 0,
    claimPays: ({ claimed }) => claimed.returnPieces === 0,
    offerReturns: (claim, attempt) =>
      offerOfOther(claim, attempt) && (claim.offer?.returnPieces ?? 0) > 0,
    offerPays: (claim, attempt) => offerOfOther(claim, attempt) && claim.offer?.returnPieces === 0,
    notShipped,
    ruledReturn,
    ruledPay: (claim, attempt) => ruledMoney(claim, attempt) && (claim.counted?.pieces ?? 0) === 0,
    ruledRefund: (claim, attempt) => ruledMoney(claim, attempt) && (claim.counted?.pieces ?? 0) > 0,
    ruledReject: (_, attempt) => rulingOf(attempt).decision === 'reject',
    countedByOther: (claim, { accountId }) =>
      isShort(claim) && claim.counted?.by !== (accountId ?? null),
    correctable: (claim, { accountId }) =>
      isCorrectable(claim) && claim.counted?.by !== (accountId ?? null),
    countShort: isShort,
    refundDue: (claim) => isFull(claim) && claim.settlement?.remedy === 'refund',
    replacementDue: (claim) => isFull(claim) && claim.settlement?.remedy === 'replacement',
    shortRefund: (claim) =>
      isShort(claim) && piecesAtDock(claim) > 0 && claim.settlement?.remedy === 'refund',
    shortReplacement: (claim) =>
      isShort(claim) && piecesAtDock(claim) > 0 && claim.settlement?.remedy === 'replacement',
    replacementDone: (claim) => replacementEnding(claim) === 'whole',
    replacementInPart: (claim) => replacementEnding(claim) === 'part',
    replacementLost: (claim) => replacementEnding(claim) === 'lost',
    replacementFailed: (claim) => replacementEnding(claim) === 'failed',
    parcelMissing,
    arrivalOfOther: (claim, { accountId }) =>
      hasArrived(claim) && claim.back?.recordedBy !== (accountId ?? undefined),
    sentByBuyer: (claim) => !hasArrived(claim),
    hasGoodsAtDock: (claim) => piecesAtDock(claim) > 0 && !staysAtDock(claim) && !isWithheld(claim),
    hasSuspectPieces,
    hasSurplus: (claim) => surplusAtDock(claim) > 0,
    restOwed: ({ outstanding }) => outstanding > 0n,
    restBesideGoods: (claim, attempt) =>
      claim.outstanding > 0n && (hasSuspectPieces(claim, attempt) || surplusAtDock(claim) > 0),
    buyerOffered: ({ offer }) => offer?.by === 'buyer',
  },
  moments: {
    offered: ({ offer, since }) => offer?.recordedAt ?? since,
    goodsReady,
    goodsCounted,
  },
  wait: ({ state }) => claimWaits[state],
});

/** Returns whom a claim waits for, since when and until when; null where it waits for nobody. */
export function currentWait(claim: Claim, now: Date) {
  const waiting = claimMachine.waiting(claim, now);
  if (waiting === null || waiting.on.length === 0) return null;
  return { ...toWait(waiting, now), daysOff: daysOffOf(waiting), since: waiting.from };
}

/**
 * Returns until when the dock has to count a parcel that it recorded, whatever support decides
 * meanwhile; null where there is none to count.
 */
export function countingWait(claim: Claim, now: Date) {
  if (claim.back === null || !hasArrived(claim)) return null;
  return currentWait({ ...claim, state: 'returning', since: claim.back.recordedAt }, now);
}

/** The roles in which a reader may act. */
export type ClaimRole = 'buyer' | 'seller' | 'warehouse' | 'approver';

/** Returns the events that a reader may take now, in the table's order. */
export const allowedEvents = (
  claim: Claim,
  reader: { readonly actor: ClaimRole; readonly accountId: string; readonly now: Date },
): ClaimEvent[] =>
  claimMachine
    .allowedEvents(claim, reader)
    .flatMap(({ event, allowed }) => (allowed ? [event] : []));
