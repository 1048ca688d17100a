import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import {
  announce,
  importFile,
  lastClosing,
  makePayoutFile,
  releasePayoutFile,
  statementOf,
  yuanStatement,
} from '../stage/money/bank.ts';
import { deskPage } from '../stage/people.ts';

const IBAN = 'EE382200221020145685';
const panelOf = (page: Page): Locator => page.getByRole('region', { name: /^Line \d/ });
const openLine = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Statement lines' })
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button')
    .click();

/** Asks the second person to send the open line's payment back. */
async function askBack(page: Page, reason: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Send back to the payer' }).click();
  const form = panel.getByRole('form', { name: 'Send the payment back to its payer' });
  await expect(form).toContainText(IBAN);
  await form.getByRole('button', { name: 'Send for approval' }).click();
  await expect(form.getByRole('textbox', { name: /Reason/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await form.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await form.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Back to the payer: waits for a second person')).toBeVisible();
}

test('two people of finance send a payment of a third party back to its account', async ({
  browser,
}) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const stamp = Date.now();
  const [no = ''] = await announce(maker, `Oder ${stamp} GmbH`, ['210.00']);
  const day = new Date().toISOString().slice(0, 10);
  const stranger = `Baltic ${stamp} OU`;
  const statement = statementOf(await lastClosing(maker), [
    [day, '210.00', stranger, no, `T${no}`, IBAN],
  ]);
  await importFile(maker, 'third.csv', statement);
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  const address = new URL(maker.url()).pathname;
  await openLine(maker, stranger);
  await askBack(maker, 'Only the company itself may pay');

  // Sent back to the maker with a note, asked again, refused.
  await checker.goto(address);
  await openLine(checker, stranger);
  const decision = panelOf(checker);
  await expect(decision).toContainText(IBAN);
  await expect(decision).toContainText('Only the company itself may pay');
  await decision.getByRole('textbox').fill('Is it the parent company?');
  await decision.getByRole('button', { name: /Send back to/ }).click();
  await expect(decision.getByText(/Is it the parent company/)).toBeVisible();
  await maker.goto(address);
  await openLine(maker, stranger);
  await expect(panelOf(maker).getByText(/Is it the parent company/)).toBeVisible();
  await askBack(maker, 'It is no parent company');
  await checker.goto(address);
  await openLine(checker, stranger);
  await decision.getByRole('textbox').fill('Ask the member first');
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(decision.getByText(/Ask the member first/)).toBeVisible();
  await maker.goto(address);
  await openLine(maker, stranger);
  await expect(panelOf(maker).getByText(/Ask the member first/)).toBeVisible();
  await askBack(maker, 'The member knows nobody of that name');
  await checker.goto(address);
  await openLine(checker, stranger);
  await expect(decision).toContainText(no);

  // Approved: it waits for a file, which the second person releases.
  await decision.getByRole('checkbox', { name: /compared/ }).check();
  await decision.getByRole('button', { name: /Approve sending back/ }).click();
  await expect(decision.getByRole('heading', { name: /waits for a payment file/ })).toBeVisible();
  expect(await axeViolations(checker)).toEqual([]);
  await maker.goto('/ops/payout-files');
  const ready = maker.getByRole('table', { name: 'Ready to be paid' });
  const row = ready.getByRole('row', { name: new RegExp(stranger) });
  await expect(row).toContainText('Payment to a sender');
  const number = (await row.getByRole('link').textContent()) ?? '';
  await makePayoutFile(maker, number);
  const file = await releasePayoutFile(checker, maker, /Release/);
  await expect(checker.getByRole('button', { name: 'Download pain.001' })).toBeVisible();

  // The bank's debit completes it; a return of it brings the question up again.
  const debit = statementOf(await lastClosing(maker), [
    [day, '-210.00', stranger, number, `D${no}`, IBAN],
    [day, '210.00', 'SEB Pank', `RETURN ${number} ACCOUNT CLOSED`, `R${no}`],
  ]);
  await importFile(maker, 'debit.csv', debit);
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  await expect(maker).not.toHaveURL(new RegExp(address));
  const book = maker.getByRole('button', { name: /Book \d certain/ });
  await book.click();
  await expect(maker.getByText(/\d matched/)).toBeVisible();
  await expect(async () => {
    if (await book.isEnabled()) await book.click();
    await expect(book).toBeDisabled({ timeout: 1000 });
  }).toPass();
  await maker.goto(file);
  await maker.getByRole('dialog').getByRole('link', { name: number }).click();
  const back = panelOf(maker);
  await expect(
    back.getByRole('heading', { name: 'not paid, or sent back by the bank' }),
  ).toBeVisible();
  await expect(back).toContainText('ACCOUNT CLOSED');
  await back.getByRole('button', { name: 'Do not send back' }).click();
  await back.getByRole('textbox').fill('The member sent a letter');
  await back.getByRole('button', { name: 'Do not send back' }).click();
  await expect(back.getByRole('button', { name: 'Send back to the payer' })).toBeVisible();
});

test('a payment in CNY of nobody known goes back in a file of CNY to a bank named by CNAPS', async ({
  browser,
}) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const stranger = `李四 ${Date.now()}`;
  const came = { amount: '88.00', name: stranger, reference: 'NO SUCH NUMBER' };
  await importFile(maker, 'yuan.xml', yuanStatement(await lastClosing(maker, 'CNY'), came));
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  const address = new URL(maker.url()).pathname;
  await openLine(maker, stranger);
  const panel = panelOf(maker);
  await panel.getByRole('button', { name: 'Send back to the payer' }).click();
  const form = panel.getByRole('form', { name: 'Send the payment back to its payer' });
  await expect(form).toContainText('Nobody known');
  await form.getByRole('textbox', { name: /Reason/ }).fill('We do not know the payer');
  // Without a code, with one of SWIFT and with a wrong check digit it is refused at its field.
  const code = form.getByRole('textbox', { name: /CNAPS code of the payer’s bank/ });
  for (const typed of ['', 'CHASUS33', '308584000014']) {
    await code.fill(typed);
    await form.getByRole('button', { name: 'Send for approval' }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue(typed);
  }
  await expect(form.getByText(/its check digit does not fit/)).toBeVisible();
  await code.fill('308584000013');
  await form.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Back to the payer: waits for a second person')).toBeVisible();

  await checker.goto(address);
  await openLine(checker, stranger);
  const decision = panelOf(checker);
  await expect(decision).toContainText('6222020200112230');
  await expect(decision).toContainText('308584000013');
  await decision.getByRole('checkbox', { name: /compared/ }).check();
  await decision.getByRole('button', { name: /Approve sending back CNY/ }).click();
  const heading = /waits for a payment file/;
  await expect(decision.getByRole('heading', { name: heading })).toBeVisible();
  expect(await axeViolations(checker)).toEqual([]);
  // Two people put it into a file of CNY.
  await maker.goto('/ops/payout-files');
  const ready = maker.getByRole('table', { name: 'Ready to be paid' });
  await maker.getByRole('radio', { name: 'CNY' }).check();
  const row = ready.getByRole('row', { name: new RegExp(stranger) });
  await expect(row).toContainText('Payment to a sender');
  const no = (await row.getByRole('link').textContent()) ?? '';
  await makePayoutFile(maker, no);
  await releasePayoutFile(checker, maker, /Release CNY/);
  await expect(checker.getByRole('button', { name: 'Download pain.001' })).toBeVisible();

  // The bank's debit completes it.
  const paid = { amount: '-88.00', name: stranger, reference: no };
  await importFile(maker, 'back.xml', yuanStatement(await lastClosing(maker, 'CNY'), paid));
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  await maker.getByRole('button', { name: /Book 1 certain/ }).click();
  await expect(maker.getByText(/1 matched/)).toBeVisible();
  await maker.goto(address);
  await openLine(maker, stranger);
  await expect(
    panelOf(maker).getByRole('heading', { name: 'paid back', exact: true }),
  ).toBeVisible();

  // The bank brings it back: two people send it again, and then it is kept after all.
  const again = { amount: '88.00', name: '工商银行', reference: `RETURN ${no} ACCOUNT CLOSED` };
  await importFile(maker, 'again.xml', yuanStatement(await lastClosing(maker, 'CNY'), again));
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  await maker.getByRole('button', { name: /Book 1 certain/ }).click();
  await expect(maker.getByText(/1 matched/)).toBeVisible();
  await maker.goto(address);
  await openLine(maker, stranger);
  await expect(
    panel.getByRole('heading', { name: 'not paid, or sent back by the bank', exact: true }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Send again' }).click();
  await panel.getByRole('textbox').fill('The account is open again');
  await panel.getByRole('button', { name: 'Send for approval' }).click();
  await expect(maker.getByText('Sent to a second person')).toBeVisible();
  await checker.goto(address);
  await openLine(checker, stranger);
  await decision.getByRole('checkbox', { name: /compared/ }).check();
  await decision.getByRole('button', { name: /^Approve sending CNY .* again$/ }).click();
  await expect(decision.getByRole('heading', { name: heading })).toBeVisible();
  await maker.goto(address);
  await openLine(maker, stranger);
  await panel.getByRole('button', { name: 'Do not send back' }).click();
  await panel.getByRole('textbox').fill('The payer sent a letter');
  await panel.getByRole('button', { name: 'Do not send back' }).click();
  await expect(panel.getByRole('button', { name: 'Send back to the payer' })).toBeVisible();
});
