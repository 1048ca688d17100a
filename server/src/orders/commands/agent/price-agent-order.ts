import type { Input } from '#contract/call.ts';
import { parseMoney } from '#contract/money.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { accountCard } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { Order, Party } from '../../core/order.ts';
import type { OrdersDeps } from '../../deps.ts';
import { readOrder } from '../../store/orders.ts';
import { applyAsStaff } from '../apply-as-party.ts';
import { refuseOwnMoney } from '../money/refuse-own-money.ts';
import { unconfirmedPartyOf } from '../place-trade-order.ts';
import { inviteSupplier } from './invite-supplier.ts';

/**
 * The account that the supplier of an agent order has: that of the address which support names,
 * else that of the address which the buyer gave. An address that support names must have one.
 */
async function sellerOf(
  ctx: CommandContext,
  deps: OrdersDeps,
  { order, email }: { order: Order; email: string | undefined },
): Promise<Party | null> {
  const address = email ?? order.supplier?.email;
  const card = address === undefined ? null : await deps.accountByEmail(ctx.tx, address);
  const { supplier, buyer } = order;
  if (card !== null && supplier !== null && card.id !== buyer.id) {
    return unconfirmedPartyOf(card, supplier);
  }
  if (email !== undefined) throw new Failure('order.supplierMissing');
  return null;
}

/**
 * Support prices an agent order; a supplier without an account is asked to join by mail. Fails with
 * order.supplierMissing, and with finance.ownMoney.
 */
export async function priceAgentOrder(
  ctx: CommandContext,
  deps: OrdersDeps,
  input: Input<typeof contract.priceAgentOrder>,
): Promise<void> {
  const order = await readOrder(ctx.tx, input.id);
  if (order === null) throw new Failure('notFound');
  const seller = await sellerOf(ctx, deps, { order, email: input.sellerEmail });
  // The seller whom support names is not yet one of the order.
  await refuseOwnMoney(ctx.tx, { buyer: order.buyer, seller }, requireStaff(ctx).accountId);
  const { record } = await applyAsStaff(ctx, 'support', {
    id: input.id,
    version: input.version,
    event: 'price',
    payload: {
      service: parseMoney(input.service, 'USD').minor,
      freight: parseMoney(input.freight, 'USD').minor,
      seller,
      testsOnPass: input.testsOnPass,
      testsOnFail: input.testsOnFail,
      serviceBy: input.serviceBy,
    },
  });
  if (record.seller !== null) return;
  const buyerId = order.buyer.id;
  const buyerLang = (await accountCard(ctx.tx, [buyerId])).get(buyerId)?.lang ?? 'en';
  await inviteSupplier(ctx.tx, record, { buyerLang, publicUrl: deps.publicUrl });
}
