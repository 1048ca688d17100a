import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import {
  type MessageTemplates,
  type Notification,
  notify,
  notifyAndMailHourly,
} from '#server/messages/public.ts';
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

/** Sends one of them about a post, with a mail where its reader got no such mail within the last hour. */
export const notifyWithFewMails = (
  tx: Tx,
  post: string,
  telling: Omit<Notification, 'mail'> & { readonly kind: BoardMessage },
) => notifyAndMailHourly(tx, post, [telling]);
