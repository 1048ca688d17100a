import type { ReactNode } from 'react';
import { createContext, createElement, Fragment, use, useMemo, useSyncExternalStore } from 'react';
import {
  fetchDictionary,
  firstLanguage,
  type Language,
  loadedDictionary,
  pageLanguage,
  watchLanguage,
} from './language.ts';
import {
  type Dictionary,
  fillSentence,
  foundSentence,
  sentenceOf,
  type Values,
} from './sentence.ts';

export type { Values };

/**
 * Every slice registers its dictionary here, in its `words/zh.ts`:
 * `declare module '#web/i18n/translator.ts' { interface Dictionaries { orders: typeof words } }`.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it by declaration merging.
export interface Dictionaries {}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Bare<Key extends string> = Key extends `${infer Stem}_${Plural}` ? Stem : Key;

/** The keys of a dictionary as paths: `state.paid`; plural forms share one path. */
export type TranslationKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Bare<Key>
    : `${Key}.${TranslationKey<Words[Key]>}`;
}[keyof Words & string];

type PluralForms<Words> = {
  [Key in keyof Words & string as Key extends `${infer Stem}_other`
    ? `${Stem}_${'one' | 'few' | 'many'}`
    : never]?: string;
};

/** A dictionary in another language: the same keys, with the plural forms that it needs. */
export type Translated<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
} & PluralForms<Words>;

/** A slice's translator. */
export interface Translator<Dictionary> {
  /** The sentence of a key; `count` chooses its plural form. */
  (key: TranslationKey<Dictionary>, values?: Values): string;
  /** The sentence with pieces of the page in place of `{name}`: links, tags, figures. */
  parts(key: TranslationKey<Dictionary>, values: Record<string, ReactNode>): ReactNode;
  /** The sentence of a key that may not be there: one that comes from elsewhere. */
  find(key: string): string | undefined;
  readonly lang: Language;
}

/** While the server draws: the page's language, and who notes which slices' words it takes. */
export const ServerTranslations = createContext<{
  readonly lang: Language;
  readonly register: (slice: string) => void;
} | null>(null);

/** The words of one slice in the reader's language; suspends while they are fetched. */
export function useTranslator<Slice extends keyof Dictionaries & string>(
  slice: Slice,
): Translator<Dictionaries[Slice]> {
  const lang = useLanguage();
  use(ServerTranslations)?.register(slice);
  const dictionary = use(fetchDictionary(slice, lang));
  return useMemo(() => translatorFor(dictionary, lang), [dictionary, lang]);
}

/** The words of one slice where they have been fetched already, else null; never suspends. */
export function useFoundWords<Slice extends keyof Dictionaries & string>(
  slice: Slice,
): Translator<Dictionaries[Slice]> | null {
  const lang = useLanguage();
  const dictionary = loadedDictionary(slice, lang);
  return useMemo(
    () => (dictionary === undefined ? null : translatorFor(dictionary, lang)),
    [dictionary, lang],
  );
}

function translatorFor<Room>(dictionary: Dictionary, lang: Language): Translator<Room> {
  const sentence = (key: string, count: unknown) =>
    sentenceOf(dictionary, key, lang, typeof count === 'number' ? count : undefined);
  const words = (key: string, values?: Values) =>
    fillSentence(sentence(key, values?.['count']), lang, values);
  const parts = (key: string, values: Record<string, ReactNode>) =>
    fill(sentence(key, values['count']), values);
  const find = (key: string) => foundSentence(dictionary, key);
  return Object.assign(words, { parts, find, lang });
}

/** Puts pieces of the page in place of the `{name}` of a sentence. */
export function fill(sentence: string, values: Record<string, ReactNode>): ReactNode {
  const pieces = sentence.split(/\{(\w+)\}/);
  return pieces.map((piece, index) => {
    const node = index % 2 === 0 ? piece : values[piece];
    // The pieces of one sentence never change their order.
    return createElement(Fragment, { key: `${index}` }, node);
  });
}

/** The language shown now; a part that uses it is drawn again when the reader switches. */
export function useLanguage(): Language {
  const serverContext = use(ServerTranslations);
  return useSyncExternalStore(
    watchLanguage,
    pageLanguage,
    () => serverContext?.lang ?? firstLanguage(),
  );
}
