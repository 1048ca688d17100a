import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/option-schemas.ts';
import type { Dictionary } from '#web/i18n/sentence.ts';
import {
  bareKey,
  expectPluralForms,
  holesByKey,
  holesOf,
  sentencesOf,
} from '../../../tools/dictionary-tests.ts';

const files = import.meta.glob<Dictionary>(['./locales/??.ts', './*/locales/??.ts'], {
  import: 'default',
  eager: true,
});

/** Returns the words of all order pages in a language, by the path of their file. */
const wordsIn = (lang: Language): Dictionary =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) =>
      path.endsWith(`/${lang}.ts`) ? [[path.replace(`/${lang}.ts`, ''), words]] : [],
    ),
  );

const source = holesByKey(wordsIn('zh'));

describe.each(['en', 'es', 'fr', 'ru'] as const)('%s', (lang) => {
  const words = wordsIn(lang);

  test('says every sentence with the same holes', () => {
    const found = sentencesOf(words);
    expect(new Set(found.map(([key]) => bareKey(key)))).toEqual(new Set(source.keys()));
    for (const [key, text] of found) {
      // "The result" needs no figure where the form stands for one alone; Russian uses it for 21.
      const alone = key.endsWith('_one') && lang !== 'ru' && !text.includes('{count}');
      const said = alone ? holesOf(`${text}{count}`) : holesOf(text);
      expect([key, said]).toEqual([key, source.get(bareKey(key))]);
    }
  });

  test('has every plural form that the language uses', () => expectPluralForms(words, lang));
});
