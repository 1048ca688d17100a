import { expect } from '@playwright/test';
import { sendCode } from '#contract/accounts/calls.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { findByKeys } from '../stage/browser/key-times.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { failMailsTo } from '../stage/mail-fault.ts';
import { market } from '../stage/market.ts';
import { deskPage, mailsTo } from '../stage/people.ts';
import { freshEmail } from '../stage/registering.ts';

test('a day of an administrator: a late mail handed over and sent, a role corrected by two', async ({
  browser,
}, { retry }) => {
  const run = Date.now().toString(36).toUpperCase();
  const oda = await day.beginDay(browser, { name: `Oda Brandt ${run}`, role: 'admin' });
  const clerk = await day.beginDay(browser, { name: `Lev Orlov ${run}`, role: 'content' });
  const { page } = oda;
  const petr = await deskPage(browser, 'admin2@assay.test');
  if (retry > 0) await day.releaseWork('admin2@assay.test');
  const email = freshEmail('late');
  const violation = await failMailsTo(email);
  try {
    await new Caller(email, over(market())).send(sendCode, { email });
    await expect.poll(() => violation.exhaust()).toBe(1);
    await violation.age(20);
    await violation.mend();

    // The mail waits for too long: that is work, and the menu counts it.
    await page.reload();
    await expect.poll(() => day.menuCount(page, 'Jobs and messages')).toBeGreaterThanOrEqual(1);
    await day.walkMenu(oda);
    const took = await day.takeNext(page, 'mail.send');
    await expect(page.getByText(/have waited for more than ten minutes/)).toBeVisible();
    await day.handOver(page, 'Petr Havel', 'The mail server is back, please send');
    await day.openHanded(petr, 'mail.send', 'The mail server is back, please send');
    const row = petr.getByRole('region', { name: 'Failed attempts' }).getByRole('row');
    await row
      .filter({ hasText: `l•••@${email.split('@')[1]}` })
      .getByRole('button', { name: /^Retry mail.send/ })
      .click();
    await expect.poll(async () => (await mailsTo(petr, email)).length).toBe(1);
    await expect(petr.getByText(/have waited for more than ten minutes/)).toHaveCount(0);

    // A colleague got the wrong role: one administrator asks, another approves, nobody their own.
    await page.goto('/ops/staff');
    await page.getByRole('button', { name: `Change: ${clerk.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('support', { exact: false }).first().check();
    await dialog.getByLabel('Reason').fill('Also answers cases');
    await dialog.getByRole('button', { name: 'Ask a second administrator' }).click();
    const request = new RegExp(`^Approve: .*${clerk.email}`);
    await expect(page.getByText('Also answers cases').first()).toBeVisible();
    await expect(page.getByRole('button', { name: request })).toHaveCount(0);
    await petr.goto('/ops/staff');
    await petr.getByRole('button', { name: request }).click();
    await expect(petr.getByRole('button', { name: request })).toHaveCount(0);
    expect(await axeViolations(petr)).toEqual([]);

    // Both are in the log, by name.
    const key = await findByKeys(page, 'mess', 'Messwerk');
    // biome-ignore lint/suspicious/noConsole: the measured figure is what the journey is for.
    console.log(`next item ${took.toFixed(0)} ms, a key of the search ${key.toFixed(0)} ms`);
    await page.keyboard.press('Escape');
    await page.goto('/ops/audit');
    await expect(page.getByText('health.retry').first()).toBeVisible();
    await expect(page.getByText('staff.roles').first()).toBeVisible();
    await day.expectNothingMine(page);
    await day.expectNothingMine(petr);
  } finally {
    await violation.close();
    await clerk.leave();
    await oda.leave();
  }
});
