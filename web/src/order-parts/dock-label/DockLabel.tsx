import type { DockAddress } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './dock-label.module.css';

interface Props {
  /** Null for who sends nothing. */
  readonly dock: DockAddress | null;
  /** The page on which the label is printed. */
  readonly labelPath: string;
}

/** Where goods are sent to the dock, and what has to stand on the parcel. */
export function DockLabel({ dock, labelPath }: Props) {
  const t = useTranslator('order-parts/dock-label');
  if (dock === null) return null;
  const { lines, hours, reference, isDemo } = dock;
  return (
    <div className={styles.address}>
      <p className={styles.term}>{t('shipTo')}</p>
      <address translate="no">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        {t('reference')} <b translate="no">{reference}</b>{' '}
        <CopyButton text={[...lines, reference].join('\n')} />
      </p>
      {hours && <p>{t('hours', { hours })}</p>}
      <p>
        <ButtonLink icon="file" to={labelPath}>
          {t('print')}
        </ButtonLink>
      </p>
      {isDemo && <Note tone="wait">{t('demo')}</Note>}
    </div>
  );
}
