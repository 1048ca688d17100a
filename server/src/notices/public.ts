import * as contract from '#contract/notices/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { noticeList, publish, saveDraft, withdraw } from './act.ts';
import { NOTICES_JOB, workNotices } from './work.ts';

/** Puts the slice together: the desk of platform notices and the job that sends them. */
export const noticesSlice = (): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({
  calls: [
    implement(contract.opsNoticeList, noticeList),
    implement(contract.opsNoticeSave, saveDraft),
    implement(contract.opsNoticePublish, publish),
    implement(contract.opsNoticeWithdraw, withdraw),
  ],
  jobs: { [NOTICES_JOB]: (_payload, { db, now, signal }) => workNotices(db, { now, signal }) },
  // Carries on what a stopped program left.
  cron: [{ job: NOTICES_JOB, pattern: '* * * * *' }],
});
