import { Link } from 'react-router';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type LabService, labServices, type ServiceSlug } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import styles from './detection.module.css';
import { topicPath, useLab } from './use-lab.ts';

type Row = LabService & { readonly slug: ServiceSlug };
const rows: readonly Row[] = labServices;

/** Every service with what it finds, its sample, price and time. */
export function ServiceTable() {
  const t = useTranslator('qc/detection');
  const { number } = useFormat();
  const { sample, price, testName, topicName, serviceText, daysOf, largeLot } = useLab();
  /** A value for each test of a service, named where it has several. */
  const each = (row: Row, show: (test: TestCode) => string) => {
    if (row.tests.length === 1) return row.tests.map(show);
    return (
      <ul>
        {row.tests.map((test) => (
          <li key={test}>{t('list.tests', { name: testName(test), value: show(test) })}</li>
        ))}
      </ul>
    );
  };
  const days = (row: Row) => number(Math.max(...row.tests.map(daysOf)));
  return (
    <Section title={t('list.title')}>
      <div className={styles.wide}>
        <Table
          label={t('list.title')}
          rows={rows}
          rowKey={(row) => row.slug}
          columns={[
            {
              key: 'service',
              head: t('list.service'),
              phone: 'wide',
              width: '44%',
              cell: (row) => (
                <>
                  <Link to={topicPath(row.slug)}>{topicName(row.slug)}</Link>
                  <CellNote>{serviceText(row.slug, 'finds')}</CellNote>
                </>
              ),
            },
            {
              key: 'sample',
              head: t('list.sample', { lot: largeLot }),
              phone: 'wide',
              phoneLabel: t('list.sample', { lot: largeLot }),
              cell: (row) => each(row, (test) => sample(test, 'large')),
            },
            {
              key: 'price',
              head: t('list.price'),
              phone: 'wide',
              phoneLabel: t('list.price'),
              cell: (row) => each(row, price),
            },
            {
              key: 'time',
              head: t('list.time'),
              phone: 'wide',
              phoneLabel: t('list.time'),
              cell: days,
            },
          ]}
        />
      </div>
    </Section>
  );
}
