import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotSearch } from '#contract/catalog/hot-calls.ts';
import { opsHotList, opsHotSet } from '#contract/catalog/staff-calls.ts';
import { reportFault } from '#contract/faults/calls.ts';
import { auditExport, auditRoots } from '#contract/operator/calls.ts';
import { optimizePlan } from '#contract/qc/planning/planner-calls.ts';
import { opsServiceList } from '#contract/qc/service-calls.ts';
import { labServices } from '#contract/qc/services.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { dayOf } from '#server/kit/days.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const DAY_MS = 24 * 3_600_000;

let market: TestMarket;
let content: Caller;
let admin: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  content = await market.staff('Ana', ['content']);
  admin = await market.staff('Ines', ['admin']);
}, 60_000);
afterAll(() => market.close());

const refused = (work: Promise<unknown>, code: number) =>
  expect(work).rejects.toMatchObject({ reply: { code } });

it('lists the picks of hot searches as the desk wrote them, and refuses a list from before', async () => {
  const before = await content.send(opsHotList, {});
  const values = ['TPS54331DR', 'LM358DR'];
  await content.send(opsHotSet, { values, basedOn: before.picks });
  expect((await content.send(opsHotList, {})).picks).toEqual(values);
  const shown = await market.visitor('Reader').send(hotSearch, {});
  expect(shown.slice(0, 2).map(({ value }) => value)).toEqual(values);
  await refused(content.send(opsHotSet, { values: ['NE555'], basedOn: before.picks }), 409);
});

it('lists every service of the lab for the content desk, each with the tests that it sells', async () => {
  const list = await content.send(opsServiceList, {});
  expect(list.map(({ slug }) => slug).sort()).toEqual(labServices.map(({ slug }) => slug).sort());
  expect(list.every(({ tests }) => tests.length > 0)).toBe(true);
  expect(list.every(({ revision, draft }) => revision === 0 && draft === null)).toBe(true);
});

it('writes the log of acts as a file, and says where it stood at the end of each day', async () => {
  await content.send(opsHotSet, { values: ['LM358DR'], basedOn: ['TPS54331DR', 'LM358DR'] });
  const { csv, rows, isWhole } = await admin.send(auditExport, {});
  expect(isWhole).toBe(true);
  expect(csv.trim().split('\r\n')).toHaveLength(rows + 1);
  expect(csv).toContain('Ana');
  expect((await admin.send(auditExport, { keyword: 'Nobody of this name' })).rows).toBe(0);
  expect(await admin.send(auditRoots, {})).toEqual([]);
  const now = market.clock.now();
  const { db } = market.market.database;
  await market.market.jobs['operator.auditRoot']?.({}, { db, now } as never);
  const written = await market.market.database.pool.query<{ seq: number; hash: string }>(
    `select seq::int, encode(hash, 'hex') as hash from operator.audit order by seq desc limit 1`,
  );
  const day = dayOf(new Date(now.getTime() - DAY_MS));
  expect(await admin.send(auditRoots, {})).toEqual([{ day, ...written.rows[0] }]);
  await refused(content.send(auditExport, {}), 403);
  await refused(content.send(auditRoots, {}), 403);
});

it('proposes tests that find what is asked for within price and pieces', async () => {
  const asked = {
    quantity: 1000,
    goodsType: 'bulkNew' as const,
    kinds: ['remarked' as const],
    badPercent: 10,
    pieces: 5,
    budget: '900',
  };
  const plan = await market.visitor('Planner').send(optimizePlan, asked);
  expect(plan.tests.length).toBeGreaterThan(0);
  expect(plan.tests.some(({ finds }) => finds.includes('remarked'))).toBe(true);
  expect(Number(plan.price.amount)).toBeLessThanOrEqual(900);
  expect(plan.piecesLost).toBeLessThanOrEqual(5);
  const none = await market.visitor('Planner').send(optimizePlan, { ...asked, budget: '0' });
  expect(none.price.amount).toBe('0.00');
  expect(none.tests.every(({ price }) => price.amount === '0.00')).toBe(true);
});

it('gives a reader whose page failed a reference of its own, and takes no endless report', async () => {
  const failed = { page: '/home', message: 'x is undefined', stack: 'at Home' };
  const references = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    references.add((await market.visitor('Reader').send(reportFault, failed)).reference);
  }
  expect([...references].every((one) => /^[0-9a-f]{12}$/.test(one))).toBe(true);
  expect(references.size).toBe(2);
  const endless = { ...failed, stack: 'x'.repeat(4001) };
  await refused(market.visitor('Reader').send(reportFault, endless), 422);
});
