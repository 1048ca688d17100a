import { opsFactorResetList, opsFactorResetOne } from '#contract/factors/reset-calls.ts';
import { factorResetStates } from '#contract/factors/reset-machine.ts';
import type { OpsFactorReset } from '#contract/factors/reset-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { PendingReopenings } from '../../resets/PendingReopenings.tsx';
import { ResetDrawer } from '../../resets/ResetDrawer.tsx';
import { ResetTag } from '../../resets/ResetTag.tsx';

const tabs = [...factorResetStates, 'all'] as const;

/** Members who lost every second factor: those that wait for support, and what was decided. */
export default function FactorResetsPage() {
  const t = useTranslator('operator/resets');
  const columns: Column<OpsFactorReset>[] = [
    {
      key: 'email',
      head: t('col.email'),
      phone: 'title',
      cell: ({ id, account }) => <RecordLink id={id} no={account.email} />,
    },
    {
      key: 'company',
      head: t('col.company'),
      cell: ({ account }) => (
        <>
          {account.company}
          <CellNote>{account.name}</CellNote>
        </>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'value',
      cell: ({ state, approval }) => (
        <>
          <ResetTag state={state} />
          {approval && <CellNote tone="amber">{t('second')}</CellNote>}
        </>
      ),
    },
    { key: 'asked', head: t('col.asked'), cell: ({ askedAt }) => <DateTime at={askedAt} /> },
    { key: 'due', head: t('col.due'), cell: ({ dueAt }) => dueAt && <DateTime at={dueAt} /> },
  ];
  return (
    <>
      <ResourceList
        title={t('title')}
        call={opsFactorResetList}
        tabsLabel={t('state')}
        tabs={tabs}
        tabLabel={(tab) => t(`tab.${tab}`)}
        firstTab="asked"
        filterOf={(state) => ({ state })}
        findLabel={t('find')}
        columns={columns}
        rowKey={({ id }) => id}
        work={{ record: 'factorReset', refOf: ({ account }) => account.email }}
        empty={({ tab, find }) => (
          <Empty title={t(tab === 'asked' && find === '' ? 'none' : 'nothing')} />
        )}
        drawer={(id, onClose) => (
          <ResourceDetail call={opsFactorResetOne} input={{ id }}>
            {(reset) => <ResetDrawer reset={reset} onClose={onClose} />}
          </ResourceDetail>
        )}
      />
      <PendingReopenings />
    </>
  );
}
