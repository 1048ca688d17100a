import { expect, type Page } from '@playwright/test';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import { deskOf } from './cast.ts';
import { signInStaff } from './people.ts';

/** Returns the number of the report of an order's first line. */
export async function reportOf(order: string): Promise<string> {
  const lab = await deskOf('qc@assay.test');
  const { lines } = await lab.send(opsOrderOne, { id: order.split('/').at(-1) ?? '' });
  const no = lines[0]?.reports[0]?.no ?? '';
  expect(no).toMatch(/^TR-/);
  return no;
}

/** Two of the lab revoke a report: who asks for it is not offered the approval. */
export async function revokeReport(staff: Page, no: string, reason: string): Promise<void> {
  const approve = staff.getByRole('button', { name: 'Approve the revocation' });
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(`/ops/report/${no}`);
  await staff.getByRole('button', { name: 'Ask for revocation' }).click();
  await staff.getByRole('textbox', { name: 'Why it is revoked' }).fill(reason);
  await staff.getByRole('button', { name: 'Send the request' }).click();
  await expect(staff.getByText('You asked for it')).toBeVisible();
  await expect(approve).toHaveCount(0);
  await signInStaff(staff, 'qc2@assay.test');
  await staff.goto('/ops/lots');
  await staff.getByRole('link', { name: no }).first().click();
  await approve.click();
  await expect(staff.getByText('This report was revoked')).toBeVisible();
}
