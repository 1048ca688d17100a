import { expect, type Page } from '@playwright/test';
import { confirmOrder, orderList } from '#contract/orders/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

const rowOf = (page: Page, part: string) =>
  page.getByRole('main').getByRole('row', { name: new RegExp(part) });

async function shipTo(page: Page): Promise<void> {
  await page.getByLabel('Recipient').fill('Dana Whitfield');
  await page.getByLabel('Telephone').fill('+1 512 555 0188');
  const country = page.getByRole('combobox', { name: /Country/ });
  await country.fill('United States');
  await page
    .getByRole('option', { name: /US.*United States/ })
    .first()
    .click();
  await page.getByLabel('City').fill('Austin TX');
  await page.getByLabel(/Street address/).fill('4100 Duval Road, Dock 3');
}

/** Opens a list and waits until its answer is drawn. */
async function list(page: Page, path: string, title: string, query = ''): Promise<void> {
  await page.goto(path + query);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

test('section 2: a buyer’s requests: changed while unquoted, compared once quoted, ordered in part, paid and tracked', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  const buyer = await callerOf('dana@hollis.test');
  const [min, tao] = [await callerOf('min@yunjing.test'), await callerOf('tao@hexin.test')];
  const [wrong, part] = [newPart('TYPO'), newPart('BUY')];
  const post = await request(buyer, { [wrong]: 10 });

  // Unquoted: the request is changed where it stands in the list.
  await list(page, '/unquoted-purchase-request', 'Unquoted purchase requests');
  await rowOf(page, wrong)
    .getByRole('link', { name: `Change ${post.no}` })
    .click();
  await expect(page).toHaveURL(/\/unquoted-purchase-request-details\?id=/);
  const form = page.getByRole('form', { name: 'Change the request' });
  await expect(form.getByLabel('Part number')).toHaveValue(wrong);
  await form.getByLabel('Part number').fill(part);
  await form.getByLabel('Quantity').fill('007');
  await form.getByRole('button', { name: 'Save the change' }).click();
  await expect(form.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Quantity').fill('1000');
  await form.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText(`Request ${post.no} is changed.`)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('main').getByText(part)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: post.no })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Quoted twice: it leaves one list for the other, and is compared.
  await quote(min, post.id, '0.098');
  await quote(tao, post.id, '0.091');
  await list(page, '/unquoted-purchase-request', 'Unquoted purchase requests', `?keyword=${part}`);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await list(page, '/quoted-for-purchase', 'Quoted for purchase', `?keyword=${part}`);
  await expect(rowOf(page, part)).toContainText('from USD 0.091');
  await expect(rowOf(page, part)).toContainText('2 quotes');
  expect(await axeViolations(page)).toEqual([]);
  await rowOf(page, part)
    .getByRole('link', { name: `Compare ${post.no}` })
    .click();
  await expect(page).toHaveURL(/\/quoted-for-purchase-details\?id=/);
  const offers = page.getByRole('table', { name: `Quotes for ${part}` });
  const first = offers.getByRole('row').nth(1);
  await expect(first).toContainText('Hexin Components');
  await first.getByRole('link', { name: 'Review and accept' }).click();

  // A part of it becomes an order, wanted and offered as they were.
  await page.getByLabel('You take').last().fill('400');
  await shipTo(page);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page).toHaveURL(/\/my-order-details\//);
  const found = await tao.send(orderList, { side: 'seller', keyword: part });
  const order = found.list[0];
  if (order === undefined) throw new Error('no order was placed');
  await list(page, '/quoted-for-purchase', 'Quoted for purchase', `?keyword=${part}`);
  await expect(rowOf(page, part)).toContainText('Ordered in part');
  await expect(rowOf(page, part)).toContainText('400 pcs ordered');
  await rowOf(page, part)
    .getByRole('link', { name: `Track ${order.no}` })
    .click();
  await expect(page).toHaveURL(`/my-order-details/${order.id}`);

  // Once its seller confirms, the next step is to pay.
  await tao.send(confirmOrder, { id: order.id, version: order.version });
  await list(page, '/quoted-for-purchase', 'Quoted for purchase', `?keyword=${part}`);
  await rowOf(page, part)
    .getByRole('link', { name: `Compare ${post.no}` })
    .click();
  await page.getByRole('link', { name: `Pay ${order.no}` }).click();
  await expect(page).toHaveURL(`/order-payment/${order.id}`);
});

test('section 2: a buyer closes a request and reopens it from the closed ones of the list', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'lucia@norte.test');
  const buyer = await callerOf('lucia@norte.test');
  const part = newPart('CLOSE');
  const post = await request(buyer, { [part]: 25 });
  await page.goto('/unquoted-purchase-request');
  await rowOf(page, part)
    .getByRole('button', { name: `Close ${post.no}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByText(`Request ${post.no} is closed`)).toBeVisible();
  await expect(rowOf(page, part)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Closed');
  await expect(page).toHaveURL(/stage=closed/);
  await rowOf(page, part)
    .getByRole('button', { name: `Reopen ${post.no}` })
    .click();
  await expect(page.getByText(`Request ${post.no} is open again`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(rowOf(page, part)).toContainText('Waiting for quotes');
});

test('section 2: a seller who buys finds requests and bids underway, and its orders', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'hao@beichuan.test');
  const [hao, min] = [await callerOf('hao@beichuan.test'), await callerOf('min@yunjing.test')];
  const part = newPart('RESALE');
  const post = await request(hao, { [part]: 300 });
  await quote(min, post.id, '1.25');
  await list(page, '/seller-buy-underway', 'Purchases underway', `?keyword=${part}`);
  await expect(rowOf(page, part)).toContainText('To choose');
  await rowOf(page, part)
    .getByRole('link', { name: `Compare ${post.no}` })
    .click();
  await expect(page).toHaveURL(`/seller-buy-underway-detail/${post.id}`);
  await page.getByRole('link', { name: 'Review and accept' }).click();
  await shipTo(page);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page).toHaveURL(/\/seller-my-order-detail\//);

  await list(page, '/seller-buy-underway', 'Purchases underway', `?keyword=${part}`);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await list(page, '/seller-buy-order', 'Purchase orders', `?keyword=${part}`);
  await expect(rowOf(page, part)).toContainText('Ordered');
  expect(await axeViolations(page)).toEqual([]);
  await rowOf(page, part)
    .getByRole('link', { name: `View ${post.no}` })
    .click();
  await expect(page).toHaveURL(`/seller-buy-order-detail/${post.id}`);
  await expect(page.getByRole('heading', { level: 1, name: post.no })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders from it' })).toContainText('TO-');
  await expect(page.getByRole('table', { name: `Quotes for ${part}` })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // It is confirmed, and its buyer may still cancel before it pays.
  const { list: sold } = await min.send(orderList, { side: 'seller', keyword: part });
  const [order] = sold;
  if (order === undefined) throw new Error('no order was placed');
  await min.send(confirmOrder, { id: order.id, version: order.version });
  await page.goto(`/seller-my-order-detail/${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: order.no })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The other party is told.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('The order is cancelled.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);

  // Anybody else's is not there.
  await page.goto('/seller-buy-order-detail/01a1fc22-244e-74bb-994d-4aa22db0c7b1');
  await expect(page.getByText('There is no such purchase, or it is not yours.')).toBeVisible();
});
