import { expect, type Page } from '@playwright/test';
import { orderOne } from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

/** Opens the first order of the list that has a report; returns the report's part of the page. */
async function openReported(page: Page) {
  await page.goto('/my-order');
  const links = page.locator('main a[href*="/my-order-details/"]');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const report = page.getByRole('article', { name: /TR-/ }).first();
  for (const path of new Set(paths)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Inspection', exact: true })).toBeVisible();
    if (await report.isVisible()) return report;
  }
  throw new Error('no order of the list has a report');
}

test('photos of a report stand beside its tests, those that show a fault first, all on request', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  // The lab's photos of the order, so often that they are ten; the last of them shows a fault.
  await page.route(`**${orderOne.path}`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: OrderView };
    for (const { photos } of body.data.lines.flatMap((line) => line.reports)) {
      const first = photos[0];
      if (first === undefined) continue;
      const copies = Array.from({ length: 10 }, (_, nth) => ({
        ...first,
        url: `${first.url}?copy=${nth}`,
        caption: `Photo ${nth}`,
        bad: nth === 9,
      }));
      photos.splice(0, photos.length, ...copies);
    }
    await route.fulfill({ response: reply, json: body });
  });
  const report = await openReported(page);
  const photos = report.getByRole('button', { name: /^Enlarge/ });
  await expect(photos).toHaveCount(6);
  await expect(photos.first()).toHaveAccessibleName('Enlarge: Photo 9');
  const boxes = async () => ({
    tests: await report.getByRole('table').boundingBox(),
    first: await photos.first().boundingBox(),
  });
  const beside = await boxes();
  expect(beside.first?.x).toBeGreaterThan((beside.tests?.x ?? 0) + (beside.tests?.width ?? 0));

  await report.getByRole('button', { name: 'Show all 10 photos' }).click();
  await expect(photos).toHaveCount(10);
  const below = await boxes();
  expect(below.first?.y).toBeGreaterThan((below.tests?.y ?? 0) + (below.tests?.height ?? 0));
  await photos.nth(1).click();
  await expect(page.getByRole('dialog').getByText('Photo 0')).toBeVisible();
});
