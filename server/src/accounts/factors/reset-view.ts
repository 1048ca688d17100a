import type { FactorResetActor } from '#contract/factors/reset-machine.ts';
import type { FactorReset, OpsFactorReset } from '#contract/factors/reset-schemas.ts';
import { findOpenApproval, toOpenApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { checksOf, RESET_APPROVAL } from '../commands/factors/propose-factor-reset.ts';
import { deviceOf } from '../core/device.ts';
import { factorResetMachine, removalOf } from '../core/factor-reset.ts';
import { readCards } from '../store/cards.ts';
import type { FactorResetRecord } from '../store/factor-resets.ts';
import { readFactors } from './view.ts';

/** Returns a reset as the member whose factors it is about sees it, or as support does. */
export function toFactorResetView(
  { now }: RequestContext,
  record: FactorResetRecord,
  actor: FactorResetActor,
): FactorReset {
  const allowed = factorResetMachine.allowedEvents(record, { actor, now });
  return {
    id: record.id,
    version: record.version,
    state: record.state,
    askedAt: record.requestedAt.toISOString(),
    removedAt: removalOf(record)?.toISOString() ?? null,
    reason: record.reason,
    events: allowed.flatMap((one) => (one.allowed ? [one.event] : [])),
  };
}

async function openRequest(ctx: RequestContext, { id, state }: FactorResetRecord) {
  if (state !== 'asked') return null;
  const open = await findOpenApproval(ctx.tx, { kind: RESET_APPROVAL, subject: id });
  return (
    open && {
      ...toOpenApproval(ctx, open),
      reason: open.reason,
      checks: checksOf(open),
    }
  );
}

/** Returns resets as support sees them, with the accounts and their factors. */
export async function toOpsFactorResets(
  ctx: RequestContext,
  list: readonly FactorResetRecord[],
): Promise<OpsFactorReset[]> {
  const cards = await readCards(ctx.tx, [...new Set(list.map(({ accountId }) => accountId))]);
  const views: OpsFactorReset[] = [];
  for (const record of list) {
    const card = cards.get(record.accountId);
    if (card === undefined) throw new Failure('notFound');
    const { id, email, name, company, country, identity, createdAt } = card;
    const factors = await readFactors(ctx.tx, record.accountId);
    const device = deviceOf(record.agent);
    const waiting = factorResetMachine.waiting(record, ctx.now);
    views.push({
      ...toFactorResetView(ctx, record, 'support'),
      account: { id, email, name, company, country, identity, openedAt: createdAt.toISOString() },
      factors: {
        totpSince: factors.totpSince,
        passkeys: factors.passkeys.map((one) => ({ name: one.name, usedAt: one.usedAt })),
        recoveryCodesLeft: factors.recoveryCodesLeft,
      },
      note: record.note,
      address: record.address,
      device: [device.browser, device.system].filter(Boolean).join(', '),
      checks: record.checks,
      requestedBy: record.requestedBy,
      approvedBy: record.approvedBy,
      approval: await openRequest(ctx, record),
      dueAt: waiting?.at?.toISOString() ?? null,
    });
  }
  return views;
}
