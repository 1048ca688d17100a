import type { editWantBuy } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { applyPostEvent } from '../post-process.ts';
import { itemOf } from './create-post.ts';

/** Changes a request that nobody has answered; others see it as new again. */
export async function editRequest(
  ctx: CommandContext,
  deps: BoardsDeps,
  input: Input<typeof editWantBuy>,
) {
  const { id, version, mark, kept: retainedFiles, attach, wantBuyItemList } = input;
  const { accountId } = requireMember(ctx);
  await applyPostEvent(ctx, deps, {
    board: 'mall',
    id,
    event: 'edit',
    caller: { as: 'poster', accountId, name: '' },
    refuse: (refused) => new Failure(refused === 'guard' ? 'post.quoted' : 'post.closed'),
    payload: {
      version,
      mark,
      retainedFiles,
      attach,
      items: wantBuyItemList.map((item) => itemOf({ ...item, goods: null })),
    },
  });
  await notifyMembers(ctx.tx, 'mall');
  return {};
}
