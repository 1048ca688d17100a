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
import { DepositDrawer } from '../../deposits/DepositDrawer.tsx';
import { DepositTag } from '../../deposits/DepositTag.tsx';

const stateFilters = [...depositStates, 'all'] as const;

/** Integrity deposits for finance: to confirm, to return, and what was decided. */
export default function DepositsPage() {
  const t = useTranslator('operator/deposits');
  const finance = useTranslator('operator/finance');
  return (
    <ResourceList
      title={t('title')}
      call={opsDepositList}
      tabs={stateFilters}
      tabsLabel={finance('status')}
      tabLabel={(tab) => t(`state.${tab}`)}
      firstTab="announced"
      filterOf={(state) => ({ state })}
      findLabel={t('find')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      work={{ record: 'deposit', refOf: ({ no }) => no }}
      empty={() => <Empty title={t('none')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsDepositOne} input={{ id }}>
          {(deposit) => <DepositDrawer deposit={deposit} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<OpsDeposit>[] {
  const t = useTranslator('operator/deposits');
  const finance = useTranslator('operator/finance');
  return [
    {
      key: 'no',
      head: finance('number'),
      phone: 'title',
      cell: (row) => <RecordLink id={row.id} no={row.no} />,
    },
    { key: 'owner', head: finance('owner'), cell: (row) => row.sellerName },
    {
      key: 'payer',
      head: t('account'),
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
      head: t('amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.amount} />,
    },
    {
      key: 'state',
      head: finance('status'),
      cell: (row) => (
        <>
          <DepositTag state={row.state} />
          {row.approval && <CellNote tone="amber">{finance('waitsSecond')}</CellNote>}
        </>
      ),
    },
    { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.appliedAt} /> },
  ];
}
