import { useLocation } from 'react-router';
import { chooseLanguage, type Language, languageNames, languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/translator.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import styles from './LanguageSwitch.module.css';

interface Props {
  /** "Language". */
  readonly label: string;
  /** A row of names for the public bar, a menu for a console, a short select for phones. */
  readonly form: 'row' | 'menu' | 'select';
  /** After the switch: the account's own language is kept by the server. */
  readonly onChoose?: ((lang: Language) => void) | undefined;
}

/** Switches between the five languages, each in its own words. */
export function LanguageSwitch({ label, form, onChoose }: Props) {
  const activeLanguage = useLanguage();
  const { search } = useLocation();
  const choose = (lang: Language) => {
    void chooseLanguage(lang).then(() => onChoose?.(lang));
  };
  if (form === 'select') {
    return (
      <select
        className={styles.select}
        translate="no"
        aria-label={label}
        value={activeLanguage}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {languages.map((lang) => (
          <option key={lang} value={lang}>
            {lang === 'zh' ? '中' : lang.toUpperCase()}
          </option>
        ))}
      </select>
    );
  }
  if (form === 'menu') {
    return (
      <Menu
        label={`${label}: ${languageNames[activeLanguage]}`}
        align="end"
        items={languages.map((lang) => ({
          key: lang,
          label: languageNames[lang],
          lang,
          current: lang === activeLanguage,
          onPick: () => choose(lang),
        }))}
      >
        <Icon name="globe" />
        {languageNames[activeLanguage]}
      </Menu>
    );
  }
  return (
    <nav className={styles.row} aria-label={label}>
      {languages.map((lang) => (
        // An address of its own, so that it leads there without the program as well.
        <a
          key={lang}
          href={inLanguage(search, lang)}
          lang={lang}
          hrefLang={lang}
          aria-current={lang === activeLanguage ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            choose(lang);
          }}
        >
          {languageNames[lang]}
        </a>
      ))}
    </nav>
  );
}

/** The query of the page's address in another language. */
function inLanguage(search: string, lang: Language): string {
  const query = new URLSearchParams(search);
  query.set('lang', lang);
  return `?${query}`;
}
