import { expect, type Page } from '@playwright/test';
import { closeAccount } from '#contract/accounts/closing-calls.ts';
import { inquirySend, quoteList, quoteSubmit } from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, memberAt, newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';
import { registered } from '../stage/registering.ts';

const SELLER = 'yue@lantai.test';
const LEFT = 'The buyer closed its account';

/** On a phone nothing of the page stands beside the screen. */
async function lookNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside).toBeLessThanOrEqual(0);
}

test('a quote ends with the account of its buyer, and its seller reads why', async ({
  browser,
}) => {
  const mpn = newPart('LEAVES');
  const maker = { mpn, manufacturer: 'Texas Instruments' };
  const [{ page }, caller] = [await registered(browser, 'leaves'), await callerOf(SELLER)];
  const buyer = await memberAt(page);
  await caller.send(inventoryAdd, { lines: [{ ...maker, quantity: 3000 }] });
  await buyer.send(inquirySend, { type: 'match', lines: [{ mpn, quantity: 1000 }] });
  const { list } = await caller.send(quoteList, { type: 'match', tab: 'awaiting', keyword: mpn });
  const [{ id, version } = { id: '', version: 0 }] = list;
  const quote = { ...maker, unitPrice: '0.48', quantity: 1000, condition: 'brandNew' as const };
  await caller.send(quoteSubmit, { id, version, quote });
  const seller = await memberPage(browser, SELLER);
  await seller.goto(`/quote-detail/${id}`);
  await expect(seller.getByRole('heading', { name: 'Revise the quote' })).toBeVisible();
  await seller.getByRole('textbox', { name: 'Unit price' }).fill('0.47');
  await buyer.send(closeAccount, {});

  // The open page says it by itself, and nothing can be sent from it.
  await expect(seller.getByRole('alert').filter({ hasText: LEFT })).toBeVisible();
  await expect(seller.getByRole('heading', { name: 'The quote, ended unordered' })).toBeVisible();
  await expect(seller.getByRole('heading', { name: 'Revise the quote' })).toHaveCount(0);
  expect(await axeViolations(seller)).toEqual([]);
  await lookNarrow(seller);
  await seller.goto('/message-center');
  await expect(seller.getByText(`the enquiry for ${mpn} ended with it`)).toBeVisible();
});
