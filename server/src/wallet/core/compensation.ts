import { divideDown, divideUp } from '#contract/exchange/amounts.ts';

const RATE_ONE = 1_000_000n;

/** The means of a seller to pay with: US cents, and the fen of the deposit. */
export interface Means {
  readonly available: bigint;
  readonly depositFen: bigint;
}

/** Where a compensation comes from; in US cents but for the deposit's fen. */
export interface CompensationParts {
  readonly fromBalance: bigint;
  readonly fromDeposit: bigint;
  readonly depositFen: bigint;
  /** The rest that neither balance nor deposit covers: it is still owed. */
  readonly shortfall: bigint;
}

/** Fen of a deposit, and the cents that they were sold for. */
export interface SoldDeposit {
  readonly fen: bigint;
  readonly minor: bigint;
}

/**
 * Returns the part of a sold deposit that so many cents buy back, at the rate of its sale and not of
 * now: all of them make it whole. Of a part the odd fen stays sold.
 */
export function repurchasedDeposit(sold: SoldDeposit, most: bigint): SoldDeposit {
  const minor = most < sold.minor ? most : sold.minor;
  if (minor <= 0n) return { fen: 0n, minor: 0n };
  const fen = divideDown(sold.fen * minor, sold.minor);
  return fen > 0n ? { fen, minor } : { fen: 0n, minor: 0n };
}

/**
 * Splits a compensation of so many US cents (domain section 6): the available balance first, then
 * the deposit, whose fen are sold at `rateMicros` millionths of CNY for one USD, rounded up. Without
 * a rate no deposit is sold.
 */
export function splitCompensation(
  requested: bigint,
  { available, depositFen }: Means,
  rateMicros: bigint | null,
): CompensationParts {
  const fromBalance = available < requested ? available : requested;
  const open = requested - fromBalance;
  if (open === 0n || rateMicros === null) {
    return { fromBalance, fromDeposit: 0n, depositFen: 0n, shortfall: open };
  }
  const affordable = divideDown(depositFen * RATE_ONE, rateMicros);
  const fromDeposit = affordable < open ? affordable : open;
  return {
    fromBalance,
    fromDeposit,
    depositFen: divideUp(fromDeposit * rateMicros, RATE_ONE),
    shortfall: open - fromDeposit,
  };
}
