import { expect, it } from 'vitest';
import { queueKeys } from '#contract/operator/constants.ts';
import { queueFacts } from '#web/operator/queues/queue-facts.ts';
import { menuCounts } from './menu-counts.ts';
import { staffEntries } from './menus.ts';

const each = queueKeys.map((queue, index) => ({ queue, count: index + 1 }));
const countOf = (key: string) => each.find(({ queue }) => queue === key)?.count ?? 0;

it('the menu of the dock counts goods of claims to take in, not claims that support rules on', () => {
  expect(menuCounts(each, ['warehouse'])['afterSales']).toBe(countOf('claimGoods'));
  expect(menuCounts(each, ['support'])['afterSales']).toBe(countOf('claims'));
  expect(menuCounts(each, ['admin'])['afterSales']).toBe(countOf('claims') + countOf('claimGoods'));
});

it('the lab sees lots to inspect and reports to review as the work of one page', () => {
  expect(menuCounts(each, ['qc'])['lots']).toBe(countOf('inspect') + countOf('review'));
});

it('the menu of each desk has an entry that counts each of its queues', () => {
  const all = staffEntries.flatMap(({ links }) => links);
  for (const queue of queueKeys) {
    const { desk } = queueFacts[queue];
    const counted = Object.keys(menuCounts([{ queue, count: 1 }], [desk]));
    const entry = all.find(
      ({ key, only }) => counted.includes(key) && (only === undefined || only.includes(desk)),
    );
    expect(entry, queue).toBeDefined();
  }
});
