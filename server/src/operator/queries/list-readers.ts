import { queuePermissions } from '#contract/operator/calls.ts';
import type { OpenPageRef } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import { findHidden } from './find-hidden.ts';
import { authorizeRecord } from './read-work.ts';

/** Whether the caller may open the pages of companies. */
const mayOpenCompanies = (ctx: QueryContext): boolean =>
  isPermitted(requireStaff(ctx).roles, 'companies');

/** Rejects callers who may not access the page that they report as open. Fails with notFound. */
export async function authorizeReader(
  ctx: QueryContext,
  deps: OperatorDeps,
  { record, ref }: OpenPageRef,
): Promise<void> {
  if (record !== 'company') await authorizeRecord(ctx, deps, { record, ref });
  else if (!mayOpenCompanies(ctx)) throw new Failure('notFound');
}

/** Lists the pages that colleagues have open, of the kinds that the caller may open. */
export async function listReaders(
  ctx: QueryContext,
  { queues, readers }: OperatorDeps,
): Promise<{ list: (OpenPageRef & { readers: string[] })[] }> {
  const { accountId, roles } = requireStaff(ctx);
  const records = new Set<OpenPageRef['record']>(
    queues
      .filter(({ key }) => isPermitted(roles, queuePermissions[key]))
      .map(({ record }) => record),
  );
  if (mayOpenCompanies(ctx)) records.add('company');
  const list = await readers.list(ctx.now, accountId);
  const isHidden = await findHidden(ctx.tx, queues, { staffId: accountId });
  return { list: list.filter((one) => records.has(one.record) && !isHidden(one)) };
}
