import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { type MessageTemplates, type Notification, notify } from '#server/messages/public.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';

/** The kinds of messages that the boards send. */
export type BoardMessage = keyof typeof zh;

/** The sentences of the boards' messages. */
export const boardMessages: MessageTemplates & Record<Language, typeof zh> = { zh, en, es, fr, ru };

/** Sends one of the boards' messages, so that no kind without words is ever sent. */
export const notifyOnBoard = (tx: Tx, telling: Notification & { readonly kind: BoardMessage }) =>
  notify(tx, telling);
