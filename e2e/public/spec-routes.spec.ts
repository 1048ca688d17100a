import { expect, type Page } from '@playwright/test';
import {
  inquiryClose,
  inquiryDetail,
  inquirySend,
  quoteList,
  quoteRefuse,
  quoteSubmit,
} from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import * as surplus from '#contract/surplus/calls.ts';
import { callerOf, newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

const BUYER = 'jonas@messwerk.test';
const SELLER = 'tao@hexin.test';

const opens = async (page: Page, address: string, title: string | RegExp) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address.replaceAll('?', '\\?')}$`));
};

/** Asks for three parts that one seller holds: one waits, one is quoted, one is refused. */
async function threeRequests() {
  const [buyer, seller] = [await callerOf(BUYER), await callerOf(SELLER)];
  const run = newPart('ROUTE');
  const parts = [`${run}A`, `${run}B`, `${run}C`];
  const lines = parts.map((mpn) => ({
    mpn,
    manufacturer: 'Texas Instruments',
    quantity: 900,
    unitPrice: '0.5',
  }));
  await seller.send(inventoryAdd, { lines });
  const enquiry = await buyer.send(inquirySend, {
    type: 'match',
    lines: parts.map((mpn) => ({ mpn, quantity: 100 })),
  });
  const asked = await seller.send(quoteList, { type: 'match', tab: 'awaiting', keyword: run });
  const [waiting, quoted, refused] = parts.map((mpn) => {
    const found = asked.list.find((one) => one.mpn === mpn);
    if (found === undefined) throw new Error(`nobody asks for ${mpn}`);
    return found;
  });
  if (!waiting || !quoted || !refused) throw new Error('three parts were asked for');
  await seller.send(quoteSubmit, {
    id: quoted.id,
    version: quoted.version,
    quote: {
      mpn: quoted.mpn,
      manufacturer: 'Texas Instruments',
      unitPrice: '0.48',
      quantity: 100,
      condition: 'likeNew',
      leadTime: 'now',
    },
  });
  const { id, version } = refused;
  await seller.send(quoteRefuse, { id, version, reason: 'notTraded' });
  return { run, buyer, seller, enquiry, waiting, quoted, refused };
}

test('spec 2: types of quotes: a seller reads both lists apart, and each request in its page', async ({
  browser,
}) => {
  const { run, waiting, quoted, refused } = await threeRequests();
  const page = await memberPage(browser, SELLER);
  await opens(page, `/quote/match?keyword=${run}`, 'Matched enquiries');
  await expect(page.getByRole('main').getByText(waiting.mpn).first()).toBeVisible();
  await opens(page, `/quote/normal?keyword=${run}`, 'Enquiries to you');
  await expect(page.getByText('No enquiry matches.')).toBeVisible();
  for (const [address, request] of [
    ['/quote-detail', waiting],
    ['/completed-quote-detail', quoted],
    ['/reject-quote-detail', refused],
  ] as const) {
    await opens(page, `${address}/${request.id}`, request.no);
    await expect(page.getByRole('main').getByText(request.mpn).first()).toBeVisible();
  }
  await opens(page, '/seller-agent-after-sale', 'Escrow after-sales');
  await opens(page, '/seller-cash-apply', 'Withdraw USD');
  await opens(page, '/seller-exchange-apply', 'Exchange USD to CNY');
});

test('a buyer opens its ended enquiry, its escrow claims, exchange and the waste board', async ({
  browser,
}) => {
  const { buyer, seller, enquiry } = await threeRequests();
  const { version } = await buyer.send(inquiryDetail, { id: enquiry.id });
  await buyer.send(inquiryClose, { id: enquiry.id, version });
  const model = newPart('WASTE');
  const deal = await seller.send(surplus.addSurplusDeal, {
    items: [{ model, manufacturer: 'Texas Instruments', count: 500, condition: 'likeNew' }],
  });
  const page = await memberPage(browser, BUYER);
  await opens(page, `/completed-inquiry-details?id=${enquiry.id}`, enquiry.no);
  await opens(page, '/buyer-agent-after-sales', 'Escrow after-sales');
  await opens(page, '/buyer-exchange-apply', 'Exchange USD to CNY');
  await opens(page, `/waste-detail/${deal.id}/${deal.no}`, deal.no);
  await expect(page.getByRole('main').getByText(model).first()).toBeVisible();

  const own = await memberPage(browser, SELLER);
  await opens(own, '/waste/mine', 'Surplus');
  const parts = own.getByRole('navigation', { name: 'Parts of the surplus board' });
  await expect(parts.getByRole('link', { name: 'My surplus' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(own.getByRole('main').getByText(deal.no)).toBeVisible();
  await seller.send(surplus.close, { id: deal.id, version: 1 });
  await opens(own, '/waste/recycle', 'Surplus');
  await expect(own.getByRole('main').getByText(deal.no)).toBeVisible();
});
