import { z } from 'zod';
import { act, anyone, parties, read } from '../call.ts';
import { Id, Instant, Mpn, needed, Quantity, text } from '../fields.ts';
import { Language } from '../options.ts';
import { Grade, Verdict } from '../orders/calls.ts';
import { orderStates } from '../orders/table.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';
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

/** A published test report: its number, and the code that opens it at /v/{code}. */
export const ReportLink = z.object({ no: z.string(), code: z.string() });
export type ReportLink = z.infer<typeof ReportLink>;

/** A supplier on the public blacklist, with the deal that put it there (section 3). */
export const BlacklistRow = z.object({
  id: Id,
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  /** What happened, in the reader's language. */
  outcome: z.string(),
  resolvedAt: Instant,
  report: ReportLink.nullable(),
});
export type BlacklistRow = z.infer<typeof BlacklistRow>;

export const homeBlacklist = read({
  path: '/home/blacklist',
  by: anyone,
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(BlacklistRow),
});

/** A completed, inspected deal that the content desk published (section 3: popular parts). */
export const PopularPart = z.object({
  id: Id,
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  unitPrice: z.string(),
  at: Instant,
  verdict: Verdict,
  grade: Grade.nullable(),
  report: ReportLink.nullable(),
});
export type PopularPart = z.infer<typeof PopularPart>;

export const homePopularParts = read({
  path: '/home/popularParts',
  by: anyone,
  input: Paging,
  output: pageOf(PopularPart),
});

/**
 * An information page in the reader's language. `html` is made at the server from Markdown that
 * allows no raw HTML; every heading of level 2 has its `id` from `headings`.
 */
export const BlogPage = z.object({
  slug: Slug,
  title: z.string(),
  description: z.string(),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Questions and their answers as plain text, where the page is a list of them. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  updatedAt: Instant,
});
export type BlogPage = z.infer<typeof BlogPage>;

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

/** A page's text as it is written: title, one sentence for search engines, Markdown. */
export const PageText = z.object({
  title: needed(80),
  description: needed(155),
  markdown: needed(60_000),
});
export type PageText = z.infer<typeof PageText>;

/** Where a page stands in one language; revision 0 is the text that comes with the product. */
export const PageStanding = z.object({
  slug: Slug,
  lang: Language,
  title: z.string(),
  revision: z.number().int(),
  /** The product's own text is shown: never revised, or taken back to it. */
  own: z.boolean(),
  updatedAt: Instant,
  author: z.string(),
});
export type PageStanding = z.infer<typeof PageStanding>;

export const opsPageList = read({
  path: '/ops/content/page/list',
  by: desk,
  input: Nothing,
  output: z.array(PageStanding),
});

/** A revision in the history of a page; `restores` names the one whose text it repeats. */
export const PageRevision = z.object({
  number: z.number().int(),
  title: z.string(),
  author: z.string(),
  at: Instant,
  restores: z.number().int().nullable(),
});
export type PageRevision = z.infer<typeof PageRevision>;

/** A page of one language for its editor: the text in force and its history, the newest first. */
export const PageEdited = PageText.extend({
  slug: Slug,
  lang: Language,
  revision: z.number().int(),
  history: z.array(PageRevision),
});
export type PageEdited = z.infer<typeof PageEdited>;

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
  by: desk,
  input: z.object({ markdown: text(60_000) }),
  output: z.object({ html: z.string() }),
});

/** Publishes a text over the revision that its editor saw. */
export const opsPagePublish = act({
  path: '/ops/content/page/publish',
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

/** The same sentence in the five languages. */
export const FiveTexts = z.object({
  zh: needed(400),
  en: needed(400),
  es: needed(400),
  fr: needed(400),
  ru: needed(400),
});
export type FiveTexts = z.infer<typeof FiveTexts>;

const DayText = z.iso.date('invalid');

/** What stands on the blacklist about a supplier, as the desk writes it. */
export const BlacklistDraft = z.object({
  /** The order's line that it is about; absent for a deal outside of the platform. */
  lineId: Id.nullable().default(null),
  mpn: Mpn,
  manufacturer: needed(80),
  quantity: Quantity,
  supplier: needed(120),
  outcome: FiveTexts,
  resolvedOn: DayText,
  endsOn: DayText,
});
export type BlacklistDraft = z.infer<typeof BlacklistDraft>;

export const BlacklistEntry = z.object({
  id: Id,
  version: z.number().int(),
  state: z.enum(blacklistStates),
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  /** The supplier has an account, where it reads its notice. */
  onPlatform: z.boolean(),
  outcome: FiveTexts,
  report: ReportLink.nullable(),
  resolvedAt: Instant,
  endsOn: z.string(),
  proposedBy: z.string(),
  proposedAt: Instant,
  noticedAt: Instant.nullable(),
  replyDueAt: Instant.nullable(),
  reply: z.string().nullable(),
  replyAt: Instant.nullable(),
  publishedBy: z.string().nullable(),
  publishedAt: Instant.nullable(),
  appeal: z.string().nullable(),
  appealAt: Instant.nullable(),
  appealAnswer: z.string().nullable(),
  endedAt: Instant.nullable(),
  endReason: z.string().nullable(),
  /** What the reader may do now; a page draws these and nothing else. */
  moves: z.array(z.enum(['notice', 'reply', 'publish', 'appeal', 'answer', 'end', 'drop'])),
});
export type BlacklistEntry = z.infer<typeof BlacklistEntry>;

export const opsBlacklistList = read({
  path: '/ops/content/blacklist/list',
  by: blacklistDesk,
  input: Paging.extend({ state: z.enum(blacklistStates).optional() }),
  output: pageOf(BlacklistEntry),
});

/** Lines of orders that ended badly and are on no entry yet. */
export const BlacklistCandidate = z.object({
  lineId: Id,
  orderId: Id,
  orderNo: z.string(),
  state: z.enum(orderStates),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  at: Instant,
  verdict: Verdict,
  report: ReportLink.nullable(),
});
export type BlacklistCandidate = z.infer<typeof BlacklistCandidate>;

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

/** An entry as the supplier sees it that it is about; nothing of the desk's own work. */
export const BlacklistNotice = z.object({
  id: Id,
  version: z.number().int(),
  state: z.enum(blacklistStates),
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  outcome: z.string(),
  report: ReportLink.nullable(),
  endsOn: z.string(),
  noticedAt: Instant,
  replyDueAt: Instant,
  reply: z.string().nullable(),
  publishedAt: Instant.nullable(),
  appeal: z.string().nullable(),
  appealAnswer: z.string().nullable(),
  endedAt: Instant.nullable(),
  moves: z.array(z.enum(['reply', 'appeal'])),
});
export type BlacklistNotice = z.infer<typeof BlacklistNotice>;

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

/** A completed, inspected line that could be made public; `published` where it is already. */
export const PopularCandidate = z.object({
  lineId: Id,
  orderId: Id,
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  unitPrice: z.string(),
  at: Instant,
  verdict: Verdict,
  report: ReportLink.nullable(),
  published: z.boolean(),
});
export type PopularCandidate = z.infer<typeof PopularCandidate>;

export const opsPopularCandidates = read({
  path: '/ops/content/popular/candidates',
  by: desk,
  input: z.object({ keyword: z.string().trim().max(80).default('') }),
  output: z.array(PopularCandidate),
});

/** Published rows as the desk sees them. */
export const PopularPublished = PopularPart.extend({
  orderNo: z.string(),
  publishedBy: z.string(),
  publishedAt: Instant,
});
export type PopularPublished = z.infer<typeof PopularPublished>;

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
