import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import type { PlannedInspection } from './inspection.ts';

type Tested = Pick<PlannedInspection, 'lineId' | 'lotId' | 'pieces' | 'bought' | 'plan'>;
type TestedFor = Tested & Pick<PlannedInspection, 'orderId' | 'retest'>;

/** The price of tests of one line, in cents of USD. */
export interface LinePrice {
  readonly lineId: string;
  readonly minor: bigint;
}

/**
 * Returns the price, in cents of USD, of the bought tests of each line that were not made in any
 * inspection of a lot, as the order bought them. A test that was made on some lots of a line only is charged by their share
 * of the pieces, rounded to the buyer's favor.
 */
export function notMadeOf(
  inspections: readonly Tested[],
  prices: Partial<Record<TestCode, bigint>> = {},
): LinePrice[] {
  const lines = Map.groupBy(inspections, (one) => one.lineId);
  return [...lines].map(([lineId, own]) => ({ lineId, minor: notMadeOfLine(own, prices) }));
}

/**
 * Returns the price, in cents of USD, of the bought tests that the seller's retest of an order did not make, for each line
 * that it took; the first inspection and retests of support do not count for it. A seller asks once for an order, and once more
 * for what is split off it: the part's lots were tested for its parent then, and only its own retest counts.
 */
export function retestNotMadeOf(
  orderId: string,
  inspections: readonly TestedFor[],
  prices: Partial<Record<TestCode, bigint>> = {},
): LinePrice[] {
  const own = inspections.filter((one) => one.orderId === orderId && one.retest?.by === 'seller');
  return notMadeOf(own, prices);
}

function notMadeOfLine(own: readonly Tested[], prices: Partial<Record<TestCode, bigint>>): bigint {
  const lots = [...Map.groupBy(own, (one) => one.lotId).values()];
  const bought = new Set(own.flatMap((one) => one.bought));
  const piecesOf = (rounds: readonly Tested[]) => Math.max(...rounds.map((one) => one.pieces));
  const all = lots.reduce((sum, rounds) => sum + BigInt(piecesOf(rounds)), 0n);
  let minor = 0n;
  for (const test of bought) {
    const missing = lots
      .filter((rounds) => !rounds.some((one) => wasMade(one, test)))
      .reduce((sum, rounds) => sum + BigInt(piecesOf(rounds)), 0n);
    // Orders from before prices were kept were placed under those that come with the product.
    const price = prices[test] ?? catalogue[test].priceMinor;
    minor += (price * missing + all - 1n) / all;
  }
  return minor;
}

const wasMade = ({ plan }: Tested, test: PlannedInspection['bought'][number]): boolean =>
  plan.some((row) => row.test === test && row.result !== null);
