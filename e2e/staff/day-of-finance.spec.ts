import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { findByKeys } from '../stage/browser/key-times.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { announce } from '../stage/money/bank.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { deskPage } from '../stage/people.ts';

/** Confirms the open recharge by the bank's reference. */
async function confirm(page: Page, reference: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Bank reference' }).fill(reference);
  await drawer.getByRole('checkbox', { name: /I compared amount and name/ }).check();
  await drawer.getByRole('button', { name: /^Confirm USD/ }).click();
}

test('a day in finance: confirmed, handed over, a reference corrected by two people, nothing left', async ({
  browser,
}, { retry }) => {
  const run = Date.now().toString(36).toUpperCase();
  const company = `Lahn ${run} GmbH`;
  const wei = await day.beginDay(browser, { name: `Vera Lang ${run}`, role: 'finance' });
  const { page } = wei;
  const [small = '', other = '', large = ''] = await announce(page, company, [
    '120.00',
    '80.00',
    '12000.00',
  ]);
  const jia = await deskPage(browser, 'finance2@assay.test');
  if (retry > 0) await day.releaseWork('finance2@assay.test');
  try {
    await page.reload();
    await expect.poll(() => day.menuCount(page, 'Payments to confirm')).toBeGreaterThanOrEqual(3);
    await day.walkMenu(wei);

    // The next transfer, taken by keyboard: its reference is asked for, then it is booked.
    const took = await day.takeNext(page, small);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button', { name: /^Confirm USD 120/ })).toBeDisabled();
    await drawer.getByRole('checkbox', { name: /I compared amount and name/ }).check();
    await drawer.getByRole('button', { name: /^Confirm USD 120/ }).click();
    await expect(drawer.getByRole('textbox', { name: 'Bank reference' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await confirm(page, `FT${run}1`);
    await expect(page.getByText(`${small} is confirmed.`)).toBeVisible();

    // The second goes to a colleague, who finds no money for it: the payer reads why.
    await day.takeNext(page, other);
    await day.handOver(page, 'Jia He', 'The bank calls back at four');
    await day.openHanded(jia, other, 'The bank calls back at four');
    await jia.getByRole('button', { name: 'Not arrived…' }).click();
    await jia
      .getByRole('textbox', { name: /Why it did not arrive/ })
      .fill('Recalled by the payer.');
    await jia.getByRole('button', { name: 'Mark as not arrived' }).click();
    await expect(jia.getByText(`${other} is marked as not arrived.`)).toBeVisible();

    // A large one needs two: the first reference is wrong, is sent back, and corrected.
    await day.takeNext(page, large);
    await confirm(page, `FT${run}X`);
    await expect(page.getByText(/waits for a second person of finance/).first()).toBeVisible();
    const key = await findByKeys(jia, large.toLowerCase(), large);
    // biome-ignore lint/suspicious/noConsole: the measured figure is what the journey is for.
    console.log(`next item ${took.toFixed(0)} ms, a key of the search ${key.toFixed(0)} ms`);
    await jia.keyboard.press('Enter');
    const sendBack = jia.getByRole('dialog').getByRole('button', { name: /^Send back/ });
    await sendBack.click();
    await expect(jia.getByText('Say why: the maker reads it.')).toBeVisible();
    await jia.getByRole('textbox', { name: 'Note' }).fill('The statement says another number.');
    await sendBack.click();
    await expect(jia.getByText(`${large} is sent back to its maker.`)).toBeVisible();
    await day.takeNext(page, large);
    await expect(page.getByText(/The statement says another number/)).toBeVisible();
    await confirm(page, `FT${run}2`);
    await expect(page.getByText(/waits for a second person of finance/).first()).toBeVisible();
    await findByKeys(jia, large.toLowerCase(), large);
    await jia.keyboard.press('Enter');
    await expect(jia.getByText(`FT${run}2`)).toBeVisible();
    await jia.getByRole('checkbox', { name: /I compared amount and name/ }).check();
    expect(await axeViolations(jia)).toEqual([]);
    await jia.getByRole('button', { name: /^Approve and book USD/ }).click();
    await expect(jia.getByText(`${large} is approved and carried out.`)).toBeVisible();

    await day.expectDone(page, company);
    await day.expectNothingMine(page);
    await day.expectNothingMine(jia);
    await expectZeroTrial(market());
  } finally {
    await wei.leave();
  }
});
