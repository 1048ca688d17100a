import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from '../claims.module.css';

/** Where the buyer sends the goods, and what has to stand on the parcel. */
export function DockLabel({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const { lines, reference, isDemo } = view.dockAddress;
  return (
    <div className={styles.label}>
      <p className={styles.term}>{t('dock.title')}</p>
      <address translate="no" className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        {t('dock.reference')}{' '}
        <b className={styles.mono} translate="no">
          {reference}
        </b>{' '}
        <CopyButton text={[...lines, reference].join('\n')} />
      </p>
      {isDemo && <Note tone="wait">{t('dock.demo')}</Note>}
    </div>
  );
}
