import type { opsAccountReopen } from '#contract/accounts/closing-calls.ts';
import type { Input } from '#contract/call.ts';
import { type ApprovalKind, type Facts, requestApproval } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { type AccountsDeps, toDeps } from '../deps.ts';
import { accountReopenedMail } from '../mails.ts';
import { findLockedAccount, saveClosed } from '../store/accounts.ts';
import { shareMailbox } from '../store/cards.ts';

const KIND = 'account.reopen';

/** Locks an account that is closed. Fails with notFound, account.notClosed or factorReset.own. */
async function lockClosed({ tx, ...ctx }: CommandContext, id: string) {
  const account = await findLockedAccount(tx, id);
  if (account === null) throw new Failure('notFound');
  if (account.closedAt === null) throw new Failure('account.notClosed');
  const { accountId: staffId } = requireStaff({ ...ctx, tx });
  if (await shareMailbox(tx, id, staffId)) throw new Failure('factorReset.own');
  return { ...account, closedAt: account.closedAt };
}

/** Requests that a second person of support opens a closed account again. */
export async function proposeReopening(
  ctx: CommandContext,
  { id, reason }: Input<typeof opsAccountReopen>,
) {
  const { email, closedAt } = await lockClosed(ctx, id);
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id, name: email },
    before: { closedAt: closedAt.toISOString() },
    after: { closedAt: null },
    reason,
  });
  return {};
}

async function snapshotOf(tx: Tx, id: string): Promise<Facts | null> {
  const closedAt = (await findLockedAccount(tx, id))?.closedAt;
  return closedAt ? { closedAt: closedAt.toISOString() } : null;
}

/**
 * Serves requests for the second person: the account is open again and its owner is mailed. Sessions
 * stay ended, and who declined the terms in force is still bound by that.
 */
export function reopeningApproval(outside: AccountsDeps): ApprovalKind {
  const deps = toDeps(outside);
  return {
    kind: KIND,
    roles: ['support'],
    snapshot: (tx, { subject }) => snapshotOf(tx, subject),
    carryOut: async (ctx, { subject: id, reason }) => {
      const account = await lockClosed(ctx, id);
      const { tx, now } = ctx;
      const { email: to, lang } = account;
      await saveClosed(tx, id, { closedAt: null, now });
      const withdrawn = account.termsDeclinedAt !== null;
      await deps.saveWithdrawn(tx, { accountId: id, withdrawn, now });
      await audit(tx, ctx, {
        what: 'account.reopen',
        on: { kind: 'account', id, no: to },
        before: { closedAt: account.closedAt.toISOString() },
        after: { closedAt: null, reason },
      });
      await deps.queueMail(tx, accountReopenedMail({ to, lang }));
    },
  };
}
