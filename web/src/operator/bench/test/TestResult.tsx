import { isOutside } from '#contract/qc/limits/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../bench.module.css';
import { LeftOutText } from '../LeaveOut.tsx';
import { OutcomeText } from '../PlanTable.tsx';
import { TestPhotos } from './TestPhotos.tsx';
import type { Test } from './test-draft.ts';

type Row = Test['measurements'][number];

/** A test as it was recorded, for whoever may not change it: the reviewer, an admin. */
export function TestResult({ test, bought }: { test: Test; bought: boolean }) {
  const t = useTranslator('operator');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const name = facts(`test.${test.test}`);
  const items: Definition[] = [
    {
      key: 'sample',
      term: t('bench.samples'),
      value: t('bench.sampledOf', { sampled: test.sampled, planned: test.planned }),
    },
    { key: 'passed', term: t('bench.passed'), value: format.number(test.passed) },
    { key: 'failed', term: t('bench.failed'), value: format.number(test.failed) },
  ];
  const add = (key: string, term: string, value: string | null) => {
    if (value) items.push({ key, term, value });
  };
  add('size', t('bench.size.changed'), test.sizeReason);
  add('method', t('bench.method'), test.method);
  add('instrument', t('bench.instrument'), instrumentOf(test));
  add('inspector', t('bench.inspector'), test.inspector);
  if (test.at)
    items.push({ key: 'at', term: t('bench.at'), value: <DateTime at={test.at} zone /> });
  add('note', t('bench.note'), test.note);
  return (
    <>
      <Section title={name} aside={test.level} className={styles.middle}>
        {test.outcome === null ? (
          <>
            {test.leftOutReason === null && <p className={styles.quiet}>{t('bench.notYet')}</p>}
            <LeftOutText test={test} bought={bought} />
          </>
        ) : (
          <>
            <p className={styles.verdictLine}>
              <OutcomeText outcome={test.outcome} />
            </p>
            <DefinitionList items={items} />
            {test.measurements.length > 0 && (
              <MeasuredValues rows={test.measurements} label={name} />
            )}
          </>
        )}
      </Section>
      <div className={styles.right}>
        <TestPhotos
          name={name}
          photos={test.photos.map(({ url, ...photo }) => ({ ...photo, url, link: url }))}
        />
      </div>
    </>
  );
}

const instrumentOf = ({ equipment, calibratedOn }: Test): string | null =>
  equipment && [equipment, calibratedOn].filter(Boolean).join(' · ');

function MeasuredValues({ rows, label }: { rows: readonly Row[]; label: string }) {
  const t = useTranslator('operator');
  const limits = (row: Row) => [row.min, row.max].map((one) => one || '–').join(' … ');
  const columns: Column<Row>[] = [
    { key: 'name', head: t('bench.measured.name'), cell: (row) => row.name, phone: 'title' },
    {
      key: 'value',
      head: t('bench.measured.value'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <span className={isOutside(row) ? styles.red : undefined}>
          {row.value} {row.unit}
        </span>
      ),
    },
    {
      key: 'limits',
      head: t('bench.measured.limits'),
      figures: true,
      phone: 'left',
      cell: (row) => (row.min || row.max ? limits(row) : '–'),
    },
  ];
  return (
    <div className={styles.measuredTable}>
      <Table dense label={label} columns={columns} rows={rows} rowKey={(row) => row.name} />
    </div>
  );
}
