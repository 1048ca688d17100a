import { opsQuarantineList, opsQuarantineOne } from '#contract/quarantine/calls.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { quarantineStates } from '#contract/quarantine/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { QuarantineTag } from '#web/order-parts/quarantine/QuarantineTag.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { PartCell } from '#web/widgets/parts/PartCell.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { EntryDrawer } from '../../quarantine/EntryDrawer.tsx';

const filters = [...quarantineStates, 'all'] as const;

/** The quarantine register: suspect lots, where they lie, and what becomes of them. */
export default function QuarantinePage() {
  const t = useTranslator('order-parts/quarantine');
  return (
    <ResourceList
      title={t('register')}
      call={opsQuarantineList}
      tabs={filters}
      tabsLabel={t('status')}
      tabLabel={(tab) => t(`state.${tab}`)}
      firstTab="all"
      filterOf={(state) => ({ state })}
      findLabel={t('find')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={() => <Empty title={t('none')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsQuarantineOne} input={{ id }}>
          {(entry) => <EntryDrawer entry={entry} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<QuarantineView>[] {
  const t = useTranslator('order-parts/quarantine');
  const format = useFormat();
  return [
    {
      key: 'lot',
      head: t('lot'),
      phone: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id} no={row.lotNo} />
          <CellNote>{row.orderNo}</CellNote>
        </>
      ),
    },
    {
      key: 'part',
      head: t('part'),
      cell: (row) => <PartCell part={row} />,
    },
    {
      key: 'held',
      head: t('held'),
      figures: true,
      phone: 'value',
      cell: (row) => format.number(row.held),
    },
    { key: 'location', head: t('location'), cell: (row) => row.location },
    {
      key: 'state',
      head: t('status'),
      cell: (row) => (
        <>
          <QuarantineTag state={row.state} />
          {row.keptUntil && <CellNote>{t('keptUntil', { day: row.keptUntil })}</CellNote>}
        </>
      ),
    },
    { key: 'entered', head: t('entered'), cell: (row) => <DateTime at={row.enteredAt} /> },
  ];
}
