import { expect } from '@playwright/test';
import { newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signIn } from '../stage/people.ts';

const price = { fr: '1,234', ru: '0,00213', en: '0,085' } as const;
const sent = { fr: '1.234', ru: '0.00213', en: '0.085' } as const;

for (const lang of ['fr', 'ru', 'en'] as const) {
  test(`a price with a comma, typed sign by sign, stays and is sent (${lang})`, async ({
    browser,
  }) => {
    const page = await person(browser, lang);
    await signIn(page, 'jonas@messwerk.test');
    await page.goto('/post-inquiry');
    const field = (name: string) => page.locator(`[name="${name}.0"]`);
    const part = newPart('COMMA');
    await field('mpn').fill(part);
    await field('quantity').pressSequentially('5,000');
    await field('targetPrice').pressSequentially(price[lang]);
    await expect(field('targetPrice')).toHaveValue(price[lang]);
    await expect(field('quantity')).toHaveValue('5000');
    const asked = page.waitForRequest(/\/inquiry\/send$/);
    await field('targetPrice').press('Control+Enter');
    expect((await asked).postDataJSON().lines).toMatchObject([
      { mpn: part, quantity: '5000', targetPrice: sent[lang] },
    ]);
    await expect(page).toHaveURL(/\/inquiry-details\?id=/);
  });
}

test('decimals that are too many are said at their field and stay', async ({ browser }) => {
  const page = await memberPage(browser, 'min@yunjing.test');
  await page.goto('/quote/match');
  await page.getByRole('main').getByRole('button', { name: 'Quote', exact: true }).first().click();
  const unitPrice = page.getByRole('main').getByLabel('Unit price');
  await unitPrice.fill('');
  await unitPrice.pressSequentially('0.6480001');
  await unitPrice.press('Tab');
  await expect(unitPrice).toHaveAttribute('aria-invalid', 'true');
  await expect(unitPrice).toHaveValue('0.6480001');
  await unitPrice.fill('');
  await unitPrice.pressSequentially('0,648');
  await expect(unitPrice).toHaveValue('0,648');
  await unitPrice.press('Tab');
  await expect(unitPrice).toHaveValue('0.648');
  await expect(unitPrice).not.toHaveAttribute('aria-invalid');
});
