import { describe, test } from 'vitest';
import {
  expectPluralForms,
  expectSameHoles,
  holesByKey,
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
  test('says every sentence with the same holes', () => expectSameHoles(words, source));

  test('has every plural form that the language uses', () => expectPluralForms(words, lang));
});
