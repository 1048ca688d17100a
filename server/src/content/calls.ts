import * as contract from '#contract/content/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import {
  answer,
  blacklistCandidates,
  blacklistList,
  propose,
  publicBlacklist,
  readNotice,
  step,
} from './blacklist.ts';
import type { HomeCounters } from './counters.ts';
import type { ContentDeps } from './deps.ts';
import { drawMarkdown } from './markdown.ts';
import type { Pages } from './pages.ts';
import {
  popularCandidates,
  popularList,
  popularParts,
  publishPopular,
  withdraw,
} from './popular.ts';

/** Ties the calls of public content and of its desk to what answers them. */
export const contentCalls = (
  deps: ContentDeps,
  { pages, counters }: { readonly pages: Pages; readonly counters: HomeCounters },
): readonly Bound[] => [
  bind(contract.homeCounters, (at) => counters.read(at)),
  bind(contract.homeBlacklist, publicBlacklist),
  bind(contract.homePopularParts, popularParts),
  bind(contract.blogOne, (at, input) => pages.read(at, input)),
  bind(contract.blacklistNotice, readNotice),
  bind(contract.blacklistReply, (at, input) => answer(at, 'reply', input)),
  bind(contract.blacklistAppeal, (at, input) => answer(at, 'appeal', input)),
  bind(contract.opsPageList, (at) => pages.list(at)),
  bind(contract.opsPageOne, (at, input) => pages.one(at, input)),
  bind(contract.opsPagePreview, async (_at, { markdown }) => ({
    html: drawMarkdown(markdown).html,
  })),
  bind(contract.opsPagePublish, (at, input) => pages.publish(at, input)),
  bind(contract.opsPageRevert, (at, input) => pages.revert(at, input)),
  bind(contract.opsBlacklistList, blacklistList),
  bind(contract.opsBlacklistCandidates, (at) => blacklistCandidates(deps, at)),
  bind(contract.opsBlacklistPropose, (at, input) => propose(deps, at, input)),
  bind(contract.opsBlacklistNotice, (at, input) => step(at, 'notice', input)),
  bind(contract.opsBlacklistReply, (at, input) => step(at, 'reply', input)),
  bind(contract.opsBlacklistPublish, (at, input) => step(at, 'publish', input)),
  bind(contract.opsBlacklistAppeal, (at, input) => step(at, 'appeal', input)),
  bind(contract.opsBlacklistAnswer, (at, { stays, ...input }) =>
    step(at, stays ? 'stay' : 'grant', input),
  ),
  bind(contract.opsBlacklistEnd, (at, { reason, ...input }) =>
    step(at, 'end', { ...input, text: reason }),
  ),
  bind(contract.opsBlacklistDrop, (at, { reason, ...input }) =>
    step(at, 'drop', { ...input, text: reason }),
  ),
  bind(contract.opsPopularCandidates, (at, input) => popularCandidates(deps, at, input)),
  bind(contract.opsPopularList, popularList),
  bind(contract.opsPopularPublish, (at, input) => publishPopular(deps, at, input)),
  bind(contract.opsPopularWithdraw, withdraw),
];
