import type { Input } from '#contract/call.ts';
import type { opsHotSet as SetCall } from '#contract/catalog/staff-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { listHotSearches } from '../queries/list-hot-searches.ts';
import { findHotPicks, lockHotPicks, replaceHotPicks } from '../store/hot-searches.ts';

/** Writes the picks in their new order over those that the desk saw. */
export async function setHotSearches(
  ctx: CommandContext,
  { values, basedOn }: Input<typeof SetCall>,
) {
  await lockHotPicks(ctx.tx);
  const before = await findHotPicks(ctx.tx);
  if (before.join('\n') !== basedOn.join('\n')) throw new Failure('content.changed');
  const picks = [...new Set(values)];
  await replaceHotPicks(ctx.tx, { values: picks, by: requireStaff(ctx).accountId, now: ctx.now });
  await audit(ctx.tx, ctx, {
    what: 'hotSearch.set',
    on: { kind: 'hotSearch', id: 'picks', no: '' },
    before: { picks: before },
    after: { picks },
  });
  return listHotSearches(ctx);
}
