import type { Input } from '#contract/call.ts';
import type { factorResetCancel, factorResetRequest } from '#contract/factors/reset-calls.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { ownerIdOf } from '../../factors/owner.ts';
import { applyFactorResetEvent } from '../../factors/reset-process.ts';
import { toFactorResetView } from '../../factors/reset-view.ts';
import { factorResetMail } from '../../mails.ts';
import { lockAccount } from '../../store/accounts.ts';
import {
  findLastFactorReset,
  insertFactorReset,
  lockFactorReset,
} from '../../store/factor-resets.ts';

/** Asks support to remove every second factor of the account; an open request stays as it is. */
export async function requestFactorReset(
  ctx: CommandContext,
  deps: Deps,
  { note }: Input<typeof factorResetRequest>,
) {
  const { tx, now, address, agent } = ctx;
  const { id: accountId, email: to, lang } = await lockAccount(tx, ownerIdOf(ctx));
  const made = { id: newId(), accountId, requestedAt: now, note, address, agent };
  if (await insertFactorReset(tx, made)) {
    await deps.queueMail(tx, factorResetMail('asked', { to, lang, reason: '', removedAt: null }));
  }
  const record = await findLastFactorReset(tx, accountId);
  if (record === null) throw new Failure('notFound');
  return toFactorResetView(ctx, record, 'member');
}

/** Cancels an open reset of the caller's own factors. */
export async function cancelFactorReset(
  ctx: CommandContext,
  deps: Deps,
  { id, version }: Input<typeof factorResetCancel>,
) {
  const accountId = ownerIdOf(ctx);
  const actor = { as: 'member', accountId, name: '' } as const;
  const payload = { text: '' };
  const record = await applyFactorResetEvent(ctx, deps, {
    id,
    version,
    event: 'cancel',
    actor,
    payload,
  });
  await voidApprovals(ctx, id);
  return toFactorResetView(ctx, record, 'member');
}

/** Cancels the open reset of an account whose factor has just been proved: it is not lost. */
export async function cancelAfterProof(ctx: CommandContext, deps: Deps, accountId: string) {
  const last = await findLastFactorReset(ctx.tx, accountId);
  // Locked and read again: the clock or support may have ended it meanwhile.
  const open = last && (await lockFactorReset(ctx.tx, last.id));
  if (open === null || (open.state !== 'asked' && open.state !== 'waiting')) return;
  await cancelFactorReset(ctx, deps, { id: open.id, version: open.version });
}
