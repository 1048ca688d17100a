import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { exportList } from '../stage/browser/downloads.ts';
import { agree, openBrowsers, partOf } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';

test('spec 2: tabs of orders: orders are listed by what must be done, remembered, searched and exported', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller } = people;
  const mpn = partOf('T');
  const order = await agree(people, mpn);
  await seller.goto('/seller-my-order');
  await seller.getByRole('searchbox', { name: 'Filter orders' }).fill(mpn);
  await expect(seller.getByRole('tab', { name: 'Your move 1' })).toBeVisible();
  await expect(seller.getByRole('tab', { name: 'To agree 1' })).toBeVisible();
  await seller.getByRole('tab', { name: 'To agree 1' }).click();
  await expect(seller.getByRole('row', { name: new RegExp(mpn) })).toBeVisible();
  await seller.getByRole('tab', { name: 'Dispute, refund 0' }).click();
  await expect(seller.getByText(/No order matches/)).toBeVisible();
  // The tab is kept under the specification's name, each list its own.
  await seller.reload();
  await expect(seller.getByRole('tab', { name: /Dispute, refund/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await seller.evaluate(() => localStorage.getItem('sellerMyOrderTabIndex'))).toBe('6');
  await seller.goto('/seller-agent-order');
  await expect(seller.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');

  await buyer.goto('/my-order');
  await buyer.getByRole('searchbox', { name: 'Filter orders' }).fill(mpn);
  await expect(buyer.getByRole('tab', { name: 'All 1', exact: true })).toBeVisible();
  const csv = (await exportList(buyer, 'CSV')).toString('utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(mpn);
  expect(order).toContain('/my-order-details/');
  expect(await axeViolations(buyer)).toEqual([]);
  await buyer.setViewportSize({ width: 390, height: 844 });
  const wide = await buyer.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('section 6: deadlines are subscribed to by a secret address, which can be revoked', async ({
  browser,
}) => {
  const { buyer } = await openBrowsers(browser);
  await buyer.goto('/my-order');
  const section = buyer.getByRole('region', { name: 'Calendar of deadlines' });
  const make = /^(Get a calendar address|Replace it by a new address)$/;
  await section.getByRole('button', { name: make }).click();
  const address = new URL((await section.locator('code').textContent()) ?? '');
  const read = () => buyer.request.get(address.pathname);
  const feed = await read();
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await section.getByRole('button', { name: 'Revoke the calendar address' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(buyer.getByText('The calendar address is revoked.').first()).toBeVisible();
  expect((await read()).status()).toBe(404);
  await expect(section.getByRole('button', { name: 'Get a calendar address' })).toBeVisible();
});
