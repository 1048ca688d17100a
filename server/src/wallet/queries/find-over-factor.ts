import { dayOf, startOfDay } from '#server/kit/days.ts';
import { touchedLimits } from '#server/settings/public.ts';
import { needsFactor, type PayoutWithoutFactor } from '../core/withdrawal.ts';

/**
 * Finds payouts without a second factor that would need one from an amount of their day on, by the
 * rule of their application: withdrawals and exchanges that were applied for before count with them.
 */
export async function findOverFactor(
  payouts: readonly PayoutWithoutFactor[],
  {
    secondFactorFrom,
    othersSince,
  }: {
    readonly secondFactorFrom: bigint;
    /** The cents of the other kind that a member applied for since an instant. */
    readonly othersSince: (owner: string, since: Date) => Promise<bigint>;
  },
): Promise<PayoutWithoutFactor[]> {
  const over: PayoutWithoutFactor[] = [];
  for (const one of payouts) {
    const { owner, appliedAt, minor } = one;
    const isOver = (others: bigint) =>
      needsFactor({ secondFactorFrom }, { before: one.before + others, minor });
    let others = 0n;
    if (!isOver(others)) {
      others = await othersSince(owner, startOfDay(dayOf(appliedAt)));
      // Most members have no payout of the other kind that day; what came later is taken off again.
      if (isOver(others)) others -= await othersSince(owner, appliedAt);
    }
    if (isOver(others)) over.push(one);
    if (over.length === touchedLimits.counted) break;
  }
  return over;
}
