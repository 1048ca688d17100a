import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import styles from '../OrderFacts.module.css';

/** Lists the facts of an entry for both parties: pieces, sample, decision, retention and certificates. */
export function QuarantineFacts({ entry }: { entry: QuarantineView }) {
  const t = useTranslator('order-parts/quarantine');
  const { sampleParcel, returnParcel, keptUntil, reason } = entry;
  const format = useFormat();
  const { nameOf } = useCarriers();
  const parcelOf = (parcel: NonNullable<QuarantineView['sampleParcel']>) => ({
    carrier: nameOf(parcel.carrier),
    trackingNo: <TrackingNumber parcel={parcel} />,
  });
  const documents = [
    { key: 'retention', file: entry.retentionCertificate },
    { key: 'destruction', file: entry.destructionCertificate },
  ] as const;
  return (
    <ul className={styles.lots}>
      <li>{t('pieces', { count: entry.held })}</li>
      {sampleParcel && (
        <li>
          {t.parts('sampled', { count: format.number(entry.sampled), ...parcelOf(sampleParcel) })}
        </li>
      )}
      {reason && <li>{t('reason', { reason })}</li>}
      {keptUntil && <li>{t('keptUntil', { day: keptUntil })}</li>}
      {returnParcel && (
        <li>
          {t.parts('returned', { count: format.number(entry.returned), ...parcelOf(returnParcel) })}
        </li>
      )}
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
