import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\/locales\/(.*\/)?en\.ts$/.test(path));

type Texts = ReadonlyMap<string, string>;

/** Flattens what a dictionary exports: by key, without the name of the export. */
function flatten(value: unknown, key: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') found.set(key, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, `${key}.${name}`, found);
  }
  return found;
}

async function textsOf(path: string): Promise<Texts> {
  const exported: Record<string, unknown> = await import(resolve(path));
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(exported)) {
    // `queueEn` and `queueFr` are one dictionary.
    flatten(value, name.replace(/(^|[a-z])(En|Es|Fr|Ru|en|es|fr|ru)$/, '$1'), found);
  }
  return found;
}

/** Returns the words of a text without its holes, marks of code, numbers and names in capitals. */
const wordsOf = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/https?:\S+|\S+@\S+|\S+\.\w{2,4}\b/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 2 && !isName(word))
    .join(' ');

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

const isName = (word: string): boolean =>
  /^\p{Lu}[\p{Lu}\d]+s?$/u.test(word) || names.has(word.toLowerCase());

/** Names of companies, products, standards and units, which no language translates. */
const names = wordSet(
  `assay excel google chrome telegram whatsapp skype wechat line linkedin facebook youtube twitter
  alipay paypal swift iban incoterms fedex shenzhen hong kong bom json webhook api usd rmb cny pcs
  mil std gmt code39 datamatrix codes payload merkle linux`,
);

/** Words that a language writes as English does; a text of these alone may be equal. */
const same: Readonly<Record<'es' | 'fr' | 'ru', ReadonlySet<string>>> = {
  es: wordSet(
    'bytes destr editor error fig hash industrial inspector material plan total transistor',
  ),
  fr: wordSet(`action actions administration album alternative alternatives budget cause chance
    client code commission conclusion condition console contact contacts correction date
    description destr district document documents fig finance grade inspection instrument instruments
    intact invitation logo lot lots mail mails max menu message messages migrations min mobile
    note page pages photo photos plan possible programmable province public questions recharge
    service solution source stock suggestion suggestions support surplus suspect total transistor
    tube urgent verdict version versions`),
  ru: wordSet('mail'),
};

describe.each(['es', 'fr', 'ru'] as const)('the dictionaries in %s', (lang) => {
  it('have no text that is still the English one', async () => {
    expect(files.length).toBeGreaterThan(60);
    const left: string[] = [];
    for (const path of files) {
      const [english, own] = await Promise.all([
        textsOf(path),
        textsOf(path.replace(/en\.ts$/, `${lang}.ts`)),
      ]);
      for (const [key, text] of english) {
        const words = wordsOf(text).toLowerCase().split(' ');
        if (own.get(key) === text && words.some((word) => word !== '' && !same[lang].has(word))) {
          left.push(`${path}${key}: ${text}`);
        }
      }
    }
    expect(left).toEqual([]);
  });
});

it('an English sentence is found, and a name or a code alone is not', () => {
  expect(wordsOf('Order {no} is late')).not.toBe('');
  for (const text of ['{no}', 'Assay', 'SWIFT', 'USD {amount}']) expect(wordsOf(text)).toBe('');
});
