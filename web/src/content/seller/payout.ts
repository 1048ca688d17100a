import { divideHalfUp, parseDecimal, share } from '#contract/money.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { Fees } from '#contract/settings/schemas.ts';

/** Exchange rates have six decimals. */
const RATE_DECIMALS = 6;
const RATE_UNIT = 10n ** BigInt(RATE_DECIMALS);

/** A made-up rate of CNY for one USD: pages say so wherever they show it. */
export const exampleRate = '7.10';

/** The split of an order's goods that the buyer keeps in full, in cents and fen. */
export interface Payout {
  readonly goods: bigint;
  readonly commission: bigint;
  /** Into the seller's wallet, USD. */
  readonly received: bigint;
  readonly exchangeFee: bigint;
  /** RMB for all of it, after the fee. */
  readonly cny: bigint;
}

/** USD sold less the fee, times the rate, rounded half up as all money here. */
function boughtYuan(received: bigint, exchangeFee: bigint, rate: bigint): bigint {
  return divideHalfUp((received - exchangeFee) * rate, RATE_UNIT);
}

/** A sale: USD cents of goods, kind of order, rate in millionths, and the fees that it costs. */
interface Sale {
  readonly goods: bigint;
  readonly kind: OrderKind;
  readonly rate: bigint;
  readonly fees: Fees;
}

/** Returns what a seller receives of goods sold, exchanged at a rate of CNY for one USD. */
export function payoutOf({ goods, kind, rate, fees }: Sale): Payout {
  const commission = share({ minor: goods, basisPoints: fees[kind] });
  const received = goods - commission;
  const exchangeFee = share({ minor: received, basisPoints: fees.exchange });
  return { goods, commission, received, exchangeFee, cny: boughtYuan(received, exchangeFee, rate) };
}

/** Returns the cost of selling in fen: the goods at the rate, less the seller's payout. */
export function costOf(sale: Sale): bigint {
  return boughtYuan(sale.goods, 0n, sale.rate) - payoutOf(sale).cny;
}

/**
 * From which sales on, in whole thousands of USD, selling costs at least so much; null where it
 * never does, because nothing is charged.
 */
export function salesCosting(input: Omit<Sale, 'goods'> & { cny: bigint }): number | null {
  const { cny, ...sale } = input;
  const costs = (thousands: number) =>
    costOf({ ...sale, goods: BigInt(thousands) * 1000_00n }) >= cny;
  let most = 1;
  while (!costs(most)) {
    most *= 2;
    if (most > 2 ** 40) return null;
  }
  let least = 0;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (costs(middle)) most = middle;
    else least = middle;
  }
  return most;
}

/** An amount or a rate as typed; null where it is none, or not above zero. */
function readDecimal(text: string, decimals: number, digits: number): bigint | null {
  const typed = text.trim();
  if (!/^\d+(\.\d+)?$/.test(typed)) return null;
  const [whole = '', fraction = ''] = typed.split('.');
  if (whole.length > digits || fraction.length > decimals) return null;
  const value = parseDecimal(typed, decimals);
  return value > 0n ? value : null;
}

/** An amount of USD as typed, in cents: at most two decimals. */
export const readAmount = (text: string): bigint | null => readDecimal(text, 2, 9);

/** A rate as typed, in millionths: at most six decimals. */
export const readRate = (text: string): bigint | null => readDecimal(text, RATE_DECIMALS, 4);
