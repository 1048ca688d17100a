/** The only door of the quarantine register: what the composition may use. */
import type { Language } from '#contract/option-schemas.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { QuarantineDeps } from './deps.ts';
import { quarantineHandlers } from './handlers.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type QuarantineSentences, zh } from './locales/zh.ts';

export type { QuarantineDeps } from './deps.ts';
export { quarantineQueues } from './queues.ts';
export {
  type ConfirmedEntry,
  enteredLots,
  findConfirmed,
  listConfirmed,
} from './store/entries.ts';

/** The sentences of messages about the register. */
export const quarantineMessages: Readonly<Record<Language, QuarantineSentences>> = {
  zh,
  en,
  es,
  fr,
  ru,
};

/** Refusals of the slice's own table: an entry that has ended. */
export const quarantineRefusals: SqlStateFailures = { QR001: 'quarantine.changed' };

/** Puts the slice together. */
export const quarantineSlice = (
  deps: QuarantineDeps,
): { readonly calls: readonly Implementation[] } => ({ calls: quarantineHandlers(deps) });
