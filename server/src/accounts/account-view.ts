import type { UserInfo } from '#contract/accounts/schemas.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { Deps } from './deps.ts';
import type { Account } from './store/accounts.ts';
import { userInfo } from './views.ts';

/** The user info of the caller's own account, with what other slices count for it. */
export async function toAccountView(
  ctx: RequestContext,
  deps: Deps,
  account: Account,
): Promise<UserInfo> {
  const isSeller = account.identity === 'seller';
  const waitQuoteCount = isSeller ? await deps.waitQuoteCount(ctx.tx, account.id) : 0;
  const avatar = account.avatar === '' ? '' : deps.pictures.link(account.avatar, ctx.now);
  const info = userInfo({ ...account, avatar }, waitQuoteCount);
  return { ...info, ...(await profileCompleteness(ctx, deps, account)) };
}

/** How complete the company's profile is: a buyer's in percent, a seller's as a share. */
async function profileCompleteness(
  ctx: RequestContext,
  { profilePercent }: Deps,
  account: Account,
) {
  const { identity } = account;
  if (profilePercent === null || identity === null) return {};
  const percent = await profilePercent(ctx.tx, { ...account, identity });
  return identity === 'buyer' ? { buyerMetaPct: percent } : { sellerexecution: percent / 100 };
}
