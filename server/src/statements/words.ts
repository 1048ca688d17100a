import type { Language } from '#contract/option-schemas.ts';
import type { Matter } from '#contract/wallet/schemas.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';

/** Words of a statement in one language. */
export interface StatementWords {
  readonly title: string;
  readonly file: string;
  readonly account: string;
  readonly period: string;
  readonly zone: string;
  readonly opening: string;
  readonly incoming: string;
  readonly outgoing: string;
  readonly closing: string;
  readonly none: string;
  readonly foot: string;
  readonly columns: Readonly<
    Record<'no' | 'time' | 'matter' | 'reference' | 'change' | 'balance' | 'remark', string>
  >;
  readonly matters: Readonly<Record<Matter, string>>;
}

const words: Readonly<Record<Language, StatementWords>> = { zh, en, es, fr, ru };

/** Returns the words of a language. */
export const statementWords = (lang: Language): StatementWords => words[lang];

const SHANGHAI_MS = 8 * 3_600_000;

/** An instant in GMT+8, `2026-11-22 18:05:09`. */
export const momentText = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');
