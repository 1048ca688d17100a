import { type CronItem, type ParsedCronItem, parseCronItems } from 'graphile-worker';

/** A job that comes round: `pattern` is five cron fields in UTC, as in crontab(5). */
export interface CronEntry {
  readonly job: string;
  readonly pattern: string;
}

const MINUTE_MS = 60_000;
const OLDEST_MS = 366 * 86_400_000;
/** A missed round is not made up for long: the next one comes. */
export const CRON_ATTEMPTS = 3;

/** The key that keeps an entry from waiting twice. */
export const cronKey = (job: string): string => `cron:${job}`;

const cronItem = ({ job, pattern }: CronEntry): CronItem => ({
  task: job,
  match: pattern,
  identifier: job,
  // A stop may have missed several rounds: `wasDue` makes them up as one.
  options: {
    backfillPeriod: 0,
    maxAttempts: CRON_ATTEMPTS,
    jobKey: cronKey(job),
    jobKeyMode: 'replace',
  },
});

/** The entries as the queue takes them. */
export const parsedCron = (cron: readonly CronEntry[]): ParsedCronItem[] =>
  parseCronItems(cron.map(cronItem));

const isDueAt = (item: ParsedCronItem | undefined, minute: number): boolean => {
  const time = new Date(minute);
  const digest = {
    min: time.getUTCMinutes(),
    hour: time.getUTCHours(),
    date: time.getUTCDate(),
    month: time.getUTCMonth() + 1,
    dow: time.getUTCDay(),
  };
  return item?.match(digest) ?? false;
};

/** Returns the next minute after `now` at which an entry is due; null where none comes in a year. */
export function nextDue(entry: CronEntry, now: Date): Date | null {
  const [item] = parsedCron([entry]);
  const first = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  for (let minute = first; minute < now.getTime() + OLDEST_MS; minute += MINUTE_MS) {
    if (isDueAt(item, minute)) return new Date(minute);
  }
  return null;
}

/** Whether an entry was due after `since`, up to the minute of `now`. */
export function wasDue(entry: CronEntry, since: Date, now: Date): boolean {
  const [item] = parsedCron([entry]);
  const oldest = Math.max(since.getTime(), now.getTime() - OLDEST_MS);
  const last = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let minute = last; minute > oldest; minute -= MINUTE_MS) {
    if (isDueAt(item, minute)) return true;
  }
  return false;
}
