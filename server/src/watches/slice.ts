import * as contract from '#contract/watches/calls.ts';
import * as linkContract from '#contract/watches/link-calls.ts';
import { transaction } from '#server/kit/database/database.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import {
  addWatch,
  endOwnWatch,
  linkedWatch,
  listWatches,
  setLinkedWatch,
  wantOfWatch,
  watchStates,
} from './commands/add-watch.ts';
import { judgeWatches } from './commands/judge-watches.ts';
import { mailDigests } from './commands/mail-digests.ts';
import { notifyFailedLots } from './commands/notify-failed-lots.ts';
import { watchOfKey } from './core/link-key.ts';
import type { WatchesDeps } from './deps.ts';
import { forgetOld } from './store/watches.ts';

/** Puts the slice together: watched parts, and the jobs that tell their members. */
export function watchesSlice(deps: WatchesDeps): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} {
  const idOf = (key: string) => watchOfKey(key, deps.secret);
  return {
    calls: [
      implement(contract.watchList, listWatches),
      implement(contract.watchStates, watchStates),
      implement(contract.watchAdd, addWatch),
      implement(contract.watchWant, wantOfWatch),
      implement(contract.watchEnd, endOwnWatch),
      implement(linkContract.watchByLink, ({ tx }, { key }) => linkedWatch(tx, idOf(key))),
      implement(linkContract.watchSetByLink, (ctx, { key, watching }) =>
        setLinkedWatch(ctx, { id: idOf(key), watching }),
      ),
    ],
    jobs: {
      'watches.judge': (_payload, { db, now, signal }) => judgeWatches(db, { now, signal }),
      'watches.lots': (_payload, { db, now, signal }) =>
        notifyFailedLots(db, deps, { now, signal }),
      'watches.mail': (_payload, { db, now, signal }) => mailDigests(db, deps, { now, signal }),
      'watches.forget': (_payload, { db, now }) => transaction(db, (tx) => forgetOld(tx, now)),
    },
    cron: [
      { job: 'watches.judge', pattern: '* * * * *' },
      { job: 'watches.lots', pattern: '* * * * *' },
      { job: 'watches.mail', pattern: '*/10 * * * *' },
      { job: 'watches.forget', pattern: '23 19 * * *' },
    ],
  };
}
