import { describe, expect, it } from 'vitest';
import { type StaffRole, staffRoles } from '#contract/call.ts';
import { queuePermissions, workPermissions } from '#contract/operator/calls.ts';
import { queueKeys } from '#contract/operator/constants.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import { permissions } from '#contract/permissions.ts';
import type { Translator } from '#web/i18n/translator.ts';
import { queueFacts } from '#web/operator/queues/queue-facts.ts';
import type consoleWords from '../console/locales/zh.ts';
import { menuCounts } from './menu-counts.ts';
import { staffMenu } from './menus.ts';

const keys = Object.assign((key: string) => key, { parts: (key: string) => key, lang: 'en' });
const t = keys as unknown as Translator<typeof consoleWords>;
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

/** Whether an entry leads to the page of a queue; orders have a page for each of their queues. */
const leadsTo = (entry: string, queue: QueueKey): boolean => {
  const [page] = queueFacts[queue].to.split('?');
  return page === '/ops/orders' ? entry === queueFacts[queue].to : entry === page;
};

describe.each(queueKeys)('the queue %s', (queue) => {
  const workers = permissions[workPermissions[queue]];

  it('is reached with its count from the menu of every role that may work in it', () => {
    for (const role of workers) {
      const counts = menuCounts([{ queue, count: 7 }], [role]);
      const links = staffMenu(t, [role], { counts, current: '/ops' }).flatMap((one) => one.links);
      const entry = links.find(({ to }) => leadsTo(to, queue));
      expect({ role, count: entry?.count }).toEqual({ role, count: 7 });
    }
  });

  it('is the work of its desk, on a page that all its workers may open', () => {
    expect(workers).toContain(queueFacts[queue].desk);
    const readers: readonly StaffRole[] = permissions[queuePermissions[queue]];
    expect(workers.filter((role) => !readers.includes(role))).toEqual([]);
  });
});

it('a person of several desks sees every entry once', () => {
  for (const role of staffRoles) {
    for (const other of staffRoles) {
      const menu = staffMenu(t, [role, other], { counts: {}, current: '/ops' });
      const ways = menu.flatMap(({ links }) => links.map(({ to }) => to));
      expect(new Set(ways).size, `${role} and ${other}`).toBe(ways.length);
    }
  }
});
