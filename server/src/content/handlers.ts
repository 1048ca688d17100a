import * as contract from '#contract/content/calls.ts';
import { currentOperator } from '#contract/content/operator-calls.ts';
import * as staffContract from '#contract/content/staff-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  applyDeskEvent,
  applySupplierEvent,
  blacklistCandidates,
  blacklistList,
  proposalOfRegister,
  propose,
  publicBlacklist,
  readNotice,
} from './blacklist-handlers.ts';
import type { ContentDeps } from './deps.ts';
import type { HomeCounters } from './home-counters.ts';
import { renderMarkdown } from './markdown.ts';
import { operatorText } from './operator-facts.ts';
import type { Pages } from './page-handlers.ts';
import {
  popularCandidates,
  popularList,
  popularParts,
  publishPopular,
  withdraw,
} from './popular-handlers.ts';

/** Ties the calls of public content and of its desk to what answers them. */
export const contentCalls = (
  deps: ContentDeps,
  { pages, counters }: { readonly pages: Pages; readonly counters: HomeCounters },
): readonly Implementation[] => [
  implement(contract.homeCounters, (ctx) => counters.read(ctx)),
  implement(currentOperator, async ({ lang }) => operatorText(deps.operator, lang)),
  implement(contract.homeBlacklist, publicBlacklist),
  implement(contract.homePopularParts, popularParts),
  implement(contract.blogOne, (ctx, input) => pages.read(ctx, input)),
  implement(contract.blacklistNotice, readNotice),
  implement(contract.blacklistReply, (ctx, input) => applySupplierEvent(ctx, 'reply', input)),
  implement(contract.blacklistAppeal, (ctx, input) => applySupplierEvent(ctx, 'appeal', input)),
  implement(staffContract.opsPageList, (ctx) => pages.list(ctx)),
  implement(staffContract.opsPageOne, (ctx, input) => pages.one(ctx, input)),
  implement(staffContract.opsPagePreview, async (_at, { markdown }) => ({
    html: renderMarkdown(markdown).html,
  })),
  implement(staffContract.opsPagePublish, (ctx, input) => pages.publish(ctx, input)),
  implement(staffContract.opsPageRevert, (ctx, input) => pages.revert(ctx, input)),
  implement(staffContract.opsBlacklistList, blacklistList),
  implement(staffContract.opsBlacklistCandidates, (ctx) => blacklistCandidates(ctx, deps)),
  implement(staffContract.opsBlacklistOfRegister, (ctx, input) =>
    proposalOfRegister(ctx, deps, input),
  ),
  implement(staffContract.opsBlacklistPropose, (ctx, input) => propose(ctx, deps, input)),
  implement(staffContract.opsBlacklistNotice, (ctx, input) => applyDeskEvent(ctx, 'notice', input)),
  implement(staffContract.opsBlacklistReply, (ctx, input) => applyDeskEvent(ctx, 'reply', input)),
  implement(staffContract.opsBlacklistPublish, (ctx, input) =>
    applyDeskEvent(ctx, 'publish', input),
  ),
  implement(staffContract.opsBlacklistAppeal, (ctx, input) => applyDeskEvent(ctx, 'appeal', input)),
  implement(staffContract.opsBlacklistDecideAppeal, (ctx, { stays, ...input }) =>
    applyDeskEvent(ctx, stays ? 'stay' : 'grant', input),
  ),
  implement(staffContract.opsBlacklistEnd, (ctx, { reason, ...input }) =>
    applyDeskEvent(ctx, 'end', { ...input, text: reason }),
  ),
  implement(staffContract.opsBlacklistDrop, (ctx, { reason, ...input }) =>
    applyDeskEvent(ctx, 'drop', { ...input, text: reason }),
  ),
  implement(staffContract.opsPopularCandidates, (ctx, input) =>
    popularCandidates(ctx, deps, input),
  ),
  implement(staffContract.opsPopularList, popularList),
  implement(staffContract.opsPopularPublish, (ctx, input) => publishPopular(ctx, deps, input)),
  implement(staffContract.opsPopularWithdraw, withdraw),
];
