import type { PassportView } from '#contract/passports/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { CoverageChart } from '#web/widgets/coverage/CoverageChart.tsx';
import { OutcomeText } from '../SheetTests.tsx';
import styles from './passport.module.css';

type Report = NonNullable<PassportView['report']>;

/** The tests of a lot with what they found, and what they could have found. */
export default function PassportTests({ report }: { report: Report }) {
  const t = useTranslator('qc/passports');
  const lab = useTranslator('qc');
  const format = useFormat();
  const columns: Column<Report['tests'][number]>[] = [
    {
      key: 'test',
      head: t('testName'),
      phone: 'title',
      cell: ({ test }) => lab(`test.${test}`),
    },
    {
      key: 'sampled',
      head: t('sampled'),
      phoneLabel: t('sampled'),
      figures: true,
      cell: ({ sampled }) => format.number(sampled),
    },
    {
      key: 'failed',
      head: t('failed'),
      phoneLabel: t('failed'),
      figures: true,
      cell: ({ failed }) => format.number(failed),
    },
    {
      key: 'outcome',
      head: t('outcome'),
      phone: 'value',
      cell: ({ outcome }) => <OutcomeText outcome={outcome} />,
    },
  ];
  return (
    <>
      <Section title={t('tests')}>
        <Table
          label={t('tests')}
          columns={columns}
          rows={report.tests}
          rowKey={({ test }) => test}
          dense
        />
      </Section>
      {report.coverage.length > 0 && (
        <Section title={t('coverage')} className={styles.coverage}>
          <div className={layout.stack}>
            <p className={styles.quiet}>{t('coverageLead')}</p>
            <CoverageChart
              coverage={report.coverage.map((one) => ({ ...one, chance: one.permille / 1000 }))}
            />
          </div>
        </Section>
      )}
    </>
  );
}
