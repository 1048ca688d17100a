import { z } from 'zod';
import { anyone, command, parties, query } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { Language } from '../options.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import {
  BlacklistCandidate,
  BlacklistDraft,
  BlacklistEntry,
  BlacklistNotice,
  BlacklistRow,
} from './blacklist.ts';
import { BlogPage, PageEdited, PageStanding, PageText } from './pages.ts';
import { PopularCandidate, PopularPart, PopularPublished } from './popular-parts.ts';
import { Slug } from './slugs.ts';
import { blacklistStates } from './table.ts';

/** The four live counters of the home page; `asOf` is when they were counted. */
export const homeCounters = query({
  path: '/home/counters',
  callers: anyone,
  input: Nothing,
  output: z.object({
    todayOrders: z.number().int(),
    qcOngoing: z.number().int(),
    receivedToday: z.number().int(),
    partners: z.number().int(),
    asOf: Instant,
  }),
});

export const homeBlacklist = query({
  path: '/home/blacklist',
  callers: anyone,
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(BlacklistRow),
});

export const homePopularParts = query({
  path: '/home/popularParts',
  callers: anyone,
  input: Paging,
  output: pageOf(PopularPart),
});

export const blogOne = query({
  path: '/blog/one',
  callers: anyone,
  input: z.object({ slug: Slug }),
  output: BlogPage,
});

// The content desk.

const desk = permissions.content;

/** Support sees the deals that go wrong, so it may propose a supplier too. */
const blacklistDesk = permissions.blacklist;

export const opsPageList = query({
  path: '/ops/content/page/list',
  callers: desk,
  input: Nothing,
  output: z.array(PageStanding),
});

const PageKey = z.object({ slug: Slug, lang: Language });

export const opsPageOne = query({
  path: '/ops/content/page/one',
  callers: desk,
  /** A revision to look at; the one in force where absent. */
  input: PageKey.extend({ revision: z.number().int().min(0).optional() }),
  output: PageEdited,
});

/** Draws a text as readers would see it; nothing is kept. */
export const opsPagePreview = query({
  path: '/ops/content/page/preview',
  bodyKb: 256,
  callers: desk,
  input: z.object({ markdown: text(60_000) }),
  output: z.object({ html: z.string() }),
});

/** Publishes a text over the revision that its editor saw. */
export const opsPagePublish = command({
  path: '/ops/content/page/publish',
  bodyKb: 256,
  callers: desk,
  input: PageKey.extend(PageText.shape).extend({ basedOn: z.number().int().min(0) }),
  output: PageEdited,
  failures: ['content.changed'],
});

/** Takes a page back to an earlier revision, 0 for the product's own text; history only grows. */
export const opsPageRevert = command({
  path: '/ops/content/page/revert',
  callers: desk,
  input: PageKey.extend({
    to: z.number().int().min(0),
    basedOn: z.number().int().min(0),
  }),
  output: PageEdited,
  failures: ['content.changed'],
});

export const opsBlacklistList = query({
  path: '/ops/content/blacklist/list',
  callers: blacklistDesk,
  input: Paging.extend({ state: z.enum(blacklistStates).optional() }),
  output: pageOf(BlacklistEntry),
});

export const opsBlacklistCandidates = query({
  path: '/ops/content/blacklist/candidates',
  callers: blacklistDesk,
  input: Nothing,
  output: z.array(BlacklistCandidate),
});

const EntryKey = z.object({ id: Id, version: z.number().int() });

const entryFails = ['content.changed', 'content.wrongState'] as const;

/** Proposes a supplier; somebody else publishes (domain section 6). */
export const opsBlacklistPropose = command({
  path: '/ops/content/blacklist/propose',
  callers: blacklistDesk,
  input: BlacklistDraft,
  output: BlacklistEntry,
  failures: ['content.already'],
});

/** Sends the notice; the supplier has ten working days to answer. */
export const opsBlacklistNotice = command({
  path: '/ops/content/blacklist/notice',
  callers: blacklistDesk,
  input: EntryKey,
  output: BlacklistEntry,
  failures: entryFails,
});

/** Records what the supplier answered. */
export const opsBlacklistReply = command({
  path: '/ops/content/blacklist/reply',
  callers: blacklistDesk,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistEntry,
  failures: entryFails,
});

/** Makes the entry public; refused to its proposer, and before the supplier was heard. */
export const opsBlacklistPublish = command({
  path: '/ops/content/blacklist/publish',
  callers: blacklistDesk,
  input: EntryKey,
  output: BlacklistEntry,
  failures: [...entryFails, 'content.sameHand', 'content.notHeard'],
});

/** Records an appeal against a published entry. */
export const opsBlacklistAppeal = command({
  path: '/ops/content/blacklist/appeal',
  callers: blacklistDesk,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistEntry,
  failures: entryFails,
});

/** Answers an appeal: the entry stays, or it ends at once. */
export const opsBlacklistAnswer = command({
  path: '/ops/content/blacklist/answer',
  callers: blacklistDesk,
  input: EntryKey.extend({ text: needed(4000), stays: z.boolean() }),
  output: BlacklistEntry,
  failures: [...entryFails, 'content.sameHand'],
});

/** Takes a published entry off before its end date. */
export const opsBlacklistEnd = command({
  path: '/ops/content/blacklist/end',
  callers: blacklistDesk,
  input: EntryKey.extend({ reason: needed(1000) }),
  output: BlacklistEntry,
  failures: entryFails,
});

/** Drops an entry that was never public. */
export const opsBlacklistDrop = command({
  path: '/ops/content/blacklist/drop',
  callers: blacklistDesk,
  input: EntryKey.extend({ reason: needed(1000) }),
  output: BlacklistEntry,
  failures: entryFails,
});

/** The notice that a supplier got; not there for anybody else. */
export const blacklistNotice = query({
  path: '/home/blacklist/notice',
  callers: parties,
  input: z.object({ id: Id }),
  output: BlacklistNotice,
});

/** The supplier's written answer, once. */
export const blacklistReply = command({
  path: '/home/blacklist/reply',
  perCaller: quotas.words,
  callers: parties,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistNotice,
  failures: entryFails,
});

/** The supplier's appeal against an entry that is public, once. */
export const blacklistAppeal = command({
  path: '/home/blacklist/appeal',
  perCaller: quotas.cases,
  callers: parties,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistNotice,
  failures: entryFails,
});

export const opsPopularCandidates = query({
  path: '/ops/content/popular/candidates',
  callers: desk,
  input: z.object({ keyword: z.string().trim().max(80).default('') }),
  output: z.array(PopularCandidate),
});

export const opsPopularList = query({
  path: '/ops/content/popular/list',
  callers: desk,
  input: Paging,
  output: pageOf(PopularPublished),
});

/** Copies the line's facts of today and makes them public. */
export const opsPopularPublish = command({
  path: '/ops/content/popular/publish',
  callers: desk,
  input: z.object({ lineId: Id }),
  output: z.object({ id: Id }),
  failures: ['content.already'],
});

/** Takes a public row back; its copy stays for the record. */
export const opsPopularWithdraw = command({
  path: '/ops/content/popular/withdraw',
  callers: desk,
  input: z.object({ id: Id }),
  output: Nothing,
});
