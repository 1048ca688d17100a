import type { editWantBuy } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { type AtAct, member } from '#server/kit/at.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { Fail } from '#server/kit/fail.ts';
import { decidePost } from './core/decide.ts';
import type { BoardsDeps } from './deps.ts';
import { factsOf, itemOf, lockMine } from './post-act.ts';
import { repliesToPosts, rewritePost } from './post-store.ts';

/** Changes a request that nobody has answered; others see it as new again. */
export async function editRequest(at: AtAct, deps: BoardsDeps, input: Input<typeof editWantBuy>) {
  const { id, version, mark, kept, wantBuyItemList } = input;
  const mine = await lockMine(at, { board: 'mall', id, version });
  const [answers] = await repliesToPosts(at.tx, [id]);
  const row = decidePost(factsOf(mine, answers?.n ?? 0, at.now), 'edit');
  if (row === null) throw new Fail(mine.state === 'open' ? 'post.quoted' : 'post.closed');
  if (mine.version !== version) throw new Fail('order.hasChange');
  const added = await deps.files.keep(at.tx, {
    urls: input.attach,
    owner: member(at).accountId,
    readers: 'members',
    now: at.now,
  });
  const stay = mine.attach.filter((_, place) => kept.includes(place));
  const items = wantBuyItemList.map((item) => itemOf({ ...item, goods: null }));
  await rewritePost(at.tx, { id, mark, attach: [...stay, ...added] }, items);
  await notifyMembers(at.tx, 'mall');
  return {};
}
