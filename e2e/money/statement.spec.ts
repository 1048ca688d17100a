import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { walletOne } from '#contract/wallet/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { pdfText } from '../stage/browser/pdf-text.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { cents, readCsv, readPdf, readXlsx } from '../stage/money/statement-files.ts';
import { memberPage } from '../stage/people.ts';

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Statement' });

async function figure(page: Page, term: string): Promise<number> {
  const value = sectionOf(page).locator('div', { has: page.locator('dt', { hasText: term }) });
  return cents((await value.last().locator('dd').textContent()) ?? '');
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await sectionOf(page).getByRole('link', { name }).click();
  return readFileSync(await (await arriving).path());
}

async function readPage(page: Page) {
  return {
    opening: await figure(page, 'Opening balance'),
    incoming: await figure(page, 'Total in'),
    outgoing: await figure(page, 'Total out'),
    closing: await figure(page, 'Closing balance'),
  };
}

/** Reads page and files of a range of days; fails where one of them is not what the page says. */
async function readAlike(page: Page) {
  const shown = await readPage(page);
  expect(shown.opening + shown.incoming - shown.outgoing).toBe(shown.closing);
  const csv = await readCsv(await downloaded(page, 'CSV'));
  const pdf = await downloaded(page, 'PDF');
  for (const file of [csv, await readXlsx(await downloaded(page, 'XLSX')), readPdf(pdf)]) {
    expect(file).toMatchObject(shown);
    expect(file.changes).toEqual(csv.changes);
    let balance = file.opening;
    expect(file.balances).toEqual(file.changes.map((change) => (balance += change)));
    expect(balance).toBe(file.closing);
    const incoming = file.changes.filter((change) => change > 0).reduce((sum, one) => sum + one, 0);
    expect(incoming).toBe(file.incoming);
  }
  return { ...csv, text: pdfText(pdf).join('\n') };
}

/** The day before a day, both as `2026-11-26`. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

// The seller holds a deposit in CNY and has exchanged USD for CNY: the statement is of its USD alone.
for (const [who, email, console] of [
  ['seller', 'min@yunjing.test', 'seller'],
  ['buyer', 'dana@hollis.test', 'buyer'],
] as const) {
  test(`the statement of a ${who} foots to the cent in page, CSV, XLSX and PDF`, async ({
    browser,
  }) => {
    const page = await memberPage(browser, email);
    const member = await callerOf(email);
    await page.goto(`/${console}-wallet`);
    const section = sectionOf(page);
    await section.getByLabel('From').fill('2020-01-02');
    await expect.poll(() => figure(page, 'Opening balance')).toBe(0);
    await expect(section.getByText(/Closing balance, [\d,]+ movements/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    // Other journeys may move this money meanwhile: what is read is read anew then.
    let days: readonly string[] = [];
    await expect(async () => {
      await page.reload();
      await section.getByLabel('From').fill('2020-01-02');
      await expect.poll(() => figure(page, 'Opening balance')).toBe(0);
      const whole = await readAlike(page);
      const wallet = await member.send(walletOne, {});
      expect(whole.closing).toBe(cents(wallet.balance.amount));
      const balances = page.getByRole('region', { name: 'Balances' });
      const available = balances.locator('dl', { hasText: 'Available' }).locator('dd').first();
      expect(cents((await available.textContent()) ?? '')).toBe(whole.closing);
      expect(whole.changes.length).toBeGreaterThan(5);
      expect(whole.text).not.toContain('CNY');
      days = whole.days;
    }).toPass({ timeout: 90_000 });

    // A range of days has the movements of these days, and opens with what the days before closed with.
    const middle = days[Math.floor(days.length / 2)] ?? '';
    await section.getByLabel('From').fill(middle);
    await section.getByLabel('To').fill(middle);
    const inside = days.filter((day) => day === middle).length;
    const counted = new RegExp(`Closing balance, ${inside} movements?$`);
    await expect(section.getByText(counted)).toBeVisible();
    await expect(section.locator('[aria-busy=true]')).toHaveCount(0);
    const range = await readAlike(page);
    expect(range.days).toEqual(Array.from({ length: inside }, () => middle));
    await section.getByLabel('From').fill('2020-01-02');
    await section.getByLabel('To').fill(dayBefore(middle));
    await expect.poll(() => figure(page, 'Closing balance')).toBe(range.opening);

    // An end before the beginning is said at its place; nothing is offered then.
    await section.getByLabel('To').fill('2020-01-01');
    await expect(section.getByText(/the end not before the beginning/)).toBeVisible();
    await expect(section.getByRole('link', { name: 'PDF' })).toHaveCount(0);
  });
}

test('what is frozen opens into its holds, which add up to it', async ({ browser }) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.goto('/buyer-wallet');
  const balances = page.getByRole('region', { name: 'Balances' });
  const frozen = balances.locator('dl', { hasText: 'Frozen' }).locator('dd').first();
  const items = page.getByRole('region', { name: 'Frozen for' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  // Other journeys may withdraw meanwhile.
  await expect(async () => {
    await page.reload();
    await expect(items.first()).toBeVisible();
    const total = cents((await frozen.textContent()) ?? '');
    const parts = await items.locator('div:first-child').allTextContents();
    const sum = parts.reduce((all, text) => all + cents(text.replace(/^.*?USD/, '')), 0);
    expect(total).toBeGreaterThan(0);
    expect(sum).toBe(total);
  }).toPass({ timeout: 60_000 });
  const link = items.first().getByRole('link');
  const no = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
});
