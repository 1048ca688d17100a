import { z } from 'zod';
import { FileUrl, Instant, text } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import type { Language } from '../option-schemas.ts';
import { languages } from '../options.ts';
import { TestCode } from '../orders/terms-schemas.ts';
import { Nothing } from '../response-schemas.ts';
import { PublishTime, RevisionState } from '../revision-schemas.ts';
import { SERVICE_PICTURES_MAX, slugs } from './constants.ts';

export const ServiceSlugs = z.enum(slugs);

const Texts = z.object({
  name: text(60),
  finds: text(240),
  s1: text(300),
  s2: text(300),
  s3: text(300),
  cannot: text(400),
});

const perLanguage = Object.fromEntries(languages.map((lang) => [lang, Texts])) as Record<
  Language,
  typeof Texts
>;

/** Texts and price of a service, as the content desk publishes them. */
export const ServiceContent = z.object({
  texts: z.object(perLanguage),
  tests: z
    .array(
      z.object({
        test: TestCode,
        /** USD with two decimals, for one lot. */
        price: z
          .string()
          .trim()
          .regex(/^(0|[1-9]\d{0,5})(\.\d{1,2})?$/, 'amount'),
        days: z.number('quantity').int('quantity').min(1, 'quantity').max(90, 'quantity'),
        /** Pieces of a lot; null for the sample of the standard, or the whole lot. */
        pieces: z
          .number('quantity')
          .int('quantity')
          .min(1, 'quantity')
          .max(5000, 'quantity')
          .nullable(),
      }),
    )
    .max(5),
  /** Uploaded pictures, the first one shown beside the name. */
  pictures: z.array(FileUrl).max(SERVICE_PICTURES_MAX),
});

export type ServiceContent = z.infer<typeof ServiceContent>;

const OfferedTest = z.object({
  test: TestCode,
  price: MoneyWire,
  days: z.number().int(),
  /** Pieces that the desk set; null where the sampling table decides. */
  pieces: z.number().int().nullable(),
});

const ServiceInForce = z.object({
  slug: ServiceSlugs,
  /** 0 where nothing but the product's own stands. */
  revision: z.number().int(),
  tests: z.array(OfferedTest),
  /** The reader's language; an empty text is the product's own. */
  texts: Texts,
  /** Addresses that a browser opens. */
  pictures: z.array(z.string()),
});

export const serviceList = {
  input: Nothing,
  output: z.array(ServiceInForce),
};

const Draft = z.object({
  version: z.number().int(),
  content: ServiceContent,
  author: z.string(),
  savedAt: Instant,
});

const Revision = z.object({
  number: z.number().int(),
  author: z.string(),
  /** When it was published. */
  at: Instant,
  /** From when it is sold. */
  effectiveAt: Instant,
  state: RevisionState,
  content: ServiceContent,
});

/** A service for its editor: the newest content, its draft, every revision, the newest first. */
export const ServiceEdited = z.object({
  slug: ServiceSlugs,
  revision: z.number().int(),
  /** The newest content, with the product's own price and time where nothing was published. */
  content: ServiceContent,
  draft: Draft.nullable(),
  history: z.array(Revision),
  /** Links of all pictures that appear above, by their kept address. */
  links: z.record(z.string(), z.string()),
});

export type ServiceEdited = z.infer<typeof ServiceEdited>;

export const opsServiceList = {
  input: Nothing,
  output: z.array(
    z.object({
      slug: ServiceSlugs,
      revision: z.number().int(),
      publishedAt: Instant.nullable(),
      author: z.string(),
      tests: z.array(OfferedTest),
      draft: z.object({ author: z.string(), savedAt: Instant }).nullable(),
      /** The newest revision where its time has not come yet. */
      scheduled: z.object({ revision: z.number().int(), at: Instant }).nullable(),
    }),
  ),
};

export const opsServiceOne = {
  input: z.object({ slug: ServiceSlugs }),
  output: ServiceEdited,
};

const DraftKey = z.object({
  slug: ServiceSlugs,
  /** The version of the draft that the editor saw; 0 where there was none. */
  version: z.number().int().min(0),
});

export const opsServiceSave = {
  input: DraftKey.extend({ content: ServiceContent }),
  output: ServiceEdited,
};

export const opsServiceDiscard = {
  input: DraftKey,
  output: ServiceEdited,
};

export const opsServicePublish = {
  input: DraftKey.extend({ effectiveAt: PublishTime }),
  output: ServiceEdited,
};
