import type { Language } from '#contract/option-schemas.ts';
import { formatNumber, locales } from './format.ts';

/** A slice's words in one language: sentences below keys, nested as the slice likes. */
export type Dictionary = { readonly [key: string]: string | Dictionary };

/** Values for a sentence's `{name}` placeholders; numbers are grouped as the language does. */
export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<Language, Intl.PluralRules>();

function pluralOf(lang: Language, count: number): Intl.LDMLPluralRule {
  let rule = rules.get(lang);
  if (!rule) {
    rule = new Intl.PluralRules(locales[lang]);
    rules.set(lang, rule);
  }
  return rule.select(count);
}

/** The sentence of a key, or undefined where there is none. */
export function foundSentence(words: Dictionary, path: string): string | undefined {
  let place: string | Dictionary | undefined = words;
  for (const key of path.split('.')) {
    if (typeof place !== 'object') return undefined;
    place = place[key];
  }
  return typeof place === 'string' ? place : undefined;
}

/**
 * The sentence of a key, its `{name}` not yet filled. `count` chooses the form `key_one`,
 * `key_few` and so on, else `key_other`. A key that is not there is shown as it is.
 */
export function sentenceOf(words: Dictionary, key: string, lang: Language, count?: number): string {
  const plain = foundSentence(words, key);
  if (plain !== undefined) return plain;
  const form = count === undefined ? 'other' : pluralOf(lang, count);
  return foundSentence(words, `${key}_${form}`) ?? foundSentence(words, `${key}_other`) ?? key;
}

/** Puts values in place of `{name}`; a name without a value stays, so that it is seen. */
export function fillSentence(sentence: string, lang: Language, values: Values = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? formatNumber(value, lang) : value;
  });
}
