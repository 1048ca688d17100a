import { z } from 'zod';
import { act, anyone, parties, read } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { Language } from '../options.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';
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
export const homeCounters = read({
  path: '/home/counters',
  by: anyone,
  input: Nothing,
  output: z.object({
    todayOrders: z.number().int(),
    qcOngoing: z.number().int(),
    receivedToday: z.number().int(),
    partners: z.number().int(),
    asOf: Instant,
  }),
});

export const homeBlacklist = read({
  path: '/home/blacklist',
  by: anyone,
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(BlacklistRow),
});

export const homePopularParts = read({
  path: '/home/popularParts',
  by: anyone,
  input: Paging,
  output: pageOf(PopularPart),
});

export const blogOne = read({
  path: '/blog/one',
  by: anyone,
  input: z.object({ slug: Slug }),
  output: BlogPage,
});

// The content desk.

const desk = ['content', 'admin'] as const;

/** Support sees the deals that go wrong, so it may propose a supplier too. */
const blacklistDesk = ['content', 'support', 'admin'] as const;

export const opsPageList = read({
  path: '/ops/content/page/list',
  by: desk,
  input: Nothing,
  output: z.array(PageStanding),
});

const PageKey = z.object({ slug: Slug, lang: Language });

export const opsPageOne = read({
  path: '/ops/content/page/one',
  by: desk,
  /** A revision to look at; the one in force where absent. */
  input: PageKey.extend({ revision: z.number().int().min(0).optional() }),
  output: PageEdited,
});

/** Draws a text as readers would see it; nothing is kept. */
export const opsPagePreview = read({
  path: '/ops/content/page/preview',
  bodyKb: 256,
  by: desk,
  input: z.object({ markdown: text(60_000) }),
  output: z.object({ html: z.string() }),
});

/** Publishes a text over the revision that its editor saw. */
export const opsPagePublish = act({
  path: '/ops/content/page/publish',
  bodyKb: 256,
  by: desk,
  input: PageKey.extend(PageText.shape).extend({ basedOn: z.number().int().min(0) }),
  output: PageEdited,
  fails: ['content.changed'],
});

/** Takes a page back to an earlier revision, 0 for the product's own text; history only grows. */
export const opsPageRevert = act({
  path: '/ops/content/page/revert',
  by: desk,
  input: PageKey.extend({
    to: z.number().int().min(0),
    basedOn: z.number().int().min(0),
  }),
  output: PageEdited,
  fails: ['content.changed'],
});

export const opsBlacklistList = read({
  path: '/ops/content/blacklist/list',
  by: blacklistDesk,
  input: Paging.extend({ state: z.enum(blacklistStates).optional() }),
  output: pageOf(BlacklistEntry),
});

export const opsBlacklistCandidates = read({
  path: '/ops/content/blacklist/candidates',
  by: blacklistDesk,
  input: Nothing,
  output: z.array(BlacklistCandidate),
});

const EntryKey = z.object({ id: Id, version: z.number().int() });

const entryFails = ['content.changed', 'content.wrongState'] as const;

/** Proposes a supplier; somebody else publishes (domain section 6). */
export const opsBlacklistPropose = act({
  path: '/ops/content/blacklist/propose',
  by: blacklistDesk,
  input: BlacklistDraft,
  output: BlacklistEntry,
  fails: ['content.already'],
});

/** Sends the notice; the supplier has ten working days to answer. */
export const opsBlacklistNotice = act({
  path: '/ops/content/blacklist/notice',
  by: blacklistDesk,
  input: EntryKey,
  output: BlacklistEntry,
  fails: entryFails,
});

/** Records what the supplier answered. */
export const opsBlacklistReply = act({
  path: '/ops/content/blacklist/reply',
  by: blacklistDesk,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistEntry,
  fails: entryFails,
});

/** Makes the entry public; refused to its proposer, and before the supplier was heard. */
export const opsBlacklistPublish = act({
  path: '/ops/content/blacklist/publish',
  by: blacklistDesk,
  input: EntryKey,
  output: BlacklistEntry,
  fails: [...entryFails, 'content.sameHand', 'content.notHeard'],
});

/** Records an appeal against a published entry. */
export const opsBlacklistAppeal = act({
  path: '/ops/content/blacklist/appeal',
  by: blacklistDesk,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistEntry,
  fails: entryFails,
});

/** Answers an appeal: the entry stays, or it ends at once. */
export const opsBlacklistAnswer = act({
  path: '/ops/content/blacklist/answer',
  by: blacklistDesk,
  input: EntryKey.extend({ text: needed(4000), stays: z.boolean() }),
  output: BlacklistEntry,
  fails: [...entryFails, 'content.sameHand'],
});

/** Takes a published entry off before its end date. */
export const opsBlacklistEnd = act({
  path: '/ops/content/blacklist/end',
  by: blacklistDesk,
  input: EntryKey.extend({ reason: needed(1000) }),
  output: BlacklistEntry,
  fails: entryFails,
});

/** Drops an entry that was never public. */
export const opsBlacklistDrop = act({
  path: '/ops/content/blacklist/drop',
  by: blacklistDesk,
  input: EntryKey.extend({ reason: needed(1000) }),
  output: BlacklistEntry,
  fails: entryFails,
});

/** The notice that a supplier got; not there for anybody else. */
export const blacklistNotice = read({
  path: '/home/blacklist/notice',
  by: parties,
  input: z.object({ id: Id }),
  output: BlacklistNotice,
});

/** The supplier's written answer, once. */
export const blacklistReply = act({
  path: '/home/blacklist/reply',
  by: parties,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistNotice,
  fails: entryFails,
});

/** The supplier's appeal against an entry that is public, once. */
export const blacklistAppeal = act({
  path: '/home/blacklist/appeal',
  by: parties,
  input: EntryKey.extend({ text: needed(4000) }),
  output: BlacklistNotice,
  fails: entryFails,
});

export const opsPopularCandidates = read({
  path: '/ops/content/popular/candidates',
  by: desk,
  input: z.object({ keyword: z.string().trim().max(80).default('') }),
  output: z.array(PopularCandidate),
});

export const opsPopularList = read({
  path: '/ops/content/popular/list',
  by: desk,
  input: Paging,
  output: pageOf(PopularPublished),
});

/** Copies the line's facts of today and makes them public. */
export const opsPopularPublish = act({
  path: '/ops/content/popular/publish',
  by: desk,
  input: z.object({ lineId: Id }),
  output: z.object({ id: Id }),
  fails: ['content.already'],
});

/** Takes a public row back; its copy stays for the record. */
export const opsPopularWithdraw = act({
  path: '/ops/content/popular/withdraw',
  by: desk,
  input: z.object({ id: Id }),
  output: Nothing,
});
