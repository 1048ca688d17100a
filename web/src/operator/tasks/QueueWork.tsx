import { useState } from 'react';
import { opsQueues } from '#contract/operator/calls.ts';
import type { QueueFilter, QueueKey } from '#contract/operator/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { WHOLE } from './FilterBar.tsx';
import { WorkList } from './WorkList.tsx';

const EVERY_MS = 60_000;

/** The open work of one queue, with the filter, keys and acts that the list of all queues has. */
export function QueueWork({ queue, empty }: { queue: QueueKey; empty: string }) {
  const t = useTranslator('operator');
  const paging = usePaging();
  const [filter, setFilter] = useState<QueueFilter>({ ...WHOLE, queue });
  const read = useCallQuery(
    opsQueues,
    { ...filter, queue, ...paging.input },
    { previous: true, everyMs: EVERY_MS },
  );
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  const { claimed, late, find } = filter;
  const isNarrow = claimed !== 'any' || late || find !== '';
  const isEmpty = read.data?.total === 0;
  if (isEmpty && !isNarrow) return <Empty title={empty} />;
  return (
    <>
      <WorkList
        oneQueue
        label={t(`queue.${queue}`)}
        tasks={read.data?.tasks}
        refetching={read.isPlaceholderData}
        filter={filter}
        queues={[queue]}
        onFilter={(next) => {
          setFilter(next);
          paging.first();
        }}
      />
      {isEmpty && <Empty title={t('queues.noneFits')} />}
      {read.data && <Pager total={read.data.total} {...paging.pager} />}
    </>
  );
}
