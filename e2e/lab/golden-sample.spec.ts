import { expect, type Page } from '@playwright/test';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import * as bench from '../stage/bench.ts';
import { newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { person, signInStaff } from '../stage/people.ts';
import { openLot } from '../stage/visual-lot.ts';

/** Records the open test as passed, concludes the lot and has a second person issue its report. */
async function pass(staff: Page, lot: Inspection): Promise<void> {
  const main = staff.getByRole('main');
  await main.getByRole('button', { name: /^(Rest|All) pass$/ }).click();
  await bench.nameInstrument(main);
  await main.getByRole('button', { name: 'Complete test' }).click();
  await expect(staff.getByText(/: the result is recorded\.$/)).toBeVisible();
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'Original parts.' });
  await signInStaff(staff, 'qc2@assay.test');
  await staff.goto(`/ops/qc/${lot.id}`);
  await staff.getByRole('button', { name: 'Issue the report' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Issue the report' }).click();
  await expect(staff.getByText('The report is issued.', { exact: true })).toBeVisible();
}

test('section 8: a lot that passed becomes the golden sample beside which the next one is looked at', async ({
  browser,
}) => {
  test.slow();
  const staff = await person(browser);
  const main = staff.getByRole('main');
  const part = newPart('GOLD');
  await signInStaff(staff, 'qc@assay.test');
  const first = await openLot(staff, part);
  await expect(main.getByRole('button', { name: 'Keep as a golden sample' })).toHaveCount(0);
  await bench.addPhoto(main);
  await main.getByRole('textbox', { name: /^Caption/ }).fill('Even laser depth');
  await main.getByLabel('Shows', { exact: true }).selectOption({ label: 'Top marking' });
  await pass(staff, first);

  await staff.getByRole('button', { name: 'Keep as a golden sample' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByLabel('Kept at')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Kept at').fill('Cabinet G-1, tray 7');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(staff.getByText('The lot is kept as a golden sample.')).toBeVisible();
  await expect(main.getByText('kept at Cabinet G-1, tray 7')).toBeVisible();

  // The next lot of the part is offered its photo; the report shows it as the reference.
  await signInStaff(staff, 'qc@assay.test');
  const second = await openLot(staff, part);
  const library = main.getByRole('region', { name: 'Golden samples of this part' });
  await library.getByRole('button', { name: /^Use the photo “Even laser depth”/ }).click();
  await expect(library.getByText('In use as reference')).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^Caption/ })).toHaveValue(
    `Golden sample ${first.lotNo}: Even laser depth`,
  );
  await expect(main.getByRole('checkbox', { name: /known-good/i })).toBeChecked();
  await pass(staff, second);
  await main.getByRole('link', { name: /^TR-/ }).first().click();
  await expect(
    staff.getByRole('article').getByText(`Golden sample ${first.lotNo}`).first(),
  ).toBeVisible();

  // Found in the library by its part, and taken out with a reason.
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto('/ops/golden-samples');
  await expect(staff.getByRole('heading', { name: 'Golden samples' })).toBeVisible();
  await staff.getByRole('searchbox', { name: 'Part, manufacturer or lot' }).fill(part);
  await expect(staff).toHaveURL(new RegExp(part));
  await expect(staff.getByRole('link', { name: second.lotNo })).toHaveCount(0);
  await staff.getByRole('link', { name: first.lotNo }).click();
  const drawer = staff.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await staff.getByRole('textbox', { name: 'Reason' }).fill('The reel was opened by mistake.');
  await staff.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click();
  await expect(staff.getByText('The golden sample is removed.')).toBeVisible();
  await staff.goto('/ops/golden-samples?tab=removed');
  await expect(staff.getByRole('link', { name: first.lotNo })).toBeVisible();
});
