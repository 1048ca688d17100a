import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { savedChoice, storeChoice } from '../ui/form/saved-choice.ts';
import { importFromManifest } from '../ui/named-files.ts';
import { ensureChineseFont } from '../ui/theme/chinese-font.ts';
import type { Dictionary } from './sentence.ts';

export { type Language, languages };

const KEY = 'lang';

/** Each language in its own words, in the order of the switch. */
export const languageNames: Record<Language, string> = {
  zh: '中文',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ru: 'Русский',
};

/** Words that stand elsewhere than in a slice's own folder. */
const others = new Map<string, (lang: Language) => Promise<Dictionary>>();
const loaded = new Map<string, Dictionary>();
const loading = new Map<string, Promise<Dictionary>>();
const listeners = new Set<() => void>();
let current: Language | null = null;
let first: Language | null = null;

function isLanguage(text: string | null): text is Language {
  return text !== null && (languages as readonly string[]).includes(text);
}

/** The language that was kept in this browser; null where none was. */
function readStoredLanguage(): Language | null {
  const stored = savedChoice(KEY);
  return isLanguage(stored) ? stored : null;
}

/** Keeps the choice for the program, and for the server that draws pages. */
const storeLanguage = (lang: Language): void => storeChoice(KEY, lang);

/** The language that an address asks for by `?lang=`, or null. */
function readRequestedLanguage(): Language | null {
  const requested = new URLSearchParams(window.location.search).get(KEY);
  return isLanguage(requested) ? requested : null;
}

/** The language shown now; before a start it is the default. */
export const pageLanguage = (): Language => current ?? 'zh';

/**
 * The language of the first drawing. Parts of a page that the server drew wake up one by one: each
 * goes on from it, though the reader's own language may be shown elsewhere by then.
 */
export const firstLanguage = (): Language => first ?? 'zh';

/** Calls back when the reader switches; returns what ends that. */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a room of words that is fetched in another way; before it is first used. */
export function registerDictionary(
  slice: string,
  load: (lang: Language) => Promise<Dictionary>,
): void {
  others.set(slice, load);
}

/** The list of all words is fetched with the first that the drawn document does not name. */
async function load(slice: string, lang: Language): Promise<Dictionary> {
  const other = others.get(slice);
  if (other) return other(lang);
  const imported = importFromManifest<{ default: Dictionary }>(`src/${slice}/locales/${lang}.ts`);
  if (imported !== null) return (await imported).default;
  const { files } = await import('./locale-files.ts');
  const words = files[`../${slice}/locales/${lang}.ts`] ?? files[`../${slice}/locales/en.ts`];
  if (!words) throw new Error(`no words for ${slice}`);
  return words();
}

/** Fetches a slice's words once; English stands in for a file that is missing. */
export function fetchDictionary(slice: string, lang: Language): Promise<Dictionary> {
  const key = `${slice} ${lang}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = load(slice, lang).then(
    (dictionary) => {
      loaded.set(key, dictionary);
      // React reads words that are here without suspending: it asks a promise for these two.
      Object.assign(promise, { status: 'fulfilled', value: dictionary });
      return dictionary;
    },
    (violation: unknown) => {
      // The next drawing asks again: a lost network must not stay.
      loading.delete(key);
      throw violation;
    },
  );
  loading.set(key, promise);
  return promise;
}

/** A slice's words where they are here. */
export const loadedDictionary = (slice: string, lang: Language): Dictionary | undefined =>
  loaded.get(`${slice} ${lang}`);

/**
 * Starts with the language that the page was drawn in, else with the one that the address asks for
 * or that was kept; await it before the first drawing and name the slices whose words the first
 * page needs.
 */
export async function startLanguage(
  slices: readonly string[] = [],
  rendered: Language | null = null,
): Promise<void> {
  const requested = readRequestedLanguage();
  const wanted = requested ?? readStoredLanguage() ?? 'zh';
  const lang = rendered ?? wanted;
  current = lang;
  first = lang;
  document.documentElement.lang = lang;
  // An address that asks for a language is a choice of its own.
  if (requested !== null || readStoredLanguage() !== null) storeLanguage(wanted);
  // The name is written in Chinese in every language, so each page may need the font. Looked at in
  // a task of its own: it draws, and would hold up the start.
  setTimeout(() => void ensureChineseFont());
  await Promise.all(slices.map((slice) => fetchDictionary(slice, lang)));
}

/** Once the drawn page lives: the kept language, where the server could not know it. */
export async function settleLanguage(): Promise<void> {
  const wanted = readRequestedLanguage() ?? readStoredLanguage();
  if (wanted !== null && wanted !== current) await chooseLanguage(wanted);
}

/** Switches the language once all words in use are here, keeps it, and says it on the page. */
export async function chooseLanguage(lang: Language): Promise<void> {
  storeLanguage(lang);
  const slices = new Set([...loaded.keys()].map((key) => key.split(' ')[0] ?? ''));
  await Promise.all([...slices].map((slice) => fetchDictionary(slice, lang)));
  current = lang;
  document.documentElement.lang = lang;
  for (const listener of listeners) listener();
}
