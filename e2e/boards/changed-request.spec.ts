import { expect, type Page } from '@playwright/test';
import {
  inquiryClose,
  inquiryCounter,
  inquiryDetail,
  inquirySend,
  quoteDetail,
  quoteList,
  quoteSubmit,
} from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { callerOf, newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

const [BUYER, SELLER] = ['jonas@messwerk.test', 'yue@lantai.test'];

/** A request to the seller, of its stock; returns its enquiry and its own id. */
async function asked(mpn: string) {
  const [buyer, seller] = [await callerOf(BUYER), await callerOf(SELLER)];
  const maker = { mpn, manufacturer: 'Texas Instruments' };
  await seller.send(inventoryAdd, { lines: [{ ...maker, quantity: 3000 }] });
  const { id: enquiry } = await buyer.send(inquirySend, {
    type: 'match',
    lines: [{ mpn, quantity: 1000 }],
  });
  const { list } = await seller.send(quoteList, { type: 'match', tab: 'awaiting', keyword: mpn });
  const [request] = list;
  if (!request) throw new Error('the seller was not asked');
  return { buyer, seller, maker, enquiry, request };
}

/** Opens the page of a request and waits until it hears what happens elsewhere. */
async function listen(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((reply) => reply.url().endsWith('/events'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

test('a seller’s open page hears a counter-offer, and keeps what was typed', async ({
  browser,
}) => {
  const { buyer, seller, maker, enquiry, request } = await asked(newPart('COUNTERED'));
  const { id } = request;
  const quote = { ...maker, unitPrice: '0.48', quantity: 1000, condition: 'brandNew' as const };
  await seller.send(quoteSubmit, { id, version: request.version, quote });
  const page = await memberPage(browser, SELLER);
  await listen(page, `/quote-detail/${id}`);
  const price = page.getByRole('textbox', { name: 'Unit price' });
  await price.fill('0.47');

  const { lines } = await buyer.send(inquiryDetail, { id: enquiry });
  const version = lines[0]?.requests[0]?.version ?? 0;
  await buyer.send(inquiryCounter, { requestId: id, version, unitPrice: '0.40', note: '' });
  await expect(page.getByText('The buyer would pay USD 0.400 a piece.')).toBeVisible();
  const note = page.getByRole('alert').filter({ hasText: 'changed while you typed' });
  await expect(note).toBeVisible();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('0.47');
  const send = page.getByRole('button', { name: 'Revise the quote' });
  await expect(send).toBeDisabled();
  await note.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(note).toHaveCount(0);
  await expect(price).toHaveValue('0.47');
  await send.click();
  await expect(page.getByRole('heading', { name: /Version 1$/ })).toBeVisible();
  expect((await seller.send(quoteDetail, { id })).quote).toMatchObject({ unitPrice: '0.47' });
});

test('a seller’s open page and list hear that the enquiry ended', async ({ browser }) => {
  const mpn = newPart('ENDED');
  const { buyer, enquiry, request } = await asked(mpn);
  const [page, list] = [await memberPage(browser, SELLER), await memberPage(browser, SELLER)];
  await listen(page, `/quote-detail/${request.id}`);
  await page.getByRole('textbox', { name: 'Unit price' }).fill('0.47');
  await listen(list, `/quote/match?keyword=${mpn}`);
  const row = list.getByRole('main').getByRole('row').filter({ hasText: mpn });
  await expect(row).toBeVisible();

  const { version } = await buyer.send(inquiryDetail, { id: enquiry });
  await buyer.send(inquiryClose, { id: enquiry, lineId: null, version });
  const end = 'The buyer ended the enquiry. It takes no quote any more.';
  await expect(page.getByRole('alert').filter({ hasText: end })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the quote' })).toHaveCount(0);
  await expect(row).toHaveCount(0);
});
