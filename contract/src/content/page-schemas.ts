import { z } from 'zod';
import { Instant, needed } from '../fields.ts';
import { Language } from '../option-schemas.ts';
import { RevisionState } from '../revision-schemas.ts';
import { Slug } from './slug-schemas.ts';

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
  /** The version that is shown, of a page that members accept; null for every other page. */
  version: z.number().int().nullable(),
  /** Its versions that are in force, announced or past, the newest first. */
  versions: z.array(
    z.object({
      number: z.number().int(),
      effectiveAt: Instant,
      state: z.enum(['past', 'current', 'scheduled']),
    }),
  ),
});

export type BlogPage = z.infer<typeof BlogPage>;

/** A page's text as it is written: title, one sentence for search engines, Markdown. */
export const PageText = z.object({
  title: needed(80),
  description: needed(155),
  markdown: needed(60_000),
});

export type PageText = z.infer<typeof PageText>;

/** Where a page stands in one language; revision 0 is the text that comes with the product. */
export const PageStatus = z.object({
  slug: Slug,
  lang: Language,
  title: z.string(),
  revision: z.number().int(),
  /** The product's own text is shown: never revised, or taken back to it. */
  own: z.boolean(),
  updatedAt: Instant,
  author: z.string(),
  /** The newest revision where its time has not come yet. */
  scheduled: z.object({ revision: z.number().int(), at: Instant }).nullable(),
});

export type PageStatus = z.infer<typeof PageStatus>;

/** A revision in the history of a page; `restores` names the one whose text it repeats. */
export const PageRevision = z.object({
  number: z.number().int(),
  title: z.string(),
  author: z.string(),
  /** When it was published. */
  at: Instant,
  /** From when it is shown. */
  effectiveAt: Instant,
  state: RevisionState,
  restores: z.number().int().nullable(),
});

export type PageRevision = z.infer<typeof PageRevision>;

/**
 * A page of one language for its editor: the newest text, also one whose time has not come yet, and its
 * history, the newest first.
 */
export const PageEdited = PageText.extend({
  slug: Slug,
  lang: Language,
  revision: z.number().int(),
  history: z.array(PageRevision),
});

export type PageEdited = z.infer<typeof PageEdited>;
