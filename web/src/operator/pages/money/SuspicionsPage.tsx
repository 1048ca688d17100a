import { opsSuspicionList, opsSuspicionOne } from '#contract/suspicions/calls.ts';
import { suspicionStates } from '#contract/suspicions/machine.ts';
import type { Suspicion } from '#contract/suspicions/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { SuspicionDrawer } from '../../suspicions/SuspicionDrawer.tsx';
import { SuspicionTag } from '../../suspicions/SuspicionTag.tsx';

const filters = [...suspicionStates, 'all'] as const;

/** Findings of suspicious activity: those that nobody looks into first. */
export default function SuspicionsPage() {
  const t = useTranslator('operator/suspicions');
  return (
    <ResourceList
      title={t('title')}
      call={opsSuspicionList}
      tabs={filters}
      tabsLabel={t('state')}
      tabLabel={(tab, page) =>
        tab === 'all' ? t('all') : `${t(`states.${tab}`)} ${page?.counts[tab] ?? 0}`
      }
      firstTab="all"
      filterOf={(state) => ({ state })}
      columns={useColumns()}
      rowKey={({ id }) => id}
      work={{ record: 'suspicion', refOf: ({ no }) => no }}
      empty={() => <Empty title={t('none')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsSuspicionOne} input={{ id }}>
          {(suspicion) => <SuspicionDrawer suspicion={suspicion} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<Suspicion>[] {
  const t = useTranslator('operator/suspicions');
  return [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id} no={row.no} />
          {row.severe && row.state !== 'cleared' && <CellNote tone="amber">{t('severe')}</CellNote>}
        </>
      ),
    },
    { key: 'rule', head: t('rule'), cell: (row) => t(`rules.${row.rule}`) },
    {
      key: 'company',
      head: t('company'),
      cell: (row) => row.companies.map(({ name }) => name).join(' · '),
    },
    { key: 'state', head: t('state'), cell: (row) => <SuspicionTag state={row.state} /> },
    {
      key: 'owner',
      head: t('owner'),
      phoneLabel: t('owner'),
      cell: (row) => row.ownerName || t('nobody'),
    },
    {
      key: 'due',
      head: t('due'),
      phoneLabel: t('due'),
      cell: (row) => row.dueAt && <DateTime at={row.dueAt} />,
    },
    {
      key: 'found',
      head: t('found'),
      phoneLabel: t('found'),
      cell: (row) => <DateTime at={row.foundAt} />,
    },
  ];
}
