import { type Browser, expect, type Page } from '@playwright/test';
import * as accounts from '#contract/accounts/calls.ts';
import { depositApply } from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { mailedLogin } from '../stage/money/bank.ts';
import { deskPage, keepSession, MEMBER_KEY, person } from '../stage/people.ts';
import { freshEmail, onePixel } from '../stage/registering.ts';

/** A bank's slip as a PDF. */
const slipPdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A seller who has just come, without orders, and who announced a deposit. */
async function freshSeller(browser: Browser, lastname: string): Promise<Page> {
  const page = await person(browser);
  const email = freshEmail('deposit');
  const { caller, session } = await mailedLogin(page, email);
  const name = { firstname: 'Deposit', lastname };
  await caller.send(accounts.setKeyInfo, { mainIdentity: 'seller', ...name });
  const { url } = await caller.upload(fileUpload, 'slip.png', onePixel);
  const account = { accountName: lastname, accountNumber: '1', bankName: 'B', bankCode: '1' };
  await caller.send(depositApply, { ...account, proof: url });
  await keepSession(page, MEMBER_KEY, session);
  return page;
}

test('a deposit is not found, announced again, confirmed, asked back, refused and paid back', async ({
  browser,
}) => {
  const lastname = `Payer${Date.now()}`;
  const page = await freshSeller(browser, lastname);
  // The deposit is the third step of the settlement.
  const toDeposit = async () => {
    await page.goto('/seller-settlement');
    await page.getByRole('button', { name: /Integrity deposit/ }).click();
  };
  await toDeposit();
  const section = page.getByRole('region', { name: 'Your deposit' });
  await expect(section.getByText('To be confirmed')).toBeVisible();

  // Finance does not find it, and says why.
  const finance = await deskPage(browser, 'finance@assay.test');
  const openDeposit = async (state: string) => {
    await finance.goto('/ops/deposits');
    await finance.getByRole('radio', { name: state, exact: true }).click();
    await finance.getByRole('searchbox', { name: 'Number or paying account' }).fill(lastname);
    await expect(finance).toHaveURL(new RegExp(`keyword=${lastname}`));
    const table = finance.getByRole('table', { name: 'Integrity deposits' });
    await table
      .getByRole('row', { name: new RegExp(lastname) })
      .getByRole('link', { name: /DP-/ })
      .click();
    return finance.getByRole('dialog');
  };
  const first = await openDeposit('To be confirmed');
  await expect(first.getByText('CNY 10,000.00').or(first.getByText('10,000.00'))).not.toHaveCount(
    0,
  );
  await first.getByRole('button', { name: 'Confirm, it has arrived' }).click();
  await expect(first.getByRole('textbox', { name: /Bank reference/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await first.getByRole('button', { name: 'Not arrived' }).click();
  await first.getByRole('textbox', { name: /Reason/ }).fill('No transfer of this account.');
  await first.getByRole('button', { name: 'Not arrived' }).click();
  await expect(finance.getByText(/The seller is told/)).toBeVisible();

  // The seller reads it and announces it again; what is missing is said at its field.
  await toDeposit();
  await expect(section.getByText('No transfer of this account.')).toBeVisible();
  await expect(section.getByText('7559 0188 0010 4472')).toBeVisible();
  await section.getByRole('button', { name: 'I transferred it, ask finance to confirm' }).click();
  const name = section.getByRole('textbox', { name: 'Paying account name' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(lastname);
  await section.getByRole('textbox', { name: 'Paying account number' }).fill('755901880010447');
  await section.getByRole('textbox', { name: 'Paying bank' }).fill('南海联合银行');
  await section.getByRole('textbox', { name: 'Bank exchange code' }).fill('308584001219');
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: slipPdf });
  await section.getByRole('button', { name: 'I transferred it, ask finance to confirm' }).click();
  await expect(section.getByText('Finance looks for the transfer')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const again = await openDeposit('To be confirmed');
  // A PDF is offered to finance as a file: nothing of it is rendered in the page.
  const proof = again.getByRole('link', { name: 'Open the proof in a new window' });
  const served = await finance.request.get((await proof.getAttribute('href')) ?? '');
  expect(served.headers()['content-type']).toBe('application/pdf');
  expect(served.headers()['content-disposition']).toMatch(/^attachment; filename="slip.pdf"/);
  await expect(again.getByRole('img', { name: 'Proof of transfer' })).toHaveCount(0);
  await again.getByRole('textbox', { name: /Bank reference/ }).fill(`NHU${Date.now()}`);
  expect(await axeViolations(finance)).toEqual([]);
  await again.getByRole('button', { name: 'Confirm, it has arrived' }).click();
  await expect(finance.getByText(/Deposit DP-\S+ is confirmed/)).toBeVisible();

  // It is asked back, refused with a reason, asked back again.
  await toDeposit();
  const askBack = async () => {
    await section.getByRole('button', { name: 'Ask for the deposit back' }).click();
    await section.getByRole('textbox', { name: /Reason/ }).fill('We close this shop.');
    await section.getByRole('button', { name: 'Ask for the deposit back' }).click();
    await expect(section.getByText('The return was asked for.')).toBeVisible();
  };
  await askBack();
  const refused = await openDeposit('Asked back');
  await refused.getByRole('button', { name: 'Do not return now' }).click();
  await refused.getByRole('textbox', { name: /Reason/ }).fill('An after-sale is open.');
  await refused.getByRole('button', { name: 'Do not return now' }).click();
  await expect(finance.getByText(/The seller is told/)).toBeVisible();
  await toDeposit();
  await expect(section.getByText('An after-sale is open.')).toBeVisible();
  await askBack();
  // The seller keeps it here after all, and asks once more.
  await section.getByRole('button', { name: 'Keep the deposit here' }).click();
  await expect(section.getByRole('button', { name: 'Ask for the deposit back' })).toBeVisible();
  await askBack();

  // One person pays it back at the bank, the other approves.
  const paid = await openDeposit('Asked back');
  await paid.getByRole('textbox', { name: /Bank reference/ }).fill(`RET${Date.now()}`);
  await paid.getByRole('button', { name: /^Paid back at the bank/ }).click();
  await expect(paid.getByText('Another person of finance must approve this.')).toBeVisible();
  // While that waits the deposit is neither kept nor refused.
  await expect(finance.getByRole('button', { name: 'Do not return now' })).toHaveCount(0);
  await toDeposit();
  await expect(section.getByText('Finance is paying it back.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Keep the deposit here' })).toHaveCount(0);
  const second = await deskPage(browser, 'finance2@assay.test');
  // The address holds the filters of the list beside the record.
  await second.goto(finance.url());
  await expect(
    second.getByRole('searchbox', { name: 'Number or paying account', includeHidden: true }),
  ).toHaveValue(lastname);
  await expect(
    second.getByRole('radio', { name: 'Asked back', exact: true, includeHidden: true }),
  ).toBeChecked();
  await second.getByRole('checkbox', { name: /I compared every line/ }).check();
  await second.getByRole('button', { name: /^Approve return of/ }).click();
  await expect(second.getByText(/Deposit DP-\S+ is returned/)).toBeVisible();
  await toDeposit();
  await expect(section.getByText('Returned', { exact: true })).toBeVisible();
});
