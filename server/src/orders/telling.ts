import type { Identity } from '#contract/options.ts';
import type { OrderRow } from '#contract/orders/table.ts';
import { accountCard } from '#server/accounts/public.ts';
import type { Tx } from '#server/kit/database.ts';
import { tell } from '#server/messages/public.ts';
import { waitingOf } from './core/due.ts';
import type { Order, Side } from './core/order.ts';
import type { HistoryFacts } from './store.ts';
import type { TellingKind } from './telling-kinds.ts';

/** Messages that are not worth a mail: the page shows them, and no one has to act. */
const unmailed: ReadonlySet<TellingKind> = new Set(['accept', 'agree', 'deliver']);

const pages: Record<Identity, Record<Order['kind'], string>> = {
  buyer: { trade: '/my-order-details', agent: '/buyer-agent-order-detail' },
  seller: { trade: '/seller-my-order-detail', agent: '/seller-agent-order-detail' },
};

/** The page of an order in an account's own console, on whichever side of it the account is. */
async function pageOf(tx: Tx, order: Order, accountId: string): Promise<string> {
  const card = (await accountCard(tx, [accountId])).get(accountId);
  return `${pages[card?.identity ?? 'buyer'][order.kind]}/${order.id}`;
}

/** What is told about an order, and what fills the sentences. */
export interface Telling {
  readonly kind: TellingKind;
  readonly facts: HistoryFacts;
  readonly now: Date;
}

/** Tells one side of an order; nobody where an agent order has no seller's account yet. */
export async function tellSide(
  tx: Tx,
  order: Order,
  side: Side,
  { kind, facts, now }: Telling,
): Promise<void> {
  const to = side === 'buyer' ? order.buyer.id : order.seller?.id;
  if (to === undefined) return;
  const dueAt = waitingOf(order, now)?.at?.toISOString() ?? '';
  const models = order.lines.map((line) => line.mpn);
  const mpn = models.length > 1 ? `${models[0]} +${models.length - 1}` : (models[0] ?? '');
  await tell(tx, {
    to,
    kind: `orders.${kind}`,
    params: {
      reason: '',
      ...facts,
      no: order.no,
      mpn,
      buyer: order.buyer.name,
      seller: order.seller?.name ?? order.supplier?.name ?? '',
      dueAt,
    },
    link: await pageOf(tx, order, to),
    mail: !unmailed.has(kind),
    now,
  });
}

/** Tells the parties that a row names; staff learn of their work from their queues. */
export async function tellParties(
  tx: Tx,
  { order, row, facts, now }: { order: Order; row: OrderRow; facts: HistoryFacts; now: Date },
): Promise<void> {
  if (row.event === 'acknowledge') return;
  const kind = row.event === 'accept' && row.to === 'cleared' ? 'cleared' : row.event;
  for (const side of ['buyer', 'seller'] as const) {
    if (!(row.tell as readonly string[]).includes(side)) continue;
    await tellSide(tx, order, side, { kind, facts, now });
  }
}
