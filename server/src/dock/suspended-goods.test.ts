import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/dock/calls.ts';
import type { DockTab } from '#contract/dock/constants.ts';
import { callingDock } from '#harness/dock-calls.ts';
import { asStaff, bringTo, dock, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
import { lotsOf, suspendOrder } from '#server/orders/public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingDock>;
const ask = () => market.as(asStaff('warehouse'));

beforeAll(async () => {
  market = await openPipeline();
  call = callingDock(market);
});
afterAll(() => market.close());

describe('goods of an order that a revoked report stopped', () => {
  /** Revokes the report of the first lot of an order. */
  const revoke = async (id: string) => {
    const [lot] = await lotsOf(market.db, id);
    const report = { lotId: lot?.id ?? '', no: 'TR-261126-1001', reason: 'The solvent was old.' };
    await transaction(market.db, (tx) =>
      suspendOrder(
        { tx, caller: market.staff, now: NOW, lang: 'en', address: '', agent: '', requestId: '' },
        report,
      ),
    );
  };
  const listed = async (input: { tab?: DockTab; shelf?: string }) =>
    (await call(contract.dockList, { ...input, pageSize: 50 }, ask())).list;

  it('stand in a list of their own and of their shelf, with place, pieces left and reason', async () => {
    const id = await bringTo(market, 'cleared');
    await revoke(id);
    const [lot] = await lotsOf(market.db, id);
    const stopped = (await listed({ tab: 'suspended' })).find(({ orderId }) => orderId === id);
    expect(stopped).toMatchObject({
      state: 'suspended',
      location: dock.location,
      revokedReports: [{ no: 'TR-261126-1001', reason: 'The solvent was old.' }],
      lines: [{ mpn: 'STM32F103C8T6', pieces: lot?.onShelf }],
    });
    const onShelf = await listed({ shelf: dock.location });
    expect(onShelf.map(({ orderId }) => orderId)).toContain(id);
    for (const tab of ['shelf', 'dispatch'] as const) {
      expect((await listed({ tab })).map(({ orderId }) => orderId)).not.toContain(id);
    }
  });

  it('that left the dock before are in no list of it', async () => {
    const id = await bringTo(market, 'dispatched');
    await revoke(id);
    const { counts } = await call(contract.dockList, { pageSize: 1 }, ask());
    const stopped = await listed({ tab: 'suspended' });
    expect(stopped.map(({ orderId }) => orderId)).not.toContain(id);
    expect(counts.suspended).toBe(stopped.length);
  });
});
