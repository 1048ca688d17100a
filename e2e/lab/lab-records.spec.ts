import { expect } from '@playwright/test';
import * as bench from '../stage/bench.ts';
import { newPart } from '../stage/callers.ts';
import { receivedOrder } from '../stage/day.ts';
import { agree, openBrowsers, partOf, staffPage, toTheDock } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { deskPage, person, signInStaff } from '../stage/people.ts';

test('a deviation, a rejection and a revision each pass through two people of the lab', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const second = await person(browser);
  const mpn = partOf('N');
  const order = await agree(people, mpn);
  await toTheDock(people, order);
  await signInStaff(staff, 'qc@assay.test');
  await signInStaff(second, 'qc2@assay.test');

  // Limits are proposed by one person and confirmed by another; then they fill the bench in.
  await staff.goto('/ops/limits');
  await staff.getByRole('button', { name: 'Add limits' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Test' }).selectOption('documents');
  await dialog.getByRole('button', { name: 'Send for confirmation' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Measured value' })).toBeFocused();
  const name = `Seal gap ${Date.now() % 100_000}`;
  await dialog.getByRole('textbox', { name: 'Package' }).fill(`Reel ${name}`);
  await dialog.getByRole('textbox', { name: 'Measured value' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Unit' }).fill('mm');
  await dialog.getByRole('textbox', { name: 'Most' }).fill('0.1');
  await dialog.getByRole('textbox', { name: 'Why they change' }).fill('The reel maker says so.');
  await dialog.getByRole('button', { name: 'Send for confirmation' }).click();
  await expect(staff.getByText('The change waits for another person of the lab.')).toBeVisible();
  const proposed = (page: typeof staff) => page.getByRole('region', { name, exact: true });
  await expect(proposed(staff).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(proposed(staff).getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
  await second.goto('/ops/limits');
  await expect(second.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  // The second person rejects it with a reason, which the first one reads; proposed anew it is confirmed.
  await proposed(second).getByRole('textbox').fill('Say by which drawing.');
  await proposed(second).getByRole('button', { name: 'Reject' }).click();
  await expect(proposed(staff).getByText(/rejected it: Say by which drawing/)).toBeVisible();
  await staff.getByRole('button', { name: 'Add limits' }).click();
  await dialog.getByRole('combobox', { name: 'Test' }).selectOption('documents');
  await dialog.getByRole('textbox', { name: 'Package' }).fill(`Reel ${name}`);
  await dialog.getByRole('textbox', { name: 'Measured value' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Unit' }).fill('mm');
  await dialog.getByRole('textbox', { name: 'Most' }).fill('0.1');
  await dialog.getByRole('textbox', { name: 'Why they change' }).fill('By drawing R-7.');
  await dialog.getByRole('button', { name: 'Send for confirmation' }).click();
  await proposed(second).getByRole('button', { name: 'Confirm the change' }).click();
  await expect(second.getByRole('row').filter({ hasText: name })).toBeVisible();

  await bench.openInspection(staff, staffPage(order));
  const main = staff.getByRole('main');
  await main.getByRole('button', { name: `Limits: Reel ${name}` }).click();
  await main.getByRole('textbox', { name: 'Value 1' }).fill('0.2');
  await main.getByRole('button', { name: /^(Rest|All) pass$/ }).click();
  const complete = main.getByRole('button', { name: 'Complete test' });
  await expect(complete).toBeDisabled();
  await expect(complete).toHaveAccessibleDescription(/\w/);
  await main.getByRole('button', { name: `Ask to accept ${name} = 0.2` }).click();
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('The seal holds.');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(staff.getByText('The request waits for another person of the lab.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Accept 0.2' })).toHaveCount(0);

  await second.goto(staff.url());
  await second.getByRole('button', { name: 'Accept 0.2' }).click();
  await expect(second.getByRole('button', { name: 'Accept 0.2' })).toHaveCount(0);
  await staff.reload();
  await expect(main.getByText(`${name} = 0.2 was accepted by a second person`)).toBeVisible();

  await bench.recordAll(staff, 'fail');
  await bench.conclude(staff, { grade: 'E', verdict: 'Fail', text: 'Bent leads.' });
  await bench.issue(second, staffPage(order));
  const no = (await second.getByRole('link', { name: /^TR-/ }).first().textContent()) ?? '';

  // The rejection filed a record: one person assesses, another closes.
  await second.goto('/ops/nonconformities');
  // Another journey may file a newer one meanwhile: this one is found by its part.
  const filed = second.getByRole('row').filter({ hasText: mpn });
  await filed.getByRole('link', { name: /^NC-/ }).click();
  await expect(second.getByRole('link', { name: no })).toBeVisible();
  await second.getByRole('button', { name: 'Save the assessment' }).click();
  await expect(second.getByRole('textbox', { name: 'Cause' })).toBeFocused();
  await second.getByRole('textbox', { name: 'Cause' }).fill('Packed without a tray.');
  await second.getByRole('textbox', { name: 'Correction' }).fill('Lot set aside.');
  await second.getByRole('button', { name: 'Save the assessment' }).click();
  await expect(second.getByText('Another person closes it.')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Close the record' })).toHaveCount(0);
  await staff.goto(second.url());
  await staff.getByRole('button', { name: 'Close the record' }).click();
  await expect(staff.getByText('The record is closed.')).toBeVisible();

  // Words are revised without a retest; the earlier report stays readable and is marked.
  await staff.goto(`/ops/report/${no}`);
  await expect(staff.getByText(`${name}: 0.2`)).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Coverage of counterfeit types' })).toBeVisible();
  await staff.getByRole('button', { name: 'Revise the words' }).click();
  await staff.getByRole('textbox', { name: 'Conclusion' }).fill('Leads bent in transport.');
  await staff.getByRole('button', { name: 'Send the request' }).click();
  await expect(staff.getByRole('textbox', { name: 'Why it is revised' })).toBeFocused();
  await staff.getByRole('textbox', { name: 'Why it is revised' }).fill('The carrier wrote.');
  await staff.getByRole('button', { name: 'Send the request' }).click();
  await expect(staff.getByText('The request waits for another person of the lab.')).toBeVisible();
  await second.goto('/ops/lots');
  await second.getByRole('link', { name: no }).first().click();
  await second.getByRole('button', { name: 'Approve the revision' }).click();
  await expect(second.getByText('Authentic, but a newer report exists')).toBeVisible();
  await buyer.goto(order);
  await expect(buyer.getByText('Leads bent in transport.').first()).toBeVisible();
  await buyer.goto(`/report/${no}`);
  await expect(buyer.getByText('Bent leads.').first()).toBeVisible();
});

test('the cells of a sample fit their column at every width, and arrows move by its rows', async ({
  browser,
}) => {
  const mpn = newPart('CELLS');
  const { order } = await receivedOrder(mpn, 'SF1347662755', ['detailedVisual']);
  const staff = await deskPage(browser, 'qc@assay.test');
  await bench.openInspection(staff, `/ops/orders/${order.id}`);
  await bench.openVisualTest(staff);
  const first = staff.getByRole('button', { name: /^Sample 1:/ });
  const grid = staff.getByRole('group').filter({ has: first }).last();
  for (const width of [1440, 1280, 1100, 820, 390]) {
    await staff.setViewportSize({ width, height: 900 });
    const [room, taken] = await grid.evaluate((cells) => [cells.clientWidth, cells.scrollWidth]);
    expect(taken, `${width} px`).toBe(room);
    await first.press('ArrowDown');
    const below = grid.locator('button:focus');
    const left = (await first.boundingBox())?.x;
    await expect.poll(async () => (await below.boundingBox())?.x).toBe(left);
    await expect(below).not.toHaveText('1');
  }
});
