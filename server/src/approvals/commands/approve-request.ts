import type { ApprovalEvent } from '#contract/approvals/table.ts';
import type { Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit, canonicalJson } from '#server/operator/public.ts';
import { decide } from '../core/machine.ts';
import type { ApprovalKind, ApprovalsDeps } from '../deps.ts';
import {
  type ApprovalRow,
  type Decided,
  type Facts,
  lockApproval,
  lockExpired,
  saveDecision,
} from '../store/approvals.ts';
import { recordOf } from './request-approval.ts';

interface Decision {
  readonly id: string;
  readonly version: number;
}

/** Returns the kind of a request where the caller's roles let them see it. */
function kindFor(
  deps: ApprovalsDeps,
  ctx: CommandContext,
  approval: ApprovalRow | null,
): ApprovalKind {
  const { roles } = requireStaff(ctx);
  const kind = deps.kinds.find((one) => one.kind === approval?.kind);
  if (!kind?.roles.some((role) => roles.includes(role))) throw new Failure('notFound');
  return kind;
}

async function take(
  deps: ApprovalsDeps,
  ctx: CommandContext,
  { id, version, event }: Decision & { readonly event: ApprovalEvent },
) {
  const approval = await lockApproval(ctx.tx, id);
  const kind = kindFor(deps, ctx, approval);
  if (approval === null || approval.version !== version) throw new Failure('approval.wrongState');
  const step = { event, by: { staff: requireStaff(ctx).accountId }, now: ctx.now };
  const decision = decide(approval, step);
  if ('fail' in decision) throw new Failure(decision.fail);
  return { approval, kind, to: decision.to };
}

async function save(
  ctx: CommandContext,
  approval: ApprovalRow,
  what: ApprovalEvent,
  decided: Decided,
) {
  const saved = await saveDecision(ctx.tx, approval.id, decided);
  if (saved === null) throw new Failure('approval.wrongState');
  await audit(ctx.tx, ctx, {
    what: `approval.${what}`,
    on: recordOf(approval),
    before: { state: approval.state },
    after: { state: decided.to, reason: decided.reason, kind: approval.kind },
  });
}

const isSame = (one: Facts, other: Facts): boolean => canonicalJson(one) === canonicalJson(other);

/** Approves a request and carries it out; one whose record says something else now is void. */
export async function approve(deps: ApprovalsDeps, ctx: CommandContext, decision: Decision) {
  const { approval, kind, to } = await take(deps, ctx, { ...decision, event: 'approve' });
  const current = await kind.snapshot(ctx.tx, approval);
  if (current === null || !isSame(current, approval.before)) {
    const ended = { to: 'void', by: null, reason: '', now: ctx.now } as const;
    throw new Failure('approval.changed').runAfterRollback(async (tx: Tx) => {
      await saveDecision(tx, approval.id, ended);
    });
  }
  const { accountId: id, name } = requireStaff(ctx);
  await save(ctx, approval, 'approve', { to, by: { id, name }, reason: '', now: ctx.now });
  await kind.carryOut(ctx, approval);
  return {};
}

/** Refuses a request with a reason. */
export async function refuse(
  deps: ApprovalsDeps,
  ctx: CommandContext,
  decision: Decision & { readonly reason: string },
) {
  const { approval, to } = await take(deps, ctx, { ...decision, event: 'refuse' });
  const { accountId: id, name } = requireStaff(ctx);
  const { reason } = decision;
  await save(ctx, approval, 'refuse', { to, by: { id, name }, reason, now: ctx.now });
  return {};
}

/** Takes the caller's own request back. */
export async function withdraw(deps: ApprovalsDeps, ctx: CommandContext, decision: Decision) {
  const { approval, to } = await take(deps, ctx, { ...decision, event: 'withdraw' });
  const { accountId: id, name } = requireStaff(ctx);
  await save(ctx, approval, 'withdraw', { to, by: { id, name }, reason: '', now: ctx.now });
  return {};
}

const AT_ONCE = 200;

/** Ends requests that nobody decided in time. */
export async function expire(tx: Tx, now: Date): Promise<number> {
  const late = await lockExpired(tx, now, AT_ONCE);
  for (const { id } of late) {
    await saveDecision(tx, id, { to: 'expired', by: null, reason: '', now });
  }
  return late.length;
}
