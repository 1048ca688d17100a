import type { Input } from '#contract/call.ts';
import type {
  opsNoticeList as ListCall,
  opsNoticeSave as SaveCall,
} from '#contract/notices/calls.ts';
import { accountByEmail, countAudiences } from '#server/accounts/public.ts';
import { applyEvent } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs/jobs.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { readersOf } from '#server/messages/public.ts';
import { NOTICES_JOB } from './commands/send-notices.ts';
import {
  auditNotice,
  type NoticeCaller,
  noticeProcess,
  untouched,
  type Written,
} from './process.ts';
import { listNotices, type NoticeRecord, saveNotice } from './store/notices.ts';
import { toNoticeView, toWrittenTexts } from './views.ts';

const YEAR_MS = 366 * 86_400_000;

async function toNotices(ctx: QueryContext, notices: readonly NoticeRecord[]) {
  const ids = notices.map(({ id }) => id);
  const read = await readersOf(ctx.tx, ids);
  const staff = requireStaff(ctx).accountId;
  return notices.map((notice) =>
    toNoticeView(notice, { staff, read: read.get(notice.id) ?? 0, now: ctx.now }),
  );
}

export async function noticeList(
  ctx: QueryContext,
  { state, pageNum, pageSize }: Input<typeof ListCall>,
) {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await listNotices(ctx.tx, { state: state ?? null, ...page });
  return { total, list: await toNotices(ctx, list), readers: await countAudiences(ctx.tx) };
}

interface Key {
  readonly id: string;
  readonly version: number;
}

const callerOf = (ctx: CommandContext): NoticeCaller => {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'staff', accountId, name };
};

async function toNotice(ctx: CommandContext, after: NoticeRecord) {
  const [notice] = await toNotices(ctx, [after]);
  if (notice === undefined) throw new Error('a notice that was written is not shown');
  return notice;
}

/** The one account that is meant; refused at its field where there is none. */
async function accountOf(ctx: CommandContext, { audience, email }: Input<typeof SaveCall>) {
  if (audience !== 'one') return { account: null, email: '' };
  const card = await accountByEmail(ctx.tx, email);
  if (card === null) throw Failure.invalidFields([{ field: 'email', key: 'recipient' }]);
  return { account: card.id, email: card.email };
}

/** Writes a notice; its writer of now is the one who may not publish it to many. */
export async function saveDraft(ctx: CommandContext, input: Input<typeof SaveCall>) {
  const time = input.at === null ? null : new Date(input.at);
  if (time !== null && time.getTime() > ctx.now.getTime() + YEAR_MS) {
    throw Failure.invalidFields([{ field: 'at', key: 'invalid' }]);
  }
  const { id, version } = input;
  const actor = callerOf(ctx);
  const payload: Written = {
    audience: input.audience,
    ...(await accountOf(ctx, input)),
    texts: toWrittenTexts(input.texts),
    link: input.link,
    at: time,
    mail: input.mail,
  };
  if (id !== null) {
    const request = { id, version, event: 'save', actor, payload } as const;
    return toNotice(ctx, (await applyEvent(ctx, noticeProcess, request)).record);
  }
  const after: NoticeRecord = {
    ...untouched,
    ...payload,
    id: newId(),
    state: 'draft',
    version: 1,
    savedBy: actor.accountId ?? '',
    savedName: actor.name,
    savedAt: ctx.now,
  };
  await saveNotice(ctx.tx, after);
  await auditNotice(ctx, { event: 'save', before: null, after });
  return toNotice(ctx, after);
}

/** Lets a notice go: at once, or when its time has come. */
export async function publish(ctx: CommandContext, key: Key) {
  const actor = callerOf(ctx);
  const request = { ...key, event: 'publish', actor, payload: {} } as const;
  const { record } = await applyEvent(ctx, noticeProcess, request);
  await addJob(ctx.tx, NOTICES_JOB, {}, record.at === null ? {} : { runAt: record.at });
  return toNotice(ctx, record);
}

/** Ends a notice; the work takes it out of the boxes that it is in. */
export async function withdraw(
  ctx: CommandContext,
  { reason, ...key }: Key & { readonly reason: string },
) {
  const actor = callerOf(ctx);
  const request = { ...key, event: 'withdraw', actor, payload: { reason } } as const;
  const { record } = await applyEvent(ctx, noticeProcess, request);
  if (!record.messagesWithdrawn) await addJob(ctx.tx, NOTICES_JOB, {});
  return toNotice(ctx, record);
}
