import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { fillEscrowOrder } from '../stage/money/escrow.ts';
import { deskPage, person, signInStaff } from '../stage/people.ts';
import { freshEmail, register } from '../stage/registering.ts';

/** Members of staff who also buy; a repeated attempt is another's. */
const buyingStaff = ['support2@assay.test', 'support@assay.test'] as const;

test('staff who buy decide nothing about their own order; a colleague does', async ({ browser }, {
  retry,
}) => {
  const [own = '', colleague = ''] = retry === 0 ? buyingStaff : buyingStaff.toReversed();
  const buyer = await person(browser);
  await buyer.goto('/register');
  await register(buyer, own, 'Own Orders Lda');
  await expect(buyer).toHaveURL(/\/buyer-dashboard/);
  await fillEscrowOrder(buyer, { email: freshEmail('supplier'), mpn: newPart('OWN') });
  await buyer.getByRole('button', { name: 'Place the escrow order' }).click();
  await expect(buyer).toHaveURL(/\/buyer-agent-order-detail\//);
  const id = buyer.url().split('/').at(-1) ?? '';

  const desk = await deskPage(browser, own);
  await desk.goto(`/ops/orders/${id}`);
  const price = desk.getByRole('button', { name: 'Send the terms to the buyer' });
  await expect(desk.getByText(/You are a party to this order\./).first()).toBeVisible();
  await expect(price).toHaveCount(0);
  expect(await axeViolations(desk)).toEqual([]);

  await signInStaff(desk, colleague);
  await desk.goto(`/ops/orders/${id}`);
  await desk.getByRole('textbox', { name: /^Service/ }).fill('30.00');
  await desk.getByRole('textbox', { name: /^Freight/ }).fill('20.00');
  await expect(desk.getByText(/You are a party to this order\./)).toHaveCount(0);
  await price.click();
  await expect(desk.getByText('The price went to the buyer.').first()).toBeVisible();
});
