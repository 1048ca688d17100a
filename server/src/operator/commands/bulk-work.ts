import type { Input, Output } from '#contract/call.ts';
import type { RecordRef } from '#contract/operator/calls.ts';
import { queuePermissions } from '#contract/operator/calls.ts';
import type { opsWorkBulk } from '#contract/operator/work-calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import { listWork } from '../queries/list-work.ts';
import { listClaims } from '../store/work.ts';
import { claimWork, handOverWork, releaseWork } from './claim-work.ts';

type Bulk = Input<typeof opsWorkBulk>;
type Row = Output<typeof opsWorkBulk>['rows'][number];

const nameOf = ({ record, ref }: RecordRef) => `${record} ${ref}`;

/**
 * Carries a bulk act out, or only says what it would come to. What stands against a row is found
 * before anything is written, by the same steps for the preview and the act.
 */
export async function bulkWork(ctx: CommandContext, deps: OperatorDeps, input: Bulk) {
  const { act, dryRun, to, note } = input;
  if (act === 'handOver' && (to === undefined || note === '')) throw new Failure('work.note');
  const outcomeOf = await judge(ctx, deps, input);
  const named = [...new Map(input.records.map((one) => [nameOf(one), one])).values()];
  const rows: Row[] = [];
  for (const one of named) {
    const row = { ...one, ...outcomeOf(one) };
    rows.push(row);
    if (row.outcome !== 'done' || dryRun) continue;
    if (act === 'claim') await claimWork(ctx, deps, { ...one, takeOver: false });
    else if (act === 'release') await releaseWork(ctx, deps, one);
    else if (to !== undefined) await handOverWork(ctx, deps, { ...one, to, note });
  }
  return { rows };
}

/** Returns what a bulk act would come to, by record. */
async function judge(ctx: CommandContext, deps: OperatorDeps, { act, to }: Bulk) {
  const { accountId } = requireStaff(ctx);
  const open = new Map(
    (await listWork(ctx, deps.queues)).map((work) => [
      nameOf({ record: work.source.record, ref: work.ref }),
      work.source.key,
    ]),
  );
  const claims = new Map((await listClaims(ctx.tx, ctx.now)).map((one) => [nameOf(one), one]));
  const colleague = (await deps.colleagues(ctx.tx)).find(({ id }) => id === to);
  return (one: RecordRef): Pick<Row, 'outcome' | 'by'> => {
    const claim = claims.get(nameOf(one));
    const queue = open.get(nameOf(one));
    const by = claim?.staffName ?? '';
    if (queue === undefined) return { outcome: 'gone', by: '' };
    const isOther = claim !== undefined && claim.staffId !== accountId;
    if (act === 'release') {
      return claim?.staffId === accountId ? { outcome: 'done', by } : { outcome: 'notMine', by };
    }
    if (isOther) return { outcome: 'taken', by };
    if (act === 'claim') return { outcome: 'done', by };
    const mayOpen =
      colleague !== undefined &&
      colleague.id !== accountId &&
      isPermitted(colleague.roles, queuePermissions[queue]);
    return mayOpen ? { outcome: 'done', by } : { outcome: 'colleague', by: colleague?.name ?? '' };
  };
}
