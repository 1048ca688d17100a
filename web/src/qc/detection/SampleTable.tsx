import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './detection.module.css';
import { useLab } from './use-lab.ts';

interface Props {
  readonly tests: readonly TestCode[];
  readonly label: string;
  /** With price and time. */
  readonly priced?: boolean | undefined;
}

/** Samples of tests by lot size, from the table that plans are made of. */
export function SampleTable({ tests, label, priced }: Props) {
  const t = useTranslator('qc/detection');
  const lab = useLab();
  const large = t('topic.large', { lot: lab.largeLot });
  const small = t('topic.small', { lot: lab.smallLot });
  const column = (key: string, head: string, cell: (test: TestCode) => string) =>
    ({ key, head, cell, phone: 'wide', phoneLabel: head }) satisfies Column<TestCode>;
  const columns: Column<TestCode>[] = [
    { key: 'test', head: t('topic.test'), cell: lab.testName, phone: 'title' },
    {
      key: 'level',
      head: t('standards.level'),
      cell: (test) => catalogue[test].level,
      phone: 'value',
    },
    column('large', large, (test) => lab.sample(test, 'large')),
    column('small', small, (test) => lab.sample(test, 'small')),
  ];
  if (priced) {
    columns.push(column('price', t('topic.price'), lab.price));
    columns.push(column('time', t('topic.time'), lab.days));
  }
  columns.push(column('destructive', t('topic.destructive'), lab.destructive));
  return (
    <div className={styles.wide}>
      <Table label={label} rows={tests} rowKey={(test) => test} columns={columns} />
    </div>
  );
}
