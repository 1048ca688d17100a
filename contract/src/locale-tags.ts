import type { Language } from './option-schemas.ts';

/** The locale by which the server writes numbers and dates of a language. */
export const localeTags: Readonly<Record<Language, string>> = {
  zh: 'zh-CN',
  en: 'en-GB',
  es: 'es-419',
  fr: 'fr-FR',
  ru: 'ru-RU',
};
