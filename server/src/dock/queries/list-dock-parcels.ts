import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { type DockTab, dockTabs } from '#contract/dock/constants.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { countParcels, listParcels, type ParcelFilter } from '#server/orders/public.ts';
import type { DockDeps } from '../deps.ts';

/** States in which goods lie at the dock. */
const atDock = [
  'received',
  'inspecting',
  'reported',
  'disputed',
  'quarantined',
  'cleared',
  'returning',
  'suspended',
] as const;

const filters: Readonly<Record<DockTab, Pick<ParcelFilter, 'states' | 'waits'>>> = {
  expected: { states: ['inbound'], waits: false },
  shelf: { states: ['received', 'inspecting', 'reported', 'disputed'], waits: false },
  suspended: { states: ['suspended'], waits: false },
  dispatch: { states: ['cleared'], waits: true },
  back: { states: ['returning'], waits: false },
  sent: { states: ['dispatched'], waits: false },
};

/** Returns one list of the dock, and how many parcels each list has. */
export async function listDockParcels(
  ctx: QueryContext,
  _deps: DockDeps,
  input: Input<typeof contract.dockList>,
): Promise<HandlerOutput<typeof contract.dockList>> {
  const { tab, keyword, shelf = '', pageNum, pageSize } = input;
  // A parcel of several is on its shelf while others are expected.
  const there = { states: ['inbound' as const, ...atDock], waits: false };
  const filter = { ...(shelf === '' ? filters[tab] : there), keyword, shelf };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const list = await listParcels(ctx.tx, filter, page);
  const counts = { expected: 0, shelf: 0, suspended: 0, dispatch: 0, back: 0, sent: 0 };
  for (const one of dockTabs) {
    counts[one] = await countParcels(ctx.tx, { ...filters[one], keyword: '', shelf: '' });
  }
  return {
    total: await countParcels(ctx.tx, filter),
    counts,
    list: list.map(({ dueAt, ...parcel }) => ({
      ...parcel,
      dueAt: dueAt?.toISOString() ?? null,
      late: dueAt !== null && dueAt < ctx.now,
    })),
  };
}
