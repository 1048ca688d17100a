import { expect, it } from 'vitest';
import { orderStates } from './table.ts';
import { orderTabs, statesOfTab } from './tabs.ts';

it('every state of an order stands in exactly one tab of what must be done', () => {
  const work = orderTabs.filter((tab) => tab !== 'all' && tab !== 'mine');
  expect(work.flatMap(statesOfTab).sort()).toEqual([...orderStates].sort());
});
