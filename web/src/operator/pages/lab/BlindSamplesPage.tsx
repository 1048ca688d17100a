import { Suspense, useState } from 'react';
import { blindSampleList, blindSampleOne } from '#contract/proficiency/calls.ts';
import type { BlindSample } from '#contract/proficiency/schemas.ts';
import { sampleStates } from '#contract/proficiency/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { RateTable } from '../../blind-samples/RateTable.tsx';
import { SampleDrawer } from '../../blind-samples/SampleDrawer.tsx';
import { SampleForm } from '../../blind-samples/SampleForm.tsx';
import { OutcomeTag, SampleTag } from '../../blind-samples/SampleTag.tsx';
import { useTruthLabel } from '../../blind-samples/use-truth-label.ts';

const tabs = ['all', ...sampleStates] as const;

/** Blind samples of the lab: what they are, where they are, and how often the lab was right. */
export default function BlindSamplesPage() {
  const t = useTranslator('operator/blind-samples');
  const [isCreating, setCreating] = useState(false);
  const columns = useColumns();
  return (
    <>
      <ResourceList
        title={t('title')}
        actions={
          <Button variant="primary" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        }
        call={blindSampleList}
        tabsLabel={t('state')}
        tabs={tabs}
        tabLabel={(tab) => t(`tab.${tab}`)}
        firstTab="all"
        filterOf={(state) => ({ state })}
        findLabel={t('find')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={({ tab, find }) => (
          <Empty title={t(tab === 'all' && find === '' ? 'none' : 'nothing')} />
        )}
        drawer={(id, onClose) => (
          <ResourceDetail call={blindSampleOne} input={{ id }}>
            {(sample) => <SampleDrawer sample={sample} onClose={onClose} />}
          </ResourceDetail>
        )}
      />
      <RateTable />
      <Suspense>{isCreating && <SampleForm onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}

function useColumns(): Column<BlindSample>[] {
  const t = useTranslator('operator/blind-samples');
  const truth = useTruthLabel();
  return [
    {
      key: 'no',
      head: t('no'),
      phone: 'title',
      cell: ({ id, no }) => <RecordLink id={id} no={no} />,
    },
    {
      key: 'part',
      head: t('part'),
      cell: ({ mpn, manufacturer }) => (
        <span translate="no">
          {mpn}
          <CellNote>{manufacturer}</CellNote>
        </span>
      ),
    },
    { key: 'truth', head: t('truth'), cell: (row) => truth(row.truth) },
    {
      key: 'state',
      head: t('state'),
      phone: 'value',
      cell: ({ state }) => <SampleTag state={state} />,
    },
    {
      key: 'outcome',
      head: t('outcomeHead'),
      cell: ({ outcome }) => outcome && <OutcomeTag outcome={outcome} />,
    },
    {
      key: 'order',
      head: t('order'),
      unbroken: true,
      cell: ({ orderNo }) => <span translate="no">{orderNo}</span>,
    },
    {
      key: 'created',
      head: t('created'),
      foldsUnder: 'order',
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
  ];
}
