import {
  type BlacklistActor,
  type BlacklistEvent,
  type BlacklistMessage,
  type BlacklistRow,
  blacklistReplyWithin,
} from '#contract/content/table.ts';
import { saveBlacklistStage } from '#server/catalog/public.ts';
import {
  type EventContext,
  type Identity,
  type Person,
  type Process,
  theClock,
} from '#server/kit/apply-event.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { endOf } from '#server/kit/working-days.ts';
import { audit } from '#server/operator/public.ts';
import { blacklistMachine, rolesOf } from './core/machine.ts';
import { notifySupplier } from './notify.ts';
import {
  type BlacklistEntryRecord,
  lockEntry,
  lockOverdue,
  lockSupplier,
  openStage,
  updateEntry,
} from './store/blacklist.ts';

/** The caller of an event: a person of the desk, the supplier's account, or the clock. */
export type EntryCaller = Person & { readonly as: 'staff' | 'supplier' | 'clock' };
/** The text that is typed with an event; empty where none is needed. */
type Payload = { readonly text: string };

interface Trace {
  readonly entry: BlacklistEntryRecord;
  readonly event: BlacklistEvent | 'propose';
  readonly before: BlacklistEntryRecord | null;
}

/** Writes an event on an entry to the audit log, whoever took it. */
export const auditEntry = (ctx: EventContext, { entry, event, before }: Trace) =>
  audit(
    ctx.tx,
    {
      caller: ctx.caller ?? { kind: 'anonymous' },
      now: ctx.now,
      address: ctx.address ?? '',
      agent: ctx.agent ?? 'clock',
      requestId: ctx.requestId ?? 'clock',
    },
    {
      what: `blacklist.${event}`,
      on: { kind: 'blacklist', id: entry.id, no: entry.orderNo },
      before: before && { state: before.state, version: before.version },
      after: {
        state: entry.state,
        version: entry.version,
        supplier: entry.supplier,
        endsOn: entry.endsOn,
        reason: entry.endReason,
      },
    },
  );

/** An entry is there for its supplier once it was notified. */
function identify(
  entry: BlacklistEntryRecord,
  { as, ...person }: EntryCaller,
): Identity<BlacklistActor> | null {
  if (as === 'clock') return { actor: 'clock', ...person };
  if (as === 'staff') return { actor: rolesOf(entry, person.accountId ?? ''), ...person };
  const isOwn = entry.supplierId === person.accountId && entry.noticedAt !== null;
  return isOwn ? { actor: 'supplier', ...person } : null;
}

/** The supplier stands on the market as its open entries have it, this one included. */
const markSupplier = () => ({
  run: async ({ tx, now }: EventContext, { supplierId }: BlacklistEntryRecord) => {
    if (supplierId === null) return undefined;
    // Each of two entries at once would see the other as it was.
    await lockSupplier(tx, supplierId);
    const stage = await openStage(tx, supplierId);
    await saveBlacklistStage(tx, { account: supplierId, stage, now });
    return undefined;
  },
});

/** Entries of the blacklist as the runner takes their events. */
export const blacklistProcess: Process<
  BlacklistEntryRecord,
  BlacklistRow,
  Readonly<Record<BlacklistEvent, Payload>>,
  EntryCaller,
  object
> = {
  machine: blacklistMachine,
  store: {
    lock: lockEntry,
    save: (tx, _, entry) => updateEntry(tx, entry),
    lockDue: (tx, { now, processed }) => lockOverdue(tx, { today: dayOf(now), processed }),
  },
  identify,
  clock: { as: 'clock', ...theClock },
  changed: 'content.changed',
  refuse: (refusal, entry, { now, actor }) => {
    if (refusal.refused === 'guard' && refusal.guard === 'heard') {
      return new Failure('content.notHeard', { due: dayOf(entry.replyDueAt ?? now) });
    }
    if (refusal.refused === 'guard' && refusal.guard === 'notOver') {
      return new Failure('content.over');
    }
    const isStaff = typeof actor !== 'string';
    return new Failure(
      refusal.refused === 'notYourMove' && isStaff ? 'content.sameHand' : 'content.wrongState',
    );
  },
  changes: {
    notice: (_, { now }) => ({ noticedAt: now, replyDueAt: endOf(blacklistReplyWithin, now) }),
    reply: (_, { now, payload }) => ({ reply: payload.text, replyAt: now }),
    publish: (_, { now, person }) => ({
      publishedBy: person.accountId,
      publishedName: person.name,
      publishedAt: now,
    }),
    appeal: (_, { now, payload }) => ({ appeal: payload.text, appealAt: now }),
    stay: (_, { payload }) => ({ appealDecision: payload.text }),
    grant: (_, { now, payload: { text } }) => ({
      appealDecision: text,
      endedAt: now,
      endReason: text,
    }),
    end: (_, { now, payload }) => ({ endedAt: now, endReason: payload.text }),
    drop: (_, { now, payload }) => ({ endedAt: now, endReason: payload.text }),
    expire: (_, { now }) => ({ endedAt: now }),
  },
  effects: { supplier: { warned: markSupplier, listed: markSupplier, cleared: markSupplier } },
  facts: () => ({}),
  notify: {
    supplier: ({ tx, now }, { record, message }) =>
      notifySupplier(tx, record, { message: message as BlacklistMessage, now }),
  },
  audit: (ctx, { before, record, step }) =>
    auditEntry(ctx, { entry: record, event: step.event, before }),
};
