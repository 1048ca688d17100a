import { Link } from 'react-router';
import type { Output } from '#contract/call.ts';
import type { opsQueues } from '#contract/operator/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { slaFace } from '#web/widgets/times/sla-face.ts';
import { queueFacts } from './queue-facts.ts';
import styles from './queues.module.css';

type Count = Output<typeof opsQueues>['counts'][number];

/** Shows the work in each queue: how much, how much of it is late, and the next deadline. */
export function QueueCounts({ counts }: { counts: readonly Count[] | undefined }) {
  const t = useTranslator('operator');
  if (counts === undefined) {
    return (
      <div className={styles.counts} aria-busy="true">
        {Array.from({ length: 10 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike.
          <span key={index} className={styles.waiting}>
            <Skeleton width="70%" />
            <Skeleton width="30%" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <nav className={styles.counts} aria-label={t('queues.counts')}>
      {counts.map((count) => (
        <Link key={count.queue} to={queueFacts[count.queue].to}>
          <span>{t(`queue.${count.queue}`)}</span>
          <b>{count.count}</b>
          <Next count={count} />
        </Link>
      ))}
    </nav>
  );
}

function Next({ count }: { count: Count }) {
  const t = useTranslator('operator');
  const format = useFormat();
  const { late, nextDueAt } = count;
  if (late > 0) return <small className={styles.late}>{t('queues.late', { count: late })}</small>;
  if (nextDueAt === null) return <small>{t('queues.nothing')}</small>;
  const now = Date.now();
  const face = slaFace({ since: now, due: Date.parse(nextDueAt), now });
  const soon = face.clock !== null;
  const time =
    face.clock ?? format.prose(nextDueAt, { time: false, now: new Date().toISOString() });
  return <small className={cx(soon && styles.soon)}>{t('queues.next', { time })}</small>;
}
