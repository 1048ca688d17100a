import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { newPart } from '../stage/callers.ts';
import { inboundOrder } from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { asMember, recharged } from '../stage/money/suspicions.ts';
import { deskPage, memberPage } from '../stage/people.ts';

const ledgerOf = (page: Page) => page.getByRole('region', { name: 'Ledger', exact: true });

/** The day before yesterday: other journeys move money today. */
const earlier = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

/** Opens the newest row of a matter up to a day, and reads the number that it is about. */
async function openNewest(page: Page, console: 'buyer' | 'seller', matter: string, to?: string) {
  await page.goto(`/${console}-wallet${to === undefined ? '' : `?to=${to}`}`);
  const ledger = ledgerOf(page);
  await ledger.getByRole('radio', { name: matter, exact: true }).click();
  await expect(page).toHaveURL(/matter=/);
  // The rows of before stay until those of the matter are there.
  const row = ledger.getByRole('row').nth(1);
  await expect(row).toContainText(matter);
  await expect(ledger.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  const link = row.getByRole('link').first();
  const no = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return no;
}

test('each kind of ledger entry has its page, with amounts and a link to the order', async ({
  browser,
}) => {
  const buyer = await memberPage(browser, 'dana@hollis.test');
  const paid = await openNewest(buyer, 'buyer', 'Order payment');
  await expect(buyer).toHaveURL(/\/buyer-log-detail\/trade\//);
  await expect(buyer.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  await expect(buyer.getByRole('region', { name: 'Escrow' })).toBeVisible();
  expect(await axeViolations(buyer)).toEqual([]);
  await buyer.getByRole('link', { name: paid }).click();
  await expect(buyer).toHaveURL(/order-detail/);
  await openNewest(buyer, 'buyer', 'Order refund');
  await expect(buyer).toHaveURL(/\/buyer-log-detail\/refund\//);
  await expect(buyer.getByText('Still held afterwards')).toBeVisible();
  const recharge = await openNewest(buyer, 'buyer', 'Recharge');
  await expect(buyer).toHaveURL(/\/buyer-log-detail\/recharge\//);
  await expect(buyer.getByRole('heading', { level: 1, name: recharge })).toBeVisible();
  await expect(buyer.getByText('Balance at that time')).toBeVisible();
  await openNewest(buyer, 'buyer', 'Withdrawal');
  await expect(buyer).toHaveURL(/\/buyer-log-detail\/cash\//);
  await buyer.goto('/buyer-log-detail/no-such-kind/1a');
  await expect(buyer.getByText('There is no such ledger entry.')).toBeVisible();

  const seller = await memberPage(browser, 'min@yunjing.test');
  await openNewest(seller, 'seller', 'Order receipt', earlier);
  await expect(seller).toHaveURL(/\/seller-log-detail\/settle\//);
  await expect(seller.getByText('Commission, 3.00%')).toBeVisible();
  await openNewest(seller, 'seller', 'Exchange');
  await expect(seller).toHaveURL(/\/seller-log-detail\/exchange\//);
});

test('the ledger is filtered by state, days and number, and its address keeps the filter', async ({
  browser,
}) => {
  // Nobody else moves its money meanwhile.
  const company = `Ledger ${Date.now()} GmbH`;
  const page = await asMember(await recharged(browser, company, ['40.00', '50.00', '60.00']));
  await page.goto('/buyer-wallet');
  const ledger = ledgerOf(page);
  const count = ledger.getByRole('status');
  await expect(count).toHaveText(/\d+ movements/);
  const all = await count.textContent();
  const no = (await ledger.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await ledger.getByRole('textbox', { name: 'Number or order number' }).fill(no.toLowerCase());
  await ledger.getByRole('button', { name: 'Find' }).click();
  await expect(count).not.toHaveText(all ?? '');
  await expect(ledger.getByRole('row').nth(1)).toContainText(no);
  await page.reload();
  await expect(ledger.getByRole('textbox', { name: 'Number or order number' })).toHaveValue(
    no.toLowerCase(),
  );
  await expect(ledger.getByRole('row').nth(1)).toContainText(no);
  await ledger.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText(all ?? '');
  await ledger.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await expect(page).toHaveURL(/state=failed/);
  await ledger.getByLabel('From').fill('2019-01-02');
  await ledger.getByLabel('To').fill('2019-01-01');
  await expect(ledger.getByRole('alert')).toHaveText('The first day may not be after the last.');
});

test('a goodwill refund is proposed on an order, sent back, approved by another and read by the buyer', async ({
  browser,
}) => {
  const { order } = await inboundOrder(newPart('GOOD'), `SF${Date.now()}`);
  const maker = await deskPage(browser, 'finance@assay.test');
  await maker.goto(`/ops/orders/${order.id}`);
  const box = maker.getByRole('region', { name: 'Compensation and goodwill' });
  await box.getByRole('button', { name: 'Propose a goodwill refund' }).click();
  await box.getByRole('textbox', { name: 'Amount' }).fill('2000.01');
  await box.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(box.getByRole('textbox', { name: /Reason/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await box.getByRole('textbox', { name: /Reason/ }).fill('The parcel waited at our dock.');
  await box.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(box.getByText(/come to at most 2000.00 USD/)).toBeVisible();
  await expect(box.getByRole('textbox', { name: 'Amount' })).toHaveValue('2000.01');
  await box.getByRole('textbox', { name: 'Amount' }).fill('25.00');
  await box.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(box.getByText('Another person of finance must approve this.')).toBeVisible();
  await expect(box.getByRole('button', { name: /Approve payment/ })).toHaveCount(0);
  const address = maker.url();

  const checker = await deskPage(browser, 'finance2@assay.test');
  await checker.goto(address);
  const request = checker.getByRole('region', {
    name: 'A goodwill refund waits for a second person',
  });
  await request.getByRole('button', { name: 'Send back' }).click();
  await request
    .getByRole('textbox', { name: /Reason for sending back/ })
    .fill('Ask support first.');
  await request.getByRole('button', { name: 'Send back' }).click();
  await expect(request).toHaveCount(0);
  await maker.reload();
  await box.getByRole('button', { name: 'Propose a goodwill refund' }).click();
  await box.getByRole('textbox', { name: 'Amount' }).fill('25.00');
  await box.getByRole('textbox', { name: /Reason/ }).fill('The parcel waited at our dock.');
  await box.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(box.getByText('Another person of finance must approve this.')).toBeVisible();
  await checker.reload();
  await request.getByRole('checkbox').check();
  await request.getByRole('button', { name: /Approve payment of/ }).click();
  const paid = checker.getByRole('region', { name: 'Compensation and goodwill' });
  await expect(paid.getByRole('link', { name: /^CM-/ })).toHaveCount(1);
  await paid.getByRole('link', { name: /^CM-/ }).click();
  await expect(
    checker.getByRole('dialog').getByText('The parcel waited at our dock.'),
  ).toBeVisible();
  await expect(checker.getByRole('dialog').getByRole('link', { name: order.no })).toBeVisible();
  expect(await axeViolations(checker)).toEqual([]);
});

test('the wallet shows the bank accounts that money is paid to, the preferred one first', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.goto('/buyer-wallet');
  const accounts = page.getByRole('region', { name: 'Bank accounts' });
  await expect(accounts.getByRole('listitem').first()).toContainText(/^USD.*Default.*•••• \w{4}/s);
  await accounts.getByRole('link', { name: 'Manage' }).click();
  await expect(page).toHaveURL(/\/buyer-bank-list/);
});
