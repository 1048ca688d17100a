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
  const t = useTranslator('operator/golden-samples');
  const columns = useColumns();
  return (
    <ResourceList
      title={t('title')}
      call={goldenSampleList}
      tabsLabel={t('state')}
      tabs={tabs}
      tabLabel={(tab) => t(`tab.${tab}`)}
      firstTab="kept"
      filterOf={(state) => ({ state })}
      findLabel={t('find')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={({ tab, find }) => (
        <Empty title={t(tab === 'kept' && find === '' ? 'none' : 'nothing')} />
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
  const t = useTranslator('operator/golden-samples');
  return [
    {
      key: 'lot',
      head: t('lot'),
      phone: 'title',
      cell: (one) => <RecordLink id={one.id} no={one.lotNo} />,
    },
    {
      key: 'part',
      head: t('part'),
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
    { key: 'place', head: t('place'), phoneLabel: t('place'), cell: (one) => one.place },
    {
      key: 'photos',
      head: t('photos'),
      figures: true,
      phoneLabel: t('photos'),
      cell: (one) => one.photos.length,
    },
    {
      key: 'added',
      head: t('added'),
      cell: (one) => (
        <>
          {one.addedBy}
          <CellNote>
            <DateTime at={one.addedAt} form="day" />
          </CellNote>
        </>
      ),
    },
    { key: 'state', head: t('state'), phone: 'value', cell: (one) => <GoldenTag sample={one} /> },
  ];
}
