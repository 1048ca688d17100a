import { expect, type Locator, type Page } from '@playwright/test';
import { recordTest } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { freshPhotoFile } from './photos.ts';

/** Opens the inspection of a received order with the proposed plan, which leads to its lot. */
export async function openInspection(staff: Page, orderPage: string): Promise<void> {
  await staff.goto(orderPage);
  await staff.getByRole('button', { name: 'Open with this plan' }).click();
  await expect(staff.getByText('The inspection is open.')).toBeVisible();
  await expect(staff).toHaveURL(/\/ops\/qc\//);
}

/** Opens the detailed visual test of the lot that is at the bench. */
export async function openVisualTest(staff: Page): Promise<void> {
  await staff
    .getByRole('main')
    .getByRole('button', { name: /Detailed visual/ })
    .click();
}

/** Opens the last round of a lot that is tested again. */
export async function openNextRound(staff: Page, orderPage: string): Promise<void> {
  await staff.goto(orderPage);
  await toLot(staff);
}

/** Opens the round of a lot in this state from its order's page. */
export async function openRound(staff: Page, orderPage: string, state: RegExp): Promise<void> {
  await staff.goto(orderPage);
  const row = staff.getByRole('row', { name: state });
  await row.getByRole('link', { name: /^LOT-/ }).click();
  await expect(staff).toHaveURL(/\/ops\/qc\//);
}

async function toLot(staff: Page): Promise<void> {
  await staff.getByRole('main').getByRole('link', { name: /LOT-/ }).first().click();
  await expect(staff).toHaveURL(/\/ops\/qc\//);
}

/** Chooses the first instrument in calibration where the test offers any. */
export async function nameInstrument(main: Locator): Promise<void> {
  const select = main.getByLabel('Instrument');
  const first = select.locator('option:not([disabled]):not([value=""])').first();
  if ((await first.count()) === 0) return;
  await select.selectOption((await first.getAttribute('value')) ?? '');
}

/** Uploads a photo of the finding to the current test. */
export async function addPhoto(main: Locator): Promise<void> {
  await main.locator('input[type=file]').setInputFiles(await freshPhotoFile());
  await expect(main.getByText('Shows a defect')).toBeVisible();
}

/** Records every test of the plan: all samples pass, or one of the detailed visual test fails. */
export async function recordAll(staff: Page, outcome: 'pass' | 'fail'): Promise<void> {
  const main = staff.getByRole('main');
  const complete = main.getByRole('button', { name: 'Complete test' });
  const current = main.locator('button[aria-current=true]');
  let isOpen = true;
  while (isOpen) {
    await expect(complete).toBeVisible();
    const name = (await current.textContent())?.replace(/[^\p{L} ,()-]/gu, '').trim() ?? '';
    if (outcome === 'fail' && name.startsWith('Detailed visual')) {
      await main.getByRole('button', { name: /^Sample 1:/ }).press('f');
      await addPhoto(main);
    }
    await main.getByRole('button', { name: /^(Rest|All) pass$/ }).click();
    await nameInstrument(main);
    const recorded = staff.waitForResponse((reply) => reply.url().endsWith(recordTest.path));
    await complete.click();
    const { data } = (await (await recorded).json()) as { data: Inspection };
    isOpen = data.tests.some(
      (test) => test.outcome === null && test.leftOutReason === null && test.planned > 0,
    );
    await expect(staff.getByText(`${name}: the result is recorded.`)).toBeVisible();
    // The bench goes on to the next test by itself.
    if (isOpen) await expect(current).not.toContainText(name);
  }
}

/** Records climate, package and packing of the lot; the dock counted one pack of it at most. */
export async function describeLot(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Record climate and packing' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Temperature').fill('48');
  await dialog.getByLabel('Relative humidity').fill('48');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('10 to 40 °C, with at most one decimal.')).toBeVisible();
  await dialog.getByLabel('Temperature').fill('23.1');
  await dialog.getByLabel('Package').fill('LQFP-48');
  await dialog.getByLabel('Packed in').selectOption('reel');
  await dialog.getByLabel('Packs opened before they came').fill('1');
  await dialog.getByLabel('Desiccant').selectOption('Present');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Recorded. It stands in the report.')).toBeVisible();
}

/** Leaves the current test out, with a reason that both parties read. */
export async function leaveOut(staff: Page, reason: string): Promise<void> {
  await staff.getByRole('button', { name: 'Leave out' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await expect(staff.getByText('The test is left out.')).toBeVisible();
}

/** The author's verdict, grade and words; the lot goes to a second person. */
export async function conclude(
  staff: Page,
  given: { grade: string; verdict: string; text: string },
): Promise<void> {
  const main = staff.getByRole('main');
  await main
    .getByRole('radiogroup', { name: 'Verdict', exact: true })
    .getByRole('radio', { name: given.verdict })
    .click();
  await main.getByRole('radio', { name: new RegExp(`^${given.grade}\\b`) }).press(' ');
  await main.getByRole('textbox', { name: 'Conclusion' }).fill(given.text);
  await main.getByRole('button', { name: 'Send to review' }).click();
  await expect(staff.getByText('The conclusion is in review.')).toBeVisible();
}

/** The second person issues the report, which moves the order on. */
export async function issue(staff: Page, orderPage: string): Promise<void> {
  await staff.goto(orderPage);
  await toLot(staff);
  await issueOpened(staff);
}

/** The second person issues the report of the round that is open. */
export async function issueOpened(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Issue the report' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Issue the report' }).click();
  await expect(staff.getByText('The report is issued.', { exact: true })).toBeVisible();
}
