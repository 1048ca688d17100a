import { z } from 'zod';
import { anyone, read } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { Grade, Verdict } from '../orders/calls.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';
import { Slug } from './slugs.ts';

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
