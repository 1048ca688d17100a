import { expect } from '@playwright/test';
import * as bench from '../stage/bench.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { findByKeys } from '../stage/browser/key-times.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { deskPage, memberPage } from '../stage/people.ts';

test('a day in the lab: inspected, handed to the reviewer, revised by two people, nothing left', async ({
  browser,
}, { retry }) => {
  const run = Date.now().toString(36).toUpperCase();
  const { order } = await day.receivedOrder(`LM2904-${run}L`, `SF${run}3`);
  const ida = await day.beginDay(browser, { name: `Ida Holm ${run}`, role: 'qc' });
  const { page } = ida;
  const ke = await deskPage(browser, 'qc2@assay.test');
  if (retry > 0) await day.releaseWork('qc2@assay.test');
  try {
    await expect.poll(() => day.menuCount(page, 'Lots to inspect')).toBeGreaterThanOrEqual(1);
    await day.walkMenu(ida);

    // The next lot, taken by keyboard, is tested and concluded.
    const took = await day.takeNext(page, order.no);
    await bench.openInspection(page, page.url());
    await bench.recordAll(page, 'pass');
    await bench.conclude(page, { grade: 'A', verdict: 'Pass', text: 'As marked.' });

    // Who inspected does not issue: the review goes to a colleague with a note.
    await expect(page.getByRole('button', { name: 'Issue the report' })).toHaveCount(0);
    const lot = await day.handOver(page, 'Ke Luo', 'Please look at the marking of pin 1');
    await day.openHanded(ke, lot, 'Please look at the marking of pin 1');
    await ke.getByRole('button', { name: 'Issue the report' }).click();
    await ke.getByRole('dialog').getByRole('button', { name: 'Issue the report' }).click();
    await expect(ke.getByText('The report is issued.', { exact: true })).toBeVisible();
    const report = (await ke.getByRole('link', { name: /^TR-/ }).first().textContent()) ?? '';
    expect(await axeViolations(ke)).toEqual([]);

    // Its words are corrected: one asks, the other approves, both parties read the new ones.
    const key = await findByKeys(page, report.toLowerCase(), report);
    // biome-ignore lint/suspicious/noConsole: the measured figure is what the journey is for.
    console.log(`next item ${took.toFixed(0)} ms, a key of the search ${key.toFixed(0)} ms`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Revise the words' })).toBeVisible();
    await page.getByRole('button', { name: 'Revise the words' }).click();
    await page.getByRole('textbox', { name: 'Conclusion' }).fill('As marked; reel re-taped.');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('textbox', { name: 'Why it is revised' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Why it is revised' }).fill('The tape is not new.');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('The request waits for another person of the lab.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve the revision' })).toHaveCount(0);
    await ke.goto('/ops/lots');
    await ke.getByRole('link', { name: report }).first().click();
    await ke.getByRole('button', { name: 'Approve the revision' }).click();
    await expect(ke.getByText('Authentic, but a newer report exists')).toBeVisible();
    for (const [email, path] of [
      ['jonas@messwerk.test', 'my-order-details'],
      ['tao@hexin.test', 'seller-my-order-detail'],
    ] as const) {
      const party = await memberPage(browser, email);
      await party.goto(`/${path}/${order.id}`);
      await expect(party.getByText('As marked; reel re-taped.').first()).toBeVisible();
    }

    await day.expectNothingMine(page);
    await day.expectNothingMine(ke);
  } finally {
    await ida.leave();
  }
});
