import { expect, type Page } from '@playwright/test';
import { uploadStatus } from '#web/ui/form/upload-status.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { newPayer } from '../stage/money/bank.ts';
import { asMember } from '../stage/money/suspicions.ts';
import { person } from '../stage/people.ts';
import { onePixel, registered } from '../stage/registering.ts';

async function clean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

test('a visitor finds a seller, signs in to follow it, and drops it again', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/seller-search-results');
  const main = page.getByRole('main');
  await main.getByLabel('Brand in stock').fill('德州仪器');
  await main.getByLabel('Inspection record').selectOption('inspected');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/standing=inspected/);
  await clean(page);
  await main.getByLabel('Company, brand or city').fill('yunjing');
  await main.getByRole('button', { name: 'Search' }).click();
  await main.getByRole('link', { name: 'Yunjing Electronics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yunjing Electronics');
  await expect(main.getByText(/Pass rate .* interval/)).toBeVisible();
  await clean(page);

  const rows = main.getByRole('table', { name: 'Sample of the stock' }).getByRole('row');
  await expect(rows).toHaveCount(21);
  await main.getByRole('searchbox').fill('STM32F4');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/stock=STM32F4/);
  await expect(rows.nth(1)).toContainText('STM32F4');

  const seller = page.url();
  await asMember({ page, ...(await newPayer(page, `Follower ${Date.now()}`)) });
  await page.goto(seller);
  const follow = main.getByRole('button', { name: /^Follow/ });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.goto('/followed-sellers');
  await expect(main.getByRole('link', { name: 'Yunjing Electronics' })).toBeVisible();
  await main.getByRole('button', { name: 'Stop following Yunjing Electronics' }).click();
  await expect(main.getByText('You do not follow any seller yet.')).toBeVisible();
});

test('sellers are filtered by the country field of all forms, and by none again', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/seller-search-results');
  const main = page.getByRole('main');
  // The list of the drawn page gives way to the field.
  const country = main.locator('input[role=combobox]');
  await country.fill('chin');
  await page.getByRole('option', { name: /^CN/ }).click();
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/area=CN/);
  await expect(country).toHaveValue(/^CN/);
  await expect(main.getByRole('link', { name: 'Yunjing Electronics' })).toBeVisible();
  await country.click();
  await page.getByRole('option', { name: 'All areas' }).click();
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).not.toHaveURL(/area=/);
  await clean(page);
});

test('a buyer completes its profile; others see it without its contacts', async ({ browser }) => {
  const { page } = await registered(browser, 'profiled');
  const main = page.getByRole('main');
  await page.goto('/buyer-info-edit');
  await main.getByLabel('About the company').fill('Repairs industrial drives.');
  await main.getByLabel('Website').fill('norte');
  await main.getByRole('button', { name: 'Add a contact person' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByLabel('Website')).toBeFocused();
  await clean(page);
  await main.getByLabel('Website').fill('https://norte.test');
  await main.getByLabel('Telephone').first().fill('91 555 0199');
  await main.getByLabel(/^Name/).fill('Lucía Vega');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/buyer-basic-information/);
  await expect(main.getByText('Repairs industrial drives.')).toBeVisible();
  await expect(main.getByText('91 555 0199')).toBeVisible();

  await page.goto('/buyer-preview');
  await expect(main.getByText('Repairs industrial drives.')).toBeVisible();
  await expect(main.getByText('91 555 0199')).toHaveCount(0);
  await clean(page);
});

test('the percent of a profile stands until nothing is missing, and then no more', async ({
  browser,
}) => {
  const { page } = await registered(browser, 'percent');
  const main = page.getByRole('main');
  await page.goto('/buyer-basic-information');
  await expect(main.getByText('Profile complete')).toBeVisible();
  await expect(main.getByText('Few parts are filled in')).toBeVisible();
  await main.getByRole('link', { name: 'about the company' }).click();
  await main.getByLabel('About the company').fill('Repairs industrial drives.');
  await main.getByLabel('Address').fill('Rua do Porto 12, Porto');
  await main.getByLabel('Website').fill('https://norte.test');
  await main.getByLabel('Telephone').first().fill('91 555 0199');
  await main.getByLabel('Working hours').fill('Mon-Fri 9:00-18:00');
  await main.getByLabel('Language to write in').selectOption('en');
  await main.getByRole('button', { name: 'Add a contact person' }).click();
  await main.getByLabel(/^Name/).fill('Lucía Vega');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Still missing: logo')).toBeVisible();
  await expect(main.getByText('90%')).toBeVisible();
  await main.getByRole('link', { name: 'logo' }).click();
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: onePixel };
  await main.locator('input[type=file]').setInputFiles(picture);
  await expect(main.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Repairs industrial drives.')).toBeVisible();
  await expect(main.getByText('Profile complete')).toHaveCount(0);
});

test('a page of nobody is not found, with a way on', async ({ browser }) => {
  const page = await person(browser);
  const reply = await page.goto('/seller-info-detail/01936f1e-0000-7000-8000-00000000dead');
  expect(reply?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Search sellers' }).click();
  await expect(page).toHaveURL(/\/seller-search-results/);
  expect((await page.goto('/buyer-detail/nobody'))?.status()).toBe(404);
});

test('a buyer keeps addresses as their country writes them, and a masked freight account', async ({
  browser,
}) => {
  const { page } = await registered(browser, 'shipper');
  const main = page.getByRole('main');
  await page.goto('/buyer-address');
  await main.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Recipient').fill('Anna Bauer');
  await form.getByRole('combobox', { name: /Country/ }).fill('United States');
  await page.getByRole('option', { name: /^US -/ }).click();
  await form.getByLabel('Telephone').fill('+1 512 555 0142');
  await form.getByLabel('Street and number').fill('4 Congress Ave');
  await form.getByLabel('City').fill('Austin');
  await form.getByLabel('Postcode').fill('78701');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('State or province')).toBeFocused();
  await clean(page);
  await form.getByLabel('State or province').fill('TX');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('4 Congress Ave, Austin, TX, 78701')).toBeVisible();
  await expect(main.getByText('Default', { exact: true })).toBeVisible();
  await clean(page);

  await page.goto('/buyer-freight-account');
  await main.getByRole('button', { name: 'Add an account' }).click();
  await form.getByLabel('Account number').fill('965411234821');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('•••• 4821')).toBeVisible();
  await main.getByRole('button', { name: /^Show the full number/ }).click();
  await expect(main.getByText('965411234821')).toBeVisible();
  await clean(page);
  await main.getByRole('button', { name: /^Delete the DHL account/ }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('There is no freight account yet.')).toBeVisible();
});

test('spec 4: file status: a picture is uploading, fails, is sent again, is done, or is given up', async ({
  browser,
}) => {
  const { page } = await registered(browser, 'uploader');
  await page.goto('/buyer-ablum');
  const main = page.getByRole('main');
  const status = (value: number) => main.locator(`li[data-status="${value}"]`);
  const answers: ((act: 'lose' | 'pass') => void)[] = [];
  await page.route('**/file/upload', async (route) => {
    const act = await new Promise<'lose' | 'pass'>((say) => answers.push(say));
    await (act === 'lose' ? route.abort() : route.continue());
  });
  const choose = (name: string) =>
    main
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: onePixel });

  await choose('board.png');
  await expect(status(uploadStatus.sending)).toContainText('board.png');
  await expect(main.getByRole('progressbar', { name: 'board.png' })).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.('lose');
  await expect(status(uploadStatus.failed)).toContainText('board.png');
  await main.getByRole('button', { name: 'Try again: board.png' }).click();
  await expect(status(uploadStatus.sending)).toContainText('board.png');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('pass');
  await expect(main.getByRole('link', { name: 'Open picture 1' })).toBeVisible();

  await choose('second.png');
  await expect(status(uploadStatus.sending)).toContainText('second.png');
  await main.getByRole('button', { name: 'Cancel: second.png' }).click();
  await expect(main.getByText('second.png')).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('link', { name: /^Open picture/ })).toHaveCount(1);
});
