import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from '../OrderFacts.module.css';

/** Lists the facts of an entry for both parties: pieces, sample, decision, retention and certificates. */
export function QuarantineFacts({ entry }: { entry: QuarantineView }) {
  const t = useTranslator('order-parts/quarantine');
  const { sampleParcel, returnParcel, keptUntil, reason } = entry;
  const documents = [
    { key: 'retention', file: entry.retentionCertificate },
    { key: 'destruction', file: entry.destructionCertificate },
  ] as const;
  return (
    <ul className={styles.lots}>
      <li>{t('pieces', { count: entry.held })}</li>
      {sampleParcel && <li>{t('sampled', { count: entry.sampled, ...sampleParcel })}</li>}
      {reason && <li>{t('reason', { reason })}</li>}
      {keptUntil && <li>{t('keptUntil', { day: keptUntil })}</li>}
      {returnParcel && <li>{t('returned', { count: entry.returned, ...returnParcel })}</li>}
      {documents.map(
        ({ key, file }) =>
          file && (
            <li key={key}>
              <a href={file.url} target="_blank" rel="noreferrer">
                {t(key)}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
