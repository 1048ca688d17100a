import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { asMember, openWithdrawal, recharged, step, withdraw } from '../stage/money/suspicions.ts';
import { deskPage, mailedCode, memberPage } from '../stage/people.ts';

const MEMBER = 'dana@hollis.test';

const figure = async (page: Page, name: string): Promise<number> => {
  const balances = page.getByRole('region', { name: 'Balances' });
  const text = await balances.locator('dl', { hasText: name }).locator('dd').first().textContent();
  return Number((text ?? '').replace(/[^\d.]/g, ''));
};

test('spec 5: withdrawal: a member applies, two people of finance pay, the bank returns it', async ({
  browser,
}) => {
  const page = await memberPage(browser, MEMBER);
  await page.goto('/buyer-wallet');
  const [available, frozen] = [await figure(page, 'Available'), await figure(page, 'Frozen')];
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw USD' })).toBeVisible();

  // Bad input is refused at its field, and what was typed stays.
  const amount = page.getByRole('textbox', { name: 'Bank receives' });
  await amount.fill('0.5');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is less than the smallest withdrawal.')).toBeVisible();
  await expect(amount).toHaveValue('0.5');
  await amount.fill('4000000');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is more than the largest withdrawal.')).toBeVisible();

  await amount.fill('321.00');
  const code = await mailedCode(page, MEMBER, async () => {
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Sent to d•••@hollis.test')).toBeVisible();
  });
  // Other figures void the code.
  await amount.fill('322.00');
  await expect(page.getByText('the code sent before is void', { exact: false })).toBeVisible();
  await amount.fill('321.00');
  const box = page.getByRole('textbox', { name: 'E-mail code' });
  await box.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Withdraw USD 321.00' }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill(code);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw USD 321.00' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal applied for' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen + 321, 2);
  expect(await figure(page, 'Available')).toBeCloseTo(available - 321, 2);

  await page.goto('/buyer-cash-list');
  const newest = page.getByRole('table').getByRole('link').first();
  const no = (await newest.textContent()) ?? '';
  await newest.click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the withdrawal' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The maker requests approval and may not give it; the second person does.
  const maker = await deskPage(browser, 'finance@assay.test');
  await openWithdrawal(maker, no);
  expect(await axeViolations(maker)).toEqual([]);
  await step(maker, 'Request approval').click();
  await maker.getByRole('textbox', { name: 'Note' }).fill('Called Dana on the number of the card.');
  await step(maker, 'Request approval').click();
  await expect(maker.getByText(`${no} waits for a second person of finance.`)).toBeVisible();
  await openWithdrawal(maker, no);
  await expect(step(maker, 'Withdraw my request')).toBeVisible();
  await expect(step(maker, 'Approve USD 321.00')).toHaveCount(0);

  const checker = await deskPage(browser, 'finance2@assay.test');
  await openWithdrawal(checker, no);
  const approve = step(checker, 'Approve USD 321.00');
  await expect(approve).toBeDisabled();
  await checker.getByRole('checkbox', { name: /compared the account number/ }).check();
  await approve.click();
  await expect(checker.getByText(`${no} is approved and carried out.`)).toBeVisible();

  await openWithdrawal(maker, no);
  await step(maker, 'Record the transfer').click();
  await maker.getByRole('textbox', { name: 'Bank reference' }).fill(`FT-${no}`);
  await step(maker, 'Record the transfer').click();
  await expect(maker.getByText(`The transfer of ${no} is recorded.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('It was sent; the bank has to confirm it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the withdrawal' })).toHaveCount(0);

  // The bank returns it: two people record that, the money is frozen again, and two approve anew.
  await openWithdrawal(maker, no);
  await step(maker, 'Ask to record a bank return').click();
  await maker.getByRole('textbox', { name: 'Bank reference of the return' }).fill(`RT-${no}`);
  await maker.getByRole('textbox', { name: /^Reason of the bank/ }).fill('Account closed');
  await step(maker, 'Ask to record a bank return').click();
  await expect(
    maker.getByText(`The bank return of ${no} waits for a second person of finance.`),
  ).toBeVisible();
  // Until the second person has seen it at the bank, the member reads that it was sent.
  await page.reload();
  await expect(page.getByText('It was sent; the bank has to confirm it.')).toBeVisible();
  await openWithdrawal(checker, no);
  await checker.getByRole('checkbox', { name: /saw the money back/ }).check();
  await step(checker, 'Record the return of USD 321.00').click();
  await expect(checker.getByText(`${no} is approved and carried out.`)).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('The bank returned it: Account closed.', { exact: false }),
  ).toBeVisible();
  await openWithdrawal(maker, no);
  await step(maker, 'Open again').click();
  await step(maker, 'Open again').click();
  await expect(maker.getByText(`${no} is open again and needs two people anew.`)).toBeVisible();

  // Sent back by the checker, then refused: the member reads why and has the money.
  await openWithdrawal(maker, no);
  await step(maker, 'Request approval').click();
  await maker.getByRole('textbox', { name: 'Note' }).fill('Same account again.');
  await step(maker, 'Request approval').click();
  await openWithdrawal(checker, no);
  const sendBack = checker.getByRole('dialog').getByRole('button', { name: /^Send back/ });
  await sendBack.click();
  await expect(checker.getByText('Say why: the maker reads it.')).toBeVisible();
  await checker.getByRole('textbox', { name: 'Note' }).fill('The account is closed.');
  await sendBack.click();
  await expect(checker.getByText(`${no} is sent back to its maker.`)).toBeVisible();
  await openWithdrawal(maker, no);
  await expect(maker.getByText('The checker sent it back: The account is closed.')).toBeVisible();
  await step(maker, 'Refuse').click();
  await maker.getByRole('textbox', { name: /^Reason/ }).fill('Give us another account.');
  await step(maker, 'Refuse').click();
  await expect(maker.getByText(`${no} is refused`, { exact: false })).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('It was refused: Give us another account.', { exact: false }),
  ).toBeVisible();
  await page.goto('/buyer-wallet');
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen, 2);
});

test('spec 5: bank account: numbers are checked, one is the default, and one is removed', async ({
  browser,
}) => {
  const company = `Messwerk ${Date.now()} GmbH`;
  const page = await asMember(await recharged(browser, company, ['7000.00']));
  await page.goto('/buyer-bank-list');
  await page.getByRole('button', { name: 'Add a USD account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Bank$|^Bank\*$/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(await axeViolations(page)).toEqual([]);
  const country = dialog.getByRole('combobox');
  await country.fill('Germany');
  await page
    .getByRole('option', { name: /Germany/ })
    .first()
    .click();
  const fill = async (name: string | RegExp, text: string) =>
    dialog.getByRole('textbox', { name }).fill(text);
  await expect(dialog.getByRole('textbox', { name: 'Account holder' })).toHaveValue(company);
  await fill('Account number or IBAN', 'DE89 3704 0044 0532 0130 01');
  await fill(/^Bank(?! code)/, 'Commerzbank');
  await fill('SWIFT code (BIC)', 'COBADEFF');
  await fill('Town', 'Köln');
  await fill('Postcode', '50667');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Enter a valid IBAN of this country', { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Town' })).toHaveValue('Köln');
  await fill('Account number or IBAN', 'DE89 3704 0044 0532 0130 00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The bank account is added.')).toBeVisible();
  const row = page.getByRole('row', { name: /Commerzbank/ });
  await expect(row).toContainText('•••• •••• 3000');
  await expect(row).toContainText('Default');
  await expect(row).toContainText('From');
  expect(await axeViolations(page)).toEqual([]);

  // Above the set amount, or for a new account at once: a second factor.
  await page.goto('/buyer-cash-apply');
  await page.getByRole('textbox', { name: 'Bank receives' }).fill('6000');
  await expect(page.getByRole('textbox', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw USD 6,000.00' })).toBeDisabled();

  await page.goto('/buyer-bank-list');
  await page.getByRole('button', { name: 'Remove: 3000' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The bank account is removed.')).toBeVisible();
  await expect(page.getByText('No account in USD yet.')).toBeVisible();
});

test('a withdrawal is cancelled by its member before finance approves it', async ({ browser }) => {
  const company = `Taker ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, ['600.00']);
  await withdraw(payer, company, '500.00');
  const page = await asMember(payer);
  await page.goto('/buyer-cash-list');
  await page.getByRole('radio', { name: 'To be approved' }).check();
  await page
    .getByRole('row', { name: /500\.00/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Cancel the withdrawal' }).click();
  await expect(page.getByText('It was cancelled; the amount is available again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the withdrawal' })).toHaveCount(0);
});
