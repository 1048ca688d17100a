import type { NoticeActor, NoticeEvent, NoticeRow } from '#contract/notices/table.ts';
import {
  type EventContext,
  type Identity,
  type Person,
  type Process,
  theClock,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { noticeMachine, rolesOf, type Sent } from './core/machine.ts';
import { lockNotice, type NoticeRecord, saveNotice } from './store/notices.ts';

/** The caller of an event: a person of the desk, or the clock. */
export type NoticeCaller = Person & { readonly as: 'staff' | 'clock' };

/** The fields of a notice that a person writes; events set the others. */
export type Written = Pick<
  NoticeRecord,
  'audience' | 'account' | 'email' | 'texts' | 'link' | 'at' | 'mail'
>;

type Nothing = Record<never, never>;
type Payloads = {
  readonly save: Written;
  readonly publish: Nothing;
  readonly start: Nothing;
  readonly finish: Sent;
  readonly withdraw: { readonly reason: string };
};

/** The clock as a caller. */
export const clock: NoticeCaller = { as: 'clock', ...theClock };

const identify = (
  notice: NoticeRecord,
  { as, ...person }: NoticeCaller,
): Identity<NoticeActor> => ({
  actor: as === 'clock' ? 'clock' : rolesOf(notice, person.accountId ?? ''),
  ...person,
});

/** The fields of a notice that was never sent nor withdrawn. */
export const untouched = {
  publishedBy: null,
  publishedName: null,
  publishedAt: null,
  startedAt: null,
  notifiedUpTo: null,
  received: 0,
  sentAt: null,
  withdrawnName: null,
  withdrawnAt: null,
  reason: null,
  messagesWithdrawn: false,
} as const;

interface Trace {
  readonly event: NoticeEvent;
  readonly before: NoticeRecord | null;
  readonly after: NoticeRecord;
}

/** Writes what a person did with a notice to the audit log; the clock's work is not audited. */
export async function auditNotice(
  ctx: EventContext,
  { event, before, after }: Trace,
): Promise<void> {
  await auditStaffEvent(ctx, {
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
}

/** Notices as the runner takes their events. */
export const noticeProcess: Process<NoticeRecord, NoticeRow, Payloads, NoticeCaller, object> = {
  machine: noticeMachine,
  store: {
    lock: lockNotice,
    save: (tx, _, notice) => saveNotice(tx, notice),
  },
  identify,
  changed: 'notice.changed',
  refuse: (refusal) => {
    const needsOther =
      refusal.refused === 'notYourMove' ||
      (refusal.refused === 'guard' && refusal.guard === 'oneReader');
    return new Failure(needsOther ? 'notice.sameHand' : 'notice.wrongState');
  },
  changes: {
    save: (_, { payload, now, person }) => ({
      ...untouched,
      ...payload,
      savedBy: person.accountId ?? '',
      savedName: person.name,
      savedAt: now,
    }),
    publish: (_, { now, person }) => ({
      publishedBy: person.accountId,
      publishedName: person.name,
      publishedAt: now,
    }),
    start: (_, { now }) => ({ startedAt: now }),
    finish: (_, { now }) => ({ sentAt: now }),
    withdraw: ({ startedAt }, { payload, now, person }) => ({
      withdrawnName: person.name,
      withdrawnAt: now,
      reason: payload.reason,
      messagesWithdrawn: startedAt === null,
    }),
  },
  effects: {},
  facts: () => ({}),
  notify: {},
  audit: (ctx, { before, record, step }) =>
    auditNotice(ctx, { event: step.event, before, after: record }),
};
