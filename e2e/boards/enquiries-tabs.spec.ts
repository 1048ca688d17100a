import { expect, type Page } from '@playwright/test';
import {
  inquiryDetail,
  inquiryOrder,
  inquirySend,
  quoteList,
  quoteSubmit,
} from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { holdBack } from '../stage/browser/hold-back.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { anotherTab, memberPage } from '../stage/people.ts';

const BUYER = 'lucia@norte.test';
const SELLER = 'yue@lantai.test';
/** A part that nobody else holds. */
const PART = `TABS-${Date.now().toString(36).toUpperCase()}`;

const quote = (unitPrice: string) => ({
  mpn: PART,
  manufacturer: 'Texas Instruments',
  unitPrice,
  quantity: 500,
  condition: 'brandNew' as const,
});

/** The seller's quote of the part, or a newer version of it. */
async function quoteAt(seller: Caller, unitPrice: string): Promise<void> {
  for (const tab of ['awaiting', 'completed'] as const) {
    const { list } = await seller.send(quoteList, { type: 'match', tab, keyword: PART });
    const [mine] = list;
    if (!mine) continue;
    const { id, version } = mine;
    await seller.send(quoteSubmit, { id, version, quote: quote(unitPrice) });
    return;
  }
  throw new Error('the seller was not asked');
}

async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Order' });
  await form.getByLabel('Recipient').fill('Lucia Ortega');
  await form.getByLabel('Telephone').fill('+52 55 5555 0188');
  await form.getByRole('combobox', { name: /Country/ }).fill('MX');
  await page
    .getByRole('option', { name: /MX.*Mexico/ })
    .first()
    .click();
  await form.getByLabel('City').fill('Monterrey');
  await form.getByLabel(/Street address|^Address/).fill('Av. Constitución 400');
}

/** The quote is chosen and the order's form is filled: only the press is missing. */
async function readyToOrder(page: Page, id: string): Promise<void> {
  await page.goto(`/inquiry-details?id=${id}`);
  const quotes = page.getByRole('table', { name: `Quotes for ${PART}` });
  await quotes.getByRole('checkbox', { name: /^Choose the quote/ }).check();
  await fillAddress(page);
  await expect(page.getByRole('button', { name: 'Place 1 order' })).toBeEnabled();
}

test('domain 4: of two tabs that order the same quote one does; a revised quote is shown before it is ordered', async ({
  browser,
}) => {
  const seller = await callerOf(SELLER);
  const buyer = await callerOf(BUYER);
  const held = { mpn: PART, manufacturer: 'Texas Instruments', quantity: 800 };
  await seller.send(inventoryAdd, { lines: [held] });
  const lines = [{ mpn: PART, quantity: 500 }];
  const { id } = await buyer.send(inquirySend, { type: 'match', lines });
  await quoteAt(seller, '0.48');

  const first = await memberPage(browser, BUYER);
  await readyToOrder(first, id);
  const second = await anotherTab(first.context());
  await readyToOrder(second, id);

  // The seller asks more while the buyer looks: nothing is ordered before the buyer has seen it.
  await quoteAt(seller, '0.52');
  const place = (page: Page) => page.getByRole('button', { name: 'Place 1 order' });
  const warning = first.getByText('The seller changed the quote after you chose it.');
  await place(first).click();
  await expect(warning).toBeVisible();
  const waiting = await buyer.send(inquiryDetail, { id });
  expect(waiting.ordered).toBe(0);
  for (const page of [first, second]) {
    const take = page.getByRole('button', { name: 'Choose the new one' });
    await take.click();
    await expect(take).toBeHidden();
  }

  // Neither order goes off before both are pressed: the other page is told of the first at once.
  const pressed = [first, second].map(async (page) => {
    const letGo = await holdBack(page, `**${inquiryOrder.path}`);
    const asked = page.waitForRequest(`**${inquiryOrder.path}`);
    await place(page).click();
    await asked;
    return letGo;
  });
  for (const letGo of await Promise.all(pressed)) letGo();
  const placed = (page: Page) => page.getByRole('list', { name: 'Orders placed' });
  const changed = (page: Page) => page.getByText(/^This was changed a moment ago/);
  const pages = [first, second];
  // A toast goes after a while: both pages are watched at once.
  await Promise.all(
    pages.map((page) => expect(placed(page).or(changed(page)).first()).toBeVisible()),
  );
  for (const page of pages) {
    // Whichever it was, the page shows the order now.
    const quotes = page.getByRole('table', { name: `Quotes for ${PART}` });
    await expect(quotes.getByRole('link', { name: /TO-/ })).toBeVisible();
  }
  const ends = await Promise.all(pages.map((page) => placed(page).isVisible()));
  expect(ends.filter(Boolean)).toHaveLength(1);
  const { ordered, lines: after } = await buyer.send(inquiryDetail, { id });
  expect(ordered).toBe(1);
  expect(after[0]?.requests[0]).toMatchObject({ state: 'ordered', quote: { unitPrice: '0.52' } });
});
