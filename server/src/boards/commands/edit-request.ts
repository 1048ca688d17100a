import type { editWantBuy } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { decidePost } from '../core/machines.ts';
import type { BoardsDeps } from '../deps.ts';
import { repliesToPosts, rewritePost } from '../store/posts.ts';
import { factsOf, itemOf, lockMine } from './create-post.ts';

/** Changes a request that nobody has answered; others see it as new again. */
export async function editRequest(
  ctx: CommandContext,
  deps: BoardsDeps,
  input: Input<typeof editWantBuy>,
) {
  const { id, version, mark, kept, wantBuyItemList } = input;
  const mine = await lockMine(ctx, { board: 'mall', id, version });
  const [answers] = await repliesToPosts(ctx.tx, [id]);
  const row = decidePost(factsOf(mine, answers?.n ?? 0, ctx.now), 'edit');
  if (row === null) throw new Failure(mine.state === 'open' ? 'post.quoted' : 'post.closed');
  if (mine.version !== version) throw new Failure('order.hasChange');
  const added = await deps.files.keep(ctx.tx, {
    urls: input.attach,
    owner: requireMember(ctx).accountId,
    readers: 'members',
    now: ctx.now,
  });
  const stay = mine.attach.filter((_, place) => kept.includes(place));
  const items = wantBuyItemList.map((item) => itemOf({ ...item, goods: null }));
  await rewritePost(ctx.tx, { id, mark, attach: [...stay, ...added] }, items);
  await notifyMembers(ctx.tx, 'mall');
  return {};
}
