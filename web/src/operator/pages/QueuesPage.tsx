import { useState } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import type { QueueFilter, QueueKey } from '#contract/operator/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { QueueCard } from '../queues/QueueCard.tsx';
import { QueueCounts } from '../queues/QueueCounts.tsx';
import { servesQueue } from '../queues/queue-facts.ts';
import styles from '../queues/queues.module.css';
import { WHOLE } from '../tasks/FilterBar.tsx';
import { WorkList } from '../tasks/WorkList.tsx';

const EVERY_MS = 60_000;
/** Pieces of work on a page of the most urgent of all queues. */
const PAGE_SIZE = 9;

/** Names why a list is empty: nothing waits, nothing was taken, or the filter leaves nothing. */
function emptyOf({ desk, queue, claimed, late, find }: QueueFilter) {
  if (queue !== undefined || late || find !== '' || claimed === 'nobody') return 'noneFits';
  if (claimed === 'mine') return 'noneTaken';
  return desk === 'mine' ? 'noneMine' : 'none';
}

/** Shows the open work of all desks, the most urgent first. */
export default function QueuesPage() {
  const t = useTranslator('operator');
  const format = useFormat();
  const [filter, setFilter] = useState<QueueFilter>(WHOLE);
  const { desk } = filter;
  const me = useCallQuery(opsMe, {}).data;
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(
    opsQueues,
    { ...filter, pageNum, pageSize: PAGE_SIZE },
    { previous: true, everyMs: EVERY_MS },
  );
  const narrow = (next: QueueFilter) => {
    setFilter(next);
    setPageNum(1);
  };
  const isMine = ({ queue }: { queue: QueueKey }) => servesQueue(me?.roles ?? [], queue);
  const mine = read.data?.counts.filter(isMine).reduce((sum, { count }) => sum + count, 0);
  const total = read.data?.total ?? 0;
  const counts = read.data?.counts.filter((one) => desk === 'all' || isMine(one));
  const filled = (counts ?? []).filter(({ count }) => count > 0);
  return (
    <>
      <PageHead
        title={t('queues.title')}
        actions={
          <Segmented
            label={t('queues.show')}
            value={desk}
            onChange={(chosen) => {
              narrow({ ...filter, desk: chosen });
            }}
            options={[
              { value: 'all', label: t('queues.all') },
              {
                value: 'mine',
                label: (
                  <>
                    {t('queues.mine')}
                    {mine !== undefined && <span className={styles.count}>{mine}</span>}
                  </>
                ),
              },
            ]}
          />
        }
      >
        <span className={text.q}>
          {format.prose(new Date().toISOString(), { time: false, zone: true })}
        </span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      <QueueCounts counts={counts} />
      <div className={styles.due}>
        <Section title={t('queues.next9')} aside={t('queues.nextAside')}>
          <WorkList
            label={t('queues.next9')}
            tasks={read.data?.tasks}
            refetching={read.isPlaceholderData}
            filter={filter}
            queues={(read.data?.counts ?? []).map(({ queue }) => queue)}
            onFilter={narrow}
          />
          {read.data && total === 0 && <Empty title={t(`queues.${emptyOf(filter)}`)} />}
          {total > PAGE_SIZE && (
            <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
          )}
        </Section>
      </div>
      <div className={styles.cards}>
        {filled.map(({ queue, count, first }) => (
          <QueueCard key={queue} queue={queue} count={count} tasks={first} />
        ))}
      </div>
    </>
  );
}
