import { useWords } from '#web/i18n/words.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Mismatch } from '../Mismatch.tsx';
import styles from '../Verify.module.css';
import { VerifyForm } from '../VerifyForm.tsx';

/** Anyone who holds a report may check it by its code. */
export default function VerifyPage() {
  const t = useWords('qc');
  return (
    <div className={styles.alone}>
      <PageHead title={t('page.title')} />
      <p className={styles.text}>{t('page.lead')}</p>
      <VerifyForm />
      <Mismatch />
    </div>
  );
}
