import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { orderList } from '#contract/orders/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { pdfText } from '../stage/browser/pdf-text.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

const documentsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Documents of the parties' });

/** The file behind a link. */
async function downloaded(page: Page, link: Locator): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await link.click();
  return readFileSync(await (await arriving).path());
}

test('support opens the documents of both parties of an order, the warehouse does not', async ({
  browser,
}) => {
  const buyer = await callerOf('dana@hollis.test');
  const { list } = await buyer.send(orderList, { tab: 'ended', pageSize: 50 });
  const order = list.find(({ state }) => state === 'completed');
  if (order === undefined) throw new Error('no order of the demo is completed');
  const page = await deskPage(browser, 'support@assay.test');
  await page.goto(`/ops/orders/${order.id}`);
  const documents = documentsOf(page);
  await expect(documents.getByRole('heading', { name: 'Seller' })).toBeVisible();
  // The receipt is the buyer's alone; both have the invoice.
  await expect(documents.getByRole('link', { name: /^Payment receipt/ })).toHaveCount(1);
  const invoices = documents.getByRole('link', { name: /^Commercial invoice/ });
  await expect(invoices).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  const text = pdfText(await downloaded(page, invoices.first())).join('\n');
  expect(text).toContain(order.no);
  const evidence = documents.getByRole('link', { name: 'Evidence file' });
  const archive = await downloaded(page, evidence.last());
  expect(archive.subarray(0, 2).toString()).toBe('PK');

  const dock = await deskPage(browser, 'warehouse@assay.test');
  await dock.goto(`/ops/orders/${order.id}`);
  await expect(dock.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  await expect(documentsOf(dock)).toHaveCount(0);
});
