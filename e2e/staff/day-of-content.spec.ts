import { expect, type Page } from '@playwright/test';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf } from '../stage/callers.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { deskPage, person } from '../stage/people.ts';

/** A notice is written and saved; its writer is not offered to publish it. */
async function writeNotice(page: Page, title: string): Promise<void> {
  await page.goto('/ops/notices');
  await page.getByRole('button', { name: 'Write a notice' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Text' }).fill('The dock closes at four.');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await page.getByRole('button', { name: `Open: ${title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('You wrote this notice');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** A colleague publishes what another wrote, and withdraws it with a reason. */
async function publishAndWithdraw(page: Page, title: string): Promise<void> {
  await page.goto('/ops/notices');
  await page.getByRole('button', { name: `Open: ${title}` }).click();
  const notice = page.getByRole('dialog');
  await notice.getByRole('button', { name: 'Publish' }).click();
  await notice.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The notice is published.')).toBeVisible();
  // The sending changes the notice: a form from before would be refused.
  await expect(notice.getByText('Sending ended')).toBeVisible();
  await notice.getByRole('button', { name: 'Withdraw' }).click();
  await notice.getByRole('textbox', { name: 'Why it was withdrawn' }).fill('It closes at five.');
  await notice.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The notice is withdrawn.')).toBeVisible();
}

/** A page gets a wrong sentence, which is taken back by an older version. */
async function revisePage(page: Page, title: string): Promise<void> {
  await page.goto('/ops/content/pages');
  await page.getByRole('link', { name: 'Edit Advertise (English)' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Text (Markdown)' }).fill('## Places\n\nFree of charge.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Published: Advertise \(English\), revision \d+\./)).toBeVisible();
  const reader = await person(page.context().browser() ?? neverOpen());
  await expect(async () => {
    await reader.goto('/blogs/advertise');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
  }).toPass();
  await page.getByRole('radio', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore the own text' }).click();
  await expect(page.getByText(/Restored, as revision \d+\./)).toBeVisible();
  await expect(async () => {
    await reader.goto('/blogs/advertise');
    await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }).toPass();
}

const neverOpen = (): never => {
  throw new Error('a page without a browser');
};

/** A name is decided, found wrong by a colleague, and waits again. */
async function decideAndTakeBack(page: Page, rea: Page, name: string): Promise<void> {
  await page.goto('/ops/content/makers');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Name' }).fill(name);
  await main.getByRole('button', { name: `Decide: ${name}` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'another name of a known manufacturer' }).check();
  await drawer.getByRole('searchbox', { name: 'Find a known manufacturer' }).fill('Nexperia');
  await drawer.getByRole('radio', { name: /^Nexperia/ }).check();
  await drawer.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText(`Decided: ${name} → Nexperia`)).toBeVisible();

  await rea.goto('/ops/content/makers');
  await rea.getByRole('main').getByRole('tab', { name: 'Decided' }).click();
  const row = rea.getByRole('main').getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Done', { timeout: 60_000 });
  await row.getByRole('button', { name: `Take back: ${name}` }).click();
  await rea.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(rea.getByText('Taken back: the name waits again.')).toBeVisible();
  await expect(row).toContainText('Taken back', { timeout: 60_000 });
}

/** A part is put among the hot searches, shown to visitors, and taken out again. */
async function changeHotSearches(page: Page, mpn: string): Promise<void> {
  await page.goto('/ops/content/hot-searches');
  await page.getByRole('textbox', { name: 'Part number' }).fill(mpn);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hot searches saved.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Remove ${mpn}` }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hot searches saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await expect(page.getByText(mpn)).toHaveCount(0);
}

test('a day of the content desk: a notice handed over, a page and a name corrected, nothing left', async ({
  browser,
}, { retry }) => {
  const run = Date.now().toString(36).toUpperCase();
  const ida = await day.beginDay(browser, { name: `Ida Moreau ${run}`, role: 'content' });
  const { page } = ida;
  const rea = await deskPage(browser, 'content2@assay.test');
  if (retry > 0) await day.releaseWork('content2@assay.test');
  try {
    // A menu of this role alone, and no entry that answers 403.
    await day.walkMenu(ida);

    // A notice is handed over to a second person: its writer cannot publish it.
    const title = `Shorter hours ${run}`;
    await writeNotice(page, title);
    await publishAndWithdraw(rea, title);

    await revisePage(page, `Advertise ${run}`);
    expect(await axeViolations(page)).toEqual([]);

    const maker = `Nexpira ${run}`;
    const seller = await callerOf('yue@lantai.test');
    const line = { mpn: `PMEG-${run}`, manufacturer: maker, quantity: 900 };
    await seller.send(inventoryAdd, { lines: [line] });
    await decideAndTakeBack(page, rea, maker);

    await changeHotSearches(page, `HOT${run}`);

    // A link of another role leads nowhere, and says so inside the console.
    await page.goto('/ops/withdrawals');
    await expect(page.getByText('This page belongs to another desk')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).not.toContainText('Withdrawals');
    await day.expectNothingMine(page);
    await day.expectNothingMine(rea);
  } finally {
    await ida.leave();
  }
});
