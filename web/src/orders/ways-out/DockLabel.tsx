import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './ways-out.module.css';

/** Where the seller ships to, and what has to stand on the parcel. */
export function DockLabel({ order }: { order: OrderView }) {
  const t = useTranslator('orders/ways-out');
  const { dockAddress } = order;
  if (dockAddress === null) return null;
  const { lines, hours, reference, isDemo } = dockAddress;
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
      {hours && <p>{t('dock.hours', { hours })}</p>}
      <p>
        <ButtonLink icon="file" to={`/seller-dock-label/${order.id}`}>
          {t('dock.print')}
        </ButtonLink>
      </p>
      {isDemo && <Note tone="wait">{t('dock.demo')}</Note>}
    </div>
  );
}
