import { expect, type Locator } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { announce, importFile, lastClosing, statementOf } from '../stage/money/bank.ts';
import { deskPage } from '../stage/people.ts';

// Both in one file: each statement opens with the closing balance of the one before.

test('a statement is refused, imported, and matched by two people', async ({ browser }) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const name = `Elbe ${Date.now()} GmbH`;
  const numbers = await announce(maker, name, ['100.00', '600.00', '400.00']);
  const day = new Date().toISOString().slice(0, 10);
  const file = statementOf(await lastClosing(maker), [
    [day, '100.00', name, `${numbers[0]}`, `E${numbers[0]}`],
    [day, '975.00', name, `${numbers[1]} ${numbers[2]}`, `E${numbers[1]}`],
    [day, '31.18', 'Piast Elektronika', 'INV 88213', `P${numbers[0]}`],
  ]);

  // A wrong balance: the sentence says the row and the difference, and nothing is there.
  await importFile(maker, 'wrong.csv', file.replace(',975.00,', ',976.00,'));
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
  expect(await axeViolations(checker)).toEqual([]);
});

test('finance matches several lines, parts them again, and leaves an unknown one to an owner', async ({
  browser,
}) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const name = `Weser ${Date.now()} GmbH`;
  const [parts = '', foreign = ''] = await announce(maker, name, ['700.00', '250.00']);
  const day = new Date().toISOString().slice(0, 10);
  const stranger = `Cousin ${Date.now()} SARL`;
  const file = statementOf(await lastClosing(maker), [
    [day, '300.00', name, `${parts} part 1`, `A${parts}`],
    [day, '400.00', name, `${parts} part 2`, `B${parts}`],
    [day, '250.00', stranger, foreign, `C${foreign}`],
    [day, '17.77', `Nobody ${parts}`, 'no text', `D${parts}`],
  ]);
  await importFile(maker, 'exceptions.csv', file);
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
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
  expect(await axeViolations(maker)).toEqual([]);
});

test('a transfer that comes twice or is too much is booked once, and the rest goes back to its payer', async ({
  browser,
}) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const name = `Saale ${Date.now()} GmbH`;
  const [twice = '', over = ''] = await announce(maker, name, ['90.00', '50.00']);
  const day = new Date().toISOString().slice(0, 10);
  const account = 'DE89370400440532013000';
  const file = statementOf(await lastClosing(maker), [
    [day, '90.00', name, `${twice} first`, `A${twice}`, account],
    [day, '90.00', name, `${twice} again`, `B${twice}`, account],
    [day, '60.00', name, over, `C${over}`, account],
  ]);
  await importFile(maker, 'twice.csv', file);
  await expect(maker).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  const lines = maker.getByRole('table', { name: 'Statement lines' });
  await maker.getByRole('button', { name: /Book 1 certain/ }).click();
  await expect(maker.getByText(/1 matched/)).toBeVisible();

  // The second transfer fits no record: it is sent back to its payer by two people.
  const panel: Locator = maker.getByRole('region', { name: /^Line \d/ });
  const same = lines.getByRole('row', { name: new RegExp(twice) });
  await expect(same.filter({ hasText: 'matched' })).toHaveCount(1);
  await same.filter({ hasNotText: 'matched' }).getByRole('button', { name }).click();
  await expect(panel.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Send back to the payer' }).click();
  const form = panel.getByRole('form', { name: 'Send the payment back to its payer' });
  await expect(form).toContainText(account);
  await form.getByRole('textbox', { name: /Reason/ }).fill('It was transferred twice');
  await form.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Back to the payer: waits for a second person')).toBeVisible();

  // Ten dollars too much are never taken as announced: the sum does not fit.
  await lines
    .getByRole('row', { name: new RegExp(over) })
    .getByRole('button', { name })
    .click();
  await expect(panel).toContainText('60.00');
  const record = maker.getByRole('checkbox', { name: over });
  if (!(await record.isChecked())) await record.check();
  const accept = panel.getByRole('button', { name: /^(Accept|Send for approval)$/ });
  await expect(accept).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Send back to the payer' })).toBeVisible();
  expect(await axeViolations(maker)).toEqual([]);
});
