import { rejectResult } from '#contract/orders/calls.ts';
import { dispatchOrder, settlePart } from '#contract/orders/staff-calls.ts';
import { bringTo, type Pipeline } from './pipeline.ts';

/** Dispatches an order of which the buyer keeps 600 pieces; 400 suspect ones stay. Returns its id. */
export async function dispatchWithoutSuspects(market: Pipeline): Promise<string> {
  const id = await bringTo(market, 'reported', { verdicts: ['suspect'] });
  const lineId = (await market.see(id)).lines[0]?.id;
  const reject = { reason: 'Doubtful.', lines: [lineId] };
  await market.act(rejectResult, id, market.buyer, reject);
  await market.rule(settlePart, id, {
    reason: 'A part is kept.',
    lines: [{ lineId, acceptedQuantity: 600 }],
  });
  await market.act(dispatchOrder, id, market.staff, market.parcel);
  return id;
}
