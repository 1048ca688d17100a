import type { Language } from '#contract/option-schemas.ts';

/** Sentences written by hand; English is always there. */
export type WrittenTexts = Readonly<Partial<Record<Language, WrittenText>>> & {
  readonly en: WrittenText;
};

export interface WrittenText {
  readonly title: string;
  readonly body: string;
}

/** Returns the text for readers of a language, with its own language: English is the fallback. */
export function textForLanguage(
  texts: WrittenTexts,
  lang: Language,
): WrittenText & { readonly lang: Language } {
  const own = texts[lang];
  return own === undefined ? { ...texts.en, lang: 'en' } : { ...own, lang };
}
