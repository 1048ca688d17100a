import { describe, expect, test } from 'vitest';
import {
  expectPluralForms,
  expectSameHoles,
  holesByKey,
  sentencesOf,
} from '../../../../tools/dictionary-tests.ts';
import enTrack from '../track/locales/en.ts';
import esTrack from '../track/locales/es.ts';
import frTrack from '../track/locales/fr.ts';
import ruTrack from '../track/locales/ru.ts';
import zhTrack from '../track/locales/zh.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import ru from './ru.ts';
import zh from './zh.ts';

const source = holesByKey({ ...zh, ...zhTrack });

describe.each([
  ['en', { ...en, ...enTrack }],
  ['es', { ...es, ...esTrack }],
  ['fr', { ...fr, ...frTrack }],
  ['ru', { ...ru, ...ruTrack }],
] as const)('%s', (lang, words) => {
  test('says every sentence with the same holes', () => expectSameHoles(words, source));

  test('has every plural form that the language uses', () => expectPluralForms(words, lang));

  test('keeps stations within twenty characters a line, on two lines', () => {
    const names = sentencesOf(words.station);
    for (const [key, name] of names) {
      expect([key, name.length <= 40]).toEqual([key, true]);
      for (const word of name.split(' ')) expect(word.length).toBeLessThanOrEqual(20);
    }
  });
});
