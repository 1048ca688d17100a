import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { CLIMATE_OFFER_HOURS } from '#contract/qc/lot-description/lot-description.ts';
import { type Bench, openBench } from '#harness/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const failing = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });

const packing = {
  form: 'reel',
  opened: 2,
  bag: 'intact',
  card: '10',
  desiccant: 'present',
} as const;
const climate = { temperature: '23.1', humidity: 48 };

/** An open inspection; the dock read the labels of three packs of its lot and of one of another. */
async function opened(packs = 3): Promise<Inspection> {
  const order = bench.orders.receive([250]);
  const lineId = order.lines[0]?.id ?? '';
  const pack = { lineId, dateCode: '2414', lotCode: 'gh24e9t' };
  order.dock = {
    packs: [...Array.from({ length: packs }, () => pack), { ...pack, lotCode: 'OTHER' }],
    seals: { tape: 'opened', bag: 'opened', card: '30' },
  };
  const [inspection] = await bench.open(order, ['detailedVisual']);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return inspection;
}

const describeLot = (
  { id, version }: Inspection,
  found: Partial<ClientInput<typeof contract.describeLot>>,
  caller = bench.min,
) => bench.call(contract.describeLot, { id, version, ...found }, caller);

const reportOf = async (inspection: Inspection) => {
  const recorded = await bench.recordAll(inspection);
  const { reportNo } = await bench.issue(await bench.conclude(recorded));
  return bench.call(contract.reportOne, { no: reportNo ?? '' }, bench.ke);
};

describe('climate, package and packing of a lot', () => {
  test('stand in the signed report, completed by the record of the dock', async () => {
    const inspection = await opened();
    expect(inspection).toMatchObject({ climate: null, package: '', packing: null });
    expect(inspection.received).toEqual({
      packs: 3,
      seals: { tape: 'opened', bag: 'opened', card: '30' },
    });
    const described = await describeLot(inspection, { climate, package: ' LQFP-48 ', packing });
    expect(described).toMatchObject({ climate, package: 'LQFP-48', packing, author: 'Min Zhao' });
    const report = await reportOf(described);
    expect(report).toMatchObject({
      genuine: true,
      climate: { ...climate, measuredAt: described.climate?.measuredAt },
      package: 'LQFP-48',
      packing: { ...packing, packs: 3, tape: 'opened' },
    });
  });

  test('are no condition of a report; what the dock found stands in it all the same', async () => {
    expect(await reportOf(await opened())).toMatchObject({
      genuine: true,
      climate: null,
      package: '',
      packing: {
        form: null,
        packs: 3,
        opened: null,
        tape: 'opened',
        bag: 'opened',
        card: '30',
        desiccant: null,
      },
    });
    const bare = bench.orders.receive([250]);
    const [inspection] = await bench.open(bare, ['detailedVisual']);
    if (inspection === undefined) throw new Error('no inspection was opened');
    expect((await reportOf(inspection)).packing).toBeNull();
  });

  test('may be corrected until the lot is concluded; the climate keeps its time where it stays', async () => {
    const first = await describeLot(await opened(), { climate, packing });
    const same = await describeLot(first, { climate, package: 'LQFP-48', packing });
    expect(same.climate).toEqual(first.climate);
    const other = await describeLot(same, { climate: { temperature: '24', humidity: 48 } });
    expect(other.climate?.temperature).toBe('24.0');
    expect(other.climate?.measuredAt).not.toBe(first.climate?.measuredAt);
    expect(other).toMatchObject({ package: '', packing: null });
    const concluded = await bench.conclude(await bench.recordAll(other));
    await expect(describeLot(concluded, { climate })).rejects.toEqual(failing('qc.wrongState'));
  });

  test('are recorded by the author alone', async () => {
    const inspection = await describeLot(await opened(), { climate });
    await expect(describeLot(inspection, { climate }, bench.ke)).rejects.toEqual(
      failing('access.denied'),
    );
  });

  test('cannot name more opened packs than the dock counted', async () => {
    const inspection = await opened(1);
    await expect(describeLot(inspection, { packing })).rejects.toEqual(
      failing('qc.packs', { facts: { packs: 1 } }),
    );
    const described = await describeLot(inspection, { packing: { ...packing, opened: 1 } });
    expect(described.packing?.opened).toBe(1);
  });
});

describe('the climate of the lab', () => {
  test('is offered for the next inspection for some hours, and not to its own', async () => {
    const first = await opened();
    const next = await opened();
    const described = await describeLot(first, { climate: { temperature: '21.4', humidity: 51 } });
    const read = () => bench.call(contract.inspectionOne, { id: next.id }, bench.ke);
    expect((await read()).lastClimate).toEqual(described.climate);
    expect(described.lastClimate).not.toEqual(described.climate);
    for (let minute = 0; minute <= CLIMATE_OFFER_HOURS * 60; minute += 1) bench.tick();
    expect((await read()).lastClimate).toBeNull();
  });
});
