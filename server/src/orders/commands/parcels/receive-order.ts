import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { attachFiles } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { StoredFile } from '../../core/order.ts';
import type { OrdersDeps } from '../../deps.ts';
import { readOrder } from '../../store/orders.ts';
import { applyAsStaff } from '../apply-as-party.ts';
import { compareGoods } from '../compare-goods.ts';

/** Opens photos of the dock to both parties of an order. */
async function openPhotos(
  ctx: CommandContext,
  id: string,
  urls: readonly string[],
): Promise<StoredFile[]> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const readers = [order.buyer.id, ...(order.seller === null ? [] : [order.seller.id])];
  const owner = requireStaff(ctx).accountId;
  const files = await attachFiles(ctx.tx, { urls, owner, readers, pictures: true });
  return files.map(({ url, name }) => ({ url, name }));
}

/** The dock receives the last parcel of an order, and says whether others are missing. */
export async function receiveOrder(
  ctx: CommandContext,
  deps: OrdersDeps,
  { id, version, photos, ...counted }: Input<typeof contract.receiveOrder>,
): Promise<void> {
  const payload = { ...counted, photos: await openPhotos(ctx, id, photos) };
  const { record } = await applyAsStaff(ctx, 'warehouse', {
    id,
    version,
    event: 'receive',
    payload,
  });
  await deps.closeAppointment?.(ctx, id);
  await compareGoods(ctx, deps, record);
}

/** The dock receives one parcel of several, and awaits the others. */
export async function receiveParcel(
  ctx: CommandContext,
  deps: OrdersDeps,
  { id, version, photos, ...counted }: Input<typeof contract.receiveParcel>,
): Promise<void> {
  const payload = { ...counted, photos: await openPhotos(ctx, id, photos) };
  const { record } = await applyAsStaff(ctx, 'warehouse', {
    id,
    version,
    event: 'receiveParcel',
    payload,
  });
  await compareGoods(ctx, deps, record);
}
