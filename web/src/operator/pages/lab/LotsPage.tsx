import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { opsQueues } from '#contract/operator/calls.ts';
import type { Claimed } from '#contract/operator/schemas.ts';
import { inspectionList } from '#contract/qc/calls.ts';
import { inspectionStates } from '#contract/qc/constants.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ClaimedSelect } from '#web/widgets/tasks/ClaimedSelect.tsx';
import { WorkTable } from '#web/widgets/tasks/WorkTable.tsx';
import { useLotColumns } from '../../bench/lot/LotTable.tsx';
import { PendingLabRequests } from '../../bench/review/PendingLabRequests.tsx';
import styles from '../../order/orders.module.css';
import { TaskTable } from '../../queues/TaskTable.tsx';

const HOME = '/ops/lots';
const EVERY_MS = 60_000;
const PAGE_SIZE = 10;

/** Orders that wait for their lots, and all lots with how far the bench is with each. */
export default function LotsPage() {
  const t = useTranslator('operator');
  const [params] = useSearchParams();
  const state = inspectionStates.find((one) => one === params.get('state'));
  return (
    <div className={layout.sections}>
      <div>
        <PageHead title={t('lots.title')} />
        <TabLinks
          label={t('lots.tab')}
          tabs={[
            { to: HOME, label: t('lots.every'), current: state === undefined },
            ...inspectionStates.map((one) => ({
              to: `${HOME}?state=${one}`,
              label: t(`lotState.${one}`),
              current: one === state,
            })),
          ]}
        />
      </div>
      {state === undefined && <PendingLabRequests />}
      {state === undefined && <WaitingOrders />}
      <Lots key={state} state={state} />
    </div>
  );
}

/** Goods on the shelf whose order has no lots yet; nothing where none waits. */
function WaitingOrders() {
  const t = useTranslator('operator');
  const [pageNum, setPageNum] = useState(1);
  const input = { queue: 'inspect', record: 'order', pageNum, pageSize: PAGE_SIZE } as const;
  const read = useCallQuery(opsQueues, input, { previous: true, everyMs: EVERY_MS });
  const total = read.data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Section title={t('lots.waiting')} aside={t('lots.waitingAside')}>
      <TaskTable
        oneDesk
        label={t('lots.waiting')}
        tasks={read.data?.tasks}
        refetching={read.isPlaceholderData}
      />
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
      )}
    </Section>
  );
}

function Lots({ state }: { state: (typeof inspectionStates)[number] | undefined }) {
  const t = useTranslator('operator');
  const paging = usePaging();
  const navigate = useNavigate();
  const columns = useLotColumns();
  const [claimed, setClaimed] = useState<Claimed>('any');
  const read = useCallQuery(
    inspectionList,
    { ...paging.input, claimed, ...(state ? { state } : {}) },
    { previous: true, everyMs: EVERY_MS },
  );
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  return (
    <Section title={t('lots.all')} aside={read.data && `${read.data.total}`}>
      <div className={layout.filterBar}>
        <ClaimedSelect
          value={claimed}
          onChange={(next) => {
            setClaimed(next);
            paging.first();
          }}
        />
      </div>
      {read.data?.total === 0 ? (
        <div className={styles.body}>
          <Empty title={t('lots.empty')} />
        </div>
      ) : (
        <WorkTable
          label={t('lots.title')}
          columns={columns}
          rows={read.data?.list}
          rowKey={({ id }) => id}
          work={{ record: 'inspection', refOf: ({ no }) => no }}
          onOpen={({ id }) => void navigate(`/ops/qc/${id}`)}
          refetching={read.isPlaceholderData}
        />
      )}
      {read.data && read.data.total > 0 && <Pager total={read.data.total} {...paging.pager} />}
    </Section>
  );
}
