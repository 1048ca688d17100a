import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/Section.tsx';
import styles from './Verify.module.css';

/** The laboratory's own line. */
const PHONE = '+86 755 5550 0191';

/** Says how to go on when the goods are not those of the report. */
export function MismatchNote() {
  const t = useTranslator('qc');
  return (
    <Section title={t('mismatch.title')} className={styles.section}>
      <p className={styles.text}>{t('mismatch.text')}</p>
      <p className={styles.public}>
        <a href={`tel:${PHONE.replaceAll(' ', '')}`}>{t('mismatch.call', { phone: PHONE })}</a>
      </p>
    </Section>
  );
}
