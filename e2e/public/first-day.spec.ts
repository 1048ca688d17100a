import { expect } from '@playwright/test';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { person, signIn } from '../stage/people.ts';
import { PASSWORD, registered } from '../stage/registering.ts';

test('the first unread message stands open beside the list, and counts as read once it is opened', async ({
  browser,
}) => {
  const { page, email } = await registered(browser, 'reader');
  const buyer = await callerOf(email, PASSWORD);
  const main = page.getByRole('main');
  const post = await request(buyer, { [newPart('OPEN')]: 100 });
  await quote(await callerOf('min@yunjing.test'), post.id, '0.09');
  const unread = async () => (await buyer.send(msgBoxUnReadNum, {})).msgBoxRead;
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/message-center');
  const heading = main.getByRole('heading', { level: 2, name: /New quote for your request/ });
  await expect(heading).toBeVisible();
  expect(await unread()).toBe(before);
  expect(await axeViolations(page)).toEqual([]);

  // On a phone a message would take the place of the list: none opens by itself.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/message-center');
  const line = main.getByRole('button', { name: /New quote for your request/ });
  await expect(line).toBeVisible();
  await expect(heading).toHaveCount(0);
  await line.click();
  await expect(heading).toBeVisible();
  await expect.poll(unread).toBe(before - 1);
});

test('"Your move" of the messages lists the orders that wait for the reader, each with its act', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'dana@hollis.test');
  await page.goto('/message-center');
  await main.getByRole('radio', { name: /^Your move \d+/ }).click();
  const first = main.getByRole('list', { name: 'Your move' }).getByRole('listitem').first();
  await expect(first.getByRole('img').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  const no = (await first.getByRole('link').first().textContent()) ?? '';
  expect(no).toMatch(/^[TA]O-/);
  await first.getByRole('link', { name: `Act now: ${no}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(no);

  const { page: fresh } = await registered(browser, 'idle');
  await fresh.goto('/message-center?mine=1');
  await expect(fresh.getByText('No order waits for you')).toBeVisible();
});

test('a transfer’s amount and reference are copied from one place, and a missing proof is said', async ({
  browser,
}) => {
  const { page } = await registered(browser, 'proofless');
  const main = page.getByRole('main');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/buyer-recharge');
  const field = (name: string) => main.locator(`input[name=${name}]`);
  await field('amount').fill('1250.5');
  const amount = main.getByRole('definition').filter({ hasText: '1,250.50' }).first();
  await amount.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1250.50');

  await field('accountName').fill('Proofless Lda');
  await field('accountNumber').fill('PT50000201231234567890154');
  await field('bankName').fill('Banco Norte');
  await field('bankCode').fill('BANOPTPL');
  await main.getByRole('button', { name: /^Submit/ }).click();
  await expect(main.getByText('Upload the proof of transfer.')).toBeVisible();
  await expect(field('accountName')).toHaveValue('Proofless Lda');
  expect(await axeViolations(page)).toEqual([]);
});
