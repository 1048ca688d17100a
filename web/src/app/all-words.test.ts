import { describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';

type Dictionary = { readonly [key: string]: string | Dictionary };

const files = import.meta.glob<Dictionary>('../{*,*/*}/locales/{zh,en,es,fr,ru}.ts', {
  import: 'default',
  eager: true,
});
const slices = Object.keys(files)
  .map((file) => /^\.\.\/(.+)\/locales\/zh\.ts$/.exec(file)?.[1])
  .filter((slice) => slice !== undefined);
const wordsOf = (slice: string, lang: string) => files[`../${slice}/locales/${lang}.ts`];

function sentences(words: Dictionary, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentences(value, `${path}${key}.`),
  );
}

const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

const unique = (list: string) => [...new Set(list.split(','))].filter(Boolean).sort().join();

test('the words of every slice are found', () => {
  expect(slices.length).toBeGreaterThan(5);
});

describe.each(slices)('%s', (slice) => {
  const source = sentences(wordsOf(slice, 'zh') ?? {});
  const expected = new Map(source.map(([key, text]) => [bare(key), holes(text)]));

  test.each(languages)('says everything in %s, with the same holes', (lang) => {
    const words = wordsOf(slice, lang);
    expect(words, `${slice}/locales/${lang}.ts`).toBeDefined();
    const found = sentences(words ?? {});
    expect([...new Set(found.map(([key]) => bare(key)))].sort()).toEqual(
      [...expected.keys()].sort(),
    );
    for (const [key, text] of found) {
      expect(text.trim(), key).not.toBe('');
      // "One" may be said as a word; in Russian its form also counts 21.
      const said = key.endsWith('_one') && lang !== 'ru' ? `${text}{count}` : text;
      const known = expected.get(bare(key)) ?? '';
      const wanted = said === text ? known : holes(`${known}{count}`);
      expect([key, unique(holes(said))]).toEqual([key, unique(wanted)]);
    }
  });

  test.each(languages)('counts as %s does', (lang) => {
    const keys = new Set(sentences(wordsOf(slice, lang) ?? {}).map(([key]) => key));
    // "Many" of Spanish and French is for millions; the other form stands in.
    const forms = new Intl.PluralRules(lang)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || lang === 'ru');
    const counted = [...keys].filter((key) => key.endsWith('_other')).map(bare);
    for (const key of counted) for (const form of forms) expect(keys).toContain(`${key}_${form}`);
  });
});
