import type { Language } from '#contract/options.ts';
import type { MessageWords } from '#server/messages/public.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';
import { type WatchWords, zh } from './words/zh.ts';

/** The words of watches by language. */
export const watchWords: Readonly<Record<Language, WatchWords>> = { zh, en, es, fr, ru };

/** A kind of message that watches tell. */
export type WatchMessage = keyof WatchWords['messages'];

/** The sentences of the messages of watches. */
export const watchMessages: MessageWords = {
  zh: zh.messages,
  en: en.messages,
  es: es.messages,
  fr: fr.messages,
  ru: ru.messages,
};
