import { expect, type Page } from '@playwright/test';
import * as accounts from '#contract/accounts/calls.ts';
import { complaintAdd } from '#contract/cases/calls.ts';
import { factorTotpBegin, factorTotpConfirm } from '#contract/factors/calls.ts';
import { factorResetRequest } from '#contract/factors/reset-calls.ts';
import { Caller, totpCode } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { findByKeys } from '../stage/browser/key-times.ts';
import { callerOf } from '../stage/callers.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { deskPage, mailedCode, mailsTo } from '../stage/people.ts';
import { freshEmail, PASSWORD } from '../stage/registering.ts';

/** A member who lost the phone with its authenticator app and asks support for help. */
async function lostPhone(page: Page): Promise<string> {
  const email = freshEmail('phone');
  const member = new Caller(email, over(market()));
  const code = await mailedCode(page, email, async () => {
    await member.send(accounts.sendCode, { email });
  });
  member.signedIn(await member.send(accounts.mailLogin, { email, code }));
  await member.send(accounts.setKeyInfo, {
    mainIdentity: 'buyer',
    firstname: 'Ada',
    lastname: 'Novak',
    companyName: `Novak ${email.slice(5, 18)}`,
    areaId: 'DE',
  });
  await member.send(accounts.setPwd, { newPassword: PASSWORD });
  const { secret } = await member.send(factorTotpBegin, {});
  await member.send(factorTotpConfirm, { code: totpCode(secret, new Date()) });
  const input = { username: email, password: PASSWORD, agree: true as const };
  const pending = new Caller(email, over(market()));
  pending.signedIn(await pending.send(accounts.login, input));
  await pending.send(factorResetRequest, { note: 'Phone stolen. Call +49 30 901820.' });
  return email;
}

/** Takes the open case up and answers it. */
async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Take up' }).click();
  await page.getByRole('radio', { name: 'Answer', exact: true }).click();
  await page.getByRole('textbox', { name: /^Text/ }).fill(text);
  await page.locator('form').getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('listitem').getByText(text)).toBeVisible();
}

test('a day of support: a case answered, one handed over, a reset by two people, nothing left', async ({
  browser,
}, { retry }) => {
  const run = Date.now().toString(36).toUpperCase();
  const jonas = await callerOf('jonas@messwerk.test');
  const complaint = {
    topic: 'papers' as const,
    sellerName: 'Hexin Components',
    name: 'Jonas Brandt',
    email: 'jonas@messwerk.test',
  };
  const first = await jonas.send(complaintAdd, { ...complaint, text: `No papers came, ${run} A` });
  const second = await jonas.send(complaintAdd, { ...complaint, text: `No papers came, ${run} B` });
  const pia = await day.beginDay(browser, { name: `Pia Sand ${run}`, role: 'support' });
  const { page } = pia;
  const email = await lostPhone(page);
  const rui = await deskPage(browser, 'support2@assay.test');
  if (retry > 0) await day.releaseWork('support2@assay.test');
  try {
    await page.reload();
    await expect.poll(() => day.menuCount(page, 'Cases')).toBeGreaterThanOrEqual(2);
    await day.walkMenu(pia);

    // The next case, taken by keyboard, is answered: it waits for its author now.
    const took = await day.takeNext(page, first.no);
    await answer(page, 'The seller sends the papers today.');
    await day.expectDone(page, first.no);

    // The second goes to a colleague with a note.
    await day.takeNext(page, second.no);
    await day.handOver(page, 'Rui Costa', 'The buyer rings back at four');
    await day.openHanded(rui, second.no, 'The buyer rings back at four');
    await answer(rui, 'The papers went out by post.');

    // A member lost the phone: one recognizes them, another approves, the member reads both.
    const key = await findByKeys(page, email.slice(0, 14), email);
    // biome-ignore lint/suspicious/noConsole: the measured figure is what the journey is for.
    console.log(`next item ${took.toFixed(0)} ms, a key of the search ${key.toFixed(0)} ms`);
    await page.keyboard.press('Escape');
    await day.takeNext(page, email);
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Called back', { exact: false }).check();
    await drawer.getByLabel('Knew facts', { exact: false }).check();
    await drawer.getByLabel('What you did').fill('Rang at 10:20, knew the last order');
    await drawer.getByRole('button', { name: 'Send to a second person' }).click();
    await expect(drawer.getByRole('button', { name: 'Withdraw my request' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await day.handOver(page, 'Rui Costa', 'Please decide');
    await day.openHanded(rui, email, 'Please decide');
    await rui.getByLabel('I checked how the member was recognized').check();
    expect(await axeViolations(rui)).toEqual([]);
    await rui.getByRole('button', { name: 'Approve: remove in 24 hours' }).click();
    await expect
      .poll(async () => (await mailsTo(rui, email)).map(({ subject }) => subject))
      .toContain('Your second factors will be removed in 24 hours');

    await day.expectNothingMine(page);
    await day.expectNothingMine(rui);
  } finally {
    await pia.leave();
  }
});
