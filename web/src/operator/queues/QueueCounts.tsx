import { Link } from 'react-router';
import type { Output } from '#contract/call.ts';
import type { opsQueues } from '#contract/operator/calls.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
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
    <nav aria-label={t('queues.counts')}>
      <div className={styles.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map((count) => (
            <Link key={count.queue} to={queueFacts[count.queue].to}>
              <span>{t(`queue.${count.queue}`)}</span>
              <b>{count.count}</b>
              <Next count={count} />
            </Link>
          ))}
      </div>
      <Idle queues={counts.filter(({ count }) => count === 0).map(({ queue }) => queue)} />
    </nav>
  );
}

/** Queues in which nothing waits, in one line: their figures would push the next work down. */
function Idle({ queues }: { queues: readonly QueueKey[] }) {
  const t = useTranslator('operator');
  if (queues.length === 0) return null;
  return (
    <p className={styles.idle}>
      <span>{t('queues.nothing')}</span>
      {queues.map((queue) => (
        <Link key={queue} to={queueFacts[queue].to}>
          {t(`queue.${queue}`)}
        </Link>
      ))}
    </p>
  );
}

function Next({ count }: { count: Count }) {
  const t = useTranslator('operator');
  const format = useFormat();
  const { late, nextDueAt } = count;
  if (late > 0) return <small className={styles.late}>{t('queues.late', { count: late })}</small>;
  if (nextDueAt === null) return null;
  const now = Date.now();
  const face = slaFace({ since: now, due: Date.parse(nextDueAt), now });
  const soon = face.clock !== null;
  const time =
    face.clock ?? format.prose(nextDueAt, { time: false, now: new Date().toISOString() });
  return <small className={cx(soon && styles.soon)}>{t('queues.next', { time })}</small>;
}
