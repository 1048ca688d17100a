import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import {
  approveCash,
  asMember,
  drawerOf,
  exchangeFor,
  openFinding,
  openWithdrawal,
  recharged,
  rechargeMore,
  requestApproval,
  runRules,
  step,
  withdraw,
} from '../stage/money/suspicions.ts';
import { deskPage } from '../stage/people.ts';

test('a transfer that the bank made before a finding is recorded by an administrator, on finance’s request', async ({
  browser,
}) => {
  test.slow();
  const company = `Werra ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, ['3000.00']);
  const cash = await withdraw(payer, company, '1000.00');
  const maker = await deskPage(browser, 'finance@assay.test');
  await openWithdrawal(maker, cash.no);
  await requestApproval(maker);
  const checker = await deskPage(browser, 'finance2@assay.test');
  await openWithdrawal(checker, cash.no);
  await approveCash(checker, '1,000.00');
  await expect(checker.getByText(`${cash.no} is approved and carried out.`)).toBeVisible();

  // Money in and out at once afterwards is a severe finding, which holds the approved one as well.
  await rechargeMore(payer, company, Array<string>(5).fill('900.00'));
  // With the withdrawal of this day it stays under the amount that needs a second factor.
  await exchangeFor(payer, company, '3990.00');
  const admin = await runRules(browser);
  const no = await openFinding(maker, company);

  await openWithdrawal(maker, cash.no);
  const held = `Suspicious activity was found after its approval (${no}).`;
  await expect(drawerOf(maker).getByText(held)).toBeVisible();
  await expect(drawerOf(maker).getByText(/^Make the transfer at the bank/)).toHaveCount(0);
  await expect(step(maker, 'Record the transfer')).toHaveCount(0);
  await step(maker, 'It was transferred: ask to record it').click();
  const field = (name: string) => drawerOf(maker).getByRole('textbox', { name });
  await step(maker, 'It was transferred: ask to record it').click();
  await expect(field('Bank reference')).toHaveAttribute('aria-invalid', 'true');
  await field('Bank reference').fill('OUT 4711');
  await field('Why it was transferred while it is held').fill(
    'Ordered by telephone before the finding',
  );
  expect(await axeViolations(maker)).toEqual([]);
  await step(maker, 'It was transferred: ask to record it').click();
  await expect(
    maker.getByText(`The transfer of ${cash.no} waits for an administrator to record it.`),
  ).toBeVisible();

  // The second person of finance reads it and may not record it.
  await openFinding(checker, company);
  await expect(
    drawerOf(checker).getByText('Ordered by telephone before the finding'),
  ).toBeVisible();
  await expect(step(checker, 'Record the transfer of USD 1,000.00')).toHaveCount(0);

  await openFinding(admin, company);
  await expect(drawerOf(admin).getByText('Ordered by telephone before the finding')).toBeVisible();
  await expect(drawerOf(admin).getByText(/bank reference OUT 4711/)).toBeVisible();
  await drawerOf(admin)
    .getByRole('checkbox', { name: /compared the transfer with the statement/ })
    .check();
  expect(await axeViolations(admin)).toEqual([]);
  await step(admin, 'Record the transfer of USD 1,000.00').click();
  await expect(step(admin, 'Record the transfer of USD 1,000.00')).toHaveCount(0);
  await openWithdrawal(maker, cash.no);
  await expect(drawerOf(maker).getByText('OUT 4711').first()).toBeVisible();
  const member = await asMember(payer);
  await member.goto('/buyer-cash-list');
  await member.getByRole('link', { name: cash.no }).click();
  await expect(member.getByText('OUT 4711').first()).toBeVisible();
});
