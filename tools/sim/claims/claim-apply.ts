import type { ClaimMoney, ClaimRow } from '#contract/claims/table.ts';
import type { Paid } from '../model/model-apply.ts';
import {
  type ClaimTaking,
  dueClaimRow,
  type ModelClaim,
  type ModelTerms,
  replacementPrice,
  totalOfTerms,
} from './claim-model.ts';

/** Cents of a seller; null is more than any claim costs. */
export type Available = bigint | null;

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const payable = (minor: bigint, available: Available): bigint =>
  available === null ? minor : least(minor, available);

const settled = ({ settlement, claimed }: ModelClaim): ModelTerms => settlement ?? claimed;

const changes: Partial<
  Record<ClaimRow['event'], (claim: ModelClaim, taking: ClaimTaking) => void>
> = {
  agree: (claim) => {
    claim.settlement = claim.claimed;
  },
  offer: (claim, { terms, as, now }) => {
    if (terms) claim.offer = { ...terms, by: as === 'buyer' ? 'buyer' : 'seller', at: now };
  },
  acceptOffer: (claim) => {
    claim.settlement = claim.offer;
  },
  rule: (claim, { terms }) => {
    claim.settlement = terms ?? claim.settlement;
  },
  shipBack: (claim) => {
    claim.isSent = true;
    claim.agreed = settled(claim).returnPieces;
  },
  recordArrival: (claim, { person }) => {
    claim.isSent = true;
    claim.agreed = settled(claim).returnPieces;
    claim.arrivalBy = person;
  },
  cancelArrival: (claim) => {
    claim.isSent = false;
    claim.arrivalBy = null;
  },
  receive: (claim, { pieces = 0, person, now }) => {
    claim.counted = { pieces, by: person, at: now };
  },
  recount: (claim, { pieces = 0, person, now }) => {
    claim.counted = { pieces, by: person, at: now };
  },
  forward: (claim) => {
    claim.isGone = true;
  },
  returnSurplus: (claim, { now }) => {
    claim.surplusGoneAt = now;
  },
  quarantine: (claim) => {
    claim.isGone = true;
  },
  payRest: (claim, { now }) => {
    claim.restPaidAt = now;
  },
};

interface Moved {
  readonly buyer: bigint;
  readonly seller: bigint;
}

/** Pays the buyer out of what is set aside, then of what the seller has; the rest is owed. */
function pay(claim: ModelClaim, due: bigint, available: Available): Moved {
  const fromHeld = least(claim.held, due);
  const back = claim.held - fromHeld;
  const fromSeller = payable(due - fromHeld, available);
  claim.paid += fromHeld + fromSeller;
  claim.owed = due - fromHeld - fromSeller;
  claim.held = 0n;
  return { buyer: fromHeld + fromSeller, seller: back - fromSeller };
}

const replacedPieces = ({ counted, ...claim }: ModelClaim): number =>
  Math.min(counted?.pieces ?? 0, claim.settlement?.returnPieces ?? 0);

/** Moves the money of a row; returns what both sides got, below zero where they paid. */
const moves: Readonly<Record<ClaimMoney, (claim: ModelClaim, available: Available) => Moved>> = {
  setAside: (claim, available) => {
    claim.held = payable(totalOfTerms(settled(claim)), available);
    return { buyer: 0n, seller: -claim.held };
  },
  pay: (claim, available) => pay(claim, totalOfTerms(settled(claim)), available),
  payPart: (claim, available) => {
    const { goods, freight, returnPieces } = settled(claim);
    const pieces = BigInt(claim.counted?.pieces ?? 0);
    const whole = BigInt(returnPieces);
    return pay(claim, (goods * pieces * 2n + whole) / (whole * 2n) + freight, available);
  },
  giveBack: (claim) => {
    const { held } = claim;
    claim.held = 0n;
    return { buyer: 0n, seller: held };
  },
  fundReplacement: (claim) => {
    const { held } = claim;
    claim.held = 0n;
    return { buyer: 0n, seller: held - replacementPrice(claim, replacedPieces(claim)) };
  },
  payRest: (claim) => {
    const { owed } = claim;
    claim.paid += owed;
    claim.owed = 0n;
    return { buyer: owed, seller: -owed };
  },
};

/** Returns whether what a row moves is there: a replacement is secured in full, a rest paid in full. */
export function isFunded(
  claim: ModelClaim,
  row: ClaimRow,
  { terms, available }: { terms?: ModelTerms | null; available: Available },
): boolean {
  if (available === null || !('money' in row)) return true;
  if (row.money === 'payRest') return available >= claim.owed;
  if (row.money !== 'setAside') return true;
  const agreed = row.event === 'rule' ? terms : row.event === 'agree' ? claim.claimed : claim.offer;
  return agreed?.remedy !== 'replacement' || available >= totalOfTerms(agreed);
}

/** Takes a row on the model; returns what people were paid by it. */
export function applyToClaim(
  claim: ModelClaim,
  row: ClaimRow,
  taking: ClaimTaking,
  available: Available,
): Paid[] {
  changes[row.event]?.(claim, taking);
  const moved = 'money' in row ? moves[row.money](claim, available) : { buyer: 0n, seller: 0n };
  claim.version += 1;
  if (row.to !== row.from) claim.since = taking.now;
  claim.state = row.to;
  // Every step ends the request for a ruling: it is about the claim as it was.
  claim.ruling = null;
  claim.dueSeenAt = null;
  const paid = [
    { to: claim.order.buyer, minor: moved.buyer },
    { to: claim.order.seller, minor: moved.seller },
  ];
  return [...paid.filter(({ minor }) => minor !== 0n), ...settle(claim, row, taking, available)];
}

/** A full count is settled with the count itself: the clock takes that row at once. */
function settle(
  claim: ModelClaim,
  { event }: ClaimRow,
  taking: ClaimTaking,
  available: Available,
): Paid[] {
  if (event !== 'receive' && event !== 'recount') return [];
  const due = dueClaimRow(claim, taking.now);
  if (due?.event !== 'refund' && due?.event !== 'replace') return [];
  const clock = { event: due.event, as: 'clock', person: '', now: taking.now } as const;
  return applyToClaim(claim, due, clock, available);
}
