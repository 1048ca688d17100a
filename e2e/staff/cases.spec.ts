import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { deskPage, mailsTo, memberPage, person } from '../stage/people.ts';

/** The link of the newest mail to an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const mails = await mailsTo(page, email);
    link = /\/case#[A-Za-z0-9_-]{43}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

const subjects = async (page: Page, email: string): Promise<string[]> =>
  (await mailsTo(page, email)).map(({ subject }) => subject);

/** Support finds a case by its number, takes it up and says something. */
async function support(page: Page, no: string, { act, text }: { act: string; text: string }) {
  await page.goto('/ops/cases');
  await page.getByRole('textbox', { name: /Number, name, company/ }).fill(no);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: no }).click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  const take = page.getByRole('button', { name: 'Take up' });
  const box = page.getByRole('textbox', { name: /^Text/ });
  await expect(take.or(box)).toBeVisible();
  if (await take.isVisible()) await take.click();
  await page.getByRole('radio', { name: act, exact: true }).click();
  await box.fill(text);
  await page.locator('form').getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('listitem').getByText(text)).toBeVisible();
}

test('a visitor asks for legal support, support answers, the visitor reads it by the mailed link', async ({
  browser,
}) => {
  const email = `ana.${Date.now()}@elsewhere.test`;
  const page = await person(browser);
  await page.goto('/legal-support');
  await page.getByRole('link', { name: 'Send a legal request' }).click();
  const form = page.getByRole('form', { name: 'Send a legal request' });

  // A missing value is reported at its field, and the first one gets the focus.
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByLabel('Category')).toBeFocused();
  await expect(form.getByText('Required.')).not.toHaveCount(0);

  await form.getByLabel('Category').selectOption({ label: 'Refund delayed' });
  await form.getByLabel('Which side are you').selectOption({ label: 'Buyer' });
  await form.getByLabel('Order number').fill('TO-26112');
  await form.getByLabel('What happened').fill('The refund of November is not here.');
  await form.getByRole('textbox', { name: /^Name\b(?! of)/ }).fill('Ana Ruiz');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('An order number such as TO-261121-4093.')).toBeVisible();

  // A typed form survives a reload.
  await page.reload();
  await expect(form.getByLabel('What happened')).toHaveValue('The refund of November is not here.');
  await form.getByLabel('Order number').fill('');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  const receipt = page.getByRole('heading', { name: /^Received as LG-/ });
  await expect(receipt).toBeVisible();
  const no = /LG-\d+-\d+/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  const link = await mailedLink(page, email);

  const desk = await deskPage(browser, 'support@assay.test');
  await support(desk, no, { act: 'Ask for more', text: 'Which bank account is it?' });
  await expect.poll(() => subjects(page, email)).toContain(`${no} needs a reply from you`);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await expect(page.getByText('Which bank account is it?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply' }).fill('The one of the order.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('listitem').getByText('The one of the order.')).toBeVisible();

  await support(desk, no, { act: 'Answer', text: 'Finance paid it today.' });
  await expect.poll(() => subjects(page, email)).toContain(`${no} is answered`);
  await page.reload();
  await expect(page.getByText('Finance paid it today.')).toBeVisible();

  // Another secret opens nothing.
  const wrong = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  const stranger = await person(browser);
  await stranger.goto(wrong);
  await expect(stranger.getByText('This link does not open a case.')).toBeVisible();
});

test('a buyer complains about a seller and reads the answer in the console', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.goto('/add-complaint-seller');
  const form = page.getByRole('form', { name: 'Your complaint' });
  await expect(form.getByLabel('E-mail')).toHaveValue('dana@hollis.test');
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana Whitfield');
  await form.getByRole('textbox', { name: /^Seller/ }).fill('Yunjing Electronics');
  await form.getByLabel('Category').selectOption({ label: 'Not what was ordered' });
  await form.getByLabel('What happened').fill('Other parts came than were ordered.');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'View the case' }).click();
  await expect(page).toHaveURL(/\/complaint-seller-detail\//);
  const head = page.getByRole('heading', { level: 1, name: /^CP-/ });
  const no = (await head.textContent()) ?? '';

  const desk = await deskPage(browser, 'support@assay.test');
  await support(desk, no, { act: 'Answer', text: 'The seller takes them back.' });

  await page.goto('/message-center');
  await page.getByText(`${no} is answered`).first().click();
  await page.goto('/complaint-seller-list');
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText('Answered');
  await row.getByRole('link', { name: no }).click();
  await expect(page.getByText('The seller takes them back.')).toBeVisible();

  await page.getByRole('button', { name: 'Close this case' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(`${no} is closed.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});
