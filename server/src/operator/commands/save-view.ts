import type { Input } from '#contract/call.ts';
import type { opsViewSave } from '#contract/operator/work-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { countViews, listViews, saveView as save } from '../store/work.ts';

const VIEWS_MAX = 20;

/** Saves a filter of the queues under a name of the caller's. */
export async function saveView(
  ctx: CommandContext,
  { name, filter }: Input<typeof opsViewSave>,
): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const isNew = !(await listViews(ctx.tx, accountId)).some((view) => view.name === name);
  if (isNew && (await countViews(ctx.tx, accountId)) >= VIEWS_MAX) {
    throw new Failure('work.tooManyViews');
  }
  await save(ctx.tx, accountId, { id: newId(), name, filter });
}
