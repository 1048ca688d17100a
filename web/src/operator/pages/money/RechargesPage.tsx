import { isSameCompany } from '#contract/bank/company-names.ts';
import { opsRechargeList, opsRechargeOne } from '#contract/wallet/calls.ts';
import { rechargeStates } from '#contract/wallet/constants.ts';
import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { useRecordParam } from '#web/widgets/records/use-record-param.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { RechargeDrawer } from '../../money/RechargeDrawer.tsx';
import { RechargeTag } from '../../money/RechargeTag.tsx';

const stateChoices = [...rechargeStates, 'all'] as const;

/** Announced bank transfers: those that wait for finance, and what was decided. */
export default function RechargesPage() {
  const t = useTranslator('operator/money');
  return (
    <ResourceList
      title={t('title')}
      call={opsRechargeList}
      tabs={stateChoices}
      tabsLabel={t('stateLabel')}
      tabLabel={(tab) => t(`state.${tab}`)}
      firstTab="pending"
      filterOf={(state) => ({ state })}
      findLabel={t('find')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      work={{ record: 'recharge', refOf: ({ no }) => no }}
      empty={({ tab, find }) => (
        <Empty title={t(tab === 'pending' && find === '' ? 'none' : 'nothing')} />
      )}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsRechargeOne} input={{ id }}>
          {(recharge) => <RechargeDrawer recharge={recharge} onClose={onClose} />}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<OpsRecharge>[] {
  const t = useTranslator('operator');
  const own = useTranslator('operator/money');
  const { open } = useRecordParam();
  return [
    {
      key: 'no',
      head: t('queues.ref'),
      width: 168,
      phone: 'title',
      cell: (row) => <RecordLink id={row.id} no={row.no} />,
    },
    { key: 'owner', head: own('owner'), cell: (row) => row.ownerName },
    {
      key: 'payer',
      head: own('payer'),
      cell: (row) => (
        <>
          {row.accountName}
          {isSameCompany(row.accountName, row.ownerName) ? (
            <CellNote>{row.bankName}</CellNote>
          ) : (
            <CellNote tone="amber">{own('nameDiffers')}</CellNote>
          )}
        </>
      ),
    },
    {
      key: 'order',
      head: own('for'),
      cell: (row) => row.order?.no ?? own('toWallet'),
    },
    {
      key: 'amount',
      head: t('queues.amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.amount} />,
    },
    {
      key: 'state',
      head: own('stateLabel'),
      cell: (row) => <RechargeTag state={row.state} />,
    },
    {
      key: 'at',
      head: own('atHead'),
      phone: 'off',
      cell: (row) => <DateTime at={row.at} />,
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (row) => (
        <Button size="xs" onClick={() => open(row.id)} aria-label={`${t('open')} ${row.no}`}>
          {t('open')}
        </Button>
      ),
    },
  ];
}
