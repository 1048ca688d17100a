import { z } from 'zod';
import { Id, Instant, needed, RecordVersion } from '../fields.ts';
import { languages } from '../options.ts';
import { Nothing } from '../response-schemas.ts';
import { CaseKindSchema } from './case-schemas.ts';
import { templateActs, unknownPlaceholders } from './constants.ts';
import { caseTextMax } from './topics.ts';

const Words = needed(caseTextMax).refine((text) => unknownPlaceholders(text).length === 0, {
  message: 'placeholder',
});

const Texts = z.object(
  Object.fromEntries(languages.map((lang) => [lang, Words])) as Record<
    (typeof languages)[number],
    typeof Words
  >,
);

/** A prepared answer of support. */
export const CaseTemplate = z.object({
  id: Id,
  version: z.number().int(),
  name: z.string(),
  /** The kind of cases that it is for; null for all. */
  kind: CaseKindSchema.nullable(),
  act: z.enum(templateActs),
  texts: z.object({
    zh: z.string(),
    en: z.string(),
    es: z.string(),
    fr: z.string(),
    ru: z.string(),
  }),
  /** How often an answer was sent with it, and when last. */
  used: z.number().int(),
  usedAt: Instant.nullable(),
  changedBy: z.string(),
  changedAt: Instant,
});

export type CaseTemplate = z.infer<typeof CaseTemplate>;

/** A version of a template, as it was saved. */
export const TemplateVersion = CaseTemplate.pick({
  version: true,
  name: true,
  kind: true,
  act: true,
  texts: true,
  changedBy: true,
  changedAt: true,
});

export type TemplateVersion = z.infer<typeof TemplateVersion>;

/** The newest versions of a template that are shown. */
export const opsTemplateHistory = {
  input: z.object({ id: Id }),
  output: z.array(TemplateVersion),
};

export const opsTemplateList = {
  input: Nothing,
  output: z.array(CaseTemplate),
};

export const opsTemplateSave = {
  input: z.object({
    id: Id.nullable().default(null),
    version: z.number().int().default(0),
    name: needed(80),
    kind: CaseKindSchema.nullable(),
    act: z.enum(templateActs),
    texts: Texts,
  }),
  output: CaseTemplate,
};

export const opsTemplateRemove = {
  input: RecordVersion,
  output: Nothing,
};
