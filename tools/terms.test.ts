import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';

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

/** Signs that French keeps with their words; U+202F is none, as the faces of pages and PDFs lack it. */
const LOOSE_SIGN = /[ \u202f][;:!?%»]|«[ \u202f]/;

interface Line {
  readonly text: string;
  readonly line: number;
}

/** Returns the strings of a file's French: all of a dictionary, else those of each `fr` key. */
function frenchStrings(path: string): Line[] {
  const source = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Line[] = [];
  const visit = (node: ts.Node, isFrench: boolean): void => {
    if (isFrench && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ text: node.getText(file), line: line + 1 });
      return;
    }
    const begins = ts.isPropertyAssignment(node) && node.name.getText(file) === 'fr';
    node.forEachChild((child) => visit(child, isFrench || begins));
  };
  visit(file, path.endsWith('/fr.ts'));
  return found;
}

const readLines = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((text, i) => ({ text, line: i + 1 }));

it('French signs stand behind a no-break space', () => {
  const dictionaries = textsOf('fr');
  const others = files.filter(
    (path) =>
      /^(contract|server|web)\/src\/.*\.ts$/.test(path) &&
      !path.endsWith('.test.ts') &&
      !dictionaries.includes(path) &&
      readFileSync(path, 'utf8').includes('fr: '),
  );
  const hits = [...dictionaries, ...others].flatMap((path) =>
    (path.endsWith('.md') ? readLines(path) : frenchStrings(path))
      .filter(({ text }) => LOOSE_SIGN.test(text))
      .map(({ text, line }) => `${path}:${line}: ${text}`),
  );
  expect(hits).toEqual([]);
});
