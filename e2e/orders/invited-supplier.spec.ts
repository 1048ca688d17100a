import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fileUpload } from '#contract/files/calls.ts';
import * as onboarding from '#contract/onboarding/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { checkSign } from '#server/onboarding/core/credit-code.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { newPart } from '../stage/callers.ts';
import { openCast } from '../stage/cast.ts';
import { openBrowsers } from '../stage/deal.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { fillEscrowOrder } from '../stage/money/escrow.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { mailsTo, person, signInStaff } from '../stage/people.ts';
import { freshEmail, PASSWORD, proveEmail, typePassword } from '../stage/registering.ts';
import { verifyMobile } from '../stage/settling.ts';

const halves = 'buyer and seller, half each';

/** Fills in and sends an escrow order to a supplier who is not on the platform. */
async function place(buyer: Page, email: string, mpn: string): Promise<string> {
  await fillEscrowOrder(buyer, { email, mpn });
  await buyer.getByRole('button', { name: 'Place the escrow order' }).click();
  await expect(buyer).toHaveURL(/\/buyer-agent-order-detail\//);
  return buyer.url().split('/').at(-1) ?? '';
}

/** Follows the invitation's link and registers as a seller; the reader is then where it led. */
async function follow(supplier: Page, email: string): Promise<void> {
  let link = '';
  await expect(async () => {
    const [mail] = await mailsTo(supplier, email);
    link = /https?:\/\/\S+\/register\?from=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await supplier.goto(link);
  const main = supplier.getByRole('main');
  await proveEmail(supplier, main, email);
  await main.getByRole('checkbox', { name: /I agree/ }).check();
  await main.getByRole('button', { name: 'Next' }).click();
  await typePassword(main, PASSWORD);
  await main.getByRole('button', { name: 'Next' }).click();
  await main.getByText('Keep stock, quote, ship to Assay').click();
  await main.getByRole('button', { name: 'Start' }).click();
}

/** Settles the supplier in: what the settlement page sends, and support's decision. */
async function settle(supplier: Page, support: Caller): Promise<Caller> {
  const session = await supplier.evaluate(() => localStorage.getItem('assay-session') ?? '');
  const caller = new Caller('supplier', over(market())).signedIn(JSON.parse(session));
  const licence = await caller.upload(
    fileUpload,
    'licence.png',
    readFileSync('docs/pictures/order.png'),
  );
  const stamp = String(Date.now()).slice(-8);
  const stem = `91440300M${stamp}`;
  const mobile = `139${stamp}`;
  const draft = await caller.send(onboarding.completeSeller, {
    version: 0,
    companyNameCn: '盖尼电子',
    companyNameEn: `Ganymed ${stamp}`,
    creditCode: stem + (checkSign(stem) ?? ''),
    licencePhoto: licence.url,
    country: 'CN',
    province: '广东省',
    city: '深圳市',
    district: '福田区',
    address: '1 Huaqiang Road',
    website: 'https://ganymed.test',
    profile: 'Ganymed keeps stock.',
    mainProducts: 'Microcontrollers',
    contactName: 'Lena Ost',
    mobileAreaCode: '86',
    mobile,
    landlineAreaCode: '0755',
    landline: '83000123',
    platform: 'HQEW',
    models: ['STM32F103C8T6', 'LM358DR', 'TPS54331DR'],
  });
  await verifyMobile(supplier, caller, mobile);
  await caller.send(onboarding.submitSellerAudit, { version: draft.version });
  const waiting = await support.send(onboarding.opsSettlementList, { state: 'submitted' });
  const mine = waiting.list.find(({ company }) => company.companyNameEn === `Ganymed ${stamp}`);
  if (mine === undefined) throw new Error('the settlement does not wait for support');
  const { accountId, version } = mine;
  const depositWaiver = 'Invited to one escrow order.';
  await support.send(onboarding.opsSettlementPass, { accountId, version, depositWaiver });
  return caller;
}

test('section 6: an escrow order whose supplier is invited, settles in, and is paid at dispatch', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const { buyer, staff } = await openBrowsers(browser);
  const email = freshEmail('supplier');
  const id = await place(buyer, email, newPart('AGENT'));
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(`/ops/orders/${id}`);
  await staff.getByRole('textbox', { name: /^Service/ }).fill('30.01');
  await staff.getByRole('textbox', { name: /^Freight/ }).fill('20.00');
  for (const name of [
    'Tests of goods that pass',
    'Tests of goods that fail',
    'Service fee, borne',
  ]) {
    await staff.getByRole('combobox', { name }).selectOption({ label: halves });
  }
  await staff.getByRole('button', { name: 'Send the terms to the buyer' }).click();
  await expect(staff.getByText('The price went to the buyer.').first()).toBeVisible();

  // The supplier comes by the mail, and has to settle in before the order opens.
  const supplier = await person(browser);
  await follow(supplier, email);
  const dialog = supplier.getByRole('dialog', { name: 'Settle in as a seller first' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to settlement' }).click();
  await expect(supplier).toHaveURL(/\/seller-settlement/);
  // The order is joined to its account by address.
  const invited = supplier.getByRole('region', { name: 'Orders that invite you' });
  await runJob('orders.sweep');
  await expect(async () => {
    await supplier.goto('/seller-dashboard');
    await expect(invited).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await axeViolations(supplier)).toEqual([]);

  const cast = await openCast();
  const seller = await settle(supplier, cast.support);
  await buyer.goto(`/buyer-agent-order-detail/${id}`);
  await expect(buyer.getByText(`paid by ${halves}`)).toHaveCount(3);
  await buyer.getByRole('checkbox', { name: /I have read version/ }).check();
  await buyer.getByRole('button', { name: 'Accept the terms' }).click();
  await expect(buyer.getByText('The terms are accepted.').first()).toBeVisible();

  await supplier.goto('/seller-dashboard');
  await invited.getByRole('link', { name: /^AO-/ }).first().click();
  await supplier.getByRole('button', { name: 'Confirm the order' }).click();
  await expect(supplier.getByText('The order is confirmed.').first()).toBeVisible();
  await buyer.reload();
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  await buyer.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(buyer.getByText('Paid. Assay holds the money.').first()).toBeVisible();
  await supplier.reload();
  await supplier.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662120');
  await supplier.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(supplier.getByText('The shipment is entered.').first()).toBeVisible();

  let order = await steps.look(cast.buyer, { id } as steps.Order);
  order = await steps.receive(cast, order, { location: 'C-02-1' });
  const good = { grade: 'A', verdict: 'pass', conclusion: 'Original parts.' } as const;
  await steps.issue(cast, await steps.inspect(cast, order, () => good));
  await supplier.reload();
  await supplier.getByRole('button', { name: 'Confirm the result' }).click();
  await expect(supplier.getByText('The inspection result is confirmed.').first()).toBeVisible();
  await buyer.goto(`/buyer-agent-order-detail/${id}`);
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText('The inspection result is confirmed.').first()).toBeVisible();
  order = await steps.look(cast.buyer, order);
  await steps.dispatch(cast, order, { carrier: 'DHL', trackingNo: '4471992000' });
  // An escrow order pays the seller when the goods leave.
  const paid = await seller.send(orderOne, { id });
  expect(paid.sums.held.amount).toBe('0.00');
  // Tests are 60.00 and the service is 30.01: the seller bears 30.00 and 15.00 of its 100.00, and
  // the buyer gets the half of the tests back that it had paid ahead.
  expect(paid.sums.total.amount).toBe('195.01');
  expect(paid.sums.sellerReceives?.amount).toBe('55.00');
  expect(paid.sums.refunded.amount).toBe('30.00');
  await supplier.reload();
  await expect(supplier.getByText(/55\.00/).first()).toBeVisible();
  await buyer.reload();
  await buyer.getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(buyer.getByText('The order is complete.').first()).toBeVisible();
  await expectZeroTrial(market());
});
