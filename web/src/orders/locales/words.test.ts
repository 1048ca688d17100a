import { describe, expect, test } from 'vitest';
import {
  bareKey,
  expectPluralForms,
  holesByKey,
  holesOf,
  sentencesOf,
} from '../../../../tools/dictionary-tests.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import ru from './ru.ts';
import zh from './zh.ts';

const source = holesByKey(zh);

describe.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['ru', ru],
] as const)('%s', (lang, words) => {
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
