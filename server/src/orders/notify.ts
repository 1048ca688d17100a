import { orderPath } from '#contract/addresses.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { OrderFacts } from '#contract/orders/history-schemas.ts';
import { accountCard } from '#server/accounts/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { notifyAll } from '#server/messages/public.ts';
import { orderMachine } from './core/machine.ts';
import type { Order, Side } from './core/order.ts';
import { factsText } from './facts-text.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { readOrder } from './store/orders.ts';

/** Returns the address of an order's page in the console of an identity. */
export const orderPage = (
  identity: Identity | null,
  { kind, id }: Pick<Order, 'kind' | 'id'>,
): string => orderPath(identity ?? 'buyer', kind, id);

/** Returns the page of an order in an account's own console; fails with notFound. */
export async function ownOrderPage(
  db: Db,
  { orderId, accountId }: { readonly orderId: string; readonly accountId: string },
): Promise<string> {
  const order = await readOrder(db, orderId);
  if (order === null) throw new Failure('notFound');
  const card = (await accountCard(db, [accountId])).get(accountId);
  return orderPage(card?.identity ?? null, order);
}

/** A message about an order: its kind, what fills its sentences, whether it is mailed. */
export interface OrderNotification {
  readonly kind: NotificationKind;
  readonly facts: OrderFacts | Readonly<Record<'from' | 'text', string>>;
  readonly mail?: boolean;
  /** Until when the side has time, where that is not what the order says. */
  readonly dueAt?: Date;
  readonly now: Date;
}

/** Notifies one side of an order; nobody where an agent order has no seller's account yet. */
export const notifySide = (
  tx: Tx,
  order: Order,
  side: Side,
  notification: OrderNotification,
): Promise<void> => notifySides(tx, order, [side], notification);

/** Notifies sides of an order as `notifySide` does one, by the same number of statements. */
export async function notifySides(
  tx: Tx,
  order: Order,
  sides: readonly Side[],
  { kind, facts, mail = true, dueAt, now }: OrderNotification,
): Promise<void> {
  // The parties of a blind sample do not exist.
  if (order.sample !== null) return;
  const accounts = sides
    .map((side) => (side === 'buyer' ? order.buyer.id : order.seller?.id))
    .filter((id) => id !== undefined);
  if (accounts.length === 0) return;
  const until = dueAt ?? orderMachine.waiting(order, now)?.at;
  const models = order.lines.map((line) => line.mpn);
  const mpn = models.length > 1 ? `${models[0]} +${models.length - 1}` : (models[0] ?? '');
  const params = {
    reason: '',
    ...factsText(facts),
    no: order.no,
    mpn,
    buyer: order.buyer.name,
    seller: order.seller?.name ?? order.supplier?.name ?? '',
    dueAt: until?.toISOString() ?? '',
  };
  const cards = await accountCard(tx, accounts);
  // Each reads the order's page in the account's own console, on whichever side it is.
  const pageOf = (id: string) => orderPage(cards.get(id)?.identity ?? null, order);
  await notifyAll(
    tx,
    accounts.map((to) => ({ to, kind: `orders.${kind}`, params, link: pageOf(to), mail, now })),
  );
}
