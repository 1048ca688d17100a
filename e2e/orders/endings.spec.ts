import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { agree, openBrowsers, partOf, sellersPage, toInbound } from '../stage/deal.ts';
import { payByPages } from '../stage/deal-pages.ts';
import { test } from '../stage/journey.ts';

const endings = (page: import('@playwright/test').Page) =>
  page.getByRole('table', { name: 'Every ending' });

test('section 6: every ending is shown before the order and on its page', async ({ browser }) => {
  const people = await openBrowsers(browser);
  const { buyer, seller } = people;
  const order = await agree(people, partOf('E'));
  const tree = endings(buyer);
  await expect(tree.getByRole('row', { name: /Result accepted/ })).toContainText('500');
  await expect(tree.getByRole('row', { name: /Suspect counterfeit/ })).toContainText('0.00');
  await expect(tree.getByText('The deal is here')).toBeVisible();
  expect(await axeViolations(buyer)).toEqual([]);

  await toInbound(people, order);
  // Both sides read the same tree; what can no longer come is ruled out.
  for (const [page, address] of [
    [buyer, order],
    [seller, sellersPage(order)],
  ] as const) {
    await page.goto(address);
    await expect(endings(page).getByRole('row', { name: /Late shipment/ })).toContainText(
      'Ruled out',
    );
    const lost = endings(page)
      .getByRole('row', { name: /Lost on the way/ })
      .first();
    await expect(lost).not.toContainText('Ruled out');
    await expect(endings(page).getByRole('row', { name: /On the way to Assay/ })).toContainText(
      'The deal is here',
    );
  }
});

test('section 6: a tracking number is checked by its check digit, with a way past it', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { seller } = people;
  const order = await agree(people, partOf('N'));
  await payByPages(people, order);

  await seller.reload();
  await seller.getByLabel('Carrier').selectOption('EMS');
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill('RB123456784GB');
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(seller.getByText(/The check digit does not fit/)).toBeVisible();
  // The typed text stays, and the label may be right after all.
  await expect(seller.getByRole('textbox', { name: 'Tracking number' })).toHaveValue(
    'RB123456784GB',
  );
  await seller.getByRole('checkbox', { name: /It stands like this on the label/ }).check();
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(seller.getByText('The shipment is entered.').first()).toBeVisible();
});
