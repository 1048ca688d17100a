import { Link } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsSettlementList, opsSettlementOne } from '#contract/onboarding/calls.ts';
import type { Review } from '#contract/onboarding/schemas.ts';
import type { settlementStates } from '#contract/onboarding/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { ResourceDetail, ResourceList } from '#web/widgets/records/ResourceList.tsx';
import { useRecordParam } from '#web/widgets/records/use-record-param.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { TimeLeft } from '../queues/TimeLeft.tsx';
import { openChangeOf } from '../settlements/open-change.ts';
import { ReviewDrawer } from '../settlements/ReviewDrawer.tsx';
import { SettlementTag } from '../settlements/SettlementTag.tsx';

/** `changes` are settled sellers whose proposal of another address waits. */
const stateChoices = [
  'submitted',
  'changes',
  'rejected',
  'pass',
  'draft',
  'all',
] as const satisfies readonly ((typeof settlementStates)[number] | 'changes' | 'all')[];

/** Sellers who settle in: those that wait for review, and what was decided. */
export default function SettlementsPage() {
  const t = useTranslator('operator/settlements');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  return (
    <ResourceList
      title={t('title')}
      call={opsSettlementList}
      tabs={stateChoices}
      tabsLabel={t('stateLabel')}
      tabLabel={(tab) => t(`state.${tab}`)}
      firstTab="submitted"
      filterOf={(tab) => (tab === 'changes' ? { hasOpenChange: true } : { state: tab })}
      columns={useColumns()}
      rowKey={({ accountId }) => accountId}
      work={{ record: 'settlement', refOf: ({ company }) => company.creditCode }}
      empty={({ tab }) => <Empty title={t(tab === 'submitted' ? 'none' : 'nothing')} />}
      drawer={(id, onClose) => (
        <ResourceDetail call={opsSettlementOne} input={{ accountId: id }}>
          {(review) => (
            <ReviewDrawer review={review} mayDecide={roles.includes('support')} onClose={onClose} />
          )}
        </ResourceDetail>
      )}
    />
  );
}

function useColumns(): Column<Review>[] {
  const t = useTranslator('operator');
  const own = useTranslator('operator/settlements');
  const { hrefOf, open } = useRecordParam();
  return [
    {
      key: 'company',
      head: own('company'),
      phone: 'title',
      cell: ({ accountId, company, email }) => (
        <>
          <Link to={hrefOf(accountId)} replace>
            {company.companyNameCn || company.companyNameEn || email}
          </Link>
          <CellNote>{company.companyNameCn ? company.companyNameEn : ''}</CellNote>
        </>
      ),
    },
    {
      key: 'contact',
      head: own('contact'),
      cell: ({ company, email }) => (
        <>
          {company.contactName || '–'}
          <CellNote>{email}</CellNote>
        </>
      ),
    },
    {
      key: 'city',
      head: own('city'),
      phone: 'off',
      cell: ({ company }) => [company.province, company.city].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'state',
      head: own('stateLabel'),
      phone: 'value',
      cell: (row) => (
        <>
          <SettlementTag state={row.state} />{' '}
          {openChangeOf(row) && <Tag tone="wait">{own('changeTag')}</Tag>}
        </>
      ),
    },
    {
      key: 'submitted',
      head: own('submittedAt'),
      cell: (row) => {
        const since = openChangeOf(row)?.proposedAt ?? row.submittedAt;
        return since ? <DateTime at={since} /> : '–';
      },
    },
    {
      key: 'left',
      head: t('queues.left'),
      cell: (row) => {
        const change = openChangeOf(row);
        const since = change?.proposedAt ?? row.submittedAt;
        const dueAt = change?.dueAt ?? row.dueAt;
        return since && dueAt ? <TimeLeft since={since} dueAt={dueAt} /> : '–';
      },
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: ({ accountId, company }) => (
        <Button
          size="xs"
          onClick={() => open(accountId)}
          aria-label={`${t('open')} ${company.companyNameCn || company.companyNameEn}`}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
}
