import type { HandlerOutput } from '#contract/call.ts';
import type { Language } from '#contract/option-schemas.ts';
import type * as contract from '#contract/orders/calls.ts';
import { companyNames } from '#server/accounts/public.ts';
import { findOpenApproval } from '#server/approvals/public.ts';
import { fileLink } from '#server/files/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { readCurrentDock } from '#server/settings/public.ts';
import { type Order, sideOf } from '../core/order.ts';
import type { Reader } from '../core/views/allowed-events.ts';
import { toOrderView } from '../core/views/order-view.ts';
import type { OrdersDeps } from '../deps.ts';
import { factsWire } from '../facts-text.ts';
import { LOSS_APPROVAL } from '../loss-approval.ts';
import { SUSPENSION_APPROVAL } from '../parcel-approvals.ts';
import { readHistory, readOrder } from '../store/orders.ts';
import { isOwnOrder } from './is-own-order.ts';

type View = HandlerOutput<typeof contract.orderOne>;

/** Who reads this order; an account that is no party of it is answered as if there were none. */
export function readerOf(ctx: RequestContext, order: Order): Reader {
  if (ctx.caller.kind === 'staff') {
    return { me: 'staff', accountId: ctx.caller.accountId, roles: ctx.caller.roles };
  }
  const { accountId } = requireMember(ctx);
  const me = sideOf(order, accountId);
  if (me === null) throw new Failure('notFound');
  return { me, accountId };
}

/** An order by its id as the caller may see it; fails with notFound where it may not. */
export async function readOrderView(
  ctx: RequestContext,
  deps: OrdersDeps,
  { id }: { readonly id: string },
): Promise<View> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const translated = await withPartyNames({ ...ctx, db: ctx.tx }, order);
  return viewFor({ ...ctx, db: ctx.tx }, deps, {
    order: translated,
    reader: readerOf(ctx, order),
  });
}

/** Returns an order with its parties named for readers of a language. */
async function withPartyNames(
  { db, lang }: { readonly db: Db; readonly lang: Language },
  order: Order,
): Promise<Order> {
  const { buyer, seller } = order;
  const names = await companyNames(db, seller === null ? [buyer.id] : [buyer.id, seller.id], lang);
  const rename = <P extends Order['buyer']>(party: P): P => ({
    ...party,
    name: names.get(party.id) ?? party.name,
  });
  return { ...order, buyer: rename(buyer), seller: seller && rename(seller) };
}

/** Returns the lines of the address to which goods of an order go back; none where it is not known. */
export async function returnAddressOf(
  db: Db,
  deps: Pick<OrdersDeps, 'returnAddressOf'>,
  orderId: string,
): Promise<readonly string[]> {
  const order = await readOrder(db, orderId);
  return order === null ? [] : sellerAddress(db, deps, order);
}

/** Returns the lines of the seller's address; those that a blind sample says to come from. */
async function sellerAddress(
  db: Db,
  deps: Pick<OrdersDeps, 'returnAddressOf'>,
  { seller, sample }: Order,
): Promise<readonly string[]> {
  if (sample !== null) return sample.returnTo;
  return seller === null ? [] : deps.returnAddressOf(db, seller.id);
}

interface Viewing {
  readonly order: Order;
  readonly reader: Reader;
  /** Makes an address that a browser can open; the stored one where it is absent. */
  readonly link?: (url: string) => string;
}

/** Returns an order as one reader may see it. */
export async function viewFor(
  { db, now }: { readonly db: Db; readonly now: Date },
  deps: OrdersDeps,
  { order, reader, link = (url) => fileLink(url, now) }: Viewing,
): Promise<View> {
  const { id, buyer, seller } = order;
  const sides = { buyerId: buyer.id, sellerId: seller?.id ?? null };
  const history = await readHistory(db, id);
  // A part that went on by itself has the reports of before as well: they are about its lots.
  const { lines: reports, revoked } = await deps.lotReportsOf(
    db,
    order.lots.map((lot) => lot.id),
    now,
  );
  return toOrderView(order, reader, {
    now,
    history: history.map(({ fromState, toState, facts, ...row }) => ({
      ...row,
      facts: factsWire(facts),
      from: fromState,
      to: toState,
    })),
    reports,
    dock: await readCurrentDock(db),
    returnTo: await sellerAddress(db, deps, order),
    lossRequested:
      order.trace !== null &&
      (await findOpenApproval(db, { kind: LOSS_APPROVAL, subject: order.id })) !== null,
    staffIsParty: reader.me === 'staff' && (await isOwnOrder(db, sides, reader.accountId)),
    link,
    revoked,
    decisionRequested:
      order.suspension !== null &&
      (await findOpenApproval(db, { kind: SUSPENSION_APPROVAL, subject: order.id })) !== null,
  });
}
