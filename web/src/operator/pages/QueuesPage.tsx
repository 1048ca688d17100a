import { useState } from 'react';
import { opsMe } from '#contract/accounts/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { QueueCard } from '../queues/QueueCard.tsx';
import { QueueCounts } from '../queues/QueueCounts.tsx';
import { servesQueue } from '../queues/queue-facts.ts';
import styles from '../queues/queues.module.css';
import { TaskTable } from '../queues/TaskTable.tsx';

const EVERY_MS = 60_000;
/** The most urgent work of all queues; the rest is in the queues below. */
const NEXT_SHOWN = 9;

/** What waits at all desks, the most urgent first. */
export default function QueuesPage() {
  const t = useTranslator('operator');
  const format = useFormat();
  const [desk, setDesk] = useState<'all' | 'mine'>('all');
  const me = useCallQuery(opsMe, {}).data;
  const read = useCallQuery(opsQueues, {}, { everyMs: EVERY_MS });
  const shown = (queue: Parameters<typeof servesQueue>[1]) =>
    desk === 'all' || servesQueue(me?.roles ?? [], queue);
  const all = read.data?.tasks;
  const mine = all?.filter((task) => servesQueue(me?.roles ?? [], task.queue));
  const tasks = all?.filter((task) => shown(task.queue));
  const counts = read.data?.counts.filter(({ queue }) => shown(queue));
  const filled = (counts ?? []).filter(({ count }) => count > 0);
  return (
    <>
      <PageHead
        title={t('queues.title')}
        actions={
          <Segmented
            label={t('queues.show')}
            value={desk}
            onChange={setDesk}
            options={[
              { value: 'all', label: t('queues.all') },
              {
                value: 'mine',
                label: (
                  <>
                    {t('queues.mine')}
                    {mine && <span className={styles.count}>{mine.length}</span>}
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
          {tasks?.length === 0 ? (
            <Empty title={t(desk === 'mine' ? 'queues.noneMine' : 'queues.none')} />
          ) : (
            <TaskTable label={t('queues.next9')} tasks={tasks?.slice(0, NEXT_SHOWN)} />
          )}
        </Section>
      </div>
      <div className={styles.cards}>
        {filled.map(({ queue, count }) => (
          <QueueCard
            key={queue}
            queue={queue}
            count={count}
            tasks={(tasks ?? []).filter((task) => task.queue === queue)}
          />
        ))}
      </div>
    </>
  );
}
