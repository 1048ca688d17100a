import type { Language } from '#contract/options.ts';
import type { Tx } from '#server/kit/database.ts';
import { type MessageWords, type Telling, tell } from '#server/messages/public.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';
import { zh } from './words/zh.ts';

/** What the boards tell. */
export type BoardMessage = keyof typeof zh;

/** The sentences of the boards' messages. */
export const boardMessages: MessageWords & Record<Language, typeof zh> = { zh, en, es, fr, ru };

/** Tells one of the boards' messages, so that no kind without words is ever told. */
export const tellOnBoard = (tx: Tx, telling: Telling & { readonly kind: BoardMessage }) =>
  tell(tx, telling);
