import type { ApprovalEvent } from '#contract/approvals/table.ts';
import { type AtAct, staffOf } from '#server/kit/at.ts';
import type { Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { audit, canonicalJson } from '#server/operator/public.ts';
import {
  type ApprovalRow,
  type Decided,
  type Facts,
  lockApproval,
  lockExpired,
  saveDecision,
} from './approval-store.ts';
import { decide } from './core/decide.ts';
import type { ApprovalKind, ApprovalsDeps } from './deps.ts';
import { recordOf } from './request.ts';

interface Decision {
  readonly id: string;
  readonly version: number;
}

/** Returns the kind of a request where the caller's roles let them see it. */
function kindFor(deps: ApprovalsDeps, at: AtAct, approval: ApprovalRow | null): ApprovalKind {
  const { roles } = staffOf(at);
  const kind = deps.kinds.find((one) => one.kind === approval?.kind);
  if (!kind?.roles.some((role) => roles.includes(role))) throw new Fail('notFound');
  return kind;
}

async function take(
  deps: ApprovalsDeps,
  at: AtAct,
  { id, version, event }: Decision & { readonly event: ApprovalEvent },
) {
  const approval = await lockApproval(at.tx, id);
  const kind = kindFor(deps, at, approval);
  if (approval === null || approval.version !== version) throw new Fail('approval.wrongState');
  const step = { event, by: { staff: staffOf(at).accountId }, now: at.now };
  const decision = decide(approval, step);
  if ('fail' in decision) throw new Fail(decision.fail);
  return { approval, kind, to: decision.to };
}

async function save(at: AtAct, approval: ApprovalRow, what: ApprovalEvent, decided: Decided) {
  const saved = await saveDecision(at.tx, approval.id, decided);
  if (saved === null) throw new Fail('approval.wrongState');
  await audit(at.tx, at, {
    what: `approval.${what}`,
    on: recordOf(approval),
    before: { state: approval.state },
    after: { state: decided.to, reason: decided.reason, kind: approval.kind },
  });
}

const isSame = (one: Facts, other: Facts): boolean => canonicalJson(one) === canonicalJson(other);

/** Approves a request and carries it out; one whose record says something else now is void. */
export async function approve(deps: ApprovalsDeps, at: AtAct, decision: Decision) {
  const { approval, kind, to } = await take(deps, at, { ...decision, event: 'approve' });
  const current = await kind.snapshot(at.tx, approval);
  if (current === null || !isSame(current, approval.before)) {
    const ended = { to: 'void', by: null, reason: '', now: at.now } as const;
    throw new Fail('approval.changed').leaving(async (tx: Tx) => {
      await saveDecision(tx, approval.id, ended);
    });
  }
  const { accountId: id, name } = staffOf(at);
  await save(at, approval, 'approve', { to, by: { id, name }, reason: '', now: at.now });
  await kind.carryOut(at, approval);
  return {};
}

/** Refuses a request with a reason. */
export async function refuse(
  deps: ApprovalsDeps,
  at: AtAct,
  decision: Decision & { readonly reason: string },
) {
  const { approval, to } = await take(deps, at, { ...decision, event: 'refuse' });
  const { accountId: id, name } = staffOf(at);
  const { reason } = decision;
  await save(at, approval, 'refuse', { to, by: { id, name }, reason, now: at.now });
  return {};
}

/** Takes the caller's own request back. */
export async function withdraw(deps: ApprovalsDeps, at: AtAct, decision: Decision) {
  const { approval, to } = await take(deps, at, { ...decision, event: 'withdraw' });
  const { accountId: id, name } = staffOf(at);
  await save(at, approval, 'withdraw', { to, by: { id, name }, reason: '', now: at.now });
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
