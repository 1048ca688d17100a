import type { Input } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { opsCompanyOne } from '#contract/operator/find-calls.ts';
import type { OpsCompany } from '#contract/operator/find-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import { listEntriesOf, listRecordIdsOf } from '../store/entries.ts';
import { timelineKindsFor, toEntryView } from './find-records.ts';

async function balancesFor(ctx: QueryContext, { balances }: OperatorDeps, id: string) {
  if (!isPermitted(requireStaff(ctx).roles, 'ledger')) return null;
  const { available, frozen, depositFen } = await balances(ctx.tx, id);
  return {
    available: wire(available, 'USD'),
    frozen: wire(frozen, 'USD'),
    deposit: wire(depositFen, 'CNY'),
  };
}

/** Returns a company with a page of what belongs to it, of the kinds that the caller may open. */
export async function readCompany(
  ctx: QueryContext,
  deps: OperatorDeps,
  { id, kind, pageNum, pageSize }: Input<typeof opsCompanyOne>,
): Promise<OpsCompany> {
  const account = await deps.account(ctx.tx, id);
  if (account === null) throw new Failure('notFound');
  const own = {
    accountId: id,
    kinds: timelineKindsFor(ctx).filter((one) => one !== 'company'),
  };
  const { counts, list } = await listEntriesOf(ctx.tx, {
    ...own,
    approvals: await deps.approvals(ctx.tx, await listRecordIdsOf(ctx.tx, own)),
    kind: kind ?? null,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const visible = counts.filter((one) => kind === undefined || one.kind === kind);
  return {
    id,
    company: account.company,
    name: account.name,
    email: account.email,
    country: account.country,
    identity: account.identity,
    isSettled: account.settled,
    openedAt: account.createdAt.toISOString(),
    balances: await balancesFor(ctx, deps, id),
    counts,
    entries: list.map(toEntryView),
    total: visible.reduce((sum, { count }) => sum + count, 0),
  };
}
