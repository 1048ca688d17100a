import { queuePermissions } from '#contract/operator/calls.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';

/** Lists records that colleagues have open, of the kinds whose pages the caller may open. */
export async function listReaders(
  ctx: QueryContext,
  { queues, readers }: OperatorDeps,
): Promise<{ list: (RecordRef & { readers: string[] })[] }> {
  const { accountId, roles } = requireStaff(ctx);
  const records = new Set(
    queues
      .filter(({ key }) => isPermitted(roles, queuePermissions[key]))
      .map(({ record }) => record),
  );
  const list = await readers.list(ctx.now, accountId);
  return { list: list.filter(({ record }) => records.has(record)) };
}
