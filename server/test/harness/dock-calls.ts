import { dockSlice } from '#server/dock/public.ts';
import type { Implementation } from '#server/kit/implement.ts';
import { callingOf } from './calling.ts';
import type { Pipeline } from './pipeline.ts';

/** Calls the dock of a market, with labels of its own, and the slices beside it. */
export function callingDock(market: Pipeline, ...beside: readonly Implementation[]) {
  const { calls } = dockSlice({
    secret: Buffer.from('a secret of the test'),
    publicUrl: 'https://assay.example',
  });
  return callingOf(market.db, [...beside, ...calls]);
}
