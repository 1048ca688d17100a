import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import * as contract from '#contract/qc/calls.ts';
import * as planContract from '#contract/qc/planning/plan-calls.ts';
import * as service from '#contract/qc/service-calls.ts';
import type { ServiceContent } from '#contract/qc/service-schemas.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { staffCaller } from '#harness/calling.ts';
import { pricesOf } from '../../queries/list-services.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const NOBODY = { kind: 'anonymous' } as const;
const editor = staffCaller('Cora Lang', 'content');
const slug = 'ddr-memory' as const;
const one = () => bench.call(service.opsServiceOne, { slug }, editor);

async function saved(change: (content: ServiceContent) => void) {
  const edited = await one();
  const content = structuredClone(edited.draft?.content ?? edited.content);
  change(content);
  const version = edited.draft?.version ?? 0;
  return bench.call(service.opsServiceSave, { slug, version, content }, editor);
}
const publish = async () => {
  const version = (await one()).draft?.version ?? 0;
  return bench.call(service.opsServicePublish, { slug, version }, editor);
};
const inForce = async () =>
  (await bench.call(service.serviceList, {}, NOBODY)).find((found) => found.slug === slug);
const priced = (content: ServiceContent, price: string) => {
  content.tests = content.tests.map((found) => ({ ...found, price }));
};

describe('a service of the lab', () => {
  test('is sold at the price that comes with the product until the desk publishes another', async () => {
    expect(await inForce()).toMatchObject({
      revision: 0,
      tests: [{ price: { amount: '260.00' } }],
    });
    await saved((content) => priced(content, '310'));
    expect(await inForce()).toMatchObject({
      revision: 0,
      tests: [{ price: { amount: '260.00' } }],
    });
    const edited = await publish();
    expect(edited).toMatchObject({ revision: 1, draft: null, history: [{ author: 'Cora Lang' }] });
    expect(await inForce()).toMatchObject({
      revision: 1,
      tests: [{ price: { amount: '310.00' } }],
    });
    const plan = await bench.call(
      planContract.qcPlan,
      { quantity: 500, goodsType: 'originalUnder3', tests: ['ddrMemory'] },
      NOBODY,
    );
    expect(plan.price.amount).toBe('310.00');
    expect(await pricesOf(bench.database.db, ['ddrMemory'], bench.tick())).toEqual({
      documents: 0n,
      generalVisual: 0n,
      ddrMemory: 310_00n,
    });
  });

  test('takes the sample of the desk where no standard sets one', async () => {
    await saved((content) => {
      content.tests = content.tests.map((found) => ({ ...found, pieces: 20 }));
    });
    await publish();
    const order = bench.orders.receive([500], ['ddrMemory']);
    const [opened] = await bench.open(order);
    expect(opened?.tests.find((row) => row.test === 'ddrMemory')?.planned).toBe(20);
  });

  test('is sold at a new price from the time that the desk chose', async () => {
    const before = (await inForce())?.tests[0]?.price.amount;
    const { draft } = await saved((content) => priced(content, '333'));
    const version = draft?.version ?? 0;
    const passed = bench.tick().toISOString();
    await expect(
      bench.call(service.opsServicePublish, { slug, version, effectiveAt: passed }, editor),
    ).rejects.toMatchObject({ fieldErrors: [{ field: 'effectiveAt', key: 'dayPassed' }] });
    const from = new Date(bench.tick().getTime() + 86_400_000);
    const at = from.toISOString();
    const edited = await bench.call(
      service.opsServicePublish,
      { slug, version, effectiveAt: at },
      editor,
    );
    expect(edited.history[0]).toMatchObject({ state: 'scheduled', effectiveAt: at });
    const listed = await bench.call(service.opsServiceList, {}, editor);
    expect(listed.find((one) => one.slug === slug)?.scheduled).toMatchObject({ at });
    expect((await inForce())?.tests[0]?.price.amount).toBe(before);
    const cents = async (moment: Date) =>
      (await pricesOf(bench.database.db, ['ddrMemory'], moment)).ddrMemory;
    expect(await cents(new Date(from.getTime() - 1))).not.toBe(333_00n);
    expect(await cents(from)).toBe(333_00n);
  });

  test('refuses a sample that the standard sets and a price of what every lot gets', async () => {
    const edited = await bench.call(service.opsServiceOne, { slug: 'visual' }, editor);
    const content = structuredClone(edited.content);
    content.tests = content.tests.map((found) => ({ ...found, price: '5', pieces: 10 }));
    await expect(
      bench.call(service.opsServiceSave, { slug: 'visual', version: 0, content }, editor),
    ).rejects.toMatchObject({
      fieldErrors: expect.arrayContaining([
        { field: 'content.tests.0.price', key: 'priceFixed' },
        { field: 'content.tests.2.pieces', key: 'sampleFixed' },
      ]),
    });
  });

  test('is published in all five languages or in none', async () => {
    await saved((content) => {
      content.texts.en.name = 'DDR4 memory test';
    });
    await expect(publish()).rejects.toMatchObject({
      fieldErrors: expect.arrayContaining([{ field: 'content.texts.zh.name', key: 'needed' }]),
    });
    await saved((content) => {
      for (const lang of languages) content.texts[lang].name = `DDR4 ${lang}`;
    });
    await publish();
    expect((await inForce())?.texts.name).toMatch(/^DDR4 /);
  });

  test('refuses an editor who saw another draft', async () => {
    const { draft, content } = await saved((found) => priced(found, '311'));
    await expect(
      bench.call(service.opsServiceSave, { slug, version: 0, content }, editor),
    ).rejects.toMatchObject({ code: 'content.changed' });
    const version = draft?.version ?? 0;
    const left = await bench.call(service.opsServiceDiscard, { slug, version }, editor);
    expect(left.draft).toBeNull();
  });
});

test('an order gets back the price that it bought a test for, not the price of today', async () => {
  const order = bench.orders.receive([250], ['ddrMemory']);
  order.testPrices = { ddrMemory: 260_00n };
  const [opened] = await bench.open(order);
  if (opened === undefined) throw new Error('no inspection was opened');
  const left = await bench.call(
    contract.leaveTestOut,
    { id: opened.id, version: opened.version, test: 'ddrMemory', reason: 'No socket' },
    bench.min,
  );
  await bench.issue(await bench.conclude(await bench.recordAll(left)));
  const { notMade } = bench.orders.reported.at(-1) ?? {};
  expect(notMade).toEqual([{ lineId: order.lines[0]?.id, minor: 260_00n }]);
});
