import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import styles from '../AuthFrame.module.css';

/** How far one is, and the address that is proven. */
export function StepLine({
  current,
  all,
  email,
}: {
  current: number;
  all: number;
  email?: string;
}) {
  const t = useTranslator('accounts');
  return (
    <div className={styles.stepLine}>
      <span className={styles.dots}>
        {Array.from({ length: all }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places.
          <i key={step} data-on={step < current || undefined} aria-hidden="true" />
        ))}
        {t('step', { at: current, all })}
      </span>
      {email && (
        <span className={styles.proven} translate="no">
          <Icon name="check" size={12} />
          {email}
        </span>
      )}
    </div>
  );
}
