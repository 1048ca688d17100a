import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/options.ts';

/** A thing of the product with its one word in a language, and words that it has not. */
interface Term {
  readonly thing: string;
  readonly not: readonly string[];
  readonly except: readonly string[];
}

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Reads the table of a language from the list of terms. */
function termsOf(lang: Language): Term[] {
  const [, section = ''] = readFileSync('docs/terms.md', 'utf8').split(`\n## ${lang}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Thing|---)/.test(line))
    .map((line) => {
      const [, thing = '', , not, except] = line.split('|').map((cell) => cell.trim());
      return { thing, not: listOf(not), except: listOf(except) };
    });
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const textsOf = (lang: Language): string[] =>
  files.filter((path) =>
    path.endsWith('.ts')
      ? new RegExp(`/locales/(.*/)?${lang}\\.ts$`).test(path)
      : new RegExp(`^server/src/content/pages/.*/${lang}\\.md$`).test(path),
  );

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Finds a word as a whole; Chinese has no blanks between words. */
const finding = (word: string): RegExp =>
  /\p{Script=Han}/u.test(word)
    ? new RegExp(escaped(word), 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`, 'iu');

/** A line without the comments and keys of a dictionary, and without excepted phrases. */
function wordsIn(line: string, { except }: Term): string {
  const text = line.replace(/^\s*(\/\*\*|\*|\/\/).*$/, '').replace(/^\s*[\w'.]+:\s/, '');
  return except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
}

describe.each(languages)('the dictionaries in %s', (lang) => {
  it('have one word for each thing', () => {
    const terms = termsOf(lang);
    expect(terms.length).toBeGreaterThan(0);
    const hits = textsOf(lang).flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          terms.flatMap((term) =>
            term.not
              .filter((word) => finding(word).test(wordsIn(line, term)))
              .map((word) => `${path}:${i + 1}: ${word} (${term.thing})`),
          ),
        ),
    );
    expect(hits).toEqual([]);
  });
});

it('a word that a language does not use is found, as a whole and in any case', () => {
  expect(finding('agent order').test('Place the Agent order')).toBe(true);
  expect(finding('agent order').test('agent orders')).toBe(false);
  expect(finding('代管').test('货款由验芯代管')).toBe(true);
  expect(finding('агентский заказ').test('Новый агентский заказ')).toBe(true);
});
