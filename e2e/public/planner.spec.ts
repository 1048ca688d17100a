import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { person } from '../stage/people.ts';

test('the planner keeps a budget, says what it finds and leads to an order', async ({
  browser,
}) => {
  const visitor = await person(browser);
  await visitor.goto('/qc-detection/planner');
  const chart = visitor.getByRole('list', { name: 'Chance to find each counterfeit type' });
  await expect(chart.getByRole('listitem')).toHaveCount(7);

  // Wrong limits are refused at their fields, and what was typed stays.
  await visitor.getByRole('textbox', { name: 'Working days at most' }).fill('400');
  await visitor.getByRole('button', { name: 'Plan tests' }).click();
  await expect(visitor.getByText('A whole number from 0 to 90.')).toBeVisible();
  await visitor.getByRole('textbox', { name: 'Working days at most' }).fill('1');
  await visitor.getByRole('textbox', { name: 'Lot size' }).fill('42');
  await visitor.getByRole('textbox', { name: 'Budget' }).fill('360');
  await visitor.getByRole('textbox', { name: 'Worth of the goods' }).fill('42');
  await visitor.getByRole('button', { name: 'Plan tests' }).click();
  await expect(visitor.getByText(/more than the goods at .*42\.00/)).toBeVisible();
  await expect(visitor).toHaveURL(/quantity=42/);
  const tests = visitor.getByRole('table', { name: 'Proposed tests' });
  await expect(tests).toContainText('X-ray');
  await expect(tests).not.toContainText('Decapsulation');
  await expect(chart).toContainText('under-covered');
  expect(await axeViolations(visitor)).toEqual([]);

  await visitor.getByRole('link', { name: 'Order with this plan' }).click();
  await expect(visitor.getByRole('checkbox', { name: /^X-ray/ })).toBeChecked();
  await expect(visitor.getByRole('checkbox', { name: /^Decapsulation/ })).not.toBeChecked();
});

test('an order form proposes tests within a budget and says where they outweigh the goods', async ({
  browser,
}) => {
  const visitor = await person(browser);
  await visitor.goto('/buyer-place-order');
  await visitor.getByRole('textbox', { name: 'Quantity' }).fill('42');
  await visitor.getByRole('textbox', { name: 'Unit price' }).fill('1');
  await visitor.getByText('Choose tests by budget and days').click();
  await visitor.getByRole('textbox', { name: 'Budget' }).fill('360');
  await visitor.getByRole('button', { name: 'Propose tests' }).click();
  await visitor.getByRole('button', { name: 'Take this proposal' }).click();
  await expect(visitor.getByRole('checkbox', { name: /^X-ray/ })).toBeChecked();
  await expect(
    visitor.getByText(/These tests cost .*, more than the goods at .*42\.00/),
  ).toBeVisible();
  const chart = visitor.getByRole('list', { name: 'Chance to find each counterfeit type' });
  await expect(chart.getByRole('listitem')).toHaveCount(7);
  await visitor.getByRole('textbox', { name: 'Unit price' }).fill('100');
  await expect(visitor.getByText(/more than the goods/)).toBeHidden();
});
