import {
  type QuarantineActor,
  type QuarantineEvent,
  type QuarantineRow,
  retentionYears,
  sampleMost,
} from '#contract/quarantine/table.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type EventRequest,
  type Person,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { dayAfterYears, quarantineMachine } from './core/machine.ts';
import type { QuarantineDeps, QuarantineNotification } from './deps.ts';
import {
  type Certificate,
  type Entry,
  lockEntry,
  type Parcel,
  type RetentionCertificate,
  saveEntry,
} from './store/entries.ts';

type Nothing = Record<never, never>;
type Payloads = {
  requestSample: Nothing;
  sendSample: Parcel & { readonly pieces: number };
  relocate: { readonly location: string };
  clear: { readonly reason: string };
  confirm: { readonly reason: string };
  sendBack: Parcel;
  certify: { readonly certificate: RetentionCertificate };
  scrap: { readonly certificate: Certificate };
};
type QuarantineStep = Step<QuarantineRow>;
type AppliedToEntry = Applied<Entry, QuarantineRow, object>;

/** The seller of the order, or a person of a desk. */
export type QuarantineCaller = Person & { readonly as: QuarantineActor };

/** Returns the pieces of an entry that are in the register now. */
export const heldOf = ({ pieces, sampled, returned, scrapped }: Entry): number =>
  pieces - sampled - returned - scrapped;

const parcelOf = ({ carrier, trackingNo }: Parcel): Parcel => ({ carrier, trackingNo });

async function notifyParty(
  { tx, now }: EventContext,
  deps: QuarantineDeps,
  { record, step, to }: AppliedToEntry & { readonly to: string | null },
): Promise<void> {
  if (to === null) return;
  const parcel = step.event === 'sendSample' ? record.sampleParcel : record.returnParcel;
  await deps.notify(tx, {
    to,
    kind: `quarantine.${step.event}` as QuarantineNotification['kind'],
    params: {
      no: record.orderNo,
      lot: record.lotNo,
      mpn: record.mpn,
      pieces: record.pieces,
      reason: record.reason,
      carrier: parcel?.carrier ?? '',
      trackingNo: parcel?.trackingNo ?? '',
      keptUntil: record.retainedUntil ?? '',
    },
    link: await deps.orderPage(tx, { orderId: record.orderId, accountId: to }),
    mail: true,
    now,
  });
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToEntry) {
  const auditedFields = ({ state, location, reason, version }: Entry) => ({
    state,
    location,
    reason,
    version,
  });
  await auditStaffEvent(ctx, {
    what: `quarantine.${step.event}`,
    on: { kind: 'quarantine', id: record.id, no: record.lotNo },
    before: auditedFields(before),
    after: auditedFields(record),
  });
}

const decisionChanges = (step: QuarantineStep, reason: string) => ({
  reason,
  decidedBy: step.person.accountId,
});

/** Rejects a sample of more pieces than the seller may have. */
function assertSample(entry: Entry, { pieces }: Payloads['sendSample']): void {
  const most = sampleMost(entry.pieces);
  if (pieces > most) throw new Failure('quarantine.sample', { most }, 'pieces');
}

/** Rejects a certificate that takes the place of another without a reason. */
function assertReason(entry: Entry, { certificate }: Payloads['certify']): void {
  if (entry.retentionCertificate === null || certificate.reason) return;
  throw new Failure('input.invalid', {}, 'reason');
}

type QuarantineProcess = Process<Entry, QuarantineRow, Payloads, QuarantineCaller, object>;

/** Entries of the register as the runner takes their events. */
const quarantineProcess = (
  deps: QuarantineDeps,
  validateSample?: (entry: Entry) => void,
): QuarantineProcess => ({
  machine: quarantineMachine,
  store: { lock: lockEntry, save: (tx, _, record) => saveEntry(tx, record) },
  identify: ({ sellerId }, { as, accountId, name }) =>
    as === 'seller' && sellerId !== accountId ? null : { actor: as, accountId, name },
  changed: 'quarantine.changed',
  validate: (entry, { event, payload }) => {
    validateSample?.(entry);
    if (event === 'certify') assertReason(entry, payload as Payloads['certify']);
  },
  changes: {
    requestSample: () => ({}),
    sendSample: (_, { payload }) => ({
      sampled: payload.pieces,
      sampleParcel: parcelOf(payload),
    }),
    relocate: (_, { payload }) => ({ location: payload.location }),
    clear: (_, step) => decisionChanges(step, step.payload.reason),
    confirm: (_, step) => ({
      ...decisionChanges(step, step.payload.reason),
      retainedUntil: dayAfterYears(step.now, retentionYears),
    }),
    sendBack: (entry, { payload }) => ({
      returned: heldOf(entry),
      returnParcel: parcelOf(payload),
    }),
    certify: (_, { payload, now, person }) => ({
      retentionCertificate: {
        ...payload.certificate,
        addedAt: now.toISOString(),
        addedName: person.name,
        ...(person.accountId === null ? {} : { addedBy: person.accountId }),
      },
    }),
    scrap: (entry, { payload }) => ({
      scrapped: heldOf(entry),
      destructionCertificate: payload.certificate,
    }),
  },
  effects: {},
  facts: () => ({}),
  notify: {
    buyer: (ctx, applied) => notifyParty(ctx, deps, { ...applied, to: applied.record.buyerId }),
    seller: (ctx, applied) => notifyParty(ctx, deps, { ...applied, to: applied.record.sellerId }),
  },
  audit: auditStaff,
});

/** Sends a sample of an entry. Fails with notFound, quarantine.changed or quarantine.sample. */
export const applySample = (
  ctx: EventContext,
  deps: QuarantineDeps,
  input: Omit<EventRequest<'sendSample', Payloads['sendSample'], QuarantineCaller>, 'event'>,
): Promise<AppliedToEntry> =>
  applyEvent(
    ctx,
    quarantineProcess(deps, (entry) => assertSample(entry, input.payload)),
    { ...input, event: 'sendSample' },
  );

/** Takes an event but the sending of a sample. Fails with notFound or quarantine.changed. */
export const applyQuarantineEvent = <E extends Exclude<QuarantineEvent, 'sendSample'>>(
  ctx: EventContext,
  deps: QuarantineDeps,
  input: EventRequest<E, Payloads[E], QuarantineCaller>,
): Promise<AppliedToEntry> => applyEvent(ctx, quarantineProcess(deps), input);
