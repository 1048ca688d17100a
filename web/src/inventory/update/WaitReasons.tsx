import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './update.module.css';

/** Why a list that came without a person waits for its seller. */
export function WaitReasons({ view }: { view: ImportView }) {
  const t = useTranslator('inventory/update');
  if (view.review.length === 0) return null;
  return (
    <Note tone="wait" className={styles.warnings}>
      <p>{t('review.title')}</p>
      <ul>
        {view.review.map(({ reason, count }) => (
          <li key={reason}>{t(`review.${reason}`, { count })}</li>
        ))}
      </ul>
    </Note>
  );
}
