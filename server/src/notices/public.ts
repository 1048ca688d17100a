import * as contract from '#contract/notices/calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { textForLanguage } from '#server/messages/public.ts';
import { NOTICES_JOB, sendNotices } from './commands/send-notices.ts';
import { noticeList, publish, saveDraft, withdraw } from './handlers.ts';
import { listDrafts } from './store/notices.ts';

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
  jobs: { [NOTICES_JOB]: (_payload, { db, now, signal }) => sendNotices(db, { now, signal }) },
  // Carries on what a stopped program left.
  cron: [{ job: NOTICES_JOB, pattern: '* * * * *' }],
});

/** Lists drafts of notices that wait to be published, with their titles in a language. */
export const noticeDrafts = async (db: Db, lang: Language) =>
  (await listDrafts(db)).map(({ id, texts, savedName, savedAt }) => ({
    id,
    title: textForLanguage(texts, lang).title,
    savedName,
    since: savedAt,
  }));
