import { opsWithdrawalList, opsWithdrawalOne } from '#contract/wallet/withdrawal-calls.ts';
import { withdrawalStates } from '#contract/wallet/withdrawal-machine.ts';
import type { OpsWithdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { OpsWithdrawalTag } from '../../payouts/OpsWithdrawalTag.tsx';
import { WithdrawalDrawer } from '../../payouts/WithdrawalDrawer.tsx';

const tabs = ['open', 'all', ...withdrawalStates] as const;

/** Withdrawals: those that wait for finance, and what became of the others. */
export default function WithdrawalsPage() {
  const t = useTranslator('operator/payouts');
  return (
    <ResourceList
      title={t('title')}
      call={opsWithdrawalList}
      tabs={tabs}
      tabsLabel={t('stateLabel')}
      tabLabel={(tab) => (tab === 'open' || tab === 'all' ? t(`tab.${tab}`) : t(`state.${tab}`))}
      firstTab="open"
      filterOf={(tab) => (tab === 'open' ? { open: true } : { state: tab })}
      findLabel={t('find')}
      columns={columnsOf(t)}
      rowKey={({ id }) => id}
      work={{ record: 'withdrawal', refOf: ({ no }) => no }}
      empty={({ tab, find }) => (
        <Empty title={t(tab === 'open' && find === '' ? 'none' : 'nothing')} />
      )}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsWithdrawalOne} input={{ id }}>
          {(withdrawal) => <WithdrawalDrawer withdrawal={withdrawal} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

const columnsOf = (
  t: ReturnType<typeof useTranslator<'operator/payouts'>>,
): Column<OpsWithdrawal>[] => [
  {
    key: 'no',
    head: t('col.no'),
    width: 168,
    phone: 'title',
    cell: ({ id, no }) => <RecordLink id={id} no={no} />,
  },
  {
    key: 'owner',
    head: t('col.owner'),
    phone: 'wide',
    phoneLabel: t('col.owner'),
    cell: ({ ownerName }) => ownerName,
  },
  {
    key: 'payee',
    head: t('col.payee'),
    phone: 'wide',
    phoneLabel: t('col.payee'),
    cell: ({ payee }) => (
      <>
        {payee.accountName}
        <CellNote>{payee.bankName}</CellNote>
      </>
    ),
  },
  {
    key: 'amount',
    head: t('amount'),
    figures: true,
    phone: 'value',
    cell: ({ amount }) => <MoneyText money={amount} />,
  },
  {
    key: 'state',
    head: t('col.state'),
    cell: ({ state, approval, heldBy }) => (
      <>
        <OpsWithdrawalTag state={state} />
        {approval && <CellNote>{t('waitsForSecond')}</CellNote>}
        {heldBy && <CellNote tone="red">{t('held', { no: heldBy.no })}</CellNote>}
      </>
    ),
  },
  {
    key: 'due',
    head: t('col.due'),
    foldsUnder: 'state',
    phone: 'wide',
    phoneLabel: t('col.due'),
    cell: ({ dueAt }) => dueAt && <DateTime at={dueAt} />,
  },
];
