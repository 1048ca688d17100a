import { wire } from '#contract/money.ts';
import { findOpenApproval, listOpenRequests, toAdminApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import {
  RETURN_APPROVAL,
  TRANSFER_APPROVAL,
  transferOf,
  WITHDRAWAL_APPROVAL,
} from '../core/approval.ts';
import { unsentWithdrawals } from '../store/activity.ts';
import { type WaitingWithdrawal, waitingWithdrawals } from '../store/withdrawals.ts';

/** Returns the withdrawals about which a second person is asked whether the bank returned them. */
export const returnRequests = async (db: Db): Promise<ReadonlyMap<string, Date>> =>
  new Map(
    (await listOpenRequests(db, [RETURN_APPROVAL])).map((one) => [one.subject, one.expiresAt]),
  );

/** Returns the withdrawals that wait for finance, the most urgent first; amounts in cents. */
export async function listOpenWithdrawals(db: Db): Promise<WaitingWithdrawal[]> {
  const requests = await returnRequests(db);
  const waiting = await waitingWithdrawals(db, [...requests.keys()]);
  // One that is completed has no deadline of its own: its request has.
  return waiting.map((one) => ({ ...one, dueAt: one.dueAt ?? requests.get(one.id) ?? null }));
}

/**
 * Returns the withdrawals of members under a severe finding that are not approved, or whose transfer
 * is to be recorded, with their open requests: only an administrator is offered to approve them.
 */
export async function waitingWithdrawalsOf(ctx: RequestContext, owners: readonly string[]) {
  const list = await unsentWithdrawals(ctx.tx, owners);
  const waiting = await Promise.all(
    list.map(async ({ id, no, amount, isApproved }) => {
      const kind = isApproved ? TRANSFER_APPROVAL : WITHDRAWAL_APPROVAL;
      const open = await findOpenApproval(ctx.tx, { kind, subject: id });
      const approval = open && { ...toAdminApproval(ctx, open), reason: open.reason };
      return {
        id,
        no,
        amount: wire(amount),
        approval,
        transfer: open && transferOf(open),
        isApproved,
      };
    }),
  );
  return waiting
    .filter(({ isApproved, approval }) => !isApproved || approval !== null)
    .map(({ isApproved: _, ...one }) => one);
}
