import type { Language } from '#contract/option-schemas.ts';
import type { SheetProblem, SheetReason } from './core/reason.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';

const sentences: Record<Language, Record<SheetReason, string>> = { zh, en, es, fr, ru };

/** Returns a problem's text in the reader's language; its other fields name its place. */
export function problemText({ reason, sheet, row, facts }: SheetProblem, lang: Language): string {
  const all: Readonly<Record<string, string | number>> = {
    text: '',
    sheet: sheet ?? '',
    row: row ?? '',
    ...facts,
  };
  return sentences[lang][reason]
    .replace(/\{(\w+)\}/g, (hole, name: string) => String(all[name] ?? hole))
    .replace(/\s?[:：]\s*$/, lang === 'zh' ? '。' : '.');
}
