import { opsDepositList, opsDepositOne } from '#contract/deposits/calls.ts';
import { depositStates } from '#contract/deposits/machine.ts';
import type { OpsDeposit } from '#contract/deposits/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DepositDrawer } from '../../finance/DepositDrawer.tsx';
import { DepositTag } from '../../finance/DepositTag.tsx';

const stateFilters = [...depositStates, 'all'] as const;

/** Integrity deposits for finance: to confirm, to return, and what was decided. */
export default function DepositsPage() {
  const t = useTranslator('operator/finance');
  return (
    <ResourceList
      title={t('deposit.title')}
      call={opsDepositList}
      tabs={stateFilters}
      tabsLabel={t('status')}
      tabLabel={(tab) => t(`deposit.state.${tab}`)}
      firstTab="announced"
      filterOf={(state) => ({ state })}
      findLabel={t('deposit.find')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      work={{ record: 'deposit', refOf: ({ no }) => no }}
      empty={() => <Empty title={t('deposit.none')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsDepositOne} input={{ id }}>
          {(deposit) => <DepositDrawer deposit={deposit} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<OpsDeposit>[] {
  const t = useTranslator('operator/finance');
  return [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => <RecordLink id={row.id} no={row.no} />,
    },
    { key: 'owner', head: t('owner'), cell: (row) => row.sellerName },
    {
      key: 'payer',
      head: t('deposit.account'),
      cell: (row) => (
        <>
          {row.accountName}
          <CellNote>{row.bankName}</CellNote>
          {row.payee.accountNumber !== row.accountNumber && (
            <CellNote tone="amber">{`→ ${row.payee.accountName}, ${row.payee.bankName}`}</CellNote>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      head: t('deposit.amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.amount} />,
    },
    {
      key: 'state',
      head: t('status'),
      cell: (row) => (
        <>
          <DepositTag state={row.state} />
          {row.approval && <CellNote tone="amber">{t('waitsSecond')}</CellNote>}
        </>
      ),
    },
    { key: 'at', head: t('deposit.at'), cell: (row) => <DateTime at={row.appliedAt} /> },
  ];
}
