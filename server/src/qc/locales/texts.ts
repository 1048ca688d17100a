import type { Language } from '#contract/option-schemas.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { type QcTexts, zh } from './zh.ts';

export type { QcTexts } from './zh.ts';

const dictionaries: Record<Language, QcTexts> = { zh, en, es, fr, ru };

/** The words of reports in a language. */
export const textsOf = (lang: Language): QcTexts => dictionaries[lang];

/** Returns a label and its text, joined as the language does it. */
export const labeled = (lang: Language, label: string, text: string): string =>
  lang === 'zh' ? `${label}：${text}` : `${label}: ${text}`;

/** A sentence with its `{names}` filled in; a name without a fact stays as it is. */
export const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
