import { expect } from 'vitest';
import type { Dictionary } from '#web/i18n/sentence.ts';

/** Lists the sentences of a dictionary, each with its key from the top. */
export function sentencesOf(words: Dictionary, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  );
}

/** Returns a key without the name of its plural form. */
export const bareKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Returns the holes of a sentence in the order of their names, as one text. */
export const holesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort().join();

/** Returns the holes of each sentence of a dictionary by its bare key. */
export const holesByKey = (words: Dictionary): ReadonlyMap<string, string> =>
  new Map(sentencesOf(words).map(([key, text]) => [bareKey(key), holesOf(text)]));

/** Expects that a dictionary has the sentences of its source, each with the same holes. */
export function expectSameHoles(words: Dictionary, source: ReadonlyMap<string, string>): void {
  const found = sentencesOf(words);
  expect(new Set(found.map(([key]) => bareKey(key)))).toEqual(new Set(source.keys()));
  for (const [key, text] of found)
    expect([key, holesOf(text)]).toEqual([key, source.get(bareKey(key))]);
}

/** Expects every plural form that a language uses, of more than three counted sentences. */
export function expectPluralForms(words: Dictionary, lang: string): void {
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  // "Many" of Spanish and French is for millions; the other form stands in.
  const needed = forms.filter((form) => form !== 'many' || lang === 'ru');
  const keys = new Set(sentencesOf(words).map(([key]) => key));
  const counted = [...keys].filter((key) => key.endsWith('_other')).map(bareKey);
  expect(counted.length).toBeGreaterThan(3);
  for (const key of counted) for (const form of needed) expect(keys).toContain(`${key}_${form}`);
}
