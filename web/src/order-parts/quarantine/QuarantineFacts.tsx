import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
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
  const { retentionCertificates: certificates, destructionCertificate } = entry;
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
      {certificates.map((one, place) => (
        <RetentionCertificate
          key={one.addedAt}
          certificate={one}
          number={certificates.length - place}
          isNewest={place === 0}
        />
      ))}
      {destructionCertificate && (
        <li>
          <a href={destructionCertificate.url} target="_blank" rel="noreferrer">
            {t('destruction')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** A certificate of retention with who added it and why; earlier ones are marked as replaced. */
function RetentionCertificate(props: {
  certificate: QuarantineView['retentionCertificates'][number];
  number: number;
  isNewest: boolean;
}) {
  const { certificate, number, isNewest } = props;
  const t = useTranslator('order-parts/quarantine');
  const { url, addedBy, addedAt, reason } = certificate;
  const title = number === 1 && isNewest ? t('retention') : t('retentionNo', { no: number });
  return (
    <li>
      {url === '' ? (
        title
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      )}
      {!isNewest && ` · ${t('replaced')}`}
      <span className={styles.under}>
        <DateTime at={addedAt} />
        {addedBy !== '' && ` · ${addedBy}`}
        {reason !== '' && (
          <>
            {' · '}
            <span lang="">{reason}</span>
          </>
        )}
      </span>
    </li>
  );
}
