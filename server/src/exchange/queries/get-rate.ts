import type { Output } from '#contract/call.ts';
import type { exchangeRate } from '#contract/exchange/calls.ts';
import { formatDecimal, wire } from '#contract/money.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { rateHistory, settingOf } from '#server/settings/public.ts';
import { feeBpOf, rateGoodUntil, saleLimits } from './price-sale.ts';

const HISTORY_DAYS = 30;
const DAY_MS = 86_400_000;

const leastAmount = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((low, one) => (one < low ? one : low));

/** Returns the rate of today, what it was lately, the fee and the reader's limits. */
export async function getRate(ctx: QueryContext): Promise<Output<typeof exchangeRate>> {
  const rate = await settingOf(ctx.tx, 'usdCny');
  const since = new Date(ctx.now.getTime() - HISTORY_DAYS * DAY_MS);
  const history = await rateHistory(ctx.tx, since);
  const limits = await saleLimits(ctx.tx, requireMember(ctx).accountId, ctx.now);
  return {
    rate: rate && {
      rate: rate.value.rate,
      source: rate.value.source,
      observedAt: rate.value.observedAt,
      from: (rate.from ?? ctx.now).toISOString(),
      goodUntil: (await rateGoodUntil(ctx.tx, rate.value.observedAt)).toISOString(),
    },
    history: history.map((one) => ({ rate: one.rate, from: one.from.toISOString() })),
    feePercent: formatDecimal(BigInt(await feeBpOf(ctx.tx)), 2),
    least: wire(limits.least),
    most: wire(leastAmount([limits.most, limits.leftToday, limits.available])),
    available: wire(limits.available),
    perDay: wire(limits.perDay),
    secondFactorFrom: wire(limits.factorFrom),
  };
}
