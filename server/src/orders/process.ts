import type { OrderFacts } from '#contract/orders/history-schemas.ts';
import type {
  OrderActor,
  OrderEvent,
  OrderGoods,
  OrderMessage,
  OrderMoney,
  OrderRow,
} from '#contract/orders/table.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import {
  type Applied,
  applyEvent,
  type Effect,
  type EventContext,
  type EventRequest,
  type Identity,
  type Person,
  type Process,
  type Step,
  theClock,
} from '#server/kit/apply-event.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { moveMoney, payLoss } from './commands/money/move-money.ts';
import { refuseOwnMoney } from './commands/money/refuse-own-money.ts';
import { splitOff } from './commands/split-off.ts';
import {
  acceptAllLines,
  acceptNoLines,
  acceptOfferedPieces,
  acceptStatedPieces,
  changes,
} from './core/changes.ts';
import { factsOf } from './core/facts.ts';
import { holdsPayment, orderMachine } from './core/machine.ts';
import { totalOf } from './core/money/money.ts';
import { decidesMoney } from './core/money/money-decisions.ts';
import { type Order, type Side, sideOf } from './core/order.ts';
import { isCorrectionCurrent } from './core/parcels/parcel-correction.ts';
import type { OrderPayloads } from './core/payload.ts';
import { pieceMovementsOf } from './core/pieces.ts';
import { splitOrder } from './core/split.ts';
import { afterSteps, coverOf, stepsOf } from './core/steps.ts';
import { countViolation, parcelViolation, violationOf } from './core/validate.ts';
import { factsWire } from './facts-text.ts';
import { kindOf } from './notification-kinds.ts';
import { notifySide, notifySides } from './notify.ts';
import { parcelApprovals, SUSPENSION_APPROVAL } from './parcel-approvals.ts';
import { mayEnforceDeadline } from './reminded.ts';
import { nextForClock } from './store/deadlines.ts';
import { insertLots, movePieces } from './store/lots.ts';
import { insertHistory, lockOrder, saveOrder, saveWaiting } from './store/orders.ts';

/** Who takes an event; `party` is the buyer or the seller, whichever the account is. */
export interface OrderCaller extends Person {
  readonly as: OrderActor | 'party';
}
export type OrderEventRequest<E extends OrderEvent = OrderEvent> = EventRequest<
  E,
  OrderPayloads[E],
  OrderCaller
>;
export type AppliedToOrder = Applied<Order, OrderRow, OrderFacts>;

type OrderEffect = Effect<Order, OrderFacts>;
type OrderStep = Step<OrderRow>;

/** The roles of a caller: a client's word for its side is never asked. */
function identify(order: Order, { as, ...person }: OrderCaller): Identity<OrderActor> | null {
  if (as !== 'party' && as !== 'buyer' && as !== 'seller') return { actor: as, ...person };
  const side = person.accountId === null ? null : sideOf(order, person.accountId);
  if (side === null || (as !== 'party' && as !== side)) return null;
  const party = side === 'buyer' ? order.buyer : order.seller;
  return { actor: side, accountId: person.accountId, name: party?.name ?? '' };
}

/** Moves money. Payments and refunds become facts; the seller's share is not for both parties. */
const transfersMoney =
  (move: OrderMoney) =>
  (order: Order): OrderEffect => {
    const steps = stepsOf(move, order);
    const visibleStep = steps.find((step) => step.what !== 'release');
    return {
      set: afterSteps(order, steps),
      facts: visibleStep ? { amount: { minor: visibleStep.minor, currency: 'USD' } } : {},
      run: async ({ tx, now }, saved) => {
        // Nobody paid for a blind sample: its figures are shown, the ledger has none of them.
        if (saved.sample === null) await moveMoney(tx, saved, steps, now);
        return undefined;
      },
    };
  };

/** Insurance pays a side for goods that were lost after they passed. */
const coversLoss =
  (side: Side) =>
  (order: Order): OrderEffect => {
    const minor = coverOf[side](order);
    return {
      run: async ({ tx, now }, saved) => {
        const to = side === 'buyer' ? saved.buyer : saved.seller;
        if (to !== null && minor > 0n) await payLoss(tx, saved, { to: to.id, minor, now });
        return undefined;
      },
    };
  };

const transfersGoods =
  (move: Exclude<OrderGoods, 'sort'>) =>
  (_order: Order, { event }: OrderStep): OrderEffect => ({
    run: async ({ tx, now }, saved) => {
      const movements = pieceMovementsOf(move, saved);
      if (movements.length === 0) return undefined;
      await movePieces(tx, movements, { cause: event, now });
      return { lots: (await lockOrder(tx, saved.id))?.lots ?? [] };
    },
  });

const sortsIntoLots = (_order: Order, { payload }: OrderStep): OrderEffect => ({
  run: async ({ tx, now }, saved) => {
    const { lots } = payload as OrderPayloads['inspect'];
    return { lots: await insertLots(tx, saved, { lots, now }) };
  },
});

/** The lines that the buyer named; none where another event opened the dispute. */
const rejectedLines = ({ event, payload }: OrderStep): readonly string[] =>
  event === 'reject' ? (payload as OrderPayloads['reject']).lines : [];

/** Lines that nobody disputes go on as an order of their own. */
const splitsUndisputed = (order: Order, step: OrderStep): OrderEffect => {
  const { event, actor, person } = step;
  const split = splitOrder(order, { event, lines: rejectedLines(step) });
  if (split === null) return {};
  const { child, moved } = split;
  const by = actor === 'buyer' || actor === 'seller' ? actor : 'clock';
  return {
    set: split.rest,
    facts: { child: child.no },
    run: async (ctx, parent) => {
      const made = await splitOff(ctx, { parent, child, moved, by, person: person });
      return { children: [...parent.children, made] };
    },
  };
};

const auditedState = (order: Order) => ({ state: order.state, version: order.version });

/** Staff's events are kept in the audit log; those of parties stand in the order's history. */
async function auditStaff(ctx: EventContext, applied: AppliedToOrder): Promise<void> {
  const { before, record, step, facts } = applied;
  await auditStaffEvent(ctx, {
    what: `order.${step.event}`,
    on: { kind: 'order', id: record.id, no: record.no },
    before: auditedState(before),
    after: { ...auditedState(record), facts: { ...factsWire(facts) } },
  });
}

/** Writes the event; what a second person was asked about the order as it was is void with it. */
async function writeHistory(ctx: EventContext, applied: AppliedToOrder): Promise<void> {
  const { before, record, step, facts } = applied;
  await insertHistory(ctx.tx, {
    order: record,
    event: step.event,
    from: before.state,
    by: step.actor,
    actor: step.person,
    now: ctx.now,
    facts,
  });
  if (before.inbound === null && before.outbound === null) return;
  await voidApprovals(
    ctx,
    record.id,
    [...parcelApprovals, SUSPENSION_APPROVAL],
    (one) => !isCorrectionCurrent(record, one),
  );
}

async function notifyParties(
  { tx, now }: EventContext,
  { record, step, facts, message }: AppliedToOrder & { readonly message: string },
  sides: readonly Side[],
): Promise<void> {
  const mail = !('mail' in step.row);
  const kind = kindOf(message as OrderMessage, { order: record, facts, now });
  await notifySides(tx, record, sides, { kind, facts, mail, now });
}

/** Orders as the runner takes their events: what each column of their table does. */
export const orderProcess: Process<Order, OrderRow, OrderPayloads, OrderCaller, OrderFacts> = {
  machine: orderMachine,
  store: {
    lock: lockOrder,
    save: saveOrder,
    insertHistory: writeHistory,
    lockDue: nextForClock,
    saveDeadline: saveWaiting,
    mayEnforce: mayEnforceDeadline,
  },
  identify,
  clock: { as: 'clock', ...theClock },
  changed: 'order.hasChange',
  refuse: (refusal, { state }) => {
    if (refusal.refused === 'guard' && refusal.guard === 'noWarning') {
      return new Failure('order.warned');
    }
    if (refusal.refused === 'guard') return new Failure('order.guard', { guard: refusal.guard });
    if (refusal.refused === 'due') return new Failure('order.guard', { guard: 'due' });
    return new Failure(`order.${refusal.refused}`, { state });
  },
  validate: async (order, step, { tx }) => {
    if (decidesMoney(step)) await refuseOwnMoney(tx, order, step.person.accountId);
    const count = countViolation(order, step);
    if (count !== null) {
      throw new Failure('order.count', { most: count.most }, count.field);
    }
    const parcel = parcelViolation(order, step);
    if (parcel !== null) throw Failure.invalidFields([{ field: 'parcel', key: parcel }]);
    const violation = violationOf(order, step);
    if (violation !== null) throw new Failure(violation);
  },
  changes,
  effects: {
    splits: { undisputed: splitsUndisputed },
    accepted: {
      all: (order) => ({ set: acceptAllLines(order) }),
      none: (order) => ({ set: acceptNoLines(order) }),
      stated: (order, { payload }) => ({
        set: acceptStatedPieces(order, payload as OrderPayloads['settlePart']),
      }),
      offered: (order) => ({ set: { ...acceptOfferedPieces(order), offer: null } }),
    },
    money: {
      hold: transfersMoney('hold'),
      release: transfersMoney('release'),
      refund: transfersMoney('refund'),
      refundPart: transfersMoney('refundPart'),
      refundTests: transfersMoney('refundTests'),
      refundMissing: transfersMoney('refundMissing'),
    },
    cover: {
      buyer: coversLoss('buyer'),
      seller: coversLoss('seller'),
    },
    goods: {
      sort: sortsIntoLots,
      dispatch: transfersGoods('dispatch'),
      returnRest: transfersGoods('returnRest'),
      return: transfersGoods('return'),
      quarantine: transfersGoods('quarantine'),
    },
  },
  facts: (order, { event, payload }, before) =>
    factsOf(order, { event, payload: payload as OrderPayloads[OrderEvent] }, before),
  notify: notifyParties,
  audit: auditStaff,
};

/**
 * Takes an event on an order, in the caller's transaction. Fails with notFound, order.hasChange,
 * order.wrongState, order.notYourMove, order.guard (facts name the guard), finance.ownMoney,
 * order.lines, qc.pieces, or what the ledger refuses.
 */
export const applyOrderEvent = <E extends OrderEvent>(
  ctx: EventContext,
  request: OrderEventRequest<E>,
): Promise<AppliedToOrder> => applyEvent(ctx, orderProcess, request);

/**
 * Pays an order whose bank transfer finance confirmed. Moves nothing where the order no longer waits
 * for payment (null), or the transfer is less than it costs (short): the rest is never taken from the
 * balance unasked. The buyer is told of a paid and of a short one. `minor` is in US cents.
 */
export async function payRecharged(
  tx: Tx,
  paid: { orderId: string; accountId: string; minor: bigint; actor: Person; now: Date },
): Promise<'paid' | 'short' | null> {
  const { orderId, now } = paid;
  const order = await lockOrder(tx, orderId);
  if (order === null || order.buyer.id !== paid.accountId || order.state !== 'confirmed') {
    return null;
  }
  // The money stays in the balance: the buyer pays from it once the warning is dismissed.
  if (holdsPayment(order, now)) return null;
  const total = totalOf(order);
  if (paid.minor < total) {
    const facts = { amount: { minor: total, currency: 'USD' as const } };
    await notifySide(tx, order, 'buyer', { kind: 'transferShort', facts, now });
    return 'short';
  }
  const actor = { as: 'finance', ...paid.actor } as const;
  await applyOrderEvent(
    { tx, now },
    { id: orderId, version: null, event: 'pay', actor, payload: {} },
  );
  return 'paid';
}
