import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlacklistRow, ReportLink } from '#contract/content/blacklist-schemas.ts';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './lists.module.css';

/** A report's number, leading to its public check. */
export function ReportTo({ report }: { report: ReportLink | null }) {
  const t = useTranslator('blog');
  if (report === null) return <span className={styles.quiet}>{t('noReport')}</span>;
  return (
    <Link to={verifyPath(report)} className={styles.report} translate="no">
      {report.no}
    </Link>
  );
}

/** Rows of a public list, and what stands while there are none. */
export interface PublicRows<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly empty?: ReactNode;
  readonly refetching?: boolean;
  readonly skeletonRows?: number;
}

/** Blacklisted suppliers with the columns of the specification, in its order (section 3). */
export function BlacklistTable(table: PublicRows<BlacklistRow>) {
  const t = useTranslator('blog');
  return (
    <div className={styles.scroll}>
      <Table<BlacklistRow>
        label={t('blacklist.title')}
        {...table}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'product',
            head: t('blacklist.product'),
            phone: 'title',
            cell: (row) => <Mpn mpn={row.mpn} />,
          },
          {
            key: 'mfg',
            foldsUnder: 'product',
            head: t('blacklist.mfg'),
            phone: 'left',
            cell: (row) => <span translate="no">{row.manufacturer}</span>,
          },
          {
            key: 'qty',
            head: t('blacklist.qty'),
            figures: true,
            phoneLabel: t('blacklist.qty'),
            phone: 'value',
            cell: (row) => <Quantity count={row.quantity} bare />,
          },
          {
            key: 'supplier',
            head: t('blacklist.supplier'),
            phone: 'wide',
            cell: (row) => (
              <b className={styles.name} translate="no">
                {row.supplier}
              </b>
            ),
          },
          {
            key: 'outcome',
            head: t('blacklist.outcome'),
            width: '28%',
            phone: 'wide',
            cell: (row) => row.outcome,
          },
          {
            key: 'resolved',
            head: t('blacklist.resolved'),
            phone: 'left',
            cell: (row) => <DateTime at={row.resolvedAt} form="day" />,
          },
          {
            key: 'report',
            head: t('blacklist.report'),
            phone: 'right',
            cell: (row) => <ReportTo report={row.report} />,
          },
        ]}
      />
    </div>
  );
}
