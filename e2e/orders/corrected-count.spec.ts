import { expect, type Page } from '@playwright/test';
import { claimPath } from '#contract/addresses.ts';
import * as claims from '#contract/claims/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { dispatched, openCast } from '../stage/cast.ts';
import { claimLine, expectEnd, sentBack } from '../stage/claims.ts';
import { openBrowsers } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { person, signInStaff } from '../stage/people.ts';

const RECOUNT = 'Count again, by another person';

/** A claim of 40 pieces of which the dock counted 10; its buyer asked support to decide. */
async function countedShort(cast: steps.Cast) {
  const { buyer, warehouse } = cast;
  const order = await steps.confirmReceipt(cast, await steps.look(buyer, await dispatched()));
  const sent = await sentBack(cast, order, 'refund');
  const count = { pieces: 10, location: 'C-04-7' };
  const { id, version } = sent;
  const counted = await warehouse.send(claims.opsClaimReceive, { id, version, ...count });
  const asked = { id, version: counted.version, reason: 'I sent all forty.' };
  return buyer.send(claims.claimRequestRuling, asked);
}

/** Support writes a ruling that pays an amount, and sends it to the second person. */
async function propose(support: Page, amount: string, reason: string): Promise<void> {
  const main = support.getByRole('main');
  await main.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await main.getByLabel('Reasons; both parties read them').fill(reason);
  await main.getByRole('button', { name: 'Submit to a second person' }).click();
  await expect(main.getByText('You prepared this item.')).toBeVisible();
}

test('section 6: a count that the dock corrects while support decides voids the ruling on the old one', async ({
  browser,
}) => {
  const cast = await openCast();
  const { id, no } = await countedShort(cast);
  const { buyer, seller, staff: dock } = await openBrowsers(browser);
  const support = await person(browser);
  const desk = `/ops/after-sales/${id}`;
  await signInStaff(support, 'support@assay.test');
  await support.goto(desk);
  await expect(claimLine(support, 'Pieces', 'At the dock')).toHaveText('10');
  await expect(claimLine(support, 'Pieces', 'Missing in the count')).toHaveText('30');
  await propose(support, '5.00', 'Ten pieces came.');

  // Who counted does not count again; another person does, and more than was delivered is refused.
  await signInStaff(dock, 'warehouse@assay.test');
  await dock.goto(desk);
  await expect(dock.getByRole('heading', { level: 1 })).toContainText(no);
  await expect(claimLine(dock, 'Pieces', 'At the dock')).toBeVisible();
  await expect(dock.getByRole('region', { name: RECOUNT })).toHaveCount(0);
  await signInStaff(dock, 'warehouse2@assay.test');
  await dock.goto(desk);
  const again = dock.getByRole('region', { name: RECOUNT });
  await expect(again.getByText('10 pcs were counted.')).toBeVisible();
  expect(await axeViolations(dock)).toEqual([]);
  await again.getByRole('textbox', { name: 'Pieces counted' }).fill('601');
  await again.getByRole('textbox', { name: 'Location' }).fill('C-04-8');
  await again.getByRole('button', { name: 'Record the count' }).click();
  await expect(again.getByText(/cannot be above the 600/)).toBeVisible();
  await again.getByRole('textbox', { name: 'Pieces counted' }).fill('30');
  await again.getByRole('textbox', { name: 'Note' }).fill('A bag lay under the lid.');
  await again.getByRole('button', { name: 'Record the count' }).click();
  await expect(claimLine(dock, 'Pieces', 'At the dock')).toHaveText('30');
  await expect(dock.getByRole('region', { name: RECOUNT })).toHaveCount(0);

  // The page of support is open since before: it has the new count, and no ruling any more.
  await expect(claimLine(support, 'Pieces', 'At the dock')).toHaveText('30');
  await expect(claimLine(support, 'Pieces', 'Missing in the count')).toHaveText('10');
  await expect(support.getByText('Counted again').first()).toBeVisible();
  await expect(support.getByText(/30\spcs · C-04-8 · A bag lay under the lid\./)).toBeVisible();
  await expect(support.getByText('You prepared this item.')).toHaveCount(0);
  await propose(support, '15.00', 'Thirty pieces came.');
  await signInStaff(support, 'support2@assay.test');
  await support.goto(desk);
  await support.getByLabel('I have read both sides and the evidence').check();
  await support.getByRole('button', { name: 'Approve the ruling' }).click();

  const end = {
    sentence: 'USD 15.00 went to the buyer.',
    state: 'Refunded',
    result: 'Refunded',
    money: { 'Set aside by Assay': '0.00', 'Paid to the buyer': '15.00' },
  };
  await expectEnd(support, end);
  for (const [page, side] of [
    [buyer, 'buyer'],
    [seller, 'seller'],
  ] as const) {
    await page.goto(claimPath(side, 'trade', id));
    await expectEnd(page, end);
    await expect(page.getByText('Thirty pieces came.').first()).toBeVisible();
    await expect(page.getByText('Ten pieces came.')).toHaveCount(0);
    await expect(page.getByText('The returned goods wait for')).toContainText('the dock');
  }
  expect(await movedFor(cast.buyer, no)).toBe(15_00);
  expect(await movedFor(cast.seller, no)).toBe(-15_00);
  await expectZeroTrial(market());
});
