import type { Language } from '#contract/option-schemas.ts';
import type { MessageTemplate, MessageTemplates } from '#server/messages/public.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { en, invitationEn, queueEn } from './en.ts';
import { es, invitationEs, queueEs } from './es.ts';
import { fr, invitationFr, queueFr } from './fr.ts';
import { invitationRu, queueRu, ru } from './ru.ts';
import { invitationZh, queueZh, zh } from './zh.ts';

/** The sentences of every kind in one language; a kind that is missing does not compile. */
export type OrderSentences = Readonly<Record<`orders.${NotificationKind}`, MessageTemplate>>;
export type QueueWords = Readonly<Record<keyof typeof queueZh, string>>;
export type InvitationWords = Readonly<Record<keyof typeof invitationZh, string>>;

/** The sentences of the messages about orders. */
export const orderMessages: MessageTemplates & Record<Language, OrderSentences> = {
  zh,
  en,
  es,
  fr,
  ru,
};

/** The words of the desks' queues. */
export const queueWords: Record<Language, QueueWords> = {
  zh: queueZh,
  en: queueEn,
  es: queueEs,
  fr: queueFr,
  ru: queueRu,
};

/** The words of the mail that asks a supplier to join. */
export const invitationWords: Record<Language, InvitationWords> = {
  zh: invitationZh,
  en: invitationEn,
  es: invitationEs,
  fr: invitationFr,
  ru: invitationRu,
};

/** Fills `{name}` of a sentence; a name without a value stays visible. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
