import { type Browser, expect, type Page } from '@playwright/test';
import * as accounts from '#contract/accounts/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { rechargeApply } from '#contract/wallet/calls.ts';
import { Caller } from '../tools/deal/caller.ts';
import { over } from '../tools/deal/play.ts';
import { axeFaults } from './stage/axe.ts';
import { test } from './stage/journey.ts';
import { mailsTo, market, person, signInStaff } from './stage/people.ts';
import { freshEmail, onePixel } from './stage/registering.ts';

const HEAD =
  'Booking date,Amount,Balance,Counterparty,Counterparty account,Reference,Bank reference';

/** A buyer who has just come and announced transfers; the numbers of its recharges. */
async function announce(page: Page, name: string, amounts: readonly string[]): Promise<string[]> {
  const email = freshEmail('payer');
  const caller = new Caller(email, over(market()));
  await caller.send(accounts.sendCode, { email });
  let code = '';
  await expect(async () => {
    code = (await mailsTo(page, email))[0]?.code ?? '';
    expect(code).not.toBe('');
  }).toPass();
  caller.signedIn(await caller.send(accounts.mailLogin, { email, code }));
  await caller.send(accounts.setKeyInfo, {
    mainIdentity: 'buyer',
    firstname: 'Payer',
    lastname: name,
    companyName: name,
    areaId: 'DE',
  });
  const numbers: string[] = [];
  for (const amount of amounts) {
    const { url } = await caller.upload(fileUpload, 'slip.png', onePixel);
    const account = { accountName: name, accountNumber: 'DE89370400440532013000' };
    const bank = { bankName: 'Commerzbank', bankCode: 'COBADEFF' };
    const made = await caller.send(rechargeApply, { amount, ...account, ...bank, proof: url });
    numbers.push(made.no);
  }
  return numbers;
}

/** Waits until the page stands still on one statement, then imports a file there. */
async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/ops/bank');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
}

const line = (cells: readonly string[]) => cells.join(',');
const finance = async (browser: Browser, email: string): Promise<Page> => {
  const page = await person(browser);
  await signInStaff(page, email);
  return page;
};

test('a statement is refused, imported, and matched by two people', async ({ browser }) => {
  const maker = await finance(browser, 'finance@assay.test');
  const checker = await finance(browser, 'finance2@assay.test');
  const name = `Elbe ${Date.now()} GmbH`;
  const numbers = await announce(maker, name, ['100.00', '600.00', '400.00']);
  const day = new Date().toISOString().slice(0, 10);
  const rows = [
    line([day, '100.00', '100.00', name, '', `${numbers[0]}`, `E${numbers[0]}`]),
    line([day, '975.00', '1075.00', name, '', `${numbers[1]} ${numbers[2]}`, `E${numbers[1]}`]),
    line([day, '31.18', '1106.18', 'Piast Elektronika', '', 'INV 88213', `P${numbers[0]}`]),
  ];
  const file = [HEAD, ...rows, ''].join('\n');

  // A wrong balance: the sentence says the row and the difference, and nothing is there.
  await importFile(maker, 'wrong.csv', file.replace('1075.00', '1076.00'));
  await expect(maker.getByRole('dialog').getByText(/Nothing was imported/)).toBeVisible();

  await importFile(maker, 'right.csv', file);
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  const address = new URL(maker.url()).pathname;
  await expect(maker.getByRole('heading', { name: `Statement of ${day}` })).toBeVisible();
  await importFile(maker, 'again.csv', file);
  await expect(maker.getByText(/nothing changed/)).toBeVisible();
  await expect(maker).toHaveURL(new RegExp(`${address}$`));

  // A certain match is booked at once; one with a charge goes to the second person.
  const lines = maker.getByRole('table', { name: 'Statement lines' });
  await expect(lines.getByRole('row', { name: new RegExp(numbers[0] ?? '') })).toContainText(
    'certain',
  );
  await maker.getByRole('button', { name: /Book 2 certain/ }).click();
  await expect(maker.getByText(/1 matched, 1 to a second person/)).toBeVisible();
  await checker.goto(address);
  const waiting = checker.getByRole('row', { name: new RegExp(numbers[1] ?? '') });
  await waiting.getByRole('button', { name }).click();
  const panel = checker.getByRole('main');
  await expect(panel).toContainText('25.00');
  await panel.getByRole('checkbox', { name: /compared/ }).check();
  await panel.getByRole('button', { name: 'Approve the match' }).click();
  await expect(panel.getByText('Approved by')).toBeVisible();
  expect(await axeFaults(checker)).toEqual([]);
});
