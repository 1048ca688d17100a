import type { Language } from '#contract/option-schemas.ts';
import type { MessageTemplates } from '#server/messages/public.ts';
import { problemText, type SheetProblem } from '#server/sheets/public.ts';
import { type ImportReason, importReasons } from './core/stage-row.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type InventoryWords, zh } from './locales/zh.ts';
import type { StoredProblem } from './store/imports.ts';

export const inventoryWords: Record<Language, InventoryWords> = { zh, en, es, fr, ru };

/** The sentences of this slice's messages. */
export const inventoryMessages: MessageTemplates = {
  zh: zh.messages,
  en: en.messages,
  es: es.messages,
  fr: fr.messages,
  ru: ru.messages,
};

const isImportReason = (reason: string): reason is ImportReason =>
  importReasons.some((one) => one === reason);

/** A problem as a sentence: of the importer's own words, else of the reader of sheets. */
export function importProblemText(problem: StoredProblem, lang: Language): string {
  const { reason, facts } = problem;
  if (!isImportReason(reason)) return problemText({ ...problem, file: '' } as SheetProblem, lang);
  return inventoryWords[lang].reasons[reason].replace(/\{(\w+)\}/g, (hole, name: string) =>
    String(facts[name] ?? hole),
  );
}
