import type { Output } from '#contract/call.ts';
import { parseMoney, wire } from '#contract/money.ts';
import type { cashLimits } from '#contract/wallet/withdrawal-calls.ts';
import type { Db } from '#server/kit/database/database.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { settingOf } from '#server/settings/public.ts';
import { type CashLimits, factorFrom, maxAmount } from '../core/withdrawal.ts';
import type { WalletDeps } from '../deps.ts';
import { balancesOf } from '../store/ledger.ts';
import { appliedSince } from '../store/withdrawals.ts';

/** A member's balances beside the limits of withdrawals, in cents. */
export interface CashState {
  readonly available: bigint;
  readonly frozen: bigint;
  /** Withdrawals that they applied for on this day of GMT+8. */
  readonly usedToday: bigint;
  /** Exchanges that they applied for on this day of GMT+8. */
  readonly soldToday: bigint;
  /** From this amount on their next withdrawal or exchange needs a second factor. */
  readonly factorFrom: bigint;
  readonly limits: CashLimits;
}

/** Returns the limits of withdrawals as finance has set them. */
async function limitsOf(db: Db): Promise<CashLimits> {
  const set = await settingOf(db, 'cashLimits');
  if (set === null) throw new Error('limits of withdrawals have a first value');
  const { least, most, perDay, secondFactorFrom } = set.value;
  const cents = (amount: string) => parseMoney(amount, 'USD').minor;
  return {
    least: cents(least),
    most: cents(most),
    perDay: cents(perDay),
    secondFactorFrom: cents(secondFactorFrom),
  };
}

/** Returns a member's balances and what they withdrew and exchanged on this day of GMT+8. */
export async function getCashState(
  db: Db,
  { soldSince }: Pick<WalletDeps, 'soldSince'>,
  { owner, now }: { readonly owner: string; readonly now: Date },
): Promise<CashState> {
  const { available, frozen } = await balancesOf(db, owner);
  const dayBegan = startOfDay(dayOf(now));
  const usedToday = await appliedSince(db, owner, dayBegan);
  const soldToday = await soldSince(db, owner, dayBegan);
  const limits = await limitsOf(db);
  return {
    ...{ available, frozen, usedToday, soldToday, limits },
    factorFrom: factorFrom(limits, usedToday + soldToday),
  };
}

/** Returns how much the reader may withdraw now. */
export async function getCashLimits(
  ctx: RequestContext,
  deps: WalletDeps,
): Promise<Output<typeof cashLimits>> {
  const owner = requireMember(ctx).accountId;
  const { limits, ...state } = await getCashState(ctx.tx, deps, { owner, now: ctx.now });
  return {
    available: wire(state.available),
    frozen: wire(state.frozen),
    least: wire(limits.least),
    most: wire(limits.most),
    perDay: wire(limits.perDay),
    usedToday: wire(state.usedToday),
    secondFactorFrom: wire(state.factorFrom),
    max: wire(maxAmount(limits, state)),
  };
}
