import { type Browser, expect, type Page } from '@playwright/test';
import { replyDetail } from '#contract/boards/calls.ts';
import { inquiryDetail, inquirySend, quoteList, quoteSubmit } from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { declineOrder, orderOne } from '#contract/orders/calls.ts';
import * as surplus from '#contract/surplus/calls.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { holdBack } from '../stage/browser/hold-back.ts';
import { callerOf, memberAt, newPart, quote, request } from '../stage/callers.ts';
import { deskOf, shipTo } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';
import { newcomer } from '../stage/registering.ts';
import { settleIn } from '../stage/settling.ts';

const BUYER = 'jonas@messwerk.test';
const MAKER = 'Texas Instruments';
const GONE = 'The other company closed its account, and this request ended with it.';

/** A seller that settled in just now, at its page and as a caller. */
async function settledSeller(browser: Browser) {
  const { page, dialog } = await newcomer(browser, 'leaver');
  await dialog.getByText('Keep stock, quote, ship to Assay').click();
  await dialog.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/seller-dashboard/);
  const seller = await memberAt(page);
  const support = await deskOf('support@assay.test');
  await settleIn(page, seller, { support, stamp: String(Date.now()).slice(-8) });
  return { page, seller };
}

/** A part in the seller's stock, asked for by an enquiry and quoted; returns the enquiry's id. */
async function quotedFromStock(buyer: Caller, seller: Caller, mpn: string): Promise<string> {
  const maker = { mpn, manufacturer: MAKER };
  await seller.send(inventoryAdd, { lines: [{ ...maker, quantity: 3000, unitPrice: '0.5' }] });
  const { id } = await buyer.send(inquirySend, { type: 'match', lines: [{ mpn, quantity: 1000 }] });
  const { list } = await seller.send(quoteList, { type: 'match', tab: 'awaiting', keyword: mpn });
  const [asked] = list;
  if (!asked) throw new Error('the seller was not asked');
  const answer = { ...maker, unitPrice: '0.48', quantity: 1000, condition: 'brandNew' as const };
  await seller.send(quoteSubmit, { id: asked.id, version: asked.version, quote: answer });
  return id;
}

/** Surplus of the seller, and a bid of the buyer for all of it. */
async function surplusWithBid(buyer: Caller, seller: Caller) {
  const goods = { manufacturer: MAKER, count: 100, condition: 'likeNew' as const };
  const model = newPart('LEFT-OVER');
  const deal = await seller.send(surplus.addSurplusDeal, { items: [{ model, ...goods }] });
  const { version, items } = await buyer.send(surplus.detail, { id: deal.id });
  const bid = await buyer.send(surplus.addSurplusQuote, {
    postId: deal.id,
    version,
    items: items.map(({ id }) => ({ postItemId: id, unitPrice: '0.5', quantity: 100 })),
    shipTo,
    inspection: {},
  });
  return { deal, bid };
}

/** Fills in where the goods of an order go to. */
async function fillShipTo(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: /^(Order|Accept and order)$/ });
  await form.getByLabel('Recipient').fill('Jonas Brandt');
  await form.getByLabel('Telephone').fill('+49 351 555 0144');
  await form.getByRole('combobox', { name: /Country/ }).fill('Germany');
  await page.getByRole('option', { name: /DE.*Germany/ }).click();
  await form.getByLabel('City').fill('Dresden');
  await form.getByLabel('Postcode').fill('01129');
  await form.getByLabel(/Street address|^Address/).fill('Industriestraße 14');
}

/** On a phone nothing of the page stands beside the screen, and everything can be read. */
async function lookNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const closeButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Close the account' });

/** Asks to close the account; `meanwhile` comes before the last press. */
async function pressClose(page: Page, meanwhile = async () => {}): Promise<void> {
  await page.goto('/personal-center/close');
  await closeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Close this account?' });
  await expect(dialog).toContainText('open enquiries and quotes on them end with the account');
  await meanwhile();
  await dialog.getByRole('button', { name: 'Close the account' }).click();
}

test('a seller whose order runs cannot close its account; what ends first is named', async ({
  browser,
}) => {
  const { page, seller } = await settledSeller(browser);
  const buyer = await callerOf(BUYER);
  const part = newPart('RUNS');
  const post = await request(buyer, { [part]: 100 });
  const reply = await quote(seller, post.id, '0.5');
  // A quote alone keeps no account open: its order comes while the seller is asked to confirm.
  let order = { id: '', version: 0 };
  await pressClose(page, async () => {
    const cast = { buyer, seller } as unknown as steps.Cast;
    const choice = { goodsType: 'originalUnder3' as const, tests: [] };
    order = await steps.accept(cast, reply.id, { shipTo, ...choice });
  });
  await expect(page.getByText('Something in this account is still open').first()).toBeVisible();
  await page.reload();
  const finish = page.getByRole('region', { name: 'To finish first' });
  await expect(finish.getByRole('listitem')).toHaveCount(1);
  await expect(finish.getByText('Orders are not finished')).toBeVisible();
  await expect(closeButton(page)).toBeDisabled();
  await lookNarrow(page);
  await finish.getByRole('link', { name: 'Go to orders' }).click();
  await expect(page.getByRole('main').getByText(part).first()).toBeVisible();

  const { id, version } = await seller.send(orderOne, { id: order.id });
  await seller.send(declineOrder, { id, version, reason: 'We close our business.' });
  await pressClose(page);
  await expect(page).toHaveURL(/\/home/);
});

test('an account of a seller is closed; its buyer reads why at the enquiry, on the boards and on ordering', async ({
  browser,
}) => {
  const { page, seller } = await settledSeller(browser);
  const buyer = await callerOf(BUYER);
  const [mpn, part] = [newPart('LEAVER'), newPart('ASKED')];
  const id = await quotedFromStock(buyer, seller, mpn);
  const { deal, bid } = await surplusWithBid(buyer, seller);
  const post = await request(buyer, { [part]: 100 });
  const reply = await quote(seller, post.id, '0.5');

  // Two pages of the buyer stand before the last press; what they would read anew does not arrive.
  const [orders, board] = [await memberPage(browser, BUYER), await memberPage(browser, BUYER)];
  await orders.goto(`/part-search?keyword=${mpn}&isAccurate=1`);
  await expect(orders.getByRole('heading', { level: 2, name: mpn })).toBeVisible();
  await orders.goto(`/inquiry-details?id=${id}`);
  const quotes = orders.getByRole('table', { name: `Quotes for ${mpn}` });
  await quotes.getByRole('checkbox', { name: /^Choose the quote/ }).check();
  await fillShipTo(orders);
  await board.goto(`/shopping-mall-reply-detail/${reply.id}/${reply.no}`);
  await fillShipTo(board);
  const letGo = await holdBack(orders, `**${inquiryDetail.path}`);
  await holdBack(board, `**${replyDetail.path}`);
  await pressClose(page);
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText('The account is closed')).toBeVisible();

  // The order is refused where it is placed, with the reason; what was typed is still there.
  const form = orders.getByRole('form', { name: 'Order' });
  await form.getByRole('button', { name: 'Place 1 order' }).click();
  await expect(form.getByText(GONE)).toBeVisible();
  await expect(form.getByLabel('Recipient')).toHaveValue('Jonas Brandt');
  letGo();
  await expect(quotes.getByText('the company closed its account')).toBeVisible();
  await expect(quotes.getByRole('checkbox', { name: /^Choose the quote/ })).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await lookNarrow(orders);

  // On the boards nothing of it can be accepted or bid for.
  await board.getByRole('button', { name: 'Place the order' }).click();
  await expect(board.getByText('This quote is closed.').first()).toBeVisible();
  await board.unrouteAll({ behavior: 'ignoreErrors' });
  await board.reload();
  await expect(board.getByText('This quote has ended.')).toBeVisible();
  await expect(board.getByRole('button', { name: 'Place the order' })).toHaveCount(0);
  await board.goto(`/waste-reply-detail/${bid.id}/${bid.no}`);
  await expect(board.getByText('This bid has ended.')).toBeVisible();
  await board.goto(`/waste-detail/${deal.id}/${deal.no}`);
  await expect(board.getByRole('main').getByText('Closed', { exact: true })).toBeVisible();
  await expect(board.getByRole('button', { name: 'Send the bid' })).toHaveCount(0);

  // The messages say why, and the stock is found by nobody.
  await board.goto('/message-center');
  const messages = board.getByRole('main');
  await expect(messages.getByText(`It no longer quotes or sells ${mpn}`).first()).toBeVisible();
  await expect(messages.getByText(`Quote ${reply.no} for request`).first()).toBeVisible();
  await expect(messages.getByText(bid.no).first()).toBeVisible();
  await expect(async () => {
    await orders.goto(`/part-search?keyword=${mpn}&isAccurate=1`);
    await expect(orders.getByText(`No part number is exactly ${mpn}.`)).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 60_000 });
});
