import type { Suspicion } from '#contract/suspicions/schemas.ts';
import { latestRequest, toOpenApproval } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { CLEAR_APPROVAL } from './commands/decide-suspicion.ts';
import type { SuspicionsDeps } from './deps.ts';
import { heldFrom, readRelated } from './holds.ts';
import { suspicionMachine } from './process.ts';
import { listEntries, type SuspicionRecord } from './store/suspicions.ts';

/** The accounts that a finding is about, and those of a report. */
const accountsOf = ({ accounts, reportedAccounts }: SuspicionRecord): readonly string[] => [
  ...accounts,
  ...(reportedAccounts ?? []),
];

async function requestOn(ctx: RequestContext, subject: string) {
  const { open, sentBack } = await latestRequest(ctx, { kind: CLEAR_APPROVAL, subject });
  return { sentBack, approval: open && { ...toOpenApproval(ctx, open), reason: open.reason } };
}

/** Returns what finance may do with a finding now; others only read. */
function eventsOf(ctx: RequestContext, record: SuspicionRecord, waits: boolean) {
  const { accountId, roles } = requireStaff(ctx);
  if (!roles.includes('finance') || waits) return [];
  const allowed = suspicionMachine
    .allowedEvents(record, { actor: 'finance', now: ctx.now, accountId })
    .flatMap((one) => (one.allowed ? [one.event] : []))
    .filter((event) => event !== 'assign' || record.assignedTo !== accountId);
  const mayPropose =
    record.severe && (record.state === 'underReview' || record.state === 'reported');
  return [...new Set([...allowed, ...(mayPropose ? (['proposeClear'] as const) : [])])];
}

/** Returns findings as staff see them. */
export async function toSuspicionViews(
  ctx: RequestContext,
  deps: SuspicionsDeps,
  list: readonly SuspicionRecord[],
): Promise<Suspicion[]> {
  const companies = [...new Set(list.flatMap((one) => one.companies))];
  const names = await deps.owners(ctx.tx, companies);
  const subjects = [...new Set(list.flatMap(accountsOf))];
  const related = await readRelated(ctx.tx, deps, subjects, async () => list);
  const entries = await listEntries(
    ctx.tx,
    list.map(({ id }) => id),
  );
  return Promise.all(
    list.map(async (one) => {
      const { approval, sentBack } = await requestOn(ctx, one.id);
      const owners = [
        ...new Set(accountsOf(one).flatMap((id) => related.accounts.get(id) ?? [id])),
      ].filter((owner) => heldFrom(related, owner, one) !== null);
      const isHeld = one.severe && one.state !== 'cleared';
      return {
        id: one.id,
        no: one.no,
        version: one.version,
        rule: one.rule,
        severe: one.severe,
        state: one.state,
        companies: one.companies.map((id) => ({ id, name: names.get(id)?.name ?? '' })),
        facts: [...one.facts],
        foundAt: one.foundAt.toISOString(),
        dueAt: suspicionMachine.waiting(one, ctx.now)?.at?.toISOString() ?? null,
        ownerName: one.assignedName,
        reason: one.reason,
        approval,
        sentBack: one.state === 'cleared' || approval !== null ? '' : sentBack,
        events: eventsOf(ctx, one, approval !== null),
        history: entries
          .filter(({ suspicion }) => suspicion === one.id)
          .map(({ entryAt, event, name, note }) => ({
            at: entryAt.toISOString(),
            event,
            name,
            note,
          })),
        payouts: isHeld ? [...(await deps.waitingPayouts(ctx, owners))] : [],
      };
    }),
  );
}
