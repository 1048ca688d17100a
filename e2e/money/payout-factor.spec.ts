import { expect } from '@playwright/test';
import { factorTotpBegin, factorTotpConfirm } from '#contract/factors/calls.ts';
import { totpCode } from '../../tools/deal/caller.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { addChinesePayee, addPayee, asMember, recharged } from '../stage/money/suspicions.ts';
import { mailedCode } from '../stage/people.ts';

/** An authenticator shows another code after so long. */
const CODE_MS = 30_000;

test('payouts of a day that reach the set amount ask for the second factor, and keep what was typed', async ({
  browser,
}) => {
  const company = `Lahn ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, ['6000.00']);
  const { caller, email } = payer;
  await addPayee(caller, company);
  await addChinesePayee(caller, company);
  const { secret } = await caller.send(factorTotpBegin, {});
  await caller.send(factorTotpConfirm, { code: totpCode(secret, new Date()) });
  const page = await asMember(payer);

  await page.goto('/buyer-exchange-apply');
  const sell = page.getByRole('textbox', { name: 'You sell' });
  await sell.fill('5000.00');
  const code = await mailedCode(page, email, async () => {
    await page.getByRole('button', { name: 'Lock rate and send code' }).click();
  });
  const box = page.getByRole('textbox', { name: 'E-mail code' });
  await box.fill(code);
  const apply = page.getByRole('button', { name: 'Apply for exchange' });
  await expect(page.getByText('Confirm with the second factor to continue.')).toBeVisible();
  await expect(apply).toBeDisabled();
  const factor = page.getByRole('textbox', { name: 'Second factor' });
  // The code that added the authenticator was used: the next one is good.
  const right = () => totpCode(secret, new Date(Date.now() + CODE_MS));
  await factor.fill(right() === '000000' ? '000001' : '000000');
  await apply.click();
  await expect(factor).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveValue(code);
  await expect(sell).toHaveValue('5000.00');
  expect(await axeViolations(page)).toEqual([]);
  await factor.fill(right());
  await apply.click();
  await expect(page.getByRole('heading', { name: 'Exchange applied for' })).toBeVisible();

  // The exchange counts for a small withdrawal of the same day.
  await page.goto('/buyer-cash-apply');
  await page.getByRole('textbox', { name: 'Bank receives' }).fill('20.00');
  await expect(page.getByRole('textbox', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw USD 20.00' })).toBeDisabled();
});
