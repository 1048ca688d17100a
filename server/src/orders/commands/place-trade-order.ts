import type { Input } from '#contract/call.ts';
import type { FailureCode } from '#contract/failures.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type * as contract from '#contract/orders/agent/calls.ts';
import { ORDER_LINES_MAX } from '#contract/orders/constants.ts';
import type { InspectionChoice, ShipTo } from '#contract/orders/terms-schemas.ts';
import { type AccountCard, accountCard, lockOpenAccounts } from '#server/accounts/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { currentFees, resolveCarrier } from '#server/settings/public.ts';
import { draftOrder, type NewLine, type Placing } from '../core/draft-order.ts';
import { amountOf } from '../core/money/money.ts';
import type { Order, Party, Supplier } from '../core/order.ts';
import type { PlaceDeps } from '../deps.ts';
import { notifySide } from '../notify.ts';
import { deleteSentDraft } from '../store/agent-drafts.ts';
import { insertHistory, insertOrder } from '../store/orders.ts';
import { compareGoods } from './compare-goods.ts';

/** An order that a buyer placed by accepting a seller's offer, or a seller by accepting a buyer's bid. */
export interface NewTradeOrder {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly lines: readonly NewLine[];
  readonly shipTo: ShipTo;
  /** The carrier of a bid, which was offered when the buyer made it. */
  readonly recordedCarrier?: string;
  readonly inspection: InspectionChoice;
  /** Who placed it; the buyer where absent. */
  readonly placedBy?: 'seller';
  /** The failure of a buyer that takes no new business; set where its seller places the order. */
  readonly withdrawnBuyer?: FailureCode;
  /** The record that it comes from, such as a board reply. */
  readonly source: { readonly kind: string; readonly id: string; readonly no: string };
  readonly now: Date;
}

/** The id and the number of a placed order. */
export interface Placed {
  readonly orderId: string;
  readonly orderNo: string;
}

/** A party as it is called now. */
export const partyOf = (card: AccountCard): Party => ({
  id: card.id,
  name: card.company || card.name || card.email,
  country: card.country,
});

/**
 * Returns the seller of an agent order until it has confirmed: called as the buyer called it, so
 * that nobody learns by an order who has an account.
 */
export const unconfirmedPartyOf = (card: AccountCard, supplier: Supplier): Party => ({
  id: card.id,
  name: supplier.name,
  country: '',
});

/**
 * Places a trade order between two accounts: the buyer accepts the first version of the terms by
 * it, the seller has yet to confirm. Fails with order.lines where a line has no price in cents,
 * order.supplierNotSettled and seller.blacklisted where the seller may not sell, and as the order says
 * where the buyer takes no new business.
 */
export async function placeTradeOrder(
  tx: Tx,
  deps: PlaceDeps,
  order: NewTradeOrder,
): Promise<Placed> {
  // An account is closed before the order, which is then refused, or finds it as an open affair.
  const open = await lockOpenAccounts(tx, [order.buyerId, order.sellerId]);
  const cards = await accountCard(tx, [order.buyerId, order.sellerId]);
  const buyer = cards.get(order.buyerId);
  const seller = cards.get(order.sellerId);
  if (!buyer || !seller || buyer.id === seller.id) throw new Failure('notFound');
  // Its card was read after the lock: neither has the account been closed nor declined the terms since.
  if (buyer.withdrawn) throw new Failure(order.withdrawnBuyer ?? 'notFound');
  if (!open.has(seller.id)) throw new Failure('order.supplierNotSettled');
  // The supplier of an agent order may settle until it confirms; that of a trade order has.
  if ((await deps.barOf?.(tx, seller.id)) === 'notSettled') {
    throw new Failure('order.supplierNotSettled');
  }
  const placing = {
    kind: 'trade' as const,
    buyer: partyOf(buyer),
    seller: partyOf(seller),
    supplier: null,
    source: order.source,
    lines: order.lines,
    shipTo: order.shipTo,
    inspection: order.inspection,
    invoice: '',
    note: '',
    now: order.now,
  };
  const { recordedCarrier, placedBy } = order;
  const placed = await place(tx, deps, placing, { recordedCarrier, placedBy });
  return { orderId: placed.id, orderNo: placed.no };
}

/** Places an agent order; where the supplier's e-mail is a seller's account, that is its seller. */
export async function placeAgentOrder(
  ctx: CommandContext,
  deps: PlaceDeps,
  input: Input<typeof contract.placeAgentOrder>,
): Promise<Placed> {
  const { tx, now } = ctx;
  const buyerId = requireMember(ctx).accountId;
  const found = await deps.accountByEmail(tx, input.supplier.email);
  const open = await lockOpenAccounts(tx, [buyerId, ...(found === null ? [] : [found.id])]);
  const buyer = (await accountCard(tx, [buyerId])).get(buyerId);
  if (!buyer || !open.has(buyerId)) throw new Failure('notFound');
  const isSeller = found !== null && found.id !== buyerId && open.has(found.id);
  const placed = await place(tx, deps, {
    kind: 'agent',
    buyer: partyOf(buyer),
    seller: isSeller ? unconfirmedPartyOf(found, input.supplier) : null,
    supplier: input.supplier,
    source: null,
    lines: input.lines.map((line) => ({
      ...line,
      unitPrice: parseUnitPrice(line.unitPrice),
      leadTime: 'now' as const,
    })),
    shipTo: input.shipTo,
    inspection: input.inspection,
    invoice: input.invoice,
    note: input.note,
    now,
  });
  if (input.draftId !== undefined)
    await deleteSentDraft(tx, { id: input.draftId, buyer: buyerId, now });
  return { orderId: placed.id, orderNo: placed.no };
}

/** Facts of an order that its seller placed by accepting a bid. */
interface PlacedFromBid {
  readonly recordedCarrier?: string | undefined;
  readonly placedBy?: 'seller' | undefined;
}

async function place(
  tx: Tx,
  deps: PlaceDeps,
  placing: Placing,
  bid: PlacedFromBid = {},
): Promise<Order> {
  const { kind, now, lines } = placing;
  const priced = lines.every((line) => amountOf(line) > 0n);
  if (lines.length === 0 || lines.length > ORDER_LINES_MAX || !priced)
    throw new Failure('order.lines');
  const bar = placing.seller === null ? null : await deps.barOf?.(tx, placing.seller.id);
  if (bar === 'blacklisted') throw new Failure('seller.blacklisted');
  const shipTo = await ownShipTo(tx, deps, placing, bid.recordedCarrier ?? null);
  const order = await draft(tx, deps, { ...placing, shipTo });
  await insertOrder(tx, order);
  const bySeller = bid.placedBy === 'seller' ? order.seller : null;
  const placer = bySeller ?? order.buyer;
  await insertHistory(tx, {
    order,
    event: 'place',
    from: null,
    by: bySeller === null ? 'buyer' : 'seller',
    actor: { accountId: placer.id, name: placer.name },
    now,
    facts: {
      ...(order.source === null ? {} : { source: order.source.no }),
      ...(bySeller === null ? {} : { bid: true }),
    },
  });
  await compareGoods({ tx, now }, deps, order);
  // The one message of an acceptance: the slice whose quote or bid was taken sends none to the seller.
  if (kind === 'trade') {
    const { source } = order;
    const of =
      source === null
        ? ({ kind: 'placed', facts: {} } as const)
        : ({
            kind: bySeller === null ? 'placedFrom' : 'placedFromBid',
            facts: { source: source.no },
          } as const);
    await notifySide(tx, order, 'seller', { ...of, now });
  }
  return order;
}

/**
 * Returns where the goods go, with a carrier that is offered and with the number of the freight
 * account as the buyer's book has it. Refuses a number that is not there: the carrier would send its
 * bill to a stranger.
 */
async function ownShipTo(
  tx: Tx,
  deps: PlaceDeps,
  { buyer, shipTo }: Placing,
  recorded: string | null,
): Promise<ShipTo> {
  const { freightAccount: number } = shipTo;
  const carrier = await resolveCarrier(tx, {
    carrier: shipTo.carrier,
    field: 'shipTo.carrier',
    recorded,
  });
  if (number === '') return { ...shipTo, carrier };
  const own = await deps.ownFreightNumber(tx, { accountId: buyer.id, carrier, number });
  if (own !== null) return { ...shipTo, carrier, freightAccount: own };
  throw Failure.invalidFields([{ field: 'shipTo.freightAccount', key: 'freightUnknown' }]);
}

async function draft(tx: Tx, deps: PlaceDeps, placing: Placing): Promise<Order> {
  const { kind, now, inspection, lines } = placing;
  return draftOrder(placing, {
    id: newId(),
    no: await nextNumber(tx, kind === 'trade' ? 'TO' : 'AO', now),
    lineIds: lines.map(() => newId()),
    testPrices: await deps.pricesOf(tx, inspection.tests, now),
    // The share of this moment: a later change of the setting leaves the order as it was agreed.
    commissionBp: (await currentFees(tx))[kind],
  });
}
