import type { Input } from '#contract/call.ts';
import { moneyWire } from '#contract/money.ts';
import type { opsWithdrawalPrepare } from '#contract/wallet/withdrawal-calls.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { checkSources } from '../check-sources.ts';
import { WITHDRAWAL_APPROVAL } from '../core/approval.ts';
import { isPayable } from '../core/withdrawal.ts';
import type { WalletDeps } from '../deps.ts';
import { findBankAccount } from '../store/bank-accounts.ts';
import { lockWithdrawal, type WithdrawalRecord } from '../store/withdrawals.ts';
import { applyWithdrawalEvent } from '../withdrawal-process.ts';
import { withdrawalOwner } from './lock-for-request.ts';

/** Returns the fields that must stay the same until the approval, the payee's last change too. */
async function factsOf(tx: Tx, withdrawal: WithdrawalRecord): Promise<Facts | null> {
  const account = await findBankAccount(tx, withdrawal.bankId);
  if (account === null) return null;
  const { no, amount, owner, version } = withdrawal;
  return {
    no,
    amount: moneyWire({ minor: amount, currency: 'USD' }).amount,
    owner,
    version,
    payeeSince: account.payeeSince.toISOString(),
  };
}

/** Rejects staff whose own money it is, and a withdrawal that may not be paid as it stands. */
async function validatePayout(
  ctx: CommandContext,
  deps: WalletDeps,
  withdrawal: WithdrawalRecord,
): Promise<{ readonly needsNote: boolean }> {
  const pair = { owner: withdrawal.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  if (!isPayable(withdrawal, ctx.now)) throw new Failure('wallet.cash.notPayable');
  const checks = await checkSources(ctx, deps, withdrawal);
  if (checks.some(({ outcome }) => outcome === 'fail')) {
    throw new Failure('wallet.cash.payeeChanged');
  }
  return { needsNote: checks.some(({ outcome }) => outcome === 'attention') };
}

/** Requests the approval of a second person of finance for a withdrawal. */
export async function prepareWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, note }: Input<typeof opsWithdrawalPrepare>,
): Promise<void> {
  const withdrawal = await lockWithdrawal(ctx.tx, id);
  if (withdrawal === null) throw new Failure('notFound');
  if (withdrawal.version !== version) throw new Failure('wallet.changed');
  if (withdrawal.state !== 'applied') throw new Failure('wallet.cash.wrongState');
  const { needsNote } = await validatePayout(ctx, deps, withdrawal);
  if (needsNote && note === '') throw new Failure('wallet.cash.noteNeeded', {}, 'note');
  const before = await factsOf(ctx.tx, withdrawal);
  if (before === null) throw new Failure('wallet.cash.payeeChanged');
  await requestApproval(ctx, {
    kind: WITHDRAWAL_APPROVAL,
    subject: { id, name: withdrawal.no },
    before,
    after: { state: 'approved' },
    reason: note,
  });
}

/**
 * Rejects a second person of the wrong role: under a severe finding it is an administrator. The
 * rules look at the company first: a finding that nobody has read holds it for everybody.
 */
async function validateRole(ctx: CommandContext, deps: WalletDeps, owner: string): Promise<void> {
  const [review] = (await deps.reviewsOf(ctx.tx, [owner])).get(owner) ?? [];
  const { roles } = requireStaff(ctx);
  if (review !== undefined && !roles.includes('admin'))
    throw new Failure('wallet.cash.otherRole', { no: review.no });
  const write = await deps.checkCompanies(ctx.tx, { owners: [owner], now: ctx.now });
  if (write !== null) throw new Failure('wallet.cash.found').runAfterRollback(write);
  if (review === undefined && !roles.includes('finance')) throw new Failure('access.denied');
}

/** Rejects an administrator who decides on a withdrawal that no severe finding holds. */
async function authorizeDecision(
  ctx: CommandContext,
  deps: WalletDeps,
  { subject }: ApprovalRecord,
): Promise<void> {
  if (requireStaff(ctx).roles.includes('finance')) return;
  const withdrawal = await lockWithdrawal(ctx.tx, subject);
  if (withdrawal === null) throw new Failure('notFound');
  const { owner } = withdrawal;
  const reviews = (await deps.reviewsOf(ctx.tx, [owner])).get(owner) ?? [];
  if (reviews.length === 0) throw new Failure('access.denied');
}

/** Serves requests for the approval of a withdrawal: the checks are made again. */
export const withdrawalApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: WITHDRAWAL_APPROVAL,
  ...withdrawalOwner(deps),
  // An administrator decides on those of companies under a severe finding.
  roles: ['finance', 'admin'],
  authorizeDecision: (ctx, approval) => authorizeDecision(ctx, deps, approval),
  snapshot: async (tx: Tx, { subject }: ApprovalRecord) => {
    const withdrawal = await lockWithdrawal(tx, subject);
    return withdrawal?.state === 'applied' ? factsOf(tx, withdrawal) : null;
  },
  carryOut: async (ctx, approval) => {
    const withdrawal = await lockWithdrawal(ctx.tx, approval.subject);
    if (withdrawal === null) throw new Failure('wallet.changed');
    await validateRole(ctx, deps, withdrawal.owner);
    await validatePayout(ctx, deps, withdrawal);
    const { accountId, name } = requireStaff(ctx);
    await applyWithdrawalEvent(ctx, deps, {
      id: withdrawal.id,
      version: withdrawal.version,
      event: 'approve',
      actor: { as: 'checker', accountId, name },
      payload: {},
    });
  },
});
