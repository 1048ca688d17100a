import { mpnKey } from '#server/catalog/public.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { type Board, type Goods, insertPost, type NewPostItem } from '../store/posts.ts';
import { requireOpenAccount } from './require-open-account.ts';

/** A part that is wanted, or goods that are offered. */
export interface PostingItem {
  readonly model: string;
  readonly count: number;
  readonly goods: Goods | null;
}

export interface Posting {
  readonly board: Board;
  readonly attach: readonly string[];
  readonly mark: string;
  readonly items: readonly PostingItem[];
}

/** A part as its post keeps it. */
export const itemOf = ({ model, count, goods }: PostingItem): NewPostItem => ({
  id: newId(),
  mpn: model,
  key: mpnKey(model),
  quantity: count,
  goods,
});

const letters = { mall: 'WB', waste: 'SD' } as const;

/** Puts a request, or an offer of surplus, on its board. */
export async function createPost(ctx: CommandContext, deps: BoardsDeps, posting: Posting) {
  const account = requireMember(ctx).accountId;
  await requireOpenAccount(ctx, deps);
  const id = newId();
  const no = await nextNumber(ctx.tx, letters[posting.board], ctx.now);
  const attach = await deps.files.attach(ctx.tx, {
    urls: posting.attach,
    owner: account,
    readers: 'members',
    now: ctx.now,
  });
  const country = (await deps.cards(ctx.tx, [account])).get(account)?.country ?? '';
  await insertPost(
    ctx.tx,
    { id, no, board: posting.board, account, country, mark: posting.mark, attach, at: ctx.now },
    posting.items.map(itemOf),
  );
  await notifyMembers(ctx.tx, posting.board);
  return { id, no };
}
