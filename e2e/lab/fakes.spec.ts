import { type Browser, expect, type Page } from '@playwright/test';
import * as boards from '#contract/boards/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import * as steps from '../../tools/deal/steps.ts';
import * as bench from '../stage/bench.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { wide } from '../stage/browser/phone.ts';
import { callerOf, newPart, request } from '../stage/callers.ts';
import { deskOf } from '../stage/cast.ts';
import { openBrowsers, staffPage } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { memberPage, signInStaff } from '../stage/people.ts';

const LOT = 'GH24E9T';
const detail = (id: string): string => `/my-order-details/${id}`;

/** An order of a part between buyer and seller, placed without a browser. */
async function placed(buyer: Caller, seller: Caller, mpn: string): Promise<OrderView> {
  const post = await request(buyer, { [mpn]: 500 });
  const seen = await seller.send(boards.detail, { id: post.id });
  const quoted = await seller.send(boards.addWantQuote, {
    postId: post.id,
    version: seen.version,
    items: seen.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Texas Instruments',
      unitPrice: '0.095',
      quantity: item.count,
      condition: 'brandNew' as const,
      dateCode: '2421',
    })),
  });
  const reply = await buyer.send(boards.replyDetail, { id: quoted.id });
  const { orderId } = await buyer.send(boards.acceptReply, {
    replyId: reply.id,
    version: reply.version,
    items: reply.items.map(({ id, quantity }) => ({ replyItemId: id, quantity })),
    shipTo: { name: 'J', country: 'DE', address: 'Weg 1', city: 'Dresden', phone: '+49 351 1' },
    inspection: {},
  });
  return buyer.send(orders.orderOne, { id: orderId });
}

/** A lot of the part fails in the lab; answers its order's number and its seller's company. */
async function failedLot(staff: Page, buyer: Caller, seller: Caller, mpn: string) {
  let order = await placed(buyer, seller, mpn);
  const target = () => ({ id: order.id, version: order.version });
  const [line] = order.lines;
  const lots = [{ lineId: line?.id ?? '', lotCode: LOT }];
  order = await seller.send(orders.confirmOrder, { ...target(), lots });
  order = await buyer.send(orders.payOrder, target());
  order = await seller.send(orders.shipOrder, {
    ...target(),
    carrier: 'SF',
    trackingNo: 'SF1347662099',
  });
  const warehouse = await deskOf('warehouse@assay.test');
  const sent = await warehouse.send(opsOrderOne, { id: order.id });
  await steps.receive({ warehouse } as steps.Cast, sent, { location: 'C-02-1' });
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(staffPage(detail(order.id)));
  await staff.getByRole('textbox', { name: 'Date code' }).first().fill('2421');
  await staff.getByRole('textbox', { name: 'Manufacturer’s lot' }).first().fill(LOT);
  await staff.getByRole('button', { name: 'Open with this plan' }).click();
  await expect(staff).toHaveURL(/\/ops\/qc\//);
  await bench.recordAll(staff, 'fail');
  await bench.conclude(staff, { grade: 'F', verdict: 'Fail', text: 'Re-marked parts.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, staffPage(detail(order.id)));
  return order.no;
}

/** The seller confirms an order in its console and states the lot code of the label. */
async function confirm(seller: Page, order: OrderView): Promise<void> {
  await seller.goto(`/seller-my-order-detail/${order.id}`);
  await seller.getByLabel('Lot code on the label (optional)').fill(LOT.toLowerCase());
  await seller.getByRole('button', { name: 'Confirm the order' }).click();
  await expect(seller.getByText('The order is confirmed.').first()).toBeVisible();
}

/** Support opens the warning about an order from its queue page, and decides. */
async function decide(
  staff: Page,
  order: OrderView,
  { tab, act, reason }: { tab: string; act: string; reason: string },
): Promise<void> {
  await staff.goto('/ops/fakes');
  await staff.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await staff
    .getByRole('row', { name: new RegExp(order.no) })
    .getByRole('link', { name: /^FH-/ })
    .click();
  const main = staff.getByRole('main');
  await expect(main.getByText('What is remembered')).toBeVisible();
  await expect(main.getByText(LOT, { exact: true }).first()).toBeVisible();
  await main.getByRole('radio', { name: act }).click();
  await main.getByRole('button', { name: act, exact: true }).click();
  await expect(main.locator('[aria-invalid=true]')).toBeVisible();
  await main.getByLabel('Reason, which the seller reads').fill(reason);
  await main.getByRole('button', { name: act, exact: true }).click();
  await expect(staff.getByText('The decision is recorded.').first()).toBeVisible();
}

const held = /This lot resembles one that failed inspection\. Support is looking at it until/;

test('section 8: goods like a failed lot are held before payment: dismissed, upheld, contested', async ({
  browser,
}: {
  browser: Browser;
}) => {
  const { buyer, seller: first, staff } = await openBrowsers(browser);
  await first.close();
  const seller = await memberPage(browser, 'min@yunjing.test');
  const [jonas, tao] = [await callerOf('jonas@messwerk.test'), await callerOf('tao@hexin.test')];
  const lin = await callerOf('min@yunjing.test');
  const mpn = newPart('LM2904');
  const failedNo = await failedLot(staff, jonas, tao, mpn);

  // Dismissed: the buyer reads why it cannot pay, and nothing of the other order; then it pays.
  const one = await placed(jonas, lin, mpn);
  await confirm(seller, one);
  await buyer.goto(detail(one.id));
  await expect(buyer.getByText(held)).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Go to payment' })).toHaveCount(0);
  await expect(buyer.getByText(failedNo)).toHaveCount(0);
  expect(await axeViolations(buyer)).toEqual([]);
  await buyer.goto(`/order-payment/${one.id}`);
  await expect(buyer.getByRole('button', { name: /^Pay USD/ })).toHaveCount(0);
  await signInStaff(staff, 'support@assay.test');
  await staff.goto('/ops');
  await expect(staff.getByText('Goods like failed lots').first()).toBeVisible();
  await decide(staff, one, { tab: 'Open', act: 'Dismiss the warning', reason: 'Other reels.' });
  await buyer.goto(detail(one.id));
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  await buyer.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(buyer.getByText('Paid. Assay holds the money.').first()).toBeVisible();

  // Upheld: the order cannot be paid and is cancelled.
  const other = newPart('LM2904');
  await failedLot(staff, jonas, tao, other);
  const two = await placed(jonas, lin, other);
  await confirm(seller, two);
  await signInStaff(staff, 'support@assay.test');
  await decide(staff, two, { tab: 'Open', act: 'Uphold the warning', reason: 'The same reels.' });
  await buyer.goto(detail(two.id));
  await expect(buyer.getByText(/it cannot be paid/)).toBeVisible();
  await buyer.getByRole('button', { name: 'Cancel the order' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(buyer.getByText('The order is cancelled.').first()).toBeVisible();

  // Contested: the seller proves where its goods come from, support dismisses, the buyer may pay.
  const three = await placed(jonas, lin, other);
  await confirm(seller, three);
  await seller.goto('/message-center');
  await seller
    .getByText(new RegExp(`your ${other} resembles a lot`))
    .first()
    .click();
  await seller.goto('/warnings');
  await seller
    .getByRole('row', { name: new RegExp(three.no) })
    .getByRole('link', { name: /^FH-/ })
    .click();
  await expect(seller.getByText('Lot code and date code').first()).toBeVisible();
  await expect(seller.getByText(failedNo)).toHaveCount(0);
  await seller.getByRole('button', { name: 'Send the contest' }).click();
  await expect(seller.locator('[aria-invalid=true]')).toBeVisible();
  await seller.getByLabel('Statement of the seller').fill('Bought from the maker in May.');
  await seller.locator('input[type=file]').setInputFiles('docs/pictures/order.png');
  await expect(seller.getByText('order.png')).toBeVisible();
  await seller.setViewportSize({ width: 390, height: 844 });
  expect(await wide(seller)).toBeLessThanOrEqual(0);
  await seller.getByRole('button', { name: 'Send the contest' }).click();
  await expect(seller.getByText('You have contested it. Support decides.')).toBeVisible();
  expect(await axeViolations(seller)).toEqual([]);
  const foreign = await memberPage(browser, 'tao@hexin.test');
  await foreign.goto(new URL(seller.url()).pathname + new URL(seller.url()).search);
  await expect(foreign.getByText('Bought from the maker in May.')).toHaveCount(0);
  await decide(staff, three, {
    tab: 'Contested',
    act: 'Dismiss the warning',
    reason: 'The invoice proves it.',
  });
  expect(await axeViolations(staff)).toEqual([]);
  await staff.setViewportSize({ width: 390, height: 844 });
  expect(await wide(staff)).toBeLessThanOrEqual(0);
  await seller.reload();
  await expect(seller.getByText('The invoice proves it.')).toBeVisible();
  await buyer.goto(detail(three.id));
  await expect(buyer.getByRole('link', { name: 'Go to payment' })).toBeVisible();
});
