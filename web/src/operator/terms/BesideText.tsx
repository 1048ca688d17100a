import type { LegalText } from '#contract/legal/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import styles from './terms.module.css';

/** Shows a draft in a second language, to be read beside the one that is written. */
export function BesideText({ lang, text }: { lang: Language; text: LegalText }) {
  const t = useTranslator('operator/terms');
  const language = t(`lang.${lang}`);
  return (
    <section className={styles.beside} aria-label={t('besideIn', { language })}>
      <dl>
        <dt>{t('changes')}</dt>
        <dd lang={lang}>{text.changes || '–'}</dd>
        <dt>{t('heading')}</dt>
        <dd lang={lang}>{text.title || '–'}</dd>
        <dt>{t('summary')}</dt>
        <dd lang={lang}>{text.description || '–'}</dd>
      </dl>
      <TextArea
        className={styles.markdown}
        aria-label={t('besideIn', { language })}
        value={text.markdown}
        rows={20}
        lang={lang}
        readOnly
      />
    </section>
  );
}
