import { describe, expect, test } from 'vitest';
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

type Dictionary = { readonly [key: string]: string | Dictionary };

function sentences(words: Dictionary, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentences(value, `${path}${key}.`),
  );
}

const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const holes = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort().join();
const source = new Map(
  sentences({ ...zh, ...zhTrack }).map(([key, text]) => [bare(key), holes(text)]),
);

describe.each([
  ['en', { ...en, ...enTrack }],
  ['es', { ...es, ...esTrack }],
  ['fr', { ...fr, ...frTrack }],
  ['ru', { ...ru, ...ruTrack }],
] as const)('%s', (lang, words) => {
  test('says every sentence with the same holes', () => {
    const found = sentences(words);
    expect(new Set(found.map(([key]) => bare(key)))).toEqual(new Set(source.keys()));
    for (const [key, text] of found)
      expect([key, holes(text)]).toEqual([key, source.get(bare(key))]);
  });

  test('has every plural form that the language uses', () => {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    // "Many" of Spanish and French is for millions; the other form stands in.
    const needed = forms.filter((form) => form !== 'many' || lang === 'ru');
    const keys = new Set(sentences(words).map(([key]) => key));
    const counted = [...keys].filter((key) => key.endsWith('_other')).map(bare);
    expect(counted.length).toBeGreaterThan(3);
    for (const key of counted) for (const form of needed) expect(keys).toContain(`${key}_${form}`);
  });

  test('keeps stations within twenty characters a line, on two lines', () => {
    const names = sentences(words.station as Dictionary);
    for (const [key, name] of names) {
      expect([key, name.length <= 40]).toEqual([key, true]);
      for (const word of name.split(' ')) expect(word.length).toBeLessThanOrEqual(20);
    }
  });
});
