import { opsExchangeList, opsExchangeOne } from '#contract/exchange/calls.ts';
import { exchangeStates } from '#contract/exchange/machine.ts';
import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ExchangeDrawer } from '../../exchanges/ExchangeDrawer.tsx';
import { ExchangeTag } from '../../exchanges/ExchangeTag.tsx';

const stateFilters = [...exchangeStates, 'all'] as const;

/** Exchanges for finance: those in progress first, then what was decided. */
export default function ExchangesPage() {
  const t = useTranslator('operator/exchanges');
  const finance = useTranslator('operator/finance');
  return (
    <ResourceList
      title={t('title')}
      call={opsExchangeList}
      tabs={stateFilters}
      tabsLabel={finance('status')}
      tabLabel={(tab) => t(`state.${tab}`)}
      firstTab="frozen"
      filterOf={(state) => ({ state })}
      findLabel={t('find')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      work={{ record: 'exchange', refOf: ({ no }) => no }}
      empty={() => <Empty title={t('none')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsExchangeOne} input={{ id }}>
          {(exchange) => <ExchangeDrawer exchange={exchange} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<OpsExchange>[] {
  const t = useTranslator('operator/exchanges');
  const finance = useTranslator('operator/finance');
  const format = useFormat();
  return [
    {
      key: 'no',
      head: finance('number'),
      phone: 'title',
      cell: (row) => <RecordLink id={row.id} no={row.no} />,
    },
    { key: 'owner', head: finance('owner'), cell: (row) => row.ownerName },
    {
      key: 'payee',
      head: t('payee'),
      cell: (row) => (
        <>
          {row.payee.accountName}
          <CellNote>
            {row.payee.bankName} {row.payee.branch}
          </CellNote>
        </>
      ),
    },
    {
      key: 'sell',
      head: t('sell'),
      figures: true,
      cell: (row) => <MoneyText money={row.sell} />,
    },
    {
      key: 'buy',
      head: t('pays'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <>
          <MoneyText money={row.buy} />
          <CellNote>{format.rate(row.rate)}</CellNote>
        </>
      ),
    },
    {
      key: 'state',
      head: finance('status'),
      cell: (row) => (
        <>
          <ExchangeTag state={row.state} />
          {row.approval && <CellNote tone="amber">{finance('waitsSecond')}</CellNote>}
        </>
      ),
    },
    {
      key: 'at',
      head: t('at'),
      foldsUnder: 'state',
      phoneLabel: t('at'),
      cell: (row) => <DateTime at={row.appliedAt} />,
    },
  ];
}
