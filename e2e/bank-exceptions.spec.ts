import { type Browser, expect, type Locator, type Page } from '@playwright/test';
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

/** Announces transfers of a buyer who has just come; returns the numbers of its recharges. */
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

async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('/ops/bank');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const dialog = page.getByRole('dialog');
  const name = 'exceptions.csv';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
}

const finance = async (browser: Browser, email: string): Promise<Page> => {
  const page = await person(browser);
  await signInStaff(page, email);
  return page;
};

test('finance matches several lines, parts them again, and leaves an unknown one to an owner', async ({
  browser,
}) => {
  const maker = await finance(browser, 'finance@assay.test');
  const checker = await finance(browser, 'finance2@assay.test');
  const name = `Weser ${Date.now()} GmbH`;
  const [parts = '', foreign = ''] = await announce(maker, name, ['700.00', '250.00']);
  const day = new Date().toISOString().slice(0, 10);
  const stranger = `Cousin ${Date.now()} SARL`;
  const rows = [
    [day, '300.00', '300.00', name, '', `${parts} part 1`, `A${parts}`],
    [day, '400.00', '700.00', name, '', `${parts} part 2`, `B${parts}`],
    [day, '250.00', '950.00', stranger, '', foreign, `C${foreign}`],
    [day, '17.77', '967.77', `Nobody ${parts}`, '', 'no text', `D${parts}`],
  ];
  await importFile(maker, [HEAD, ...rows.map((row) => row.join(',')), ''].join('\n'));
  const address = new URL(maker.url()).pathname;
  const lines = maker.getByRole('table', { name: 'Statement lines' });
  const panel: Locator = maker.getByRole('region', { name: /^Line \d/ });

  // Two lines are one recharge.
  await lines
    .getByRole('row', { name: /part 1/ })
    .getByRole('button', { name })
    .click();
  await expect(panel).toContainText(parts);
  const second = lines.getByRole('row', { name: /part 2/ }).getByRole('checkbox');
  if (!(await second.isChecked())) await second.check();
  const record = maker.getByRole('checkbox', { name: parts });
  if (!(await record.isChecked())) await record.check();
  await panel.getByRole('button', { name: 'Accept' }).click();
  await expect(maker.getByText('Matched', { exact: true }).first()).toBeVisible();
  await expect(lines.getByRole('row', { name: /part 2/ })).toContainText(parts);

  // Parted again, with a reason that stays in the history of both lines.
  await lines
    .getByRole('row', { name: /part 2/ })
    .getByRole('button', { name })
    .click();
  await panel.getByRole('button', { name: 'Unmatch' }).click();
  await panel.getByRole('button', { name: 'Unmatch' }).click();
  await panel.getByRole('textbox').fill('The second part is of another order');
  await panel.getByRole('button', { name: 'Unmatch' }).click();
  await expect(lines.getByRole('row', { name: /part 1/ })).not.toContainText('by a person');
  await expect(panel.getByRole('list', { name: 'History' })).toContainText('unmatched');

  // A payment of somebody else asks for a reason and goes to a second person.
  await lines
    .getByRole('row', { name: new RegExp(stranger) })
    .getByRole('button')
    .click();
  await expect(panel).toContainText('The payer is somebody else: never automatic');
  await panel.getByRole('textbox').fill('Letter of the sister company');
  await panel.getByRole('button', { name: 'Send for approval' }).click();
  await expect(lines.getByRole('row', { name: new RegExp(stranger) })).toContainText(
    'second person',
  );
  await checker.goto(address);
  await checker
    .getByRole('row', { name: new RegExp(stranger) })
    .getByRole('button')
    .click();
  const decision = checker.getByRole('region', { name: /^Line \d/ });
  await expect(decision).toContainText('Letter of the sister company');
  await decision.getByRole('checkbox', { name: /compared/ }).check();
  await decision.getByRole('button', { name: 'Approve the match' }).click();
  await expect(decision.getByText('Approved by')).toBeVisible();

  // A line that nobody knows gets an owner and a day.
  await lines
    .getByRole('row', { name: /Nobody/ })
    .getByRole('button')
    .click();
  await panel.getByRole('button', { name: 'Assign' }).click();
  await panel.getByRole('combobox').selectOption({ index: 1 });
  await panel.locator('input[type=date]').fill(day);
  await panel.getByRole('textbox').last().fill('Asked the bank');
  await panel.getByRole('button', { name: 'Assign' }).click();
  await expect(lines.getByRole('row', { name: /Nobody/ })).toContainText('looks into it until');
  expect(await axeFaults(maker)).toEqual([]);
});
