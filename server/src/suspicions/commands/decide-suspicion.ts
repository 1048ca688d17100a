import type { Input } from '#contract/call.ts';
import type {
  opsSuspicionAssign,
  opsSuspicionClear,
  opsSuspicionReport,
} from '#contract/suspicions/calls.ts';
import { type ApprovalKind, type Facts, requestApproval } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { SuspicionsDeps } from '../deps.ts';
import { applySuspicionEvent, type SuspicionCaller } from '../process.ts';
import { lockSuspicion, type SuspicionRecord } from '../store/suspicions.ts';

/** The kind of request for the second person who clears a severe finding. */
export const CLEAR_APPROVAL = 'suspicion.clear';

const byFinance = (ctx: CommandContext): SuspicionCaller => {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'finance', accountId, name };
};

/**
 * Locks a finding; returns it with the accounts that its companies have now. Fails with
 * finance.ownMoney where it is about the caller or their company.
 */
async function lockForeign(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  id: string,
): Promise<{ readonly record: SuspicionRecord; readonly accounts: readonly string[] }> {
  const record = await lockSuspicion(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const staffId = requireStaff(ctx).accountId;
  const companies = await deps.companyAccounts(ctx.tx, record.accounts);
  const accounts = [...new Set([...record.accounts, ...[...companies.values()].flat()])];
  for (const owner of new Set([...accounts, ...(record.reportedAccounts ?? [])])) {
    if (await deps.isSamePerson(ctx.tx, { owner, staffId })) throw new Failure('finance.ownMoney');
  }
  return { record, accounts };
}

/** Makes the caller the one who looks into a finding. */
export async function assignSuspicion(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version }: Input<typeof opsSuspicionAssign>,
): Promise<void> {
  await lockForeign(ctx, deps, id);
  const actor = byFinance(ctx);
  await applySuspicionEvent(ctx, { id, version, event: 'assign', actor, payload: {} });
}

/** Records that a finding was reported: it holds all accounts that its companies have now. */
export async function reportSuspicion(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version, reason }: Input<typeof opsSuspicionReport>,
): Promise<void> {
  const { accounts } = await lockForeign(ctx, deps, id);
  const actor = byFinance(ctx);
  const payload = { reason, reportedAccounts: accounts };
  await applySuspicionEvent(ctx, { id, version, event: 'report', actor, payload });
}

const factsOf = ({ no, version, state }: SuspicionRecord): Facts => ({ no, version, state });

/** Clears a finding, or asks a second person to where it holds withdrawals. */
export async function clearSuspicion(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version, reason }: Input<typeof opsSuspicionClear>,
): Promise<void> {
  const { record } = await lockForeign(ctx, deps, id);
  if (!record.severe) {
    const payload = { reason, requestedBy: null };
    await applySuspicionEvent(ctx, { id, version, event: 'clear', actor: byFinance(ctx), payload });
    return;
  }
  const isDecidable = record.state === 'underReview' || record.state === 'reported';
  if (record.version !== version || !isDecidable) throw new Failure('suspicion.changed');
  await requestApproval(ctx, {
    kind: CLEAR_APPROVAL,
    subject: { id, name: record.no },
    before: factsOf(record),
    after: { state: 'cleared' },
    reason,
  });
}

/** Serves requests to clear severe findings. */
export const clearApproval = (deps: SuspicionsDeps): ApprovalKind => ({
  kind: CLEAR_APPROVAL,
  roles: ['finance', 'admin'],
  snapshot: async (tx: Tx, { subject }) => {
    const record = await lockSuspicion(tx, subject);
    return record && factsOf(record);
  },
  carryOut: async (ctx, { subject, reason, requestedBy }) => {
    await lockForeign(ctx, deps, subject);
    const { accountId, name } = requireStaff(ctx);
    await applySuspicionEvent(ctx, {
      id: subject,
      version: null,
      event: 'clear',
      actor: { as: 'checker', accountId, name },
      payload: { reason, requestedBy },
    });
  },
});
