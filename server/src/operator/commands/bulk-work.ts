import type { Input, Output } from '#contract/call.ts';
import { queuePermissions } from '#contract/operator/calls.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import type { opsWorkBulk } from '#contract/operator/work-calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import { findHidden } from '../queries/find-hidden.ts';
import { listWork } from '../queries/list-work.ts';
import { readClaimHolders } from '../queries/read-claim-holders.ts';
import { listClaims } from '../store/work.ts';
import { claimWork, releaseWork, transferWork } from './claim-work.ts';

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
  const outcomeOf = await previewBulk(ctx, deps, input);
  const recordRefs = [...new Map(input.records.map((one) => [nameOf(one), one])).values()].sort(
    // One order for all, so that two acts on the same rows do not wait in a circle.
    (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1),
  );
  const rows: Row[] = [];
  for (const one of recordRefs) {
    const row = { ...one, ...outcomeOf(one) };
    if (row.outcome !== 'done' || dryRun) {
      rows.push(row);
      continue;
    }
    const carryOut = async () => {
      if (act === 'claim') await claimWork(ctx, deps, { ...one, takeOver: false });
      else if (act === 'release') await releaseWork(ctx, deps, one);
      else if (to !== undefined) await transferWork(ctx, deps, { ...one, to, note });
    };
    // A colleague may have been quicker since the rows were judged: nothing was written then.
    const refused = await refusalOf(carryOut);
    rows.push(refused === null ? row : { ...row, outcome: refused });
  }
  return { rows };
}

const refusals: Readonly<Record<string, Row['outcome']>> = {
  'work.taken': 'taken',
  'work.gone': 'gone',
  'work.colleague': 'colleague',
};

/** Runs an act; returns the outcome of what refused it, or null where nothing did. */
async function refusalOf(command: () => Promise<void>): Promise<Row['outcome'] | null> {
  try {
    await command();
    return null;
  } catch (error) {
    const outcome = error instanceof Failure ? refusals[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}

/** Returns what a bulk act would come to, by record. */
async function previewBulk(ctx: CommandContext, deps: OperatorDeps, { act, to, records }: Bulk) {
  const { accountId } = requireStaff(ctx);
  const open = Map.groupBy(await listWork(ctx, deps.queues, records), ({ source, ref }) =>
    nameOf({ record: source.record, ref }),
  );
  const claims = new Map((await listClaims(ctx.tx, ctx.now)).map((one) => [nameOf(one), one]));
  const holds = await readClaimHolders(ctx.tx, deps);
  const colleague = (await deps.colleagues(ctx.tx)).find(({ id }) => id === to);
  const isHidden = colleague && (await findHidden(ctx.tx, deps.queues, { staffId: colleague.id }));
  return (one: RecordRef): Pick<Row, 'outcome' | 'by'> => {
    const waiting = open.get(nameOf(one))?.map(({ source }) => source.key);
    const found = claims.get(nameOf(one));
    const claim = found && waiting && holds(found, waiting) ? found : undefined;
    const by = claim?.staffName ?? '';
    if (waiting === undefined) return { outcome: 'gone', by: '' };
    const isOther = claim !== undefined && claim.staffId !== accountId;
    if (act === 'release') {
      return claim?.staffId === accountId ? { outcome: 'done', by } : { outcome: 'notMine', by };
    }
    if (isOther) return { outcome: 'taken', by };
    if (act === 'claim') return { outcome: 'done', by };
    const mayOpen =
      colleague !== undefined &&
      colleague.id !== accountId &&
      !isHidden?.(one) &&
      waiting.some((queue) => isPermitted(colleague.roles, queuePermissions[queue]));
    return mayOpen ? { outcome: 'done', by } : { outcome: 'colleague', by: colleague?.name ?? '' };
  };
}
