import type { Input } from '#contract/call.ts';
import type { opsFactorResetPropose, opsFactorResetRefuse } from '#contract/factors/reset-calls.ts';
import { IdentityCheck } from '#contract/factors/reset-schemas.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
  voidApprovals,
} from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { type AccountsDeps, type Deps, toDeps } from '../../deps.ts';
import { applyFactorResetEvent } from '../../factors/reset-process.ts';
import { readAccount } from '../../store/accounts.ts';
import { shareMailbox } from '../../store/cards.ts';
import { type FactorResetRecord, lockFactorReset } from '../../store/factor-resets.ts';

/** The kind of request for the second person of support. */
export const RESET_APPROVAL = 'account.resetFactors';

/** Returns how the maker of a request recognized the member. */
export const checksOf = ({ after }: ApprovalRecord): IdentityCheck[] =>
  IdentityCheck.array().catch([]).parse(after['checks']);

/** Rejects the caller whose own account it is, known by the mailbox. */
async function authorizeSupport(ctx: CommandContext, { accountId: owner }: FactorResetRecord) {
  const { accountId: staffId } = requireStaff(ctx);
  if (await shareMailbox(ctx.tx, owner, staffId)) throw new Failure('factorReset.own');
}

const factsOf = (record: FactorResetRecord): Facts => ({
  accountId: record.accountId,
  version: record.version,
  state: record.state,
});

/** Requests the approval of a second person of support. */
export async function proposeFactorReset(
  ctx: CommandContext,
  { id, version, checks, note }: Input<typeof opsFactorResetPropose>,
): Promise<void> {
  const record = await lockFactorReset(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.version !== version || record.state !== 'asked') {
    throw new Failure('factorReset.changed');
  }
  await authorizeSupport(ctx, record);
  const { email } = await readAccount(ctx.tx, record.accountId);
  const distinct = [...new Set(checks)];
  await requestApproval(ctx, {
    kind: RESET_APPROVAL,
    subject: { id, name: email },
    before: factsOf(record),
    after: { checks: distinct },
    reason: note,
  });
}

/** Refuses a reset with a reason that the member reads. */
export async function refuseFactorReset(
  ctx: CommandContext,
  deps: Deps,
  { id, version, reason }: Input<typeof opsFactorResetRefuse>,
): Promise<void> {
  const { accountId, name } = requireStaff(ctx);
  await applyFactorResetEvent(ctx, deps, {
    id,
    version,
    event: 'refuse',
    actor: { as: 'support', accountId, name },
    payload: { text: reason },
  });
  await voidApprovals(ctx, id);
}

/** Serves requests for the second person of a reset: the day of waiting begins with the approval. */
export function factorResetApproval(outside: AccountsDeps): ApprovalKind {
  const deps = toDeps(outside);
  return {
    kind: RESET_APPROVAL,
    roles: ['support'],
    snapshot: async (tx, { subject }) => {
      const record = await lockFactorReset(tx, subject);
      return record === null || record.state !== 'asked' ? null : factsOf(record);
    },
    carryOut: async (ctx, approval) => {
      const record = await lockFactorReset(ctx.tx, approval.subject);
      if (record === null) throw new Failure('factorReset.changed');
      await authorizeSupport(ctx, record);
      const { accountId, name } = requireStaff(ctx);
      await applyFactorResetEvent(ctx, deps, {
        id: record.id,
        version: null,
        event: 'approve',
        actor: { as: 'approver', accountId, name },
        payload: {
          text: approval.reason,
          checks: checksOf(approval),
          requestedBy: approval.requestedName,
        },
      });
    },
  };
}
