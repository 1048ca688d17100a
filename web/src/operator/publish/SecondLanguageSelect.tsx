import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/form/Select.tsx';
import styles from './publish.module.css';
import type { SecondLanguage } from './second-language.ts';

/** Chooses the language that stands beside the text, or none. */
export function SecondLanguageSelect(props: {
  value: SecondLanguage;
  lang: Language;
  onChange: (chosen: SecondLanguage) => void;
}) {
  const t = useTranslator('operator/publish');
  const names = useTranslator('content-desk');
  const choices = (['none', ...languages] as const).filter((one) => one !== props.lang);
  return (
    <span className={styles.choice}>
      {t('beside')}
      <Select
        aria-label={t('beside')}
        value={props.value}
        options={choices.map((one) => ({
          value: one,
          label: one === 'none' ? t('besideNone') : names(`lang.${one}`),
        }))}
        onChange={props.onChange}
      />
    </span>
  );
}
