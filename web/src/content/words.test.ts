import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/option-schemas.ts';
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

/** Says that money is released at a moment: the moment has to come from the order table. */
const releases: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  zh: [/放款|放给/, /揽收|收货/],
  en: [/releas|\bpaid\b|\bpays\b/, /collect|receipt|has received/],
  es: [/liber|cobra/, /recoge|recogido|recep|recibe/],
  fr: [/libér|payé|paie/, /enlev|enlèv|réception/],
  ru: [/выпла/, /забрал|заберёт|получил|получени/],
};

describe.each(languages)('in %s', (lang) => {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ts`));

  test('the pages’ words are found', () => {
    expect(own.length).toBe(9);
  });

  test('no figure stands in the words: each comes from the contract', () => {
    const typed = own
      .flatMap(([, words]) => sentences(words))
      .filter(([, text]) => /\d/.test(text.replace(names, '')));
    expect(typed).toEqual([]);
  });

  test('when money is released is said by the order table’s clause, never typed', () => {
    const [release, moment] = releases[lang];
    const parts = own
      .flatMap(([, words]) => sentences(words))
      .flatMap(([key, text]) => text.split(/[.。；;] ?/).map((part) => [key, part] as const));
    const said = parts.filter(([, text]) => release.test(text));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter(([, text]) => moment.test(text))).toEqual([]);
  });

  test('a description fits a result of a search engine', () => {
    const all = own.flatMap(([, words]) => sentences(words));
    const descriptions = all.filter(([key]) => /(^|\.)description$/.test(key));
    expect(descriptions.length).toBe(8);
    for (const [key, text] of descriptions) expect([key, text.length <= 165]).toEqual([key, true]);
  });
});
