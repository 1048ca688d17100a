import type { FakeHitEvent, FakeHitRow } from '#contract/fakes/table.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type EventRequest,
  type Person,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { fakeHitMachine } from './core/machine.ts';
import { warningOf } from './core/warning.ts';
import type { FakeMessage, FakesDeps } from './deps.ts';
import { type Hit, hitsOfOrder, lockHit, type StoredFile, saveHit } from './store/hits.ts';

type Decided = { readonly reason: string };
type Payloads = {
  contest: { readonly text: string; readonly files: readonly StoredFile[] };
  uphold: Decided;
  dismiss: Decided;
};
type AppliedToHit = Applied<Hit, FakeHitRow, object>;
type HitStep = Step<FakeHitRow, Decided>;

/** The seller of the goods, or a person of support. */
export type FakeCaller = Person & { readonly as: 'seller' | 'support' };

const decisionChanges = ({ payload, person, now }: HitStep) => ({
  decisionReason: payload.reason,
  decidedBy: person.accountId,
  decidedName: person.name,
  decidedAt: now,
});

/** Writes anew what stands against the payment of an order. */
export async function markOrder(tx: Tx, deps: FakesDeps, orderId: string): Promise<void> {
  await deps.saveWarning(tx, orderId, warningOf(await hitsOfOrder(tx, orderId)));
}

async function notifySeller(
  { tx, now }: EventContext,
  deps: FakesDeps,
  { record, step }: AppliedToHit,
): Promise<void> {
  await deps.notify(tx, {
    to: record.sellerId,
    kind: step.event === 'uphold' ? 'fakes.upheld' : 'fakes.dismissed',
    params: { no: record.no, mpn: record.mpn, reason: record.decisionReason },
    link: `/warnings?id=${record.id}`,
    mail: true,
    now,
  });
}

/** Tells the buyer the outcome for its order, and neither reason nor seller. */
async function notifyBuyer(
  { tx, now }: EventContext,
  deps: FakesDeps,
  { record, step }: AppliedToHit,
): Promise<void> {
  const { buyerId, orderId, orderNo, mpn } = record;
  if (buyerId === null || orderId === null) return;
  const kind: FakeMessage = step.event === 'uphold' ? 'fakes.refused' : 'fakes.freed';
  const link = await deps.orderPage(tx, { orderId, accountId: buyerId });
  const params = { order: orderNo, mpn };
  await deps.notify(tx, { to: buyerId, kind, params, link, mail: true, now });
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToHit) {
  await auditStaffEvent(ctx, {
    what: `fake.${step.event}`,
    on: { kind: 'fakeHit', id: record.id, no: record.no },
    before: { state: before.state },
    after: { state: record.state, reason: record.decisionReason },
  });
}

/** Warnings as the runner takes their events. */
const fakeHitProcess = (
  deps: FakesDeps,
): Process<Hit, FakeHitRow, Payloads, FakeCaller, object> => ({
  machine: fakeHitMachine,
  store: { lock: lockHit, save: (tx, _, record) => saveHit(tx, record) },
  identify: ({ sellerId }, { as, accountId, name }) =>
    as === 'seller' && sellerId !== accountId ? null : { actor: as, accountId, name },
  changed: 'fakes.changed',
  changes: {
    contest: (_, { payload, now }) => ({
      contestedAt: now,
      contestText: payload.text,
      contestFiles: payload.files,
    }),
    uphold: (_, step) => ({ ...decisionChanges(step), upheldAt: step.now }),
    dismiss: (_, step) => decisionChanges(step),
  },
  effects: {
    order: {
      mark: () => ({
        run: async ({ tx }, { orderId }) => {
          if (orderId !== null) await markOrder(tx, deps, orderId);
          return undefined;
        },
      }),
    },
  },
  facts: () => ({}),
  notify: {
    seller: (ctx, applied) => notifySeller(ctx, deps, applied),
    buyer: (ctx, applied) => notifyBuyer(ctx, deps, applied),
  },
  audit: auditStaff,
});

/** Takes an event on a warning. Fails with notFound or fakes.changed. */
export const applyFakeEvent = <E extends FakeHitEvent>(
  ctx: EventContext,
  deps: FakesDeps,
  input: EventRequest<E, Payloads[E], FakeCaller>,
): Promise<AppliedToHit> => applyEvent(ctx, fakeHitProcess(deps), input);
