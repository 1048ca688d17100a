import { expect } from '@playwright/test';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { agentDraftList } from '#contract/orders/agent/drafts-calls.ts';
import { orderList } from '#contract/orders/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { memberAt, newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { fillEscrowOrder } from '../stage/money/escrow.ts';
import { memberPage } from '../stage/people.ts';

const PASTED = [
  'Part number\tManufacturer\tQty\tUnit price',
  'LM2904DR\tTexas Instruments\t2000\t0.095',
  'STM32F103C8T6\tSTMicroelectronics\t2500\t2.86',
  'NE555P\tTexas Instruments\tmany\t0.12',
].join('\n');

test('section 6: an escrow order is read from pasted lines, priced, kept as a draft, and opened elsewhere', async ({
  browser,
}) => {
  const email = 'lucia@norte.test';
  const supplier = `Ganymed ${Date.now()}`;
  const page = await memberPage(browser, email);
  await page.goto('/buyer-place-order');
  const main = page.getByRole('main');
  await main.getByLabel('Company name').fill(supplier);
  await main.getByRole('button', { name: 'Paste or upload lines' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cells copied from a spreadsheet').fill(PASTED);
  await dialog.getByRole('button', { name: 'Read the lines' }).click();
  // The row without a quantity says why it is left out, and nothing goes in unasked.
  await expect(dialog.getByText('not understood').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(dialog.getByText('1 row was not added.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(main.getByLabel('Part number').first()).toHaveValue('LM2904DR');
  await expect(main.getByLabel('Part number').nth(1)).toHaveValue('STM32F103C8T6');

  // 2,000 at 0.095 and 2,500 at 2.86 are 7,340.00, before tests and freight.
  await expect(main.getByText('7,340.00').first()).toBeVisible();
  await expect(main.getByText(/^Saved at /)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Another browser of the same buyer opens it and changes it; this one is told and keeps its own.
  const other = await memberPage(browser, email);
  await other.goto('/buyer-agent-order');
  await other.getByRole('link', { name: `Open the draft: ${supplier}` }).click();
  const form = other.getByRole('main');
  await expect(form.getByLabel('Part number').nth(1)).toHaveValue('STM32F103C8T6');
  await form.getByLabel('Company name').fill(`${supplier} Ltd`);
  await expect(form.getByText('Not saved yet…')).toBeVisible();
  await expect(form.getByText(/^Saved at /)).toBeVisible();
  await main.getByLabel('Contact person').fill('Lena Ost');
  await expect(main.getByText('This draft was changed', { exact: false })).toBeVisible();
  await expect(main.getByLabel('Contact person')).toHaveValue('Lena Ost');
  await main.getByRole('button', { name: 'Keep this as a new draft' }).click();
  await expect(main.getByText(/^Saved at /)).toBeVisible();

  await other.goto('/buyer-agent-order');
  const drafts = other.getByRole('table', { name: 'Drafts' });
  await expect(drafts.getByRole('link', { name: supplier })).toHaveCount(2);
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: `Delete the draft: ${supplier} Ltd` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('The draft is deleted.')).toBeVisible();
  await expect(drafts.getByRole('link', { name: supplier })).toHaveCount(1);
});

test('section 6: an escrow order whose answer is lost is placed once, and leaves no draft', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'jonas@messwerk.test');
  const mpn = newPart('LOST');
  await fillEscrowOrder(page, { email: 'lena.ost@ganymed.test', mpn });
  const main = page.getByRole('main');
  await expect(main.getByText(/^Saved at /)).toBeVisible();
  await page.route(
    `**${placeAgentOrder.path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  // The last words are not saved yet when the order is sent, and its draft is gone by then.
  await main.getByLabel('Note to support').fill('Call before delivery.');
  await main.getByRole('button', { name: 'Place the escrow order' }).click();
  await expect(main.getByText('This draft was changed', { exact: false })).toBeVisible();
  await expect(main.getByLabel('Part number')).toHaveValue(mpn);
  await main.getByRole('button', { name: 'Keep this as a new draft' }).click();
  await expect(main.getByText(/^Saved at /)).toBeVisible();
  await main.getByRole('button', { name: 'Place the escrow order' }).click();
  await expect(page).toHaveURL(/\/buyer-agent-order-detail\//);

  const buyer = await memberAt(page);
  const placed = await buyer.send(orderList, { kind: 'agent', keyword: mpn });
  expect(placed.total).toBe(1);
  await expect
    .poll(async () => (await buyer.send(agentDraftList, {})).list.map((one) => one.mpn))
    .not.toContain(mpn);
});
