import { expect, type Page } from '@playwright/test';
import { fileUpload } from '#contract/files/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { walletLogList } from '#contract/wallet/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf } from '../stage/callers.ts';
import { dispatched, openCast, paid } from '../stage/cast.ts';
import {
  agree,
  openBrowsers,
  partOf,
  sellersPage,
  staffPage,
  toReports,
  toTheDock,
} from '../stage/deal.ts';
import { declareLost, deliver, recordTrace } from '../stage/disputes.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { memberPage, signInStaff } from '../stage/people.ts';
import { freshPicture, registered } from '../stage/registering.ts';
import { keepSilent } from '../stage/silence.ts';

test('section 6: the seller is late: the buyer cancels, and the money is back', async ({
  browser,
}) => {
  const email = 'jonas@messwerk.test';
  const { id, no } = await paid(await openCast());
  await keepSilent(id, '5wd');
  const buyer = await memberPage(browser, email);
  // The list leads to it, and the page says that waiting is possible as well.
  await buyer.goto('/my-order');
  await buyer.getByRole('searchbox', { name: 'Filter orders' }).fill(no);
  await buyer.getByRole('main').getByRole('link', { name: no }).first().click();
  await expect(buyer.getByText('The seller has not shipped in time').first()).toBeVisible();
  await expect(buyer.getByText(/You may also keep waiting/)).toBeVisible();
  expect(await axeViolations(buyer)).toEqual([]);
  await buyer.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(
    buyer.getByText('The order is cancelled, the refund follows.').first(),
  ).toBeVisible();
  // Nothing was shipped: the clock refunds by itself.
  await runJob('orders.sweep');
  await expect(buyer.getByText('The order is refunded.').first()).toBeVisible();
  const { sums } = await (await callerOf(email)).send(orderOne, { id });
  expect(sums.refunded).toEqual(sums.total);
  await expectZeroTrial(market());
});

/** Fills in a bank transfer of so much for an order, and tries to send it. */
async function announce(buyer: Page, amount: string): Promise<void> {
  const main = buyer.getByRole('main');
  await main.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await main.getByLabel('Transferring account name').fill('Short Lda');
  await main.getByLabel('Account number').fill('PT50000201231234567890154');
  await main.locator('input[name=bankName]').fill('Banco do Porto');
  await main.getByLabel('Bank code (SWIFT)').fill('BCOMPTPL');
  const uploaded = buyer.waitForResponse((reply) => reply.url().endsWith(fileUpload.path));
  const picture = { name: 'slip.png', mimeType: 'image/png', buffer: await freshPicture() };
  await main.locator('input[type=file]').setInputFiles(picture);
  await uploaded;
  await expect(main.getByText('slip.png')).toBeVisible();
  await main.getByRole('button', { name: `Submit USD ${amount}` }).click();
}

/** Confirms the transfer of an order at the finance desk, by the bank's reference. */
async function confirmTransfer(staff: Page, order: string, amount: string): Promise<void> {
  await signInStaff(staff, 'finance@assay.test');
  await staff.goto('/ops/recharges');
  await staff.getByRole('searchbox', { name: 'Recharge, order or account name' }).fill(order);
  const row = staff.getByRole('row', { name: new RegExp(order) });
  await row.getByRole('link', { name: /^RC-/ }).click();
  const drawer = staff.getByRole('dialog');
  await drawer.getByLabel('Bank reference').fill(`WIRE${Date.now()}`);
  await drawer.getByRole('checkbox', { name: /I compared amount and name/ }).check();
  await drawer.getByRole('button', { name: `Confirm USD ${amount}` }).click();
  await expect(staff.getByText(/^RC-\S+ is confirmed\./).first()).toBeVisible();
}

test('section 7: a short transfer pays nothing by itself; the rest is asked for, never taken', async ({
  browser,
}) => {
  const [{ page: buyer }, { seller, staff }] = [
    await registered(browser, 'short'),
    await openBrowsers(browser),
  ];
  const order = await agree({ buyer, seller }, partOf('H'));
  await buyer.goto(order);
  const heading = buyer.getByRole('heading', { level: 1, name: /^TO-/ });
  const no = (await heading.textContent()) ?? '';
  await seller.goto(sellersPage(order));
  await seller.getByRole('button', { name: 'Confirm the order' }).click();
  await expect(seller.getByText('The order is confirmed.').first()).toBeVisible();

  await buyer.goto(order);
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  await expect(buyer.getByText('Pay by bank transfer', { exact: true })).toBeVisible();
  await buyer.getByRole('link', { name: /^Bank transfer of USD/ }).click();
  // The order's sum stands there; another one is asked about before it is sent.
  const amount = buyer.getByRole('main').getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('152.50');
  await announce(buyer, '40.00');
  await expect(buyer.getByText(/less than the order. This transfer does not pay it/)).toBeVisible();
  await expect(buyer.getByText('Confirm the amount first.')).toBeVisible();
  await buyer.getByRole('checkbox', { name: 'I transfer this amount on purpose' }).check();
  await buyer.getByRole('button', { name: 'Submit USD 40.00' }).click();
  await expect(buyer.getByText('Recharge submitted')).toBeVisible();
  await buyer.goto(order);
  await expect(buyer.getByText(/which is less than the order/)).toBeVisible();

  await confirmTransfer(staff, no, '40.00');
  // Nothing was paid: the money is in the balance, and the rest is named.
  await buyer.goto(order);
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  const rest = '112.50';
  await expect(buyer.getByText(new RegExp(`USD\\s${rest}`)).first()).toBeVisible();
  await expect(buyer.getByRole('button', { name: /^Pay USD/ })).toHaveCount(0);
  expect(await axeViolations(buyer)).toEqual([]);
  // The missing part is offered first; the whole sum stands beside it.
  await expect(buyer.getByRole('link', { name: /^Bank transfer of USD\s152\.50/ })).toBeVisible();
  await buyer.getByRole('link', { name: /^Transfer the missing USD\s112\.50/ }).click();
  await expect(amount).toHaveValue(rest);
  await expect(buyer.getByText(/completes your balance to the order’s sum/)).toBeVisible();
  await announce(buyer, rest);
  await expect(buyer.getByText('Recharge submitted')).toBeVisible();
  await confirmTransfer(staff, no, rest);
  await buyer.goto(order);
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  await expect(buyer.getByText('Pay from the balance', { exact: true })).toBeVisible();
  await buyer.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(buyer.getByText('Paid. Assay holds the money.').first()).toBeVisible();
  await expectZeroTrial(market());
});

test('section 6: a short count is closed by the buyer, and the missing pieces are refunded', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const order = await agree(people, partOf('Q'));
  await toTheDock(people, order, '480');
  await buyer.goto(order);
  await buyer.getByRole('button', { name: 'Ask for the missing pieces' }).click();
  await expect(buyer.getByText('The missing pieces are asked for.').first()).toBeVisible();
  // The seller has not sent them: the buyer may still take what came.
  await buyer.getByRole('button', { name: /^Accept what arrived, refund USD 1.90 now/ }).click();
  await people.seller.goto(sellersPage(order));
  await people.seller.getByRole('button', { name: 'Acknowledge the count' }).click();
  await expect(people.seller.getByText('The count is acknowledged.').first()).toBeVisible();
  const id = order.split('/').at(-1) ?? '';
  const seen = async () => (await callerOf('jonas@messwerk.test')).send(orderOne, { id });
  await expect.poll(async () => (await seen()).sums.refunded.amount).toBe('1.90');

  await toReports(order, 'pass');
  await people.seller.goto(sellersPage(order));
  await people.seller.getByRole('button', { name: 'Confirm the result' }).click();
  await buyer.goto(order);
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText('The inspection result is confirmed.').first()).toBeVisible();
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await deliver(people, order, '4471992000');
  expect((await seen()).sums.refunded.amount).toBe('1.90');
  await expectZeroTrial(market());
});

test('section 6: goods lost on their way to the buyer: refund and insurance by two people', async ({
  browser,
}) => {
  const { buyer, seller, staff } = await openBrowsers(browser);
  const { id, no } = await dispatched();
  const order = `/my-order-details/${id}`;
  /** Cents that a party got and paid for this order: others trade meanwhile. */
  const cents = async (email: string): Promise<number> =>
    (await (await callerOf(email)).send(walletLogList, { find: no })).list.reduce(
      (sum, { change }) => sum + Number(change.amount.replace('.', '')),
      0,
    );
  expect(await cents('tao@hexin.test')).toBe(0);
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  const dialog = staff.getByRole('dialog');
  await staff.getByRole('button', { name: 'Parcel missing or empty: trace it' }).click();
  await recordTrace(staff, 'DHL-TRACE-5', 'No scan for ten days.');
  await buyer.goto(order);
  await expect(buyer.getByText(/The carrier is searching for the parcel/)).toBeVisible();

  await staff.getByRole('button', { name: 'Declare it lost…' }).click();
  // Who gets what is said before anybody asks for it.
  await expect(dialog.getByText(/the insurance account pays the seller/)).toBeVisible();
  await declareLost(staff, order, 'CLAIM-12');
  await buyer.goto(order);
  await expect(buyer.getByText('The order is refunded.').first()).toBeVisible();
  expect(await axeViolations(buyer)).toEqual([]);
  await seller.goto(sellersPage(order));
  await expect(
    seller
      .getByRole('main')
      .getByText(/refunded/i)
      .first(),
  ).toBeVisible();
  const { sums } = await (await callerOf('jonas@messwerk.test')).send(orderOne, { id });
  expect(sums.refunded).toEqual(sums.total);
  expect(await cents('jonas@messwerk.test')).toBe(0);
  // The seller is paid although the goods are gone: 600 pieces at 0.50, less commission.
  const paid = await cents('tao@hexin.test');
  expect(paid).toBeGreaterThan(270_00);
  expect(paid).toBeLessThanOrEqual(300_00);
  await expectZeroTrial(market());
});
