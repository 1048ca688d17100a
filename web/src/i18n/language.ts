import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '#contract/options.ts';
import { ensureChineseFont } from '../ui/chinese-font.ts';

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

type Dictionary = Record<string, unknown>;

const files = import.meta.glob<Dictionary>('../*/words/*.ts', { import: 'default' });

function dictionary(slice: string, lang: string): (() => Promise<Dictionary>) | undefined {
  return files[`../${slice}/words/${lang}.ts`];
}

/** Fetches one slice's dictionary of one language; English stands in for a missing file. */
const backend = {
  type: 'backend' as const,
  init: () => undefined,
  read(lang: string, slice: string, done: (fault: unknown, words: Dictionary | null) => void) {
    const load = dictionary(slice, lang) ?? dictionary(slice, 'en');
    if (!load) return done(new Error(`no words for ${slice}`), null);
    load().then(
      (words) => done(null, words),
      (fault: unknown) => done(fault, null),
    );
  },
};

function isLanguage(text: string | null): text is Language {
  return text !== null && (languages as readonly string[]).includes(text);
}

/** The language that was kept in this browser; Chinese where none was. */
export function keptLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : 'zh';
  } catch {
    return 'zh';
  }
}

/** The language shown now. */
export function shownLanguage(): Language {
  const lang = i18next.language;
  return isLanguage(lang) ? lang : keptLanguage();
}

/**
 * Starts the translation layer with the kept language; await it before the first drawing and name
 * the slices whose words the first page needs.
 */
export async function startLanguage(slices: readonly string[] = []): Promise<void> {
  const lang = keptLanguage();
  document.documentElement.lang = lang;
  // The name is written in Chinese in every language, so each page may need the font.
  void ensureChineseFont();
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: lang,
      // Dictionaries cannot lack a key (they are typed), so no second language is fetched.
      fallbackLng: false,
      ns: [...slices],
      interpolation: {
        prefix: '{',
        suffix: '}',
        escapeValue: false,
      },
      nsSeparator: false,
      react: { useSuspense: true },
    });
}

/** Switches the language, keeps it in this browser and says it on the page. */
export async function chooseLanguage(lang: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // The choice then lasts as long as the page.
  }
  await i18next.changeLanguage(lang);
  document.documentElement.lang = lang;
}
