import { useParams } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { cx } from '#web/ui/class-names.ts';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { MismatchNote } from '../Mismatch.tsx';
import styles from '../Verify.module.css';
import { VerifyForm } from '../VerifyForm.tsx';

/** Anyone who holds a report may check it by its number and its code. */
export default function VerifyPage() {
  const t = useTranslator('qc');
  // Reports that were printed before lead here with their code alone.
  const { code = '' } = useParams();
  useHead({ title: t('page.title'), description: t('page.head'), canonical: '/v' });
  return (
    <div className={cx(styles.alone, styles.open)}>
      <PageHead title={t('page.title')} />
      <p className={styles.text}>{t('page.lead')}</p>
      <VerifyForm key={code} start={{ no: '', code }} />
      <MismatchNote />
    </div>
  );
}
