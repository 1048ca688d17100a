import { expect, type Page } from '@playwright/test';
import { type Browsers, requestRuling, staffPage } from './deal.ts';
import { signInStaff } from './people.ts';

const REJECTED = 'Rejected. Settle it with the seller; support rules where you do not.';

/** Rejects the result of an order as its buyer, who says why. */
async function rejectResult(buyer: Page, order: string, why: string): Promise<void> {
  await buyer.goto(order);
  await buyer.getByRole('radio', { name: 'Reject' }).first().click();
  await buyer.getByLabel('Why do you reject?').fill(why);
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText(REJECTED).first()).toBeVisible();
}

/** Confirms the result as the buyer, takes that back before the seller confirms, and rejects. */
export async function rejectAfterConfirming(
  buyer: Page,
  order: string,
  why: string,
): Promise<void> {
  await buyer.goto(order);
  await buyer.getByRole('radio', { name: 'Confirm' }).first().click();
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText('The inspection result is confirmed.').first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Take back and reject' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject the result' }).click();
  // Nothing typed: said at the field, and the confirmation stands.
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await dialog.getByLabel('Why do you reject?').fill(why);
  await dialog.getByRole('button', { name: 'Reject the result' }).click();
  await expect(buyer.getByText(REJECTED).first()).toBeVisible();
}

/** The buyer rejects the result, and both ask for a ruling; opens the order at the desk of support. */
export async function openRuling(
  people: Browsers,
  order: string,
  why: string,
  reject = rejectResult,
): Promise<void> {
  const { buyer, staff } = people;
  await reject(buyer, order, why);
  await requestRuling(people, order);
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(order));
}

/** Decides at the open order that its lots are tested again. */
export async function orderRetest(staff: Page): Promise<void> {
  await staff.getByRole('textbox', { name: 'Reason' }).fill('The lots may have been mixed up.');
  await staff.getByRole('button', { name: 'Test again', exact: true }).click();
}

/** Fills in the open dialog that a carrier searches for a parcel, and records it. */
export async function recordTrace(staff: Page, caseNumber: string, known: string): Promise<void> {
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Carrier’s case number').fill(caseNumber);
  await dialog.getByLabel('What is known').fill(known);
  await dialog.getByRole('button', { name: 'Record the trace' }).click();
  await expect(staff.getByText('The trace is recorded.').first()).toBeVisible();
}

/** Two of the dock declare a parcel lost, the first in the open dialog. */
export async function approveLoss(staff: Page, order: string, claim: string): Promise<void> {
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Number of the insurance claim').fill(claim);
  await dialog.getByLabel('Reason').fill('The carrier admits the loss.');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(staff.getByText(/asks to declare it lost/)).toBeVisible();
  // Who asked cannot approve.
  await expect(staff.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await signInStaff(staff, 'warehouse2@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Approved.').first()).toBeVisible();
}

/** Two of the dock declare a parcel lost, the first in the open dialog; finance refunds the buyer. */
export async function declareLost(staff: Page, order: string, claim: string): Promise<void> {
  await approveLoss(staff, order, claim);
  await refund(staff, order);
}

/** Finance pays the refund of an order. */
export async function refund(staff: Page, order: string): Promise<void> {
  await signInStaff(staff, 'finance@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: /^Refund USD/ }).click();
  await expect(staff.getByText('The refund is paid.').first()).toBeVisible();
}

/** Records the parcel to the buyer at the open order, whose buyer then confirms that it came. */
export async function deliver(
  { buyer, staff }: Pick<Browsers, 'buyer' | 'staff'>,
  order: string,
  trackingNo: string,
): Promise<void> {
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNo);
  await staff.getByRole('button', { name: 'Record shipment' }).click();
  await expect(staff.getByText('The shipment to the buyer is recorded.').first()).toBeVisible();
  await buyer.goto(order);
  await buyer.getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(buyer.getByText('The order is complete.').first()).toBeVisible();
}
