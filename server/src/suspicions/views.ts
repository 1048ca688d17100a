import type { Suspicion } from '#contract/suspicions/schemas.ts';
import { latestRequest, toOpenApproval } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { CLEAR_APPROVAL, FREE_APPROVAL, freedCompanies } from './commands/clear-suspicion.ts';
import type { SuspicionsDeps } from './deps.ts';
import {
  accountsOf,
  companiesOf,
  endedHolds,
  type HeldTogether,
  heldFrom,
  type Related,
  readRelated,
} from './holds.ts';
import { suspicionMachine } from './process.ts';
import { listEntries, type SuspicionRecord } from './store/suspicions.ts';

/** The request on a finding that waits, to clear it or to free companies, and why the last one came back. */
async function requestOn(ctx: RequestContext, { id: subject, version }: SuspicionRecord) {
  const clear = await latestRequest(ctx, { kind: CLEAR_APPROVAL, subject }, version);
  const free = await latestRequest(ctx, { kind: FREE_APPROVAL, subject }, version);
  const open = clear.open ?? free.open;
  const isClearNewer = (clear.sentBackAt?.getTime() ?? 0) > (free.sentBackAt?.getTime() ?? 0);
  return {
    sentBack: isClearNewer ? clear.sentBack : free.sentBack,
    approval: open && {
      ...toOpenApproval(ctx, open),
      reason: open.reason,
      frees: freedCompanies(open),
    },
  };
}

/** Returns what finance may do with a finding now; others only read. */
function eventsOf(
  ctx: RequestContext,
  record: SuspicionRecord,
  { waits, companies }: { readonly waits: boolean; readonly companies: readonly HeldTogether[] },
) {
  const { accountId, roles } = requireStaff(ctx);
  if (!roles.includes('finance') || waits) return [];
  const allowed = suspicionMachine
    .allowedEvents(record, { actor: 'finance', now: ctx.now, accountId })
    .flatMap((one) => (one.allowed && one.event !== 'free' ? [one.event] : []))
    .filter((event) => event !== 'assign' || record.assignedTo !== accountId);
  const mayPropose =
    record.severe && (record.state === 'underReview' || record.state === 'reported');
  // To free the only company that it holds is to clear it. Of several one can be freed: nobody is held
  // for the sake of those who only state a name, nor one settled seller for the sake of another.
  const mayFree = mayPropose && companies.filter(({ held }) => held).length > 1;
  return [
    ...new Set([
      ...allowed,
      ...(mayPropose ? (['proposeClear'] as const) : []),
      ...(mayFree ? (['proposeFree'] as const) : []),
    ]),
  ];
}

/** Returns the ids of the companies that a finding would hold no longer once one of them is freed. */
function endsHoldOf(
  related: Related,
  record: SuspicionRecord,
  { one, companies }: { readonly one: HeldTogether; readonly companies: readonly HeldTogether[] },
): string[] {
  if (!one.held) return [];
  const ended = new Set(endedHolds(related, record, one.accounts));
  return companies
    .filter(({ accounts }) => accounts.some((account) => ended.has(account)))
    .map(({ id }) => id);
}

/** Returns findings as staff see them. */
export async function toSuspicionViews(
  ctx: RequestContext,
  deps: SuspicionsDeps,
  list: readonly SuspicionRecord[],
): Promise<Suspicion[]> {
  const subjects = [...new Set(list.flatMap(accountsOf))];
  const { accounts } = await readRelated(ctx.tx, deps, subjects, async () => list);
  const known = [...new Set([...subjects, ...accounts.keys()])];
  const related = { accounts, settled: await deps.settledOf(ctx.tx, known) };
  const found = new Map(list.map((one) => [one.id, companiesOf(related, one)]));
  const names = await deps.owners(ctx.tx, [
    ...new Set([
      ...list.flatMap((one) => one.companies),
      ...[...found.values()].flat().map(({ id }) => id),
    ]),
  ]);
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  const entries = await listEntries(
    ctx.tx,
    list.map(({ id }) => id),
  );
  return Promise.all(
    list.map(async (one) => {
      const { approval, sentBack } = await requestOn(ctx, one);
      const owners = [
        ...new Set(accountsOf(one).flatMap((id) => related.accounts.get(id) ?? [id])),
      ].filter((owner) => heldFrom(related, owner, one) !== null);
      const companies = found.get(one.id) ?? [];
      const isHeld = one.severe && one.state !== 'cleared';
      return {
        id: one.id,
        no: one.no,
        version: one.version,
        rule: one.rule,
        severe: one.severe,
        state: one.state,
        companies: one.companies.map((id) => ({ id, name: nameOf(id) })),
        related: companies.map((company) => ({
          ...company,
          name: nameOf(company.id),
          accounts: company.accounts.length,
          endsHoldOf: endsHoldOf(related, one, { one: company, companies }),
        })),
        facts: [...one.facts],
        foundAt: one.foundAt.toISOString(),
        dueAt: suspicionMachine.waiting(one, ctx.now)?.at?.toISOString() ?? null,
        ownerName: one.assignedName,
        reason: one.reason,
        approval,
        sentBack: one.state === 'cleared' || approval !== null ? '' : sentBack,
        events: eventsOf(ctx, one, { waits: approval !== null, companies }),
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
