/** A message that is due for longer than this is late. */
const LATE_MS = 10 * 60_000;
/** So many failed runs one after the other are a problem. */
const FAILURES_MIN = 3;

/** A problem: messages that wait, by the job that sends them, or a job that fails. */
export interface Problem {
  readonly kind: 'messagesLate' | 'jobFails';
  readonly subject: string;
  readonly since: Date;
  /** The error of a job's last run; null for messages. */
  readonly error: string | null;
}

interface Facts {
  readonly now: Date;
  readonly queue: readonly {
    readonly job: string;
    readonly oldestAt: Date | null;
  }[];
  readonly runs: readonly {
    readonly job: string;
    readonly failures: number;
    readonly startedAt: Date;
    readonly error: string | null;
  }[];
}

/** Returns what is wrong: a message waits for more than ten minutes, or a job failed three times. */
export function findProblems({ now, queue, runs }: Facts): Problem[] {
  const sending = ['mail.send', 'sms.send'];
  const late = queue.flatMap(({ job, oldestAt }): Problem[] =>
    sending.includes(job) && oldestAt !== null && now.getTime() - oldestAt.getTime() > LATE_MS
      ? [{ kind: 'messagesLate', subject: job, since: oldestAt, error: null }]
      : [],
  );
  const failing = runs
    .filter(({ failures }) => failures >= FAILURES_MIN)
    .map(
      ({ job, startedAt, error }): Problem => ({
        kind: 'jobFails',
        subject: job,
        since: startedAt,
        error,
      }),
    );
  return [...late, ...failing];
}
