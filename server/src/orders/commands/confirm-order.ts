import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { accountCard } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { nameSeller } from '../store/deadlines.ts';
import { applyAsParty } from './apply-as-party.ts';
import { compareGoods } from './compare-goods.ts';
import { partyOf } from './place-trade-order.ts';

/** The seller confirms; that of an agent order must be settled before it can be paid. */
export async function confirmOrder(
  ctx: CommandContext,
  deps: OrdersDeps,
  input: Input<typeof contract.confirmOrder>,
): Promise<void> {
  const { id, version, lots } = input;
  const { record } = await applyAsParty(ctx, { id, version, event: 'confirm', payload: { lots } });
  await compareGoods(ctx, deps, record);
  if (record.kind === 'agent' && !requireMember(ctx).settled)
    throw new Failure('order.supplierNotSettled');
  if (record.kind !== 'agent') return;
  const { accountId } = requireMember(ctx);
  const card = (await accountCard(ctx.tx, [accountId])).get(accountId);
  if (card) await nameSeller(ctx.tx, record.id, partyOf(card));
}
