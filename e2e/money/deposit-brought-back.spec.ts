import { type Browser, expect, type Page } from '@playwright/test';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { axeViolations } from '../stage/axe.ts';
import { finance, importFile, lastClosing, yuanStatement } from '../stage/bank.ts';
import { memberAt } from '../stage/callers.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { freshPicture, newcomer } from '../stage/registering.ts';
import { settleIn } from '../stage/settling.ts';
import { addChinesePayee } from '../stage/suspicions.ts';

/** A settled seller whose deposit two people of finance paid back, and its saved account in CNY. */
async function paidBack(browser: Browser) {
  const { page, dialog } = await newcomer(browser, 'brought');
  await dialog.getByText('Keep stock, quote, ship to Assay').click();
  await dialog.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/seller-dashboard/);
  const seller = await memberAt(page);
  const stamp = String(Date.now()).slice(-8);
  const support = await deskOf('support@assay.test');
  const company = await settleIn(page, seller, { support, stamp });
  await addChinesePayee(seller, company);
  const [first, second] = [await deskOf('finance@assay.test'), await deskOf('finance2@assay.test')];
  const { url } = await seller.upload(fileUpload, 'slip.png', await freshPicture());
  const { id, no } = await seller.send(deposits.depositApply, {
    ...{ accountName: company, accountNumber: `6222${stamp}`, bankName: '招商银行' },
    ...{ bankCode: '308584001219', proof: url },
  });
  const now = async () => ({
    id,
    version: (await first.send(deposits.opsDepositOne, { id })).version,
  });
  const bankReference = `IN${stamp}`;
  await first.send(deposits.opsDepositConfirm, { ...(await now()), bankReference });
  await seller.send(deposits.depositRequestReturn, { ...(await now()), reason: 'We move.' });
  const out = { ...(await now()), bankReference: `OUT${stamp}` };
  const { approval } = await first.send(deposits.opsDepositPropose, out);
  await second.send(opsApprovalApprove, approval ?? { id: '', version: 0 });
  return { page, id, no, stamp };
}

/** Records by a line of the bank that the payment of a deposit came back. */
async function bringBack(desk: Page, no: string, reason: string): Promise<void> {
  const line = { amount: '10000.00', name: `Bank of ${no}`, reference: `RETURN ${no} ${reason}` };
  const bankReference = `RET${Date.now()}`;
  const opening = await lastClosing(desk, 'CNY');
  await importFile(desk, 'back.xml', yuanStatement(opening, { ...line, bankReference }));
  await desk
    .getByRole('table', { name: 'Statement lines' })
    .getByRole('row', { name: new RegExp(line.name) })
    .getByRole('button')
    .click();
  const panel = desk.getByRole('region', { name: /^Line \d/ });
  await expect(panel.getByText('The bank sent the payment back')).toBeVisible();
  await panel.getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByText('Matched', { exact: true }).last()).toBeVisible();
}

test('a deposit that the bank brings back is paid to another account, and stays here the second time', async ({
  browser,
}) => {
  const { page, id, no, stamp } = await paidBack(browser);
  const maker = await finance(browser, 'finance@assay.test');
  const checker = await finance(browser, 'finance2@assay.test');
  await bringBack(maker, no, 'ACCOUNT CLOSED');

  // The seller reads it at its settlement: nothing has to be transferred anew.
  await page.goto('/seller-settlement');
  const section = page.getByRole('region', { name: 'Your deposit' });
  await expect(section.getByText(/or leave it here as your deposit/)).toBeVisible();
  await expect(section.getByRole('textbox')).toHaveCount(0);
  await section.getByRole('link', { name: 'Choose an account' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(`RETURN ${no} ACCOUNT CLOSED`)).toBeVisible();
  await main.getByRole('radio', { name: /Nanhai United Bank/ }).check();
  expect(await axeViolations(page)).toEqual([]);

  // The account changes while finance writes: it reads the new one, and what is typed stays.
  const address = `/ops/deposits?tab=bankReturned&id=${id}`;
  await maker.goto(address);
  const drawer = maker.getByRole('dialog');
  const reference = drawer.getByRole('textbox', { name: /Bank reference/ });
  await reference.fill(`ANEW${stamp}`);
  await main.getByRole('button', { name: 'Pay to this account' }).click();
  await expect(main.getByRole('definition').filter({ hasText: '6217000011113306' })).toBeVisible();
  await expect(drawer).not.toContainText('6217000011113306');
  const send = drawer.getByRole('button', { name: /^Paid back at the bank/ });
  await send.click();
  await expect(drawer.getByText('This deposit was changed a moment ago.')).toBeVisible();
  await expect(drawer).toContainText('6217000011113306');
  await expect(reference).toHaveValue(`ANEW${stamp}`);
  await send.click();
  await expect(drawer.getByText('Another person of finance must approve this.')).toBeVisible();

  // The second person does not approve it at first, and the first one reads why.
  await checker.goto(address);
  const decision = checker.getByRole('dialog');
  await decision.getByRole('button', { name: 'Send back' }).click();
  await decision.getByRole('textbox', { name: /Reason/ }).fill('The advice is of another day.');
  await decision.getByRole('button', { name: 'Send back' }).click();
  await maker.reload();
  await expect(drawer.getByText('The last request came back: The advice')).toBeVisible();
  await reference.fill(`ANEW2${stamp}`);
  await send.click();
  await checker.goto(address);
  await decision.getByRole('checkbox', { name: /I compared every line/ }).check();
  await decision.getByRole('button', { name: /^Approve return of/ }).click();
  await expect(checker.getByText(/Deposit DP-\S+ is returned/)).toBeVisible();

  // It comes back again: the seller leaves it here.
  await bringBack(maker, no, 'NAME DIFFERS');
  await page.reload();
  await main.getByRole('button', { name: 'Leave it here as my deposit' }).click();
  await expect(main.getByText('Held', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Open the settlement page' }).click();
  await section.getByRole('button', { name: 'Ask for the deposit back' }).click();
  await expect(section.getByText(/goes to .*Nanhai United Bank •••• 3306/)).toBeVisible();
});
