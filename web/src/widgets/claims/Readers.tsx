import { useEffect, useState } from 'react';
import type { OpenPageRef } from '#contract/operator/schemas.ts';
import { opsWorkRead, READER_BEAT_MS } from '#contract/operator/work-calls.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './WorkBar.module.css';

/** Beats while a page has a record open; returns who else has. */
function useReaders({ record, ref }: OpenPageRef): readonly string[] {
  const [readers, setReaders] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    const beat = () => {
      if (document.hidden) return;
      sendCall(opsWorkRead, { record, ref }, { quiet: true }).then(
        (read) => isLeft || setReaders(read.readers),
        // A beat that is lost is made up for by the next.
        () => undefined,
      );
    };
    beat();
    const timer = setInterval(beat, READER_BEAT_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [record, ref]);
  return readers;
}

/** Tells the server that this page has a record open, and shows who else has. */
export function Readers({ recordRef }: { recordRef: OpenPageRef }) {
  const t = useTranslator('widgets/claims');
  const readers = useReaders(recordRef);
  if (readers.length === 0) return null;
  return (
    <span className={styles.readers} role="status">
      {t('reading', { count: readers.length, names: readers.join(', ') })}
    </span>
  );
}
