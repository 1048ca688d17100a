import type { Language } from '#contract/options.ts';
import type { MessageWords } from '#server/messages/public.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';
import { zh } from './words/zh.ts';

/** What enquiries tell. */
export type EnquiryMessage = keyof typeof zh;

/** The sentences of the enquiries' messages. */
export const enquiryMessages: MessageWords & Record<Language, typeof zh> = { zh, en, es, fr, ru };
