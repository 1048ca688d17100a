import type { Language } from '#contract/option-schemas.ts';
import type { DocumentWords } from './core/document-words.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { zh } from './locales/zh.ts';

const words: Readonly<Record<Language, DocumentWords>> = { zh, en, es, fr, ru };

/** Returns the words of a language. */
export const documentWords = (lang: Language): DocumentWords => words[lang];
