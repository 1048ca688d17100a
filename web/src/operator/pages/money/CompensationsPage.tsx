import { opsCompensationList, opsCompensationOne } from '#contract/wallet/compensation-calls.ts';
import type { OpsCompensation } from '#contract/wallet/compensation-schemas.ts';
import { compensationSources } from '#contract/wallet/constants.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { CompensationDrawer } from '../../compensation/CompensationDrawer.tsx';

const sources = ['all', ...compensationSources] as const;

/** Compensations for finance: of sellers, of goodwill and of insurance, the newest first. */
export default function CompensationsPage() {
  const t = useTranslator('operator/compensation');
  return (
    <ResourceList
      title={t('title')}
      call={opsCompensationList}
      tabs={sources}
      tabsLabel={t('source')}
      tabLabel={(tab) => t(`sources.${tab}`)}
      firstTab="all"
      filterOf={(source) => ({ source })}
      findLabel={t('find')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={() => <Empty title={t('none')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsCompensationOne} input={{ id }}>
          {(one) => <CompensationDrawer one={one} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<OpsCompensation>[] {
  const t = useTranslator('operator/compensation');
  return [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id} no={row.no} />
          <CellNote>{row.order?.no ?? row.cause.no}</CellNote>
        </>
      ),
    },
    { key: 'source', head: t('source'), cell: (row) => t(`sources.${row.source}`) },
    {
      key: 'sides',
      head: t('paidTo'),
      cell: (row) => (
        <>
          {row.payeeName}
          {row.payerName && <CellNote>{t('by', { name: row.payerName })}</CellNote>}
        </>
      ),
    },
    {
      key: 'paid',
      head: t('paid'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <>
          <MoneyText money={row.paid} />
          {row.shortfall.amount !== '0.00' && (
            <CellNote tone="amber">
              {t.parts('owed', { amount: <MoneyText money={row.shortfall} /> })}
            </CellNote>
          )}
        </>
      ),
    },
    { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.at} /> },
  ];
}
