import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import * as contract from '#contract/quarantine/calls.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, bringTo, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { ownOrderPage } from '#server/orders/public.ts';
import { quarantineSlice } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
const support = asStaff('support');
const warehouse = asStaff('warehouse');
const as = (caller = warehouse, now = NOW) => market.as(caller, now);
const files = [1, 2, 3].map((n) => `/files/00000000-0000-7000-8000-00000000000${n}`);

beforeAll(async () => {
  market = await openPipeline();
  const { calls } = quarantineSlice({
    notify: async () => undefined,
    orderPage: ownOrderPage,
    returnAddressOf: async () => [],
    files: {
      store: async (_, { urls }) => urls.map((url) => ({ url, name: `${url.slice(-1)}.pdf` })),
      link: (url) => url,
    },
  });
  call = callingOf(market.db, calls);
});
afterAll(() => market.close());

/** An entry of the register that support has confirmed. */
async function confirmed() {
  const id = await bringTo(market, 'reported', { verdicts: ['suspect'] });
  await market.act(orders.rejectResult, id, market.buyer, {
    reason: 'Re-marked.',
    lines: [(await market.see(id)).lines[0]?.id],
  });
  await market.rule(staffOrders.quarantineOrder, id, { reason: 'Suspect counterfeit.' });
  const [entry] = await call(contract.quarantineOfOrder, { id }, as(support));
  if (entry === undefined) throw new Error('no entry');
  const decided = { id: entry.id, version: entry.version, reason: 'Black-topped.' };
  return call(contract.confirmQuarantine, decided, as(support));
}

type Entry = Awaited<ReturnType<typeof confirmed>>;
const certify = ({ id, version }: Entry, nth: number, reason?: string) =>
  call(
    contract.certifyQuarantine,
    { id, version, file: files[nth] ?? '', ...(reason === undefined ? {} : { reason }) },
    as(warehouse, later(nth)),
  );

describe('certificates of retention', () => {
  it('all stay with who added them, when and why, the newest first', async () => {
    const first = await certify(await confirmed(), 0);
    const second = await certify(first, 1, 'The first one named another shelf.');
    const third = await certify(second, 2, 'Signed anew.');
    expect(third.retentionCertificates).toEqual([
      {
        url: files[2],
        name: '3.pdf',
        reason: 'Signed anew.',
        addedBy: 'Staff',
        addedAt: later(2).toISOString(),
      },
      {
        url: files[1],
        name: '2.pdf',
        reason: 'The first one named another shelf.',
        addedBy: 'Staff',
        addedAt: later(1).toISOString(),
      },
      {
        url: files[0],
        name: '1.pdf',
        reason: '',
        addedBy: 'Staff',
        addedAt: NOW.toISOString(),
      },
    ]);
    const [party] = await call(
      contract.quarantineOfOrder,
      { id: third.orderId },
      as(market.seller),
    );
    const seen = party?.retentionCertificates ?? [];
    expect(seen.map(({ name, addedBy }) => [name, addedBy])).toEqual([
      ['3.pdf', ''],
      ['2.pdf', ''],
      ['1.pdf', ''],
    ]);
  });

  it('are replaced with a reason only', async () => {
    const first = await certify(await confirmed(), 0);
    for (const reason of [undefined, ' ']) {
      await expect(certify(first, 1, reason)).rejects.toMatchObject({
        code: 'input.invalid',
        field: 'reason',
      });
    }
    const now = await call(contract.opsQuarantineOne, { id: first.id }, as());
    expect(now.retentionCertificates.map(({ name }) => name)).toEqual(['1.pdf']);
  });

  it('are neither changed nor removed by other events, nor by anybody who writes', async () => {
    const certified = await certify(await confirmed(), 0);
    const moved = await call(
      contract.relocateQuarantine,
      { id: certified.id, version: certified.version, location: 'Q-01-1' },
      as(),
    );
    expect(moved.retentionCertificates).toEqual(certified.retentionCertificates);
    for (const attack of [
      sql`update quarantine.retention_certificate set url = '/files/x'`,
      sql`delete from quarantine.retention_certificate`,
      sql`truncate quarantine.retention_certificate`,
    ]) {
      await expect(attack.execute(market.db)).rejects.toMatchObject({ code: 'QR001' });
    }
    // Who writes past the program replaces nothing either.
    await sql`update quarantine.entry set version = version + 1,
        retention_certificate = '{"url": "/files/other", "name": "other.pdf"}'
      where id = ${certified.id}`.execute(market.db);
    const now = await call(contract.opsQuarantineOne, { id: certified.id }, as());
    expect(now.retentionCertificates.map(({ name }) => name)).toEqual(['other.pdf', '1.pdf']);
  });
});
