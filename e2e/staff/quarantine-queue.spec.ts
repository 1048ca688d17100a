import { expect } from '@playwright/test';
import { quarantineOrder } from '#contract/orders/staff-calls.ts';
import { quarantineOfOrder } from '#contract/quarantine/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { openCast, reported } from '../stage/cast.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

test('the queue of the quarantine register: support clears a lot, the warehouse sends it back', async ({
  browser,
}) => {
  const cast = await openCast();
  const doubtful = {
    grade: 'F',
    verdict: 'suspect',
    conclusion: 'Two depths of marking.',
  } as const;
  const order = await reported(cast, doubtful);
  await steps.reject(cast, order, 'They are doubtful.', [order.lines[0]?.id ?? '']);
  const { id, version } = await steps.requestRuling(cast, await steps.look(cast.buyer, order));
  await cast.support.send(quarantineOrder, { id, version, reason: 'Suspect counterfeit.' });
  const [entry] = await cast.seller.send(quarantineOfOrder, { id });
  if (entry === undefined) throw new Error('nothing is in quarantine');
  const { lotNo } = entry;

  const support = await deskPage(browser, 'support2@assay.test');
  await day.takeNext(support, lotNo);
  const drawer = support.getByRole('dialog');
  await expect(drawer).toContainText(lotNo);
  await drawer.getByRole('radio', { name: 'Clear it: back to the seller' }).check({ force: true });
  const clear = drawer.getByRole('button', { name: 'Clear it: back to the seller' });
  await clear.click();
  const reason = drawer.getByRole('textbox', { name: 'Reason, which both parties read' });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('The maker confirms both markings.');
  expect(await axeViolations(support)).toEqual([]);
  await clear.click();
  await expect(drawer.getByText('Cleared', { exact: true }).first()).toBeVisible();
  // It is the dock's work now: the claim of support, which does not do it, has ended.
  const table = await day.narrow(support, lotNo);
  const row = table.getByRole('row').filter({ hasText: lotNo });
  await expect(row).toContainText('Dock');
  await expect(row).not.toContainText('You');

  const warehouse = await deskPage(browser, 'warehouse2@assay.test');
  await day.takeNext(warehouse, lotNo);
  const goods = warehouse.getByRole('dialog');
  await goods.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662444');
  await goods.getByRole('button', { name: 'Record the return' }).click();
  await expect(goods.getByText('Returned', { exact: true }).first()).toBeVisible();
  await day.expectDone(warehouse, lotNo);
});
