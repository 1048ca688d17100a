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
