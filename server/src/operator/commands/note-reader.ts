import type { OpenPageRef } from '#contract/operator/schemas.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import { authorizeReader } from '../queries/list-readers.ts';

/** Notes that the caller has a record open; returns who else has. Fails with `notFound`. */
export async function noteReader(
  ctx: CommandContext,
  deps: OperatorDeps,
  { record, ref }: OpenPageRef,
): Promise<{ readers: string[] }> {
  await authorizeReader(ctx, deps, { record, ref });
  const { accountId: id, name } = requireStaff(ctx);
  await deps.readers.note({ id, name, record, ref }, ctx.now);
  const list = await deps.readers.list(ctx.now, id);
  const own = list.find((one) => one.record === record && one.ref === ref);
  return { readers: own?.readers ?? [] };
}
