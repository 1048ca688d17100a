import type { RecordRef } from '#contract/operator/schemas.ts';
import { opsWorkRead, READER_BEAT_MS } from '#contract/operator/work-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './WorkBar.module.css';

/** Tells the server that this page has a record open, and shows who else has. */
export function Readers({ recordRef }: { recordRef: RecordRef }) {
  const t = useTranslator('widgets/claims');
  const read = useCallQuery(opsWorkRead, recordRef, { everyMs: READER_BEAT_MS, quiet: true });
  const readers = read.data?.readers ?? [];
  if (readers.length === 0) return null;
  return (
    <span className={styles.readers} role="status">
      {t('reading', { count: readers.length, names: readers.join(', ') })}
    </span>
  );
}
