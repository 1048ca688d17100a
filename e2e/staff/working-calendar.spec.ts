import { expect, type Page } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { newPart, quote, request } from '../stage/callers.ts';
import { openCast, shipTo } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage, memberPage } from '../stage/people.ts';
import { writeSetting } from '../stage/settings.ts';

/** An order that the seller has confirmed: its buyer pays within five working days. */
async function confirmed(cast: steps.Cast): Promise<steps.Order> {
  const post = await request(cast.buyer, { [newPart('DAY')]: 600 });
  const reply = await quote(cast.seller, post.id, '0.5');
  const choice = { goodsType: 'originalUnder3' as const, tests: ['generalVisual' as const] };
  const order = await steps.accept(cast, reply.id, { shipTo, ...choice });
  return steps.look(cast.buyer, await steps.confirm(cast, order));
}

/** The day of GMT+8 on which an order is due. */
function dueDay({ due }: steps.Order): string {
  const instant = Date.parse(due?.at ?? '');
  return new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** Takes all days out, so that this journey and later ones count as before. */
const clearCalendar = () => writeSetting({ key: 'workingDays', value: { exceptions: [] } });

/** The effect on orders that are open, counted in orders and not in pieces. */
const touched = /^\d+ orders? ha(s|ve) (its|their) deadline on the first/;

/** Adds a day as the last one of the list. */
async function addDay(page: Page, day: string, kind: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Date').last().fill(day);
  await page.getByLabel('Counts as').last().selectOption({ label: kind });
  await page.locator('[name^="reason-"]').last().fill(reason);
}

test('finance sets a day off: new deadlines are counted around it, deadlines that are set stay', async ({
  browser,
}) => {
  await clearCalendar();
  const cast = await openCast();
  const before = await confirmed(cast);
  const closed = dueDay(before);

  const first = await deskPage(browser, 'finance@assay.test');
  await first.goto('/ops/settings');
  await first.getByRole('button', { name: 'Open Working calendar' }).click();
  await addDay(first, closed, 'working day', 'Stocktaking');
  await expect(
    first.getByText('The public calendar has this day like that already.').first(),
  ).toBeVisible();
  await expect(first.getByLabel('Date')).toHaveAttribute('aria-invalid', 'true');
  await first.getByLabel('Counts as').selectOption({ label: 'day off' });
  await first.locator('[name="reason-0"]').fill('Typhoon');
  await expect(first.getByText(touched)).toBeVisible();
  await first
    .getByRole('textbox', { name: /^Reason/ })
    .last()
    .fill('The city closes');
  expect(await axeViolations(first)).toEqual([]);
  await first.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(first.getByText('The change waits for a second person')).toBeVisible();

  const second = await deskPage(browser, 'finance2@assay.test');
  await second.goto('/ops/settings?key=workingDays');
  await expect(second.getByText(/day off · Typhoon/).first()).toBeVisible();
  // The counts of the proposal stand beside those of today.
  for (const name of ['What it changes', 'When it was proposed']) {
    await expect(second.getByRole('region', { name }).getByText(touched)).toBeVisible();
  }
  expect(await axeViolations(second)).toEqual([]);
  await second.getByRole('checkbox', { name: 'I compared every line with the source' }).check();
  await second.getByRole('button', { name: 'Approve, it applies at once' }).click();
  await expect(second.getByText('The setting applies')).toBeVisible();

  try {
    await expect.poll(async () => dueDay(await confirmed(cast))).not.toBe(closed);
    const after = await confirmed(cast);
    expect(dueDay(after) > closed).toBe(true);
    expect(dueDay(await steps.look(cast.buyer, before))).toBe(closed);
    const buyer = await memberPage(browser, 'jonas@messwerk.test');
    await buyer.goto(`/my-order-details/${after.id}`);
    const [year, , day] = closed.split('-');
    await expect(
      buyer.getByText(/Not counted, no working days in mainland China/).first(),
    ).toContainText(new RegExp(`\\b${Number(day)} \\w+ ${year}`));
  } finally {
    await clearCalendar();
  }
});
