import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Review, WalletDeps } from './deps.ts';
import { listByIds, type WithdrawalRecord } from './store/withdrawals.ts';

/** How payouts of approved withdrawals are held by findings that came after their approval. */
export interface PayoutHolds {
  /** The finding that holds each approved withdrawal, by withdrawal; those that are free are left out. */
  readonly holdsOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Review>>;
  /**
   * Runs the rules on the companies of approved withdrawals. Fails with payout.held where they find
   * something, with payout.paymentHeld where something was found before.
   */
  readonly requireFree: (ctx: CommandContext, ids: readonly string[]) => Promise<void>;
}

/**
 * Returns the finding that holds a withdrawal. One that held its owner at the approval does not hold
 * an approved withdrawal: an administrator has decided with it.
 */
export function holdOf(
  { state, since }: Pick<WithdrawalRecord, 'state' | 'since'>,
  reviews: readonly Review[],
): Review | undefined {
  if (state === 'applied') return reviews[0];
  return state === 'approved' ? reviews.find(({ heldFrom }) => heldFrom >= since) : undefined;
}

/** Returns the holds of approved withdrawals. */
export const payoutHolds = (deps: WalletDeps): PayoutHolds => {
  const holdsOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Review>> => {
    const approved = (await listByIds(db, ids)).filter(({ state }) => state === 'approved');
    const reviews = await deps.reviewsOf(db, [...new Set(approved.map(({ owner }) => owner))]);
    return new Map(
      approved.flatMap(({ id, owner, since }) => {
        const hold = holdOf({ state: 'approved', since }, reviews.get(owner) ?? []);
        return hold === undefined ? [] : [[id, hold] as const];
      }),
    );
  };
  return {
    holdsOf,
    requireFree: async (ctx, ids) => {
      const withdrawals = await listByIds(ctx.tx, ids);
      if (withdrawals.length === 0) return;
      const owners = [...new Set(withdrawals.map(({ owner }) => owner))];
      const write = await deps.checkCompanies(ctx.tx, { owners, now: ctx.now });
      if (write !== null) throw new Failure('payout.held').runAfterRollback(write);
      const holds = await holdsOf(ctx.tx, ids);
      for (const { id, no } of withdrawals) {
        const hold = holds.get(id);
        if (hold !== undefined) throw new Failure('payout.paymentHeld', { no, finding: hold.no });
      }
    },
  };
};
