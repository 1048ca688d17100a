import type { Language } from '#contract/option-schemas.ts';
import { queueEn } from './en.ts';
import { queueEs } from './es.ts';
import { queueFr } from './fr.ts';
import { queueRu } from './ru.ts';
import { queueZh } from './zh.ts';

/** The words of the queue of arrivals. */
export const queueWords: Readonly<Record<Language, Record<keyof typeof queueZh, string>>> = {
  zh: queueZh,
  en: queueEn,
  es: queueEs,
  fr: queueFr,
  ru: queueRu,
};
