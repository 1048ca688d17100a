import type { Language } from '#contract/option-schemas.ts';
import type { MessageTemplates } from '#server/messages/public.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';

/** The kinds of messages that enquiries send. */
export type EnquiryMessage = keyof typeof zh;

/** The sentences of the enquiries' messages. */
export const enquiryMessages: MessageTemplates & Record<Language, typeof zh> = {
  zh,
  en,
  es,
  fr,
  ru,
};
