import type { FigureChart, FunnelStep } from '#contract/figures/constants.ts';
import type { Language } from '#contract/option-schemas.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';

type Column =
  | 'period'
  | 'orders'
  | 'value'
  | 'held'
  | 'median'
  | 'p90'
  | 'name'
  | 'lots'
  | 'passed'
  | 'rate'
  | 'low'
  | 'high'
  | 'step'
  | 'missed'
  | 'open'
  | 'enquiries';

/** Words of files of figures in one language. */
export interface FigureWords {
  readonly files: Readonly<Record<FigureChart, string>>;
  readonly whole: string;
  readonly columns: Readonly<Record<Column, string>>;
  readonly funnel: Readonly<Record<FunnelStep, string>>;
}

const words: Readonly<Record<Language, FigureWords>> = { zh, en, es, fr, ru };

/** Returns the words of a language. */
export const figureWords = (lang: Language): FigureWords => words[lang];
