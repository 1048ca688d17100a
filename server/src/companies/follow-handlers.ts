import type { Input } from '#contract/call.ts';
import type { followList as ListCall } from '#contract/companies/calls.ts';
import { accountCard } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import type { CompaniesDeps } from './deps.ts';
import { listSellers, sellerFacts } from './queries/list-sellers.ts';
import {
  countFollowers,
  deleteFollow,
  followedBy,
  insertFollow,
  isFollowing,
} from './store/follows.ts';

/** Follows a settled seller, or stops; one that left the market may still be dropped. */
export async function followSeller(ctx: CommandContext, { sellerId }: { sellerId: string }) {
  const { tx, now } = ctx;
  const pair = { account: requireMember(ctx).accountId, seller: sellerId };
  if (pair.account === sellerId) throw new Failure('follow.own');
  const isFollowed = await isFollowing(tx, pair);
  if (isFollowed) await deleteFollow(tx, pair);
  else {
    const card = (await accountCard(tx, [sellerId])).get(sellerId);
    if (!card?.settled) throw new Failure('notFound');
    await insertFollow(tx, pair, now);
  }
  return { followed: !isFollowed, followers: await countFollowers(tx, sellerId) };
}

/** The sellers that the member follows. */
export async function followList(
  ctx: QueryContext,
  deps: CompaniesDeps,
  input: Input<typeof ListCall>,
) {
  const { pageNum, pageSize } = input;
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await followedBy(ctx.tx, requireMember(ctx).accountId, page);
  const ids = list.map(({ seller }) => seller);
  const facts = await sellerFacts(ctx.tx, deps, ids, ctx.now);
  const rows = new Map(
    (await listSellers(ctx, deps, [...facts.values()])).map((row) => [row.id, row]),
  );
  return {
    total,
    list: list.flatMap(({ seller, at: followedAt }) => {
      const row = rows.get(seller);
      if (row === undefined) return [];
      const open = facts.get(seller)?.settled === true;
      return [{ ...row, followedAt: followedAt.toISOString(), open }];
    }),
  };
}
