import { useTranslator } from '#web/i18n/translator.ts';
import text from '#web/ui/text.module.css';
import styles from './moves.module.css';

/** Where goods go back to: never the buyer's address. Null or no lines where it is not known. */
export function ReturnAddress({ lines }: { readonly lines: readonly string[] | null }) {
  const t = useTranslator('operator/order');
  if (lines === null || lines.length === 0) return <p className={text.amber}>{t('noReturn')}</p>;
  return (
    <div>
      <span className={styles.quiet}>{t('returnTo')}</span>
      <address translate="no" className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
