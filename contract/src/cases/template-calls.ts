import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { languages } from '../options.ts';
import { permissions } from '../permissions.ts';
import { Nothing } from '../response.ts';
import { CaseKindSchema } from './case.ts';
import { caseTextMax } from './topics.ts';

/** Names that stand in braces in a template and are filled from the case. */
export const templateFields = ['name', 'no', 'order', 'seller', 'handler'] as const;
export type TemplateField = (typeof templateFields)[number];

/** Events that an answer of a template takes on a case. */
export const templateActs = ['answer', 'askBack', 'end'] as const;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Returns the names in braces of a text that no case can fill. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !(templateFields as readonly string[]).includes(name));

/** Returns a template's text with the facts of a case in place of its names in braces. */
export const fillTemplate = (
  text: string,
  facts: Readonly<Record<TemplateField, string>>,
): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    (templateFields as readonly string[]).includes(name) ? facts[name as TemplateField] : whole,
  );

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

/** Lists all templates by name. */
export const opsTemplateList = query({
  path: '/ops/case/template/list',
  callers: permissions.cases,
  input: Nothing,
  output: z.array(CaseTemplate),
});

/** Adds a template, or changes the one that `id` and `version` name. */
export const opsTemplateSave = command({
  path: '/ops/case/template/save',
  callers: permissions.caseWork,
  input: z.object({
    id: Id.nullable().default(null),
    version: z.number().int().default(0),
    name: needed(80),
    kind: CaseKindSchema.nullable(),
    act: z.enum(templateActs),
    texts: Texts,
  }),
  output: CaseTemplate,
  failures: ['template.changed', 'template.nameTaken'],
});

/** Removes a template; answers that were sent with it stay as they are. */
export const opsTemplateRemove = command({
  path: '/ops/case/template/remove',
  callers: permissions.caseWork,
  input: z.object({ id: Id, version: z.number().int() }),
  output: Nothing,
  failures: ['template.changed'],
});
