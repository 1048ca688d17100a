import { type ExchangeTerms, exchangeOf, rateMicrosOf } from '#contract/exchange/amounts.ts';
import { parseMoney } from '#contract/money.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { currentFees, settingOf } from '#server/settings/public.ts';
import { getCashState } from '#server/wallet/public.ts';
import { type Agreed, soldSince } from '../store/exchange-store.ts';

/** In cents: what one exchange may be, and what a member may still sell now. */
export interface SaleLimits {
  readonly least: bigint;
  readonly most: bigint;
  readonly perDay: bigint;
  readonly leftToday: bigint;
  readonly available: bigint;
  /** From this sale on a second factor is needed. */
  readonly factorFrom: bigint;
}

const usd = (amount: string): bigint => parseMoney(amount, 'USD').minor;

/** Returns the fee of an exchange in 1/10,000 of the sale. */
export async function feeBpOf(db: Db): Promise<number> {
  return (await currentFees(db)).exchange;
}

/** Returns the limits of a member's next exchange. */
export async function saleLimits(db: Db, owner: string, now: Date): Promise<SaleLimits> {
  const set = await settingOf(db, 'exchangeLimits');
  if (set === null) throw new Error('limits have a first value');
  const perDay = usd(set.value.perDay);
  const state = await getCashState(db, { soldSince }, { owner, now });
  const left = perDay - state.soldToday;
  return {
    least: usd(set.value.least),
    most: usd(set.value.most),
    perDay,
    leftToday: left < 0n ? 0n : left,
    available: state.available,
    factorFrom: state.factorFrom,
  };
}

const limitExceeded = (code: 'exchange.tooLarge' | 'exchange.dayOver', limit: bigint): Failure =>
  new Failure(code, { limit: limit.toString() }, 'sellAmount');

/** Rejects a sale that is outside of the limits, or more than the member has. */
export function validateSale(sell: bigint, limits: SaleLimits): void {
  if (sell < limits.least) throw new Failure('exchange.tooSmall', {}, 'sellAmount');
  if (sell > limits.most) throw limitExceeded('exchange.tooLarge', limits.most);
  if (sell > limits.leftToday) throw limitExceeded('exchange.dayOver', limits.leftToday);
  if (sell > limits.available) throw new Failure('wallet.notEnough', {}, 'sellAmount');
}

/**
 * Returns until when a rate that was read at an instant may be used: working days are counted, since
 * no rate is published on holidays.
 */
export async function rateGoodUntil(db: Db, observedAt: string): Promise<Date> {
  const set = await settingOf(db, 'rateDays');
  if (set === null) throw new Error('the age of a rate has a first value');
  return addWorkingDays(new Date(observedAt), Number(set.value.days));
}

/**
 * Returns what a sale comes to at the rate of now. Fails with `exchange.noRate`, and with
 * `exchange.oldRate` where finance read the rate too long ago.
 */
export async function priceSale(
  db: Db,
  sell: bigint,
  now: Date,
): Promise<Omit<Agreed, 'payee' | 'bankAccount'>> {
  const rate = await settingOf(db, 'usdCny');
  if (rate === null) throw new Failure('exchange.noRate');
  const { observedAt } = rate.value;
  if ((await rateGoodUntil(db, observedAt)).getTime() <= now.getTime()) {
    throw new Failure('exchange.oldRate', { observedAt });
  }
  const terms: ExchangeTerms = {
    rateMicros: rateMicrosOf(rate.value.rate),
    feeBp: await feeBpOf(db),
  };
  const { fee, buy } = exchangeOf(sell, terms);
  if (buy <= 0n) throw new Failure('exchange.tooSmall', {}, 'sellAmount');
  return {
    sell,
    fee,
    buy,
    ...terms,
    rateSource: rate.value.source,
    rateAt: new Date(rate.value.observedAt),
  };
}
