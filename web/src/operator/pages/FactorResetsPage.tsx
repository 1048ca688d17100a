import { Link } from 'react-router';
import {
  type OpsFactorReset,
  opsFactorResetList,
  opsFactorResetOne,
} from '#contract/factors/reset-calls.ts';
import { type FactorResetState, factorResetStates } from '#contract/factors/reset-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/ResourceList.tsx';
import styles from '../queues/queues.module.css';
import { ResetDrawer } from '../resets/ResetDrawer.tsx';
import { ResetTag } from '../resets/ResetTag.tsx';

const tabs = [...factorResetStates, 'all'] as const;
type TabKey = (typeof tabs)[number];
const filterOf = (tab: TabKey): { state?: FactorResetState } =>
  tab === 'all' ? {} : { state: tab };

/** Members who lost every second factor: those that wait for support, and what was decided. */
export default function FactorResetsPage() {
  const t = useTranslator('operator/resets');
  const columns: Column<OpsFactorReset>[] = [
    {
      key: 'email',
      head: t('col.email'),
      phone: 'title',
      cell: ({ id, account }) => (
        <Link to={`?id=${id}`} replace className={styles.ref} translate="no">
          {account.email}
        </Link>
      ),
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
    <ResourceList
      title={t('title')}
      call={opsFactorResetList}
      isDesk
      tabsLabel={t('state')}
      tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      firstTab="asked"
      filterOf={filterOf}
      findLabel={t('find')}
      columns={columns}
      empty={({ tab, find }) => (
        <Empty title={t(tab === 'asked' && find === '' ? 'none' : 'nothing')} />
      )}
      drawer={(id, onClose) => (
        <ResourceDetail key={id} call={opsFactorResetOne} input={{ id }}>
          {(reset) => <ResetDrawer reset={reset} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}
