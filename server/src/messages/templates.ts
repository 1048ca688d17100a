import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';

/** A message's sentences in one language, with `{name}` where a parameter stands. */
export interface MessageTemplate {
  readonly title: string;
  readonly body: string;
}

/** The kinds of a slice and their sentences: the slice that tells owns the words. */
export type MessageTemplates = Readonly<
  Record<Language, Readonly<Record<string, MessageTemplate>>>
>;

/** Every kind of the product, put together from what the slices give at composition. */
export interface TemplateCatalog {
  /** The sentences of a kind; an unknown kind answers null. */
  of(lang: Language, kind: string): MessageTemplate | null;
}

/** Joins the slices' words; two slices that claim one kind are a mistake of the program. */
export function templateCatalog(parts: readonly MessageTemplates[]): TemplateCatalog {
  const books = new Map<Language, Map<string, MessageTemplate>>(
    languages.map((lang) => [lang, new Map()]),
  );
  for (const part of parts) {
    for (const lang of languages) {
      const book = books.get(lang);
      for (const [kind, word] of Object.entries(part[lang])) {
        if (book?.has(kind)) throw new Error(`two slices have words for the message ${kind}`);
        book?.set(kind, word);
      }
    }
  }
  return { of: (lang, kind) => books.get(lang)?.get(kind) ?? null };
}
