import { replacementPrice, replacementUnitPrice } from '#contract/claims/price.ts';
import type { ClaimMoney } from '#contract/claims/table.ts';
import { divideDown, divideUp } from '#contract/exchange/amounts.ts';
import { divideHalfUp } from '#contract/money.ts';
import { RATE_DECIMALS } from '#contract/settings/settings.ts';
import type { Claim, Funds } from './claim.ts';
import { totalOf } from './terms.ts';

const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);

/** Money of a seller: cents of its balance, and fen of its deposit that are sold for cents. */
export interface SellerPayment {
  readonly availableMinor: bigint;
  readonly deposit: { readonly fen: bigint; readonly minor: bigint };
}

/** One movement of a claim's money in the ledger. Amounts are above zero. */
export type MoneyStep =
  | { readonly what: 'setAside'; readonly payment: SellerPayment }
  /** Asked of the seller at once; `short` of it is not there and stays owed. */
  | { readonly what: 'compensate'; readonly minor: bigint; readonly short: bigint }
  | { readonly what: 'pay'; readonly minor: bigint }
  /** To the seller's deposit what was taken from it, but for what its balance needs at once. */
  | { readonly what: 'giveBack'; readonly minor: bigint; readonly toBalance: bigint }
  | {
      readonly what: 'fund';
      readonly pieces: number;
      readonly unitPrice: bigint;
      readonly minor: bigint;
    };

/** The steps of a row's money in order, and the claim's own figures after them. */
export interface MoneyPlan {
  readonly steps: readonly MoneyStep[];
  readonly held: bigint;
  readonly paid: bigint;
  readonly outstanding: bigint;
}

const atMost = (amount: bigint, most: bigint): bigint => (amount < most ? amount : most);
const notBelow = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const sumOf = ({ availableMinor, deposit }: SellerPayment): bigint =>
  availableMinor + deposit.minor;

/**
 * Takes so many cents of a seller's means: of the balance first, of the deposit what that does not
 * cover, sold at the rate of now and rounded in nobody's favor but the ledger's.
 */
export function paymentFrom(
  { available, depositFen, rateMicros }: Funds,
  minor: bigint,
): SellerPayment {
  const availableMinor = atMost(minor, notBelow(available));
  const rest = minor - availableMinor;
  const none = { availableMinor, deposit: { fen: 0n, minor: 0n } };
  if (rest <= 0n || rateMicros === null || depositFen <= 0n) return none;
  const fen = divideUp(rest * rateMicros, RATE_ONE);
  if (fen <= depositFen) return { availableMinor, deposit: { fen, minor: rest } };
  const most = divideDown(depositFen * RATE_ONE, rateMicros);
  return most <= 0n ? none : { availableMinor, deposit: { fen: depositFen, minor: most } };
}

function fundsOf({ funds }: Claim): Funds {
  if (funds === null) throw new Error('money moves on a locked claim only');
  return funds;
}

function settlementOf(claim: Claim) {
  if (claim.settlement === null) throw new Error(`claim ${claim.no} has no terms`);
  return claim.settlement;
}

/** Pays the buyer so much: of what is set aside, then of the seller's means; the rest is owed. */
function pay(claim: Claim, due: bigint): MoneyPlan {
  const fromHeld = atMost(claim.held, due);
  const back = claim.held - fromHeld;
  // Where a part of it goes back to the seller, nothing is due beyond it.
  const payment = paymentFrom(fundsOf(claim), due - fromHeld);
  const steps: MoneyStep[] = [];
  if (fromHeld > 0n) steps.push({ what: 'pay', minor: fromHeld });
  if (back > 0n) steps.push({ what: 'giveBack', minor: back, toBalance: 0n });
  const minor = due - fromHeld;
  const paid = fromHeld + sumOf(payment);
  const outstanding = due - paid;
  if (minor > 0n) steps.push({ what: 'compensate', minor, short: outstanding });
  return { steps, held: 0n, paid: claim.paid + paid, outstanding };
}

const refundHeld = (claim: Claim, toBalance = 0n): MoneyPlan => ({
  steps: claim.held > 0n ? [{ what: 'giveBack', minor: claim.held, toBalance }] : [],
  held: 0n,
  paid: claim.paid,
  outstanding: 0n,
});

function setAside(claim: Claim): MoneyPlan {
  const total = totalOf(settlementOf(claim));
  const payment = paymentFrom(fundsOf(claim), total);
  const held = sumOf(payment);
  return {
    steps: held > 0n ? [{ what: 'setAside', payment }] : [],
    held,
    paid: claim.paid,
    // It is owed once it is to be paid, not while goods have yet to come.
    outstanding: 0n,
  };
}

/** The part of the terms that the counted pieces earn, freight in full. */
function earnedPart(claim: Claim): bigint {
  const { goods, freight, returnPieces } = settlementOf(claim);
  const counted = BigInt(claim.counted?.pieces ?? 0);
  return divideHalfUp(goods * counted, BigInt(returnPieces)) + freight;
}

/** Gives back what was set aside and funds the replacement of the counted pieces with it. */
function fundReplacement(claim: Claim): MoneyPlan {
  const pieces = Math.min(claim.counted?.pieces ?? 0, settlementOf(claim).returnPieces);
  const minor = replacementPrice(claim, pieces);
  const returned = refundHeld(claim, minor);
  const unitPrice = replacementUnitPrice(claim, pieces);
  return { ...returned, steps: [...returned.steps, { what: 'fund', pieces, unitPrice, minor }] };
}

/** Pays all that is owed, or nothing: a seller who has not so much is told. */
function payRest(claim: Claim): MoneyPlan {
  return {
    steps: [{ what: 'compensate', minor: claim.outstanding, short: 0n }],
    held: claim.held,
    paid: claim.paid + claim.outstanding,
    outstanding: 0n,
  };
}

/** How each move of the table becomes steps, on the claim as the event leaves it. */
export const planOf: Readonly<Record<ClaimMoney, (claim: Claim) => MoneyPlan>> = {
  setAside,
  pay: (claim) => pay(claim, totalOf(settlementOf(claim))),
  payPart: (claim) => pay(claim, earnedPart(claim)),
  giveBack: (claim) => refundHeld(claim),
  fundReplacement,
  payRest,
};

/** Returns the cents of agreed terms that are not set aside, while their goods have yet to be counted. */
export function uncovered({ state, settlement, held }: Claim): bigint {
  const isOpen = state === 'returnAuthorised' || state === 'returning' || state === 'returned';
  return isOpen && settlement !== null ? notBelow(totalOf(settlement) - held) : 0n;
}

/** Returns the cents that are missing to set a replacement aside in full; zero where none are. */
export function missingFor(claim: Claim): bigint {
  const { remedy, ...terms } = settlementOf(claim);
  if (remedy !== 'replacement') return 0n;
  const total = totalOf(terms);
  return notBelow(total - sumOf(paymentFrom(fundsOf(claim), total)));
}
