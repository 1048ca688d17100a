import { type Browser, expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { wide } from '../stage/browser/phone.ts';
import {
  agree,
  openBrowsers,
  partOf,
  sellersPage,
  staffPage,
  toReports,
  toTheDock,
} from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signInStaff } from '../stage/people.ts';
import { revokeReport } from '../stage/revocation.ts';

test('section 8: the passport of a lot is split, shown to a visitor, and revoked with its report', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const mpn = partOf('P');
  const order = await agree(people, mpn);
  await toTheDock(people, order);
  await toReports(order, 'pass');
  for (const [page, url, button] of [
    [seller, sellersPage(order), 'Confirm the result'],
    [buyer, order, 'Send decision'],
  ] as const) {
    await page.goto(url);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('The inspection result is confirmed.').first()).toBeVisible();
  }
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(`${order.replace('/my-order-details/', '/ops/dock/')}/labels`);
  const codes = staff.locator('svg[role=img][aria-label*="/l/LOT-"]');
  await expect(codes).toHaveCount(1);
  const label = (await codes.getAttribute('aria-label')) ?? '';
  await staff.goto(staffPage(order));
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  await staff.getByRole('button', { name: 'Record shipment' }).click();
  await expect(staff.getByText('The shipment to the buyer is recorded.').first()).toBeVisible();
  await passportOf({ browser, buyer, staff }, { order, label, mpn });
});

/** The lot's label leads to its passport, which the buyer splits and the lab's revocation reaches. */
async function passportOf(
  { browser, buyer, staff }: { browser: Browser; buyer: Page; staff: Page },
  { order, label, mpn }: { order: string; label: string; mpn: string },
) {
  await buyer.goto(order);
  await buyer
    .getByRole('region', { name: 'Lot passports' })
    .getByRole('link', { name: /^LOT-/ })
    .click();
  await expect(buyer).toHaveURL(new RegExp(`${new URL(label).pathname}$`));
  await expect(buyer.getByRole('heading', { name: 'This lot passed inspection' })).toBeVisible();
  await buyer.getByRole('button', { name: 'Split off pieces' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Split off', exact: true }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await dialog.getByLabel('Pieces to split off').fill('5000');
  await dialog.getByRole('button', { name: 'Split off', exact: true }).click();
  await expect(dialog.getByText(/This passport has \d+ pieces left\./)).toBeVisible();
  await dialog.getByLabel('Pieces to split off').fill('120');
  await dialog.getByLabel('Note, shown to you only').fill('For Ulm');
  await dialog.getByRole('button', { name: 'Split off', exact: true }).click();
  await expect(buyer).toHaveURL(/\/l\/LP-/);
  const child = buyer.url();
  await expect(buyer.getByText('120 pcs', { exact: true })).toBeVisible();
  await buyer.getByRole('button', { name: 'Record use' }).click();
  await dialog.getByLabel('Used in all').fill('20');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(buyer.getByText('100 pcs', { exact: true })).toBeVisible();
  await buyer.getByRole('link', { name: /^LOT-/ }).first().click();
  await expect(buyer.getByText('Note: For Ulm')).toBeVisible();

  await handOver({ browser, buyer }, child);

  // A visitor reads the result and no owner; a code that nobody printed leads nowhere.
  const visitor = await person(browser);
  await visitor.goto(child);
  await expect(visitor.getByRole('heading', { name: 'This lot passed inspection' })).toBeVisible();
  await expect(visitor.getByText(mpn).first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Split off pieces' })).toHaveCount(0);
  await expect(visitor.getByText('For Ulm')).toHaveCount(0);
  expect(await wide(visitor)).toBeLessThanOrEqual(0);
  expect(await axeViolations(visitor)).toEqual([]);
  await visitor.goto(`${child.slice(0, -9)}AAAA-AAAA`);
  await expect(
    visitor.getByRole('heading', { name: 'There is no such lot passport' }),
  ).toBeVisible();

  // The lab revokes the report: every label of the lot says so.
  await visitor.goto(child);
  const report = await visitor.getByRole('link', { name: /Verify report TR-/ }).textContent();
  const no = /TR-[\d-]+/.exec(report ?? '')?.[0] ?? '';
  await staff.setViewportSize({ width: 1440, height: 900 });
  await revokeReport(staff, no, 'The solvent was wrong.');
  await visitor.reload();
  await expect(visitor.getByRole('alert').getByText('Revoked', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Reason: The solvent was wrong.')).toBeVisible();
  await buyer.goto(child);
  await expect(buyer.getByRole('button', { name: 'Split off pieces' })).toHaveCount(0);
  await expect(buyer.getByRole('button', { name: 'Hand over' })).toHaveCount(0);
  await buyer.getByRole('button', { name: 'Put back' }).click();
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(buyer.getByText('0 pcs', { exact: true })).toBeVisible();
  await staff.goto('/ops/passports');
  await staff.getByLabel('Passport, order or part number').fill(mpn);
  await staff.getByRole('button', { name: 'Find' }).click();
  // The part, and what was split off it.
  await expect(staff.getByRole('row', { name: /LP-.*Revoked/ })).toHaveCount(2);
}

/** Of two parts of a part, one is declined and withdrawn, then accepted; the other one stays. */
async function handOver({ browser, buyer }: { browser: Browser; buyer: Page }, parent: string) {
  const dialog = buyer.getByRole('dialog');
  await buyer.goto(parent);
  await buyer.getByRole('button', { name: 'Split off pieces' }).click();
  await dialog.getByLabel('Pieces to split off').fill('40');
  await dialog.getByRole('button', { name: 'Split off', exact: true }).click();
  await expect(buyer.getByText('40 pcs', { exact: true })).toBeVisible();
  await expect(buyer).not.toHaveURL(parent);
  const part = buyer.url();
  const no = /LP-[\d-]+/.exec(part)?.[0] ?? '';
  const offer = async (email: string) => {
    await buyer.getByRole('button', { name: 'Hand over' }).click();
    await dialog.getByLabel('E-mail of the new holder').fill(email);
    await dialog.getByRole('button', { name: 'Send the offer' }).click();
  };
  await offer('lucia');
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await dialog.getByLabel('E-mail of the new holder').fill('jonas@messwerk.test');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByText('This is your own address.', { exact: false })).toBeVisible();
  await dialog.getByLabel('E-mail of the new holder').fill('lucia@norte.test');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(buyer.getByText(/Offered to lucia@norte\.test on/)).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Split off pieces' })).toHaveCount(0);

  const next = await memberPage(browser, 'lucia@norte.test');
  await next.setViewportSize({ width: 390, height: 844 });
  await next.goto('/lot-passports');
  await expect(next.getByText('Offered to you by Messwerk GmbH')).toBeVisible();
  expect(await wide(next)).toBeLessThanOrEqual(0);
  await next.getByRole('link', { name: no }).click();
  const asked = next.getByRole('dialog');
  await next.getByRole('button', { name: 'Decline' }).click();
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(next.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await buyer.reload();
  await offer('lucia@norte.test');
  await buyer.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(buyer.getByRole('button', { name: 'Hand over' })).toBeVisible();
  await offer('lucia@norte.test');
  await expect(buyer.getByText(/Offered to lucia@norte\.test on/)).toBeVisible();
  await next.reload();
  expect(await axeViolations(next)).toEqual([]);
  await next.getByRole('button', { name: 'Accept' }).click();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(next.getByText('You hold this lot')).toBeVisible();
  await expect(next.getByText('Messwerk GmbH → Componentes Norte')).toBeVisible();
  await expect(next.getByRole('link', { name: /^TO-/ })).toHaveCount(0);
  expect(await wide(next)).toBeLessThanOrEqual(0);

  // Who held it before goes on reading it, and acts on it no more.
  await buyer.goto(part);
  await expect(buyer.getByRole('heading', { name: 'This lot passed inspection' })).toBeVisible();
  await expect(buyer.getByText('Messwerk GmbH → Componentes Norte')).toBeVisible();
  await expect(buyer.getByText('You hold this lot')).toHaveCount(0);
}
