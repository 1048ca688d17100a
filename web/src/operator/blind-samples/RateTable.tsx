import { blindRates } from '#contract/proficiency/calls.ts';
import type { BlindRate } from '#contract/proficiency/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { csvOf, saveFile } from '#web/page/csv.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { useTruthLabel } from './use-truth-label.ts';

/** The rates of all samples that were judged, with their intervals, and as a file. */
export function RateTable() {
  const t = useTranslator('operator/blind-samples');
  const parts = useTranslator('order-parts');
  const truth = useTruthLabel();
  const { percent, number } = useFormat();
  const read = useCallQuery(blindRates, {});
  const columns: Column<BlindRate>[] = [
    { key: 'test', head: t('test'), phone: 'title', cell: (row) => parts(`test.${row.test}`) },
    { key: 'truth', head: t('truth'), phone: 'value', cell: (row) => truth(row.truth) },
    {
      key: 'trials',
      head: t('trials'),
      phoneLabel: t('trials'),
      figures: true,
      cell: (row) => number(row.trials),
    },
    {
      key: 'hits',
      head: t('hits'),
      phoneLabel: t('hits'),
      figures: true,
      cell: (row) => number(row.hits),
    },
    {
      key: 'interval',
      head: t('interval'),
      phoneLabel: t('interval'),
      figures: true,
      cell: (row) => `${percent(row.low, 0)} – ${percent(row.high, 0)}`,
    },
  ];
  const download = () => {
    const head = [t('test'), t('truth'), t('trials'), t('hits'), 'low', 'high'];
    const body = (read.data ?? []).map((row) => [
      parts(`test.${row.test}`),
      truth(row.truth),
      `${row.trials}`,
      `${row.hits}`,
      row.low.toFixed(4),
      row.high.toFixed(4),
    ]);
    saveFile('assay-blind-samples.csv', csvOf([head, ...body]));
  };
  return (
    <Section
      title={t('rates')}
      aside={t('ratesHint')}
      action={
        (read.data?.length ?? 0) > 0 && (
          <Button size="xs" onClick={download}>
            {t('download')}
          </Button>
        )
      }
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t('rates')}
        rows={read.data}
        rowKey={(row) => `${row.test} ${row.truth}`}
        columns={columns}
        empty={<p>{t('noRates')}</p>}
      />
    </Section>
  );
}
