import { SlaTimer } from '#web/widgets/SlaTimer.tsx';
import { weekdaysUntil } from './weekdays.ts';

/** Time left of a piece of work; a dash where it has no deadline. */
export function TimeLeft({ since, dueAt }: { since: string; dueAt: string | null }) {
  if (dueAt === null) return <>–</>;
  const days = weekdaysUntil({ now: Date.now(), due: Date.parse(dueAt) });
  return <SlaTimer since={since} dueAt={dueAt} workingDaysLeft={days} />;
}
