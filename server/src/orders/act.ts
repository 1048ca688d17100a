import type { OrderActor, OrderEvent, OrderRow } from '#contract/orders/table.ts';
import type { Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { apply } from './core/apply.ts';
import { faultOf } from './core/check.ts';
import { decide } from './core/decide.ts';
import { factsOf } from './core/facts.ts';
import { type Act, type Given, givenTo } from './core/given.ts';
import { type Order, sideOf } from './core/order.ts';
import { pieceMovesOf } from './core/pieces.ts';
import { afterSteps, stepsOf } from './core/steps.ts';
import { moveMoney } from './ledger.ts';
import { insertLots, movePieces } from './lots-store.ts';
import { type Hand, type HistoryFacts, insertHistory, lockOrder, saveOrder } from './store.ts';
import { tellParties } from './telling.ts';

export type { Hand } from './store.ts';

/** An event that somebody takes on an order. */
export interface Take<E extends OrderEvent = OrderEvent> {
  readonly orderId: string;
  /** The version that the actor saw; null for the clock and for acts of staff's own records. */
  readonly version: number | null;
  readonly event: E;
  /** `party` is the buyer or the seller, whichever the account is; neither is refused as 404. */
  readonly as: OrderActor | 'party';
  /** The account or staff person; a party's name is taken from the order. */
  readonly who: Hand;
  readonly now: Date;
  readonly given: Given[E];
}

/** What an act came to: the order before and after it. */
export interface Taken {
  readonly before: Order;
  /** Its lots are those that the act left; `inspect` makes them in the order in which given. */
  readonly order: Order;
  /** What its history row says besides event, actor and states. */
  readonly facts: HistoryFacts;
}

/**
 * Takes an event on an order, in the caller's transaction: state, history, terms, pieces, money
 * and messages, or none of them. Fails with notFound, order.hasChange, order.wrongState,
 * order.notYourMove, order.guard (facts name the guard), order.lines, qc.pieces, or what the
 * ledger refuses.
 */
export async function take<E extends OrderEvent>(tx: Tx, taking: Take<E>): Promise<Taken> {
  const { orderId, version, event, now, given } = taking;
  const before = await lockOrder(tx, orderId);
  if (before === null) throw new Fail('notFound');
  const { as, who } = actorOf(before, taking);
  if (version !== null && version !== before.version) throw new Fail('order.hasChange');
  const act: Act = { event, as, now, given };
  const row = rowFor(before, act);
  const fault = faultOf(before, act);
  if (fault !== null) throw new Fail(fault);

  const applied = apply(before, row, act);
  const steps = 'money' in row ? stepsOf(row.money, applied) : [];
  const order = afterSteps(applied, steps);
  await saveOrder(tx, before, order, now);
  await moveMoney(tx, order, steps, now);
  const lots = await moveGoods(tx, order, act);
  const facts = factsOf(order, act, steps);
  await insertHistory(tx, { order, event, from: before.state, by: as, who, now, facts });
  await tellParties(tx, { order, row, facts, now });
  return { before, order: lots === null ? order : { ...order, lots }, facts };
}

/** Who acts, as the order knows it: a client's word for its side is never asked. */
function actorOf(order: Order, { as, who }: Take): { as: OrderActor; who: Hand } {
  if (as !== 'party' && as !== 'buyer' && as !== 'seller') return { as, who };
  const side = who.accountId === null ? null : sideOf(order, who.accountId);
  if (side === null || (as !== 'party' && as !== side)) throw new Fail('notFound');
  const party = side === 'buyer' ? order.buyer : order.seller;
  return { as: side, who: { accountId: who.accountId, name: party?.name ?? '' } };
}

function rowFor(order: Order, act: Act): OrderRow {
  const decision = decide(order, act);
  if (decision.row !== undefined) return decision.row;
  if (decision.refused === 'guard') throw new Fail('order.guard', { guard: decision.guard });
  throw new Fail(`order.${decision.refused}`, { state: order.state });
}

/** Makes lots and moves pieces; answers the lots as they are now, or null where none changed. */
async function moveGoods(tx: Tx, order: Order, act: Act) {
  const inspected = givenTo('inspect', act);
  if (inspected) return insertLots(tx, order, { lots: inspected.lots, now: act.now });
  const moves = pieceMovesOf(act.event, order);
  if (moves.length === 0) return null;
  await movePieces(tx, moves, { cause: act.event, now: act.now });
  return (await lockOrder(tx, order.id))?.lots ?? null;
}

/**
 * Pays an order whose bank transfer finance confirmed, from the buyer's available balance. Answers
 * false, and moves nothing, where the order no longer waits for payment: the money then stays on
 * the buyer's balance.
 */
export async function payRecharged(
  tx: Tx,
  paid: { orderId: string; accountId: string; who: Hand; now: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, paid.orderId);
  if (order === null || order.buyer.id !== paid.accountId || order.state !== 'confirmed') {
    return false;
  }
  const { orderId, who, now } = paid;
  await take(tx, { orderId, version: null, event: 'pay', as: 'finance', who, now, given: {} });
  return true;
}
