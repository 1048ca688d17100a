import type { Input } from '#contract/call.ts';
import type {
  opsNoticeList as ListCall,
  opsNoticeSave as SaveCall,
} from '#contract/notices/calls.ts';
import type { NoticeEvent } from '#contract/notices/table.ts';
import { accountByEmail, countAudiences } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { readersOf } from '#server/messages/public.ts';
import { audit } from '#server/operator/public.ts';
import { decide } from './core/decide.ts';
import { keptTexts, noticeShown, standingOf } from './present.ts';
import { listNotices, lockNotice, type NoticeKept, saveNotice } from './store.ts';
import { NOTICES_JOB } from './work.ts';

const YEAR_MS = 366 * 86_400_000;

async function shown(ctx: QueryContext, notices: readonly NoticeKept[]) {
  const ids = notices.map(({ id }) => id);
  const read = await readersOf(ctx.tx, ids);
  const staff = requireStaff(ctx).accountId;
  return notices.map((notice) =>
    noticeShown(notice, { staff, read: read.get(notice.id) ?? 0, now: ctx.now }),
  );
}

export async function noticeList(
  ctx: QueryContext,
  { state, pageNum, pageSize }: Input<typeof ListCall>,
) {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await listNotices(ctx.tx, { state: state ?? null, ...page });
  return { total, list: await shown(ctx, list), readers: await countAudiences(ctx.tx) };
}

interface Key {
  readonly id: string;
  readonly version: number;
}

/** The notice that an act is about, as its actor saw it, and the state that the act leads to. */
async function begun(ctx: CommandContext, { id, version }: Key, event: NoticeEvent) {
  const before = await lockNotice(ctx.tx, id);
  if (before === null) throw new Failure('notFound');
  if (before.version !== version) throw new Failure('notice.changed');
  const by = { staff: requireStaff(ctx).accountId };
  const row = decide(standingOf(before), { event, by, now: ctx.now });
  if (typeof row === 'string') throw new Failure(`notice.${row}`);
  return { before, state: row.to };
}

interface Done {
  readonly event: NoticeEvent;
  readonly before: NoticeKept | null;
  readonly after: NoticeKept;
}

async function finished(ctx: CommandContext, { event, before, after }: Done) {
  await saveNotice(ctx.tx, after);
  await audit(ctx.tx, ctx, {
    what: `notice.${event}`,
    on: { kind: 'notice', id: after.id, no: '' },
    before: before && { state: before.state, version: before.version },
    after: {
      state: after.state,
      version: after.version,
      title: after.texts.en.title,
      audience: after.audience,
      email: after.email,
      at: after.at,
      mail: after.mail,
      reason: after.reason,
    },
  });
  const [notice] = await shown(ctx, [after]);
  if (notice === undefined) throw new Error('a notice that was written is not shown');
  return notice;
}

const untouched = {
  version: 0,
  publishedBy: null,
  publishedName: null,
  publishedAt: null,
  startedAt: null,
  toldTo: null,
  received: 0,
  sentAt: null,
  withdrawnName: null,
  withdrawnAt: null,
  reason: null,
  takenBack: false,
} as const;

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
  const from = id === null ? null : await begun(ctx, { id, version }, 'save');
  const staff = requireStaff(ctx);
  const after: NoticeKept = {
    ...untouched,
    id: id ?? newId(),
    state: 'draft',
    version: (from?.before.version ?? 0) + 1,
    audience: input.audience,
    ...(await accountOf(ctx, input)),
    texts: keptTexts(input.texts),
    link: input.link,
    at: time,
    mail: input.mail,
    savedBy: staff.accountId,
    savedName: staff.name,
    savedAt: ctx.now,
  };
  return finished(ctx, { event: 'save', before: from?.before ?? null, after });
}

/** Lets a notice go: at once, or when its time has come. */
export async function publish(ctx: CommandContext, key: Key) {
  const { before, state } = await begun(ctx, key, 'publish');
  const staff = requireStaff(ctx);
  const after: NoticeKept = {
    ...before,
    state,
    version: before.version + 1,
    publishedBy: staff.accountId,
    publishedName: staff.name,
    publishedAt: ctx.now,
  };
  await addJob(ctx.tx, NOTICES_JOB, {}, before.at === null ? {} : { runAt: before.at });
  return finished(ctx, { event: 'publish', before, after });
}

/** Ends a notice; the work takes it out of the boxes that it is in. */
export async function withdraw(
  ctx: CommandContext,
  { reason, ...key }: Key & { readonly reason: string },
) {
  const { before, state } = await begun(ctx, key, 'withdraw');
  const after: NoticeKept = {
    ...before,
    state,
    version: before.version + 1,
    withdrawnName: requireStaff(ctx).name,
    withdrawnAt: ctx.now,
    reason,
    takenBack: before.startedAt === null,
  };
  if (!after.takenBack) await addJob(ctx.tx, NOTICES_JOB, {});
  return finished(ctx, { event: 'withdraw', before, after });
}
