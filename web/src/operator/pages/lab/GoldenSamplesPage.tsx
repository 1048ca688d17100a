import { goldenSampleList, goldenSampleOne } from '#contract/qc/golden-sample-calls.ts';
import type { GoldenSample } from '#contract/qc/golden-sample-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { GoldenDrawer } from '../../golden-samples/GoldenDrawer.tsx';
import { GoldenTag } from '../../golden-samples/GoldenTag.tsx';

const tabs = ['kept', 'removed', 'all'] as const;

/** The library of golden samples: lots that passed, kept as references of their parts. */
export default function GoldenSamplesPage() {
  const t = useTranslator('operator/bench');
  const columns = useColumns();
  return (
    <ResourceList
      title={t('golden.title')}
      call={goldenSampleList}
      tabsLabel={t('golden.state')}
      tabs={tabs}
      tabLabel={(tab) => t(`golden.tab.${tab}`)}
      firstTab="kept"
      filterOf={(state) => ({ state })}
      findLabel={t('golden.find')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={({ tab, find }) => (
        <Empty title={t(tab === 'kept' && find === '' ? 'golden.none' : 'golden.nothing')} />
      )}
      drawer={(id, onClose) => (
        <ResourceDetail call={goldenSampleOne} input={{ id }}>
          {(sample) => <GoldenDrawer sample={sample} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<GoldenSample>[] {
  const t = useTranslator('operator/bench');
  return [
    {
      key: 'lot',
      head: t('golden.lot'),
      phone: 'title',
      cell: (one) => <RecordLink id={one.id} no={one.lotNo} />,
    },
    {
      key: 'part',
      head: t('golden.part'),
      phone: 'wide',
      cell: (one) => (
        <>
          <Mpn mpn={one.mpn} />
          <CellNote>
            {[one.manufacturer, one.package, one.dateCode].filter(Boolean).join(' · ')}
          </CellNote>
        </>
      ),
    },
    {
      key: 'place',
      head: t('golden.place'),
      phoneLabel: t('golden.place'),
      cell: (one) => one.place,
    },
    {
      key: 'photos',
      head: t('golden.photos'),
      figures: true,
      phoneLabel: t('golden.photos'),
      cell: (one) => one.photos.length,
    },
    {
      key: 'added',
      head: t('golden.added'),
      cell: (one) => (
        <>
          {one.addedBy}
          <CellNote>
            <DateTime at={one.addedAt} form="day" />
          </CellNote>
        </>
      ),
    },
    {
      key: 'state',
      head: t('golden.state'),
      phone: 'value',
      cell: (one) => <GoldenTag sample={one} />,
    },
  ];
}
