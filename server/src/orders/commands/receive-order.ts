import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { attachFiles } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { readOrder } from '../store/orders.ts';
import { applyAsStaff } from './apply-as.ts';
import { compareGoods } from './compare-goods.ts';

/** The dock receives a parcel; its photos are opened to both parties. */
export async function receiveOrder(
  ctx: CommandContext,
  deps: OrdersDeps,
  input: Input<typeof contract.receiveOrder>,
): Promise<void> {
  const { id, version, photos, ...counted } = input;
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const readers = [order.buyer.id, ...(order.seller === null ? [] : [order.seller.id])];
  const owner = requireStaff(ctx).accountId;
  const files = await attachFiles(ctx.tx, { urls: photos, owner, readers, pictures: true });
  const { record } = await applyAsStaff(ctx, 'warehouse', {
    id,
    version,
    event: 'receive',
    payload: { ...counted, photos: files.map(({ url, name }) => ({ url, name })) },
  });
  await compareGoods(ctx, deps, record);
}
