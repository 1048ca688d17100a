import { expect } from '@playwright/test';
import { login } from '#contract/accounts/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { person, signInStaff } from '../stage/people.ts';

test('a name that nobody knows becomes another name of a known maker, and waits again when taken back', async ({
  browser,
}) => {
  const stamp = Date.now().toString(36).toUpperCase();
  const name = `Nexpria ${stamp}`;
  const mpn = `BZX84-${stamp}`;
  const seller = new Caller('seller', over(market()));
  const session = await seller.send(login, {
    username: 'yue@lantai.test',
    password: DEMO_PASSWORD,
    agree: true,
  });
  await seller
    .signedIn(session)
    .send(inventoryAdd, { lines: [{ mpn, manufacturer: name, quantity: 3000 }] });

  const desk = await person(browser);
  const main = desk.getByRole('main');
  await signInStaff(desk, 'content@assay.test');
  await desk.goto('/ops/content/makers');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Manufacturer names');
  await main.getByRole('searchbox', { name: 'Name' }).fill(name);
  await expect(main.getByRole('row')).toHaveCount(2);
  await expect(main.getByRole('row').nth(1)).toContainText(mpn);
  expect(await axeViolations(desk)).toEqual([]);

  // Of its own is not what it is: the known maker is found by another of its names.
  await main.getByRole('button', { name: `Decide: ${name}` }).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'a manufacturer of its own' }).check();
  await drawer.getByRole('textbox', { name: 'Shown as' }).fill('');
  await drawer.getByRole('button', { name: 'Decide' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Shown as' })).toBeFocused();
  await drawer.getByRole('radio', { name: 'another name of a known manufacturer' }).check();
  await drawer.getByRole('searchbox', { name: 'Find a known manufacturer' }).fill('安世半导体');
  await drawer.getByRole('radio', { name: /^Nexperia/ }).check();
  await expect(drawer).toContainText('Stock lines that will show Nexperia: 1.');
  expect(await axeViolations(desk)).toEqual([]);
  await drawer.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText(`Decided: ${name} → Nexperia`)).toBeVisible();
  await expect(main.getByText('No waiting name matches.')).toBeVisible();

  await main.getByRole('tab', { name: 'Decided' }).click();
  const decided = main.getByRole('row').filter({ hasText: name });
  await expect(decided).toContainText('Done', { timeout: 60_000 });
  const reader = await person(browser);
  // The search index follows a moment later.
  const shows = (maker: string) =>
    expect(async () => {
      await reader.goto(`/part-search?keyword=${mpn}`);
      await expect(reader.getByRole('main')).toContainText(maker, { timeout: 2000 });
    }).toPass();
  await shows('Nexperia');

  await decided.getByRole('button', { name: `Take back: ${name}` }).click();
  const asked = desk.getByRole('dialog');
  await asked.getByRole('button', { name: 'Take back' }).click();
  await expect(desk.getByText('Taken back: the name waits again.')).toBeVisible();
  await expect(decided).toContainText('Taken back', { timeout: 60_000 });
  await shows(name);
});
