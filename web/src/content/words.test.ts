import { describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';

type Dictionary = { readonly [key: string]: string | Dictionary };

const files = import.meta.glob<Dictionary>(['./locales/{home,common}/*.ts', './*/locales/*.ts'], {
  import: 'default',
  eager: true,
});

const sentences = (words: Dictionary, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentences(value, `${path}${key}.`),
  );

/** Names that hold a figure: a standard and a zone. */
const names = /AS6081|GMT\+8/g;

describe.each(languages)('in %s', (lang) => {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ts`));

  test('the pages’ words are found', () => {
    expect(own.length).toBe(8);
  });

  test('no figure stands in the words: each comes from the contract', () => {
    const typed = own
      .flatMap(([, words]) => sentences(words))
      .filter(([, text]) => /\d/.test(text.replace(names, '')));
    expect(typed).toEqual([]);
  });

  test('a description fits a result of a search engine', () => {
    const all = own.flatMap(([, words]) => sentences(words));
    const descriptions = all.filter(([key]) => /(^|\.)description$/.test(key));
    expect(descriptions.length).toBe(8);
    for (const [key, text] of descriptions) expect([key, text.length <= 165]).toEqual([key, true]);
  });
});
