import * as contract from '#contract/notices/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { noticeList, publish, saveDraft, withdraw } from './act.ts';
import { NOTICES_JOB, workNotices } from './work.ts';

/** Puts the slice together: the desk of platform notices and the job that sends them. */
export const noticesSlice = (): {
  readonly calls: readonly Bound[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({
  calls: [
    bind(contract.opsNoticeList, noticeList),
    bind(contract.opsNoticeSave, saveDraft),
    bind(contract.opsNoticePublish, publish),
    bind(contract.opsNoticeWithdraw, withdraw),
  ],
  jobs: { [NOTICES_JOB]: (_payload, { db, now, signal }) => workNotices(db, { now, signal }) },
  // Carries on what a stopped program left.
  cron: [{ job: NOTICES_JOB, pattern: '* * * * *' }],
});
