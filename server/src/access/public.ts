/** The only door of looks at accounts: what the composition may use. */

import type { Tx } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { MessageTemplates } from '#server/messages/public.ts';
import type { AccessDeps } from './deps.ts';
import { accessHandlers } from './handlers.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';
import { endViewsOf } from './store/entries.ts';

/** The sentences of the message to a customer whose account staff look at. */
export const accessMessages: MessageTemplates = { zh, en, es, fr, ru };

/** Puts the slice together. */
export const accessSlice = (deps: AccessDeps): { readonly calls: readonly Implementation[] } => ({
  calls: accessHandlers(deps),
});

/** Notes when looks ended with the sessions that they went on in. */
export const endViews = (
  tx: Tx,
  views: readonly { readonly sessionId: string; readonly endedAt: Date }[],
): Promise<void> => endViewsOf(tx, views);
