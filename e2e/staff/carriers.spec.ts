import { expect } from '@playwright/test';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { openCast, paid } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage, mailsTo, memberPage } from '../stage/people.ts';
import { settingOf, writeSetting } from '../stage/settings.ts';

const run = Date.now().toString(36);
const KEY = `Y${run}`;
const NAME = `Yuantong ${run}`;
const NUMBER = `YT 7788 ${Date.now()}`;
const PAGE = `https://www.yto.example/track?no=${NUMBER.replaceAll(' ', '')}`;

/** Offers TNT again and carriers of this journey no longer, so that later journeys choose as before. */
async function restoreCarriers(): Promise<void> {
  const { current } = await settingOf('carriers');
  const carriers = (current?.value['carriers'] ?? []) as CarrierEntry[];
  await writeSetting({
    key: 'carriers',
    value: {
      carriers: carriers.map((one) => {
        if (/^Yuantong /.test(one.name)) return { ...one, offered: 'none' as const };
        return one.key === 'TNT' ? { ...one, offered: 'all' as const } : one;
      }),
    },
  });
}

test('finance adds a carrier and withdraws one: forms offer it, and its numbers lead to its page', async ({
  browser,
}) => {
  await restoreCarriers();
  const order = await paid(await openCast());

  const first = await deskPage(browser, 'finance@assay.test');
  await first.goto('/ops/settings');
  await first.getByRole('button', { name: 'Open Carriers' }).click();
  await first.getByRole('button', { name: 'Add a carrier' }).click();
  const added = first.getByRole('group', { name: 'New carrier' });
  await added.getByLabel('Key, stays for good').fill(KEY);
  await added.locator('[name^="name-"]').fill(NAME);
  const page = added.getByLabel('Address of its tracking page');
  await page.fill('http://www.yto.example/{tracking}');
  await page.blur();
  await expect(added.getByText(/^An https address of a public host/)).toBeVisible();
  await page.fill('https://www.yto.example/track?no={tracking}');
  const withdrawn = first.getByRole('group', { name: 'TNT', exact: true });
  await withdrawn.getByLabel('Offered').selectOption({ label: 'no longer' });
  await expect(first.getByText(/parcels? (is|are) under way|Nothing that is open/)).toBeVisible();
  await first
    .getByRole('textbox', { name: /^Reason/ })
    .last()
    .fill('A contract with Yuantong');
  expect(await axeViolations(first)).toEqual([]);
  await first.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(first.getByText('The change waits for a second person')).toBeVisible();

  const second = await deskPage(browser, 'finance2@assay.test');
  await second.goto('/ops/settings?key=carriers');
  await expect(second.getByText(`${KEY} · ${NAME}`).first()).toBeVisible();
  expect(await axeViolations(second)).toEqual([]);
  await second.getByRole('checkbox', { name: 'I compared every line with the source' }).check();
  await second.getByRole('button', { name: 'Approve, it applies at once' }).click();
  await expect(second.getByText('The setting applies')).toBeVisible();

  try {
    const seller = await memberPage(browser, 'tao@hexin.test');
    await seller.goto(`/seller-my-order-detail/${order.id}`);
    const carrier = seller.getByLabel('Carrier');
    await carrier.selectOption({ label: NAME });
    await expect(carrier.getByRole('option', { name: 'TNT' })).toHaveCount(0);
    await seller.getByRole('textbox', { name: 'Tracking number' }).fill(NUMBER);
    await seller.getByRole('button', { name: 'Enter the shipment' }).click();
    await expect(seller.getByText(`${NAME} ${NUMBER}`).first()).toBeVisible();

    const buyer = await memberPage(browser, 'jonas@messwerk.test');
    await buyer.goto(`/my-order-details/${order.id}`);
    const link = buyer.getByRole('link', { name: NUMBER });
    await expect(link).toHaveAttribute('href', PAGE);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await axeViolations(buyer)).toEqual([]);
    await expect
      .poll(async () => JSON.stringify(await mailsTo(buyer, 'jonas@messwerk.test')))
      .toContain(PAGE);
  } finally {
    await restoreCarriers();
  }
});
