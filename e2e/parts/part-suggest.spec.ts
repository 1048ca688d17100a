import { expect, type Request } from '@playwright/test';
import { holdBack } from '../stage/browser/hold-back.ts';
import { test } from '../stage/journey.ts';
import { person } from '../stage/people.ts';

test('the list of a text that comes late keeps the line that is marked', async ({ browser }) => {
  const page = await person(browser);
  const isLate = (request: Request) => request.postData()?.includes('"STM32F4"') ?? false;
  const arrive = await holdBack(page, '**/search/suggest', isLate);
  await page.goto('/rfq');
  const search = page.getByRole('search').filter({ visible: true }).first();
  const field = search.getByRole('combobox');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const wanted = options.filter({ hasText: 'STM32F407VGT6' });
  await field.fill('stm32f');
  await expect(wanted).toHaveCount(1);
  const others = options.filter({ hasText: 'STM32F103' });
  await expect(others.first()).toBeVisible();

  // The list of the text before still stands: a line of it is marked.
  const asked = page.waitForRequest(isLate);
  await field.press('End');
  await field.pressSequentially('4');
  await asked;
  const place = (await options.allTextContents()).findIndex((one) => one.includes('STM32F407VGT6'));
  for (let step = 0; step <= place; step += 1) await field.press('ArrowDown');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  arrive();
  await expect(others).toHaveCount(0);
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/part-search?keyword=STM32F407VGT6&isAccurate=1');
});
