import { expect, type Page } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { openCast, reported } from '../stage/cast.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { memberPage } from '../stage/people.ts';
import { keepSilent } from '../stage/silence.ts';

/** Waits for what the clock of the market does. */
async function seen(page: Page, text: string): Promise<void> {
  await runJob('orders.sweep');
  await expect(page.getByText(text).first()).toBeVisible();
}

test('section 6: a buyer who never answers: the result counts as confirmed, the goods as received', async ({
  browser,
}) => {
  test.slow();
  const cast = await openCast();
  const passed = { grade: 'A', verdict: 'pass', conclusion: 'As marked.' } as const;
  const order = await reported(cast, passed);
  const before = await movedFor(cast.seller, order.no);
  const buyer = await memberPage(browser, 'jonas@messwerk.test');
  await buyer.goto(`/my-order-details/${order.id}`);
  await expect(buyer.getByRole('button', { name: 'Send decision' })).toBeVisible();

  await keepSilent(order.id, '3wd');
  await seen(buyer, 'Verdict pass, no answer in 3 working days: counts as confirmed');
  await expect(buyer.getByRole('button', { name: 'Send decision' })).toHaveCount(0);
  const parcel = { carrier: 'DHL', trackingNo: '4471992000' } as const;
  const sent = await steps.dispatch(cast, await steps.look(cast.buyer, order), parcel);
  await steps.deliver(cast, sent);
  await buyer.reload();
  await expect(buyer.getByRole('button', { name: 'Confirm receipt' })).toBeVisible();

  await keepSilent(order.id, '7d');
  await seen(buyer, 'Counts as received, 7 days after delivery');
  await expect(buyer.getByText('The order is complete.').first()).toBeVisible();
  const { state, sums } = await steps.look(cast.seller, order);
  expect(state).toBe('completed');
  const paid = Number(sums.sellerReceives?.amount.replace('.', ''));
  expect((await movedFor(cast.seller, order.no)) - before).toBe(paid);
  await expectZeroTrial(market());
});
