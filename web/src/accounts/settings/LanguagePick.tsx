import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { chooseLanguage, languageNames } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/form/Select.tsx';

/** The language of the page, for a page that has no frame of its own. */
export function LanguagePick() {
  const t = useTranslator('app');
  return (
    <Select<Language>
      size="xs"
      aria-label={t('language')}
      value={t.lang}
      options={languages.map((lang) => ({ value: lang, label: languageNames[lang] }))}
      onChange={(lang) => void chooseLanguage(lang)}
    />
  );
}
