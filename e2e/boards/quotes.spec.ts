import { expect, type Page } from '@playwright/test';
import { inquiryCounter, inquiryDetail, inquirySend } from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { person, signIn } from '../stage/people.ts';

const SELLER = 'tao@hexin.test';
/** Parts that nobody else holds: what is asked for them reaches this seller alone. */
const RUN = Date.now().toString(36).toUpperCase();
const [QUOTED, REFUSED] = [`QUOTED-${RUN}`, `REFUSED-${RUN}`];

/** The seller holds both parts, and a buyer asks for them. */
async function ask(buyer: Caller): Promise<string> {
  const seller = await callerOf(SELLER);
  const held = { manufacturer: 'Texas Instruments', quantity: 800, unitPrice: '0.5' };
  await seller.send(inventoryAdd, {
    lines: [QUOTED, REFUSED].map((mpn) => ({ mpn, ...held })),
  });
  const { id, sellers } = await buyer.send(inquirySend, {
    type: 'match',
    urgent: true,
    lines: [
      { mpn: QUOTED, quantity: 1000, targetPrice: '0.42' },
      { mpn: REFUSED, quantity: 1000 },
    ],
  });
  expect(sellers).toBe(1);
  return id;
}

/** The request for the quoted part, as its buyer sees it. */
async function seenBy(buyer: Caller, id: string) {
  const { lines } = await buyer.send(inquiryDetail, { id });
  const request = lines.find(({ mpn }) => mpn === QUOTED)?.requests[0];
  if (!request) throw new Error('nobody was asked');
  return request;
}

/** The smallest picture there is. */
const PHOTO = {
  name: 'label.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
      '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const clean = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

test('a seller quotes by keyboard, refuses, revises and answers a counter-offer', async ({
  browser,
}) => {
  const buyer = await callerOf('jonas@messwerk.test');
  const id = await ask(buyer);
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, SELLER);

  await page.goto(`/quote/match?keyword=${RUN}`);
  const row = (mpn: string) => main.getByRole('row').filter({ hasText: mpn }).first();
  await expect(row(QUOTED)).toContainText('Urgent');
  await expect(row(QUOTED)).toContainText('200 pcs short');
  await clean(page);
  await row(QUOTED).getByRole('button', { name: 'Quote', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(REFUSED).getByRole('button', { name: 'Quote', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const form = main.getByRole('form', { name: `Quote: ${QUOTED}` });
  const price = form.getByRole('textbox', { name: 'Unit price' });
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('0.50');
  await clean(page);

  // Enter goes on, a fault stands at its field, and what was typed outlives a reload.
  await page.keyboard.type('0.48');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Quantity' })).toBeFocused();
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await page.keyboard.type('901');
  await page.keyboard.press('Control+Enter');
  const moq = form.getByRole('textbox', { name: 'Minimum order' });
  await expect(moq).toHaveAttribute('aria-invalid', 'true');
  await form.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(form.getByRole('link', { name: PHOTO.name })).toBeVisible();
  await page.reload();
  await row(QUOTED).getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(price).toHaveValue('0.48');
  await moq.fill('100');
  await moq.press('Control+Enter');
  await expect(page.getByText(/^The quote for EQ-.* is sent\.$/)).toBeVisible();
  await expect(row(QUOTED)).toBeHidden();

  await row(REFUSED).getByRole('button', { name: 'Quote', exact: true }).click();
  await main.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('notTraded');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('No enquiry matches.')).toBeVisible();
  await page.goto(`/reject-quote/match?keyword=${RUN}`);
  await expect(row(REFUSED)).toContainText('Brand not traded');

  const first = await seenBy(buyer, id);
  expect(first.quote).toMatchObject({ unitPrice: '0.48', quantity: 900, moq: 100, version: 1 });
  expect(first.quote?.photos).toHaveLength(1);
  const offer = { requestId: first.id, unitPrice: '0.45', note: 'A yearly order follows.' };
  await buyer.send(inquiryCounter, { ...offer, version: first.version });

  await page.goto(`/completed-quote/match?keyword=${RUN}`);
  await expect(row(QUOTED)).toContainText('Counter-offer');
  await row(QUOTED).getByRole('link', { name: 'Open' }).click();
  await expect(main.getByText('A yearly order follows.')).toBeVisible();
  await clean(page);
  await main.getByRole('button', { name: 'Keep the price' }).click();
  await expect(main.getByRole('button', { name: 'Keep the price' })).toBeHidden();
  expect(await seenBy(buyer, id)).toMatchObject({ counter: { state: 'kept' } });

  await main.getByRole('textbox', { name: 'Unit price' }).fill('0.46');
  await main.getByRole('button', { name: 'Revise the quote' }).click();
  await expect(main.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  const revised = await seenBy(buyer, id);
  expect(revised.quote).toMatchObject({ unitPrice: '0.46', quantity: 900, moq: 100, version: 2 });
  expect(revised.quote?.photos).toHaveLength(1);
  expect(revised.earlier).toHaveLength(1);
});
