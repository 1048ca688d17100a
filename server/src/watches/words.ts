import type { Language } from '#contract/option-schemas.ts';
import type { MessageTemplates } from '#server/messages/public.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type WatchWords, zh } from './locales/zh.ts';

/** The words of watches by language. */
export const watchWords: Readonly<Record<Language, WatchWords>> = { zh, en, es, fr, ru };

/** A kind of message that watches tell. */
export type WatchMessage = keyof WatchWords['messages'];

/** The sentences of the messages of watches. */
export const watchMessages: MessageTemplates = {
  zh: zh.messages,
  en: en.messages,
  es: es.messages,
  fr: fr.messages,
  ru: ru.messages,
};
