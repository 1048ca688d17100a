import { useState } from 'react';
import { Link } from 'react-router';
import { orderDocuments } from '#contract/documents/calls.ts';
import type { PartyDocuments } from '#contract/documents/schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';
import styles from './OrderDocuments.module.css';

interface Props {
  readonly order: OrderView;
  readonly reportPath: (no: string) => string;
}

const fileTypes = { pdf: 'PDF', zip: 'ZIP' } as const;
/** Addresses of documents open for ten minutes: they are read anew before. */
export const RENEW_MS = 5 * 60_000;

/** The documents of a party as items of a list. */
function PdfItems({ documents }: Pick<PartyDocuments, 'documents'>) {
  const t = useTranslator('order-parts');
  return documents.map(({ kind, no, url }) => (
    <li key={no}>
      <Icon name="file" />
      <a href={url} download>
        {t(`documents.kind.${kind}`)}
        <small className={styles.no} translate="no">
          {no}
        </small>
      </a>
      <span className={styles.aside}>{fileTypes.pdf}</span>
    </li>
  ));
}

function EvidenceItem({ evidence }: Pick<PartyDocuments, 'evidence'>) {
  const t = useTranslator('order-parts');
  return (
    <li>
      <Icon name="download" />
      <a href={evidence} download title={t('documents.evidenceHint')}>
        {t('documents.evidence')}
      </a>
      <span className={styles.aside}>{fileTypes.zip}</span>
    </li>
  );
}

/** The documents of one side of an order, and its evidence file. */
export const PartyFiles = ({ documents, evidence }: PartyDocuments) => (
  <ul className={styles.list}>
    <PdfItems documents={documents} />
    <EvidenceItem evidence={evidence} />
  </ul>
);

/** The order's papers as PDF, its evidence file, test reports, with their public code, and the photos of the dock. */
export function OrderDocuments({ order, reportPath }: Props) {
  const t = useTranslator('order-parts');
  const [at, setAt] = useState<number | null>(null);
  // Staff read the documents of both parties beside it.
  const made = useCallQuery(
    orderDocuments,
    { id: order.id },
    { everyMs: RENEW_MS, enabled: order.me !== 'staff', quiet: true },
  ).data;
  const reports = order.lines.flatMap((line) => line.reports);
  const photos = order.dock?.photos ?? [];
  return (
    <Section title={t('documents.title')}>
      {reports.length === 0 && photos.length === 0 && !made?.documents.length && (
        <p className={styles.none}>{t('documents.none')}</p>
      )}
      <ul className={styles.list}>
        {made && <PdfItems documents={made.documents} />}
        {reports.map((report) => (
          <li key={report.no}>
            <Icon name="file" />
            <Link to={reportPath(report.no)}>{t('documents.report', { no: report.no })}</Link>
            <Link className={styles.aside} to={verifyPath(report)} translate="no">
              {report.code}
            </Link>
          </li>
        ))}
        {photos.length > 0 && (
          <li>
            <Icon name="camera" />
            <button type="button" className={styles.open} onClick={() => setAt(0)}>
              {t('documents.dock')}
            </button>
            <span className={styles.aside}>{t('documents.photos', { count: photos.length })}</span>
          </li>
        )}
        {made && <EvidenceItem evidence={made.evidence} />}
      </ul>
      <PhotoViewer
        photos={photos.map(({ url, name }) => ({ key: url, src: url, alt: name, caption: name }))}
        index={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </Section>
  );
}
