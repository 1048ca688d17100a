import type { Language } from '#contract/option-schemas.ts';

/** Sentences written by hand; English is always there. */
export type WrittenTexts = Readonly<Partial<Record<Language, WrittenText>>> & {
  readonly en: WrittenText;
};

export interface WrittenText {
  readonly title: string;
  readonly body: string;
}

/** What a reader of a language reads, and in which language that is: English stands in. */
export function textForLanguage(
  texts: WrittenTexts,
  lang: Language,
): WrittenText & { readonly lang: Language } {
  const own = texts[lang];
  return own === undefined ? { ...texts.en, lang: 'en' } : { ...own, lang };
}
