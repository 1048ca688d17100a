import type { BlindSample } from '#contract/proficiency/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Table } from '#web/ui/table/Table.tsx';
import { OutcomeTag } from './SampleTag.tsx';

/** The finding of each test on a sample beside its outcome. */
export function TestResults({ results }: Pick<BlindSample, 'results'>) {
  const t = useTranslator('operator/blind-samples');
  const parts = useTranslator('order-parts');
  return (
    <Table
      label={t('results')}
      rows={results}
      rowKey={({ test }) => test}
      columns={[
        { key: 'test', head: t('test'), phone: 'title', cell: ({ test }) => parts(`test.${test}`) },
        { key: 'found', head: t('found'), cell: ({ found }) => t(`finding.${found}`) },
        {
          key: 'outcome',
          head: t('outcomeHead'),
          phone: 'value',
          cell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
        },
      ]}
    />
  );
}
