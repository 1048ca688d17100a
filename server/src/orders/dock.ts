import type { Input } from '#contract/call.ts';
import type { receiveOrder } from '#contract/orders/calls.ts';
import { keepFiles } from '#server/files/public.ts';
import { type AtAct, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { applyAsStaff } from './apply-as.ts';
import { readOrder } from './store.ts';

/** The dock receives a parcel; its photos are opened to both parties. */
export async function receive(at: AtAct, input: Input<typeof receiveOrder>): Promise<void> {
  const { id, version, photos, ...counted } = input;
  const order = await readOrder(at.tx, id);
  if (order === null) throw new Fail('notFound');
  const readers = [order.buyer.id, ...(order.seller === null ? [] : [order.seller.id])];
  const owner = staffOf(at).accountId;
  const kept = await keepFiles(at.tx, photos, owner, { readers, pictures: true });
  await applyAsStaff(at, 'warehouse', {
    id,
    version,
    event: 'receive',
    payload: { ...counted, photos: kept.map(({ url, name }) => ({ url, name })) },
  });
}
