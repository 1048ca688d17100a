import type { Language } from '#contract/option-schemas.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import ru from './ru.ts';
import zh from './zh.ts';

/** Words of printed labels. */
export type LabelWords = Readonly<Record<keyof typeof zh, string>>;

/** Words of printed labels by language. */
export const labelWords: Readonly<Record<Language, LabelWords>> = { zh, en, es, fr, ru };
