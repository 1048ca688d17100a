import { type Browser, expect } from '@playwright/test';
import { orderOne } from '#contract/orders/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { newPart, quote, request } from '../stage/callers.ts';
import { openCast, shipTo } from '../stage/cast.ts';
import { openBrowsers, sellersPage, staffPage } from '../stage/deal.ts';
import { deliver } from '../stage/disputes.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';

interface Deal {
  readonly cast: steps.Cast;
  readonly order: steps.Order;
  readonly good: string;
  readonly bad: string;
}

/** A reported order of two lines at 0.50 each, 600 and 400 pieces: the second one failed. */
async function reported(): Promise<Deal> {
  const [good, bad] = [newPart('GOOD'), newPart('BAD')];
  const cast = await openCast();
  const { buyer, seller } = cast;
  const post = await request(buyer, { [good]: 600, [bad]: 400 });
  const reply = await quote(seller, post.id, '0.5');
  let order = await steps.accept(cast, reply.id, {
    shipTo,
    goodsType: 'originalUnder3',
    tests: ['generalVisual'],
  });
  order = await steps.confirm(cast, order);
  order = await steps.pay(cast, await steps.look(buyer, order));
  order = await steps.ship(cast, await steps.look(seller, order), {
    carrier: 'SF',
    trackingNo: 'SF1347662099',
  });
  order = await steps.receive(cast, order, { location: 'C-02-1' });
  const lots = await steps.inspect(cast, order, (mpn) =>
    mpn === good
      ? { grade: 'A', verdict: 'pass', conclusion: 'Original parts, sealed.' }
      : { grade: 'G', verdict: 'fail', conclusion: 'Bent pins throughout.' },
  );
  await steps.issue(cast, lots);
  return { cast, order: await steps.look(buyer, order), good, bad };
}

/** Cents that both parties got and paid for an order and its children. */
const wallets = async ({ buyer, seller }: steps.Cast, { no }: steps.Order) => ({
  buyer: await movedFor(buyer, no),
  seller: await movedFor(seller, no),
});

async function open(browser: Browser) {
  const people = await openBrowsers(browser);
  const deal = await reported();
  return { ...people, ...deal, page: `${market()}/my-order-details/${deal.order.id}` };
}

test('section 6: a disputed line is held back alone; the other is sent and paid out meanwhile', async ({
  browser,
}) => {
  const { buyer, seller, staff, cast, order, good, bad, page } = await open(browser);
  const before = await wallets(cast, order);
  await buyer.goto(page);
  // The lab's recommendation is chosen already: the line that passed is confirmed.
  await expect(
    buyer
      .getByRole('radiogroup', { name: `Decision for ${bad}` })
      .first()
      .getByRole('radio', {
        name: 'Reject',
      }),
  ).toBeChecked();
  await expect(buyer.getByText('go on by themselves').first()).toBeVisible();
  await buyer.getByLabel('Why do you reject?').fill('The pins are bent.');
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(
    buyer.getByText('Rejected. Settle it with the seller; support rules where you do not.').first(),
  ).toBeVisible();

  const childNo = `${order.no}-1`;
  const lines = buyer.getByRole('table', { name: 'Order lines' });
  await expect(lines.getByText(good)).toHaveCount(0);
  await expect(lines.getByText(bad)).toBeVisible();
  expect(await axeViolations(buyer)).toEqual([]);
  await buyer.getByRole('main').getByRole('link', { name: childNo }).first().click();
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText(childNo);
  await expect(buyer.getByRole('table', { name: 'Order lines' }).getByText(good)).toBeVisible();
  expect(await axeViolations(buyer)).toEqual([]);
  // The report of its lot came with it.
  await expect(buyer.getByRole('link', { name: /^TR-/ }).first()).toBeVisible();
  const childPage = buyer.url();

  // Both parties read of it; the seller's page leads there too.
  await seller.goto(sellersPage(page));
  await seller.getByRole('main').getByRole('link', { name: childNo }).first().click();
  await expect(seller.getByRole('link', { name: order.no, exact: true }).first()).toBeVisible();

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(childPage));
  await deliver({ buyer, staff }, childPage, '4471992000');

  // The seller is paid for the one line while the other is still in dispute.
  const child = await cast.seller.send(orderOne, {
    id: new URL(childPage).pathname.split('/')[2] ?? '',
  });
  const released = Number(child.sums.sellerReceives?.amount.replace('.', ''));
  expect((await wallets(cast, order)).seller - before.seller).toBe(released);
  const parent = await steps.look(cast.buyer, order);
  expect(parent.state).toBe('disputed');

  let after = await steps.orderReturn(cast, parent, 'The pins are bent.');
  await buyer.goto(page);
  await buyer.getByRole('button', { name: 'Authorise the return' }).click();
  await expect(buyer.getByText('The return is authorised.').first()).toBeVisible();
  after = await steps.sendBack(cast, await steps.look(cast.buyer, after), {
    carrier: 'SF',
    trackingNo: 'SF1347662100',
  });
  await steps.refund(cast, after);
  await buyer.reload();
  await expect(buyer.getByText('The order is refunded.').first()).toBeVisible();
  const ended = await steps.look(cast.buyer, order);
  const back = Number(ended.sums.refunded.amount.replace('.', ''));
  const wallet = await wallets(cast, order);
  expect(wallet.buyer - before.buyer).toBe(back);
  expect(wallet.seller - before.seller).toBe(released);
  const paid = Number(child.sums.total.amount.replace('.', '')) + back;
  expect(paid).toBe(Number(order.sums.total.amount.replace('.', '')));
  await expectZeroTrial(market());
});

test('section 6: a seller offers a settlement on the failed line alone', async ({ browser }) => {
  const { seller, good, bad, page, order } = await open(browser);
  await seller.goto(sellersPage(page));
  await seller.getByRole('button', { name: 'Offer a settlement' }).click();
  const dialog = seller.getByRole('dialog');
  await expect(dialog.getByText(bad).first()).toBeVisible();
  await expect(dialog.getByText(good)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Cut of the price' }).fill('40');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Straightened by us.');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(seller.getByRole('main').getByRole('link', { name: `${order.no}-1` })).toBeVisible();
});
