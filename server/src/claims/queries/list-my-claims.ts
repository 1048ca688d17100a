import type { HandlerOutput, Input } from '#contract/call.ts';
import type { claimList, opsClaimList } from '#contract/claims/calls.ts';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { accountsByName } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import { sideOf } from '../core/claim.ts';
import { type ClaimFilter, countClaims, listClaims, type Page } from '../store/list.ts';
import { summaryOf, withNames } from '../views.ts';

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Returns a page of the caller's own claims on one side, with how many each tab has. */
export async function listMyClaims(
  ctx: QueryContext,
  input: Input<typeof claimList>,
): Promise<HandlerOutput<typeof claimList>> {
  const { accountId } = requireMember(ctx);
  const { kind, tab, keyword } = input;
  const partyIds = await accountsByName(ctx.tx, keyword, ctx.lang);
  const filter = (of: typeof tab): ClaimFilter => ({
    party: { accountId, kind },
    tab: of,
    find: keyword,
    partyIds,
  });
  const counts = {
    all: await countClaims(ctx.tx, filter('all')),
    mine: await countClaims(ctx.tx, filter('mine')),
    open: await countClaims(ctx.tx, filter('open')),
    ended: await countClaims(ctx.tx, filter('ended')),
  };
  const list = await withNames(
    ctx.tx,
    await listClaims(ctx.tx, filter(tab), pageOf(input)),
    ctx.lang,
  );
  return {
    total: counts[tab],
    counts,
    list: list.map((one) => summaryOf(one, sideOf(one, accountId) ?? 'buyer', ctx.now)),
  };
}

/** A batch of a party's claims, for a file. */
interface ClaimBatch {
  readonly accountId: string;
  readonly filter: Pick<Input<typeof claimList>, 'kind' | 'tab' | 'keyword'>;
  readonly page: Page;
  readonly lang: Language;
  readonly now: Date;
}

/** Returns claims of a party as its list shows them, for a file. */
export async function listClaimsForExport(
  db: Db,
  { accountId, filter: { kind, tab, keyword }, page, lang, now }: ClaimBatch,
): Promise<ClaimSummary[]> {
  const partyIds = await accountsByName(db, keyword, lang);
  const filter: ClaimFilter = { party: { accountId, kind }, tab, find: keyword, partyIds };
  const list = await withNames(db, await listClaims(db, filter, page), lang);
  return list.map((one) => summaryOf(one, sideOf(one, accountId) ?? 'buyer', now));
}

/** Returns a page of all claims, for the desks. */
export async function listAllClaims(
  ctx: QueryContext,
  input: Input<typeof opsClaimList>,
): Promise<HandlerOutput<typeof opsClaimList>> {
  const tab = input.tab === 'support' ? 'approver' : input.tab;
  const refs = await findClaimed(ctx, 'claim', input.claimed);
  const partyIds = await accountsByName(ctx.tx, input.find, ctx.lang);
  const filter: ClaimFilter = { party: null, tab, find: input.find, partyIds, refs };
  const list = await withNames(ctx.tx, await listClaims(ctx.tx, filter, pageOf(input)), ctx.lang);
  return {
    total: await countClaims(ctx.tx, filter),
    list: list.map((one) => summaryOf(one, 'staff', ctx.now)),
  };
}
