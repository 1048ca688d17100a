import type { UserInfo } from '#contract/accounts/calls.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { Account } from './account-store.ts';
import { userInfo } from './present.ts';
import type { Tools } from './tools.ts';

/** The user info of the caller's own account, with what other slices count for it. */
export async function shown(
  tools: Tools,
  ctx: RequestContext,
  account: Account,
): Promise<UserInfo> {
  const isSeller = account.identity === 'seller';
  const waitQuoteCount = isSeller ? await tools.waitQuoteCount(ctx.tx, account.id) : 0;
  const avatar = account.avatar === '' ? '' : tools.pictures.link(account.avatar, ctx.now);
  const info = userInfo({ ...account, avatar }, waitQuoteCount);
  return { ...info, ...(await percents(tools, ctx, account)) };
}

/** How complete the company's profile is: a buyer's in percent, a seller's as a share. */
async function percents({ profilePercent }: Tools, ctx: RequestContext, { id, identity }: Account) {
  if (profilePercent === null || identity === null) return {};
  const percent = await profilePercent(ctx.tx, { id, identity });
  return identity === 'buyer' ? { buyerMetaPct: percent } : { sellerexecution: percent / 100 };
}
