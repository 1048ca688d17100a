import { SlaTimer } from '#web/widgets/times/SlaTimer.tsx';
import { weekdaysUntil } from './weekdays.ts';

interface Props {
  readonly since: string;
  readonly dueAt: string | null;
  /** Working days left by the server's calendar; weekdays are counted where it does not say. */
  readonly days?: number | null;
}

/** Time left of a piece of work; a dash where it has no deadline. */
export function TimeLeft({ since, dueAt, days = null }: Props) {
  if (dueAt === null) return <>–</>;
  const left = days ?? weekdaysUntil({ now: Date.now(), due: Date.parse(dueAt) });
  return <SlaTimer since={since} dueAt={dueAt} workingDaysLeft={left} />;
}
