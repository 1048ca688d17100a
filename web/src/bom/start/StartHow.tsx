import { LINE_SELLERS_MAX } from '#contract/enquiries/shapes.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './start.module.css';

/** Explains in three facts how a list is processed. */
export function StartHow() {
  const t = useTranslator('bom');
  return (
    <Section title={t('how.title')}>
      <dl className={styles.how}>
        {(['match', 'count', 'send'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`how.${key}`)}</dt>
            <dd>{t(`how.${key}Text`, { sellers: LINE_SELLERS_MAX })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
