import { z } from 'zod';
import { anyone, command, query } from '../call.ts';
import { FileUrl, Instant, text } from '../fields.ts';
import { MoneyWire } from '../money.ts';
import { type Language, languages } from '../options.ts';
import { TestCode } from '../orders/terms.ts';
import { permissions } from '../permissions.ts';
import { Nothing } from '../response.ts';
import { labServices, type ServiceSlug } from './services.ts';

const slugs = labServices.map(({ slug }) => slug) as [ServiceSlug, ...ServiceSlug[]];
export const ServiceSlugs = z.enum(slugs);

/** Texts of a service in one language; an empty one is the product's own. */
export const serviceTextKeys = ['name', 'finds', 's1', 's2', 's3', 'cannot'] as const;
export type ServiceTextKey = (typeof serviceTextKeys)[number];
const Texts = z.object({
  name: text(60),
  finds: text(240),
  s1: text(300),
  s2: text(300),
  s3: text(300),
  cannot: text(400),
});

/** At most this many pictures of one service. */
export const SERVICE_PICTURES_MAX = 6;

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

/** The services of the lab as they are sold today, in the reader's language. */
export const serviceList = query({
  path: '/qc/services',
  callers: anyone,
  input: Nothing,
  output: z.array(ServiceInForce),
});

const desk = permissions.content;

const Draft = z.object({
  version: z.number().int(),
  content: ServiceContent,
  author: z.string(),
  savedAt: Instant,
});

const Revision = z.object({
  number: z.number().int(),
  author: z.string(),
  at: Instant,
  content: ServiceContent,
});

/** A service for its editor: in force, its draft, every revision, the newest first. */
export const ServiceEdited = z.object({
  slug: ServiceSlugs,
  revision: z.number().int(),
  /** The content in force, with the product's own price and time where nothing was published. */
  content: ServiceContent,
  draft: Draft.nullable(),
  history: z.array(Revision),
  /** Links of all pictures that appear above, by their kept address. */
  links: z.record(z.string(), z.string()),
});
export type ServiceEdited = z.infer<typeof ServiceEdited>;

/** Lists the services with what is in force and whether a draft waits. */
export const opsServiceList = query({
  path: '/ops/qc/service/list',
  callers: desk,
  input: Nothing,
  output: z.array(
    z.object({
      slug: ServiceSlugs,
      revision: z.number().int(),
      publishedAt: Instant.nullable(),
      author: z.string(),
      tests: z.array(OfferedTest),
      draft: z.object({ author: z.string(), savedAt: Instant }).nullable(),
    }),
  ),
});

export const opsServiceOne = query({
  path: '/ops/qc/service/one',
  callers: desk,
  input: z.object({ slug: ServiceSlugs }),
  output: ServiceEdited,
});

const DraftKey = z.object({
  slug: ServiceSlugs,
  /** The version of the draft that the editor saw; 0 where there was none. */
  version: z.number().int().min(0),
});

/** Saves a draft; the public pages stay as they are. */
export const opsServiceSave = command({
  path: '/ops/qc/service/save',
  bodyKb: 128,
  callers: desk,
  input: DraftKey.extend({ content: ServiceContent }),
  output: ServiceEdited,
  failures: ['content.changed', 'file.unknown', 'file.format'],
});

export const opsServiceDiscard = command({
  path: '/ops/qc/service/discard',
  callers: desk,
  input: DraftKey,
  output: ServiceEdited,
  failures: ['content.changed'],
});

/** Publishes the draft: pages, plans and orders from now on follow it; older orders do not. */
export const opsServicePublish = command({
  path: '/ops/qc/service/publish',
  callers: desk,
  input: DraftKey,
  output: ServiceEdited,
  failures: ['content.changed'],
});
