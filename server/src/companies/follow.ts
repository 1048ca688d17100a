import type { Input } from '#contract/call.ts';
import type { followList as ListCall } from '#contract/companies/calls.ts';
import { accountCard } from '#server/accounts/public.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import type { CompaniesDeps } from './deps.ts';
import { countFollowers, deleteFollow, followedBy, follows, insertFollow } from './follow-store.ts';
import { sellerFacts, sellerRow } from './sellers.ts';

/** Follows a settled seller, or stops; one that left the market may still be dropped. */
export async function followSeller(at: AtAct, { sellerId }: { sellerId: string }) {
  const { tx, now } = at;
  const pair = { account: member(at).accountId, seller: sellerId };
  if (pair.account === sellerId) throw new Fail('follow.own');
  const isFollowed = await follows(tx, pair);
  if (isFollowed) await deleteFollow(tx, pair);
  else {
    const card = (await accountCard(tx, [sellerId])).get(sellerId);
    if (!card?.settled) throw new Fail('notFound');
    await insertFollow(tx, pair, now);
  }
  return { followed: !isFollowed, followers: await countFollowers(tx, sellerId) };
}

/** The sellers that the member follows. */
export async function followList(deps: CompaniesDeps, at: AtRead, input: Input<typeof ListCall>) {
  const { pageNum, pageSize } = input;
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await followedBy(at.tx, member(at).accountId, page);
  const ids = list.map(({ seller }) => seller);
  const facts = await sellerFacts(at.tx, deps, ids, at.now);
  return {
    total,
    list: list.flatMap(({ seller, at: followedAt }) => {
      const one = facts.get(seller);
      if (one === undefined) return [];
      const row = sellerRow(one, at);
      return [{ ...row, followedAt: followedAt.toISOString(), open: one.settled }];
    }),
  };
}
