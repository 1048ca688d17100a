import { currentPhones } from '#contract/settings/public-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './Verify.module.css';

/** Says how to go on when the goods are not those of the report. */
export function MismatchNote() {
  const t = useTranslator('qc');
  const phone = useCallQuery(currentPhones, {}, { quiet: true }).data?.lab;
  return (
    <Section title={t('mismatch.title')} className={styles.section}>
      <p className={styles.text}>{t('mismatch.text')}</p>
      {phone && (
        <p className={styles.public}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('mismatch.call', { phone })}</a>
        </p>
      )}
    </Section>
  );
}
