/** The only door of findings of suspicious activity: what the composition may use. */
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { findNewSevere, findSuspicions, writeFinding } from './commands/find-suspicions.ts';
import type { SuspicionsDeps } from './deps.ts';
import { suspicionHandlers } from './handlers.ts';
import { heldFrom, readRelated } from './holds.ts';
import { suspicionMachine } from './process.ts';
import { listUncleared, removeCleared, severeAbout } from './store/suspicions.ts';

export { clearApproval, freeApproval } from './commands/clear-suspicion.ts';
export { findSuspicions } from './commands/find-suspicions.ts';
export { countBackTest } from './count-back-test.ts';
export type { SuspicionsDeps, WaitingPayout } from './deps.ts';

/** Refusals of the slice's own table: a finding that was cleared. */
export const suspicionRefusals: SqlStateFailures = { SU001: 'suspicion.changed' };

/** Cleared findings are removed after five years; reported ones stay. */
const RETENTION_DAYS = 5 * 365 + 1;
const DAY_MS = 86_400_000;

const jobsOf = (deps: SuspicionsDeps): JobTable => ({
  'suspicions.find': async (_payload, { db, now, log }) => {
    const found = await findSuspicions(db, deps, now);
    if (found > 0) log.info({ found }, 'suspicious activity was found');
  },
  'suspicions.remove': async (_payload, { db, now }) => {
    await removeCleared(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  },
});

const cron: readonly CronEntry[] = [
  { job: 'suspicions.find', pattern: '17 * * * *' },
  { job: 'suspicions.remove', pattern: '40 3 * * *' },
];

const queueOf = (deps: SuspicionsDeps): QueueSource => ({
  key: 'suspicions',
  desk: 'finance',
  record: 'suspicion',
  async list(db, { now }) {
    const waiting = (await listUncleared(db)).filter(({ state }) => state !== 'reported');
    const names = await deps.owners(db, [...new Set(waiting.flatMap((one) => one.companies))]);
    return waiting.map((one) => ({
      ref: one.no,
      link: `/ops/suspicions?id=${one.id}`,
      subject: one.companies.map((id) => names.get(id)?.name ?? '').join(' · '),
      detail: one.assignedName,
      amount: null,
      orderState: null,
      dueAt: suspicionMachine.waiting(one, now)?.at ?? null,
      since: one.since,
    }));
  },
});

/** Puts the slice together: its calls, its jobs, and the findings that wait for finance. */
export const suspicionsSlice = (
  deps: SuspicionsDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly queues: readonly QueueSource[];
} => ({ calls: suspicionHandlers(deps), jobs: jobsOf(deps), cron, queues: [queueOf(deps)] });

/** A severe finding that is not cleared, as slices read it whose money it holds. */
export interface SevereFinding {
  readonly no: string;
  /** Since when it holds the member: one about strangers too holds a settled seller from its report on. */
  readonly heldFrom: Date;
  /** The page on which finance looks into it. */
  readonly link: string;
}

/** Returns the severe findings that are not cleared and hold members, by member. */
export async function severeSuspicions(
  db: Db,
  deps: Pick<SuspicionsDeps, 'companyAccounts' | 'settledOf'>,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly SevereFinding[]>> {
  const { findings, ...related } = await readRelated(db, deps, owners, (accounts) =>
    severeAbout(db, accounts),
  );
  return new Map(
    owners.map((owner) => [
      owner,
      findings.flatMap((one) => {
        const from = heldFrom(related, owner, one);
        const link = `/ops/suspicions?id=${one.id}`;
        return from === null ? [] : [{ no: one.no, heldFrom: from, link }];
      }),
    ]),
  );
}

/**
 * Runs the rules that hold payouts on members' companies as their books are now. Returns null
 * where nothing new is found, else a function that writes it and returns the first number.
 */
export async function checkCompanies(
  db: Db,
  deps: Pick<SuspicionsDeps, 'cash' | 'companyAccounts' | 'settledOf'>,
  { owners, now }: { readonly owners: readonly string[]; readonly now: Date },
): Promise<((tx: Tx) => Promise<{ readonly no: string }>) | null> {
  const found = await findNewSevere(db, deps, { owners, now });
  if (found.length === 0) return null;
  return async (tx) => {
    const numbers: string[] = [];
    for (const one of found) {
      const no = await writeFinding(tx, deps, one, now);
      if (no !== null) numbers.push(no);
    }
    if (numbers[0] !== undefined) return { no: numbers[0] };
    // Another call has just written the same.
    const known = [...(await severeSuspicions(tx, deps, owners)).values()].flat();
    return { no: known[0]?.no ?? '' };
  };
}
