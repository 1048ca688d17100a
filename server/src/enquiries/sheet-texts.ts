import type { Language } from '#contract/option-schemas.ts';
import { comparable } from './core/sheet-columns.ts';
import type { SheetChoices } from './core/sheet-row.ts';
import { en } from './locales/sheet/en.ts';
import { es } from './locales/sheet/es.ts';
import { fr } from './locales/sheet/fr.ts';
import { ru } from './locales/sheet/ru.ts';
import { type SheetWords, zh } from './locales/sheet/zh.ts';

/** Words of the sheet in each language. */
export const sheetWords: Record<Language, SheetWords> = { zh, en, es, fr, ru };

const all = Object.values(sheetWords);

/** Headings of all languages: a sheet is read in whichever it was written. */
export const sheetHeadings = all.map((words) => words.columns);

type ChoiceKind = 'conditions' | 'packagings' | 'leadTimes' | 'reasons';

/** Returns values by their cell text: the word of any language, or the value's own name. */
const valuesByWord = (kind: ChoiceKind): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap((words) =>
      Object.entries(words[kind]).flatMap(([value, word]) => [
        [comparable(word), value] as const,
        [comparable(value), value] as const,
      ]),
    ),
  );

export const sheetChoices: SheetChoices = {
  condition: valuesByWord('conditions'),
  packaging: valuesByWord('packagings'),
  leadTime: valuesByWord('leadTimes'),
  reason: valuesByWord('reasons'),
};
