import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { registered } from '../stage/registering.ts';

/** Puts a row of buttons over the right lower corner, where toasts stand; counts their clicks. */
const putButtons = (page: Page) =>
  page.evaluate(() => {
    const row = document.createElement('div');
    row.style.cssText = 'position:fixed;right:0;bottom:0;width:100%;height:160px;z-index:5';
    const button = document.createElement('button');
    button.textContent = 'Below the toasts';
    button.style.cssText = 'position:absolute;inset:0';
    button.onclick = () => {
      button.dataset['clicked'] = 'yes';
    };
    row.append(button);
    document.body.append(row);
  });

/** Changes a setting, which a toast confirms, and returns the toast. */
async function causeToast(page: Page) {
  const hint = page.getByRole('checkbox', { name: 'Before a quote is refused' });
  await hint.scrollIntoViewIfNeeded();
  await hint.uncheck();
  const toast = page.getByRole('status').getByText('The setting is saved');
  await expect(toast).toBeVisible();
  return toast;
}

/** Returns the names of controls that the box of the toasts covers. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('[role=status][popover]');
    if (place === null) return ['no toast'];
    const box = place.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((one) => !place.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((one) => one.textContent || one.getAttribute('aria-label') || one.tagName);
  });

for (const width of [1440, 1024, 390]) {
  test(`a toast covers no control at ${width} px`, async ({ browser }) => {
    const { page } = await registered(browser, `toasts${width}`);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/personal-center');
    await expect(page.getByRole('heading', { name: 'Hints' })).toBeVisible();
    await putButtons(page);
    const toast = await causeToast(page);
    await expect.poll(() => coveredBy(page)).toEqual([]);
    await page.getByRole('button', { name: 'Below the toasts' }).click();
    await expect(page.getByRole('button', { name: 'Below the toasts' })).toHaveAttribute(
      'data-clicked',
      'yes',
    );
    // A control that scrolls below a toast moves it on.
    await page.mouse.wheel(0, -400);
    await expect.poll(() => coveredBy(page)).toEqual([]);
    await expect(toast).toBeVisible();
  });
}
