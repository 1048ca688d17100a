import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import {
  approveCash,
  asMember,
  decide,
  drawerOf,
  exchangeFor,
  openFinding,
  openWithdrawal,
  recharged,
  requestApproval,
  runRules,
  step,
  withdraw,
} from '../stage/money/suspicions.ts';
import { deskPage } from '../stage/people.ts';

test('finance looks into recharges just under the two-person amount, and clears the finding', async ({
  browser,
}) => {
  const company = `Isar ${Date.now()} GmbH`;
  await recharged(browser, company, ['9400.00', '9600.00']);
  await runRules(browser);
  const desk = await deskPage(browser, 'finance@assay.test');
  const no = await openFinding(desk, company);
  const drawer = drawerOf(desk);
  await expect(drawer.getByRole('heading', { name: /Just under/ })).toBeVisible();
  await expect(drawer.getByText('Withdrawals and exchanges that wait')).toHaveCount(0);
  const facts = drawer.getByRole('table', { name: 'Facts' });
  await expect(facts.getByRole('link')).toHaveCount(2);
  await expect(facts).toContainText('9,600.00');
  expect(await axeViolations(desk)).toEqual([]);

  // A fact leads to its record.
  const fact = facts.getByRole('link').first();
  const recharge = (await fact.textContent()) ?? '';
  await fact.click();
  await expect(desk).toHaveURL(/\/ops\/recharges/);
  await expect(desk.getByText(recharge).first()).toBeVisible();

  await openFinding(desk, company);
  await expect(step(desk, 'Clear')).toHaveCount(0);
  // One step takes it on: it is assigned, and claimed in the queue.
  await expect(step(desk, 'Take it')).toHaveCount(0);
  await step(desk, 'Look into it').click();
  await expect(drawer.getByText('Wei Lin').first()).toBeVisible();
  await expect(drawer.getByText(/^You are on it until/)).toBeVisible();
  await decide(desk, 'Clear', 'Two invoices of one month, I read both');
  await expect(drawer.getByText('Two invoices of one month, I read both').first()).toBeVisible();
  await expect(step(desk, 'Clear')).toHaveCount(0);
  await desk.goto('/ops/suspicions');
  await desk.getByRole('radio', { name: /^Cleared/ }).check();
  await expect(desk.getByRole('link', { name: no })).toBeVisible();
});

test('a severe finding holds a withdrawal for an administrator, and two people clear it', async ({
  browser,
}) => {
  test.slow();
  const company = `Inn ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, Array<string>(5).fill('900.00'));
  const cash = await withdraw(payer, company, '4000.00');
  const admin = await runRules(browser);
  const maker = await deskPage(browser, 'finance@assay.test');
  const no = await openFinding(maker, company);
  const facts = drawerOf(maker).getByRole('table', { name: 'Facts' });
  await expect(facts.getByRole('link')).toHaveCount(6);
  await expect(drawerOf(maker).getByText('not sent to a second person yet')).toBeVisible();

  // The desk reads why the withdrawal waits; the second person of finance may not approve it.
  await openWithdrawal(maker, cash.no);
  const why = `The company is under review (${no}): an administrator approves this withdrawal`;
  await expect(drawerOf(maker).getByText(why)).toBeVisible();
  await requestApproval(maker);
  const checker = await deskPage(browser, 'finance2@assay.test');
  await openWithdrawal(checker, cash.no);
  await expect(drawerOf(checker).getByText(/^Suspicious activity holds it/)).toBeVisible();
  await expect(step(checker, 'Reject')).toBeVisible();
  await expect(step(checker, 'Approve USD 4,000.00')).toHaveCount(0);
  expect(await axeViolations(checker)).toEqual([]);
  await openFinding(checker, company);
  await expect(drawerOf(checker).getByText('Called the company.')).toBeVisible();
  await expect(drawerOf(checker).getByText('waits for an administrator')).toBeVisible();
  await expect(step(checker, 'Approve USD 4,000.00')).toHaveCount(0);

  // The member reads that the check takes longer, and nothing of the finding.
  const member = await asMember(payer);
  await member.goto('/buyer-cash-list');
  await member.getByRole('link', { name: cash.no }).click();
  await expect(member.getByText(/Checking it takes longer than usual/)).toBeVisible();
  const told = member.getByRole('main').getByText(/review|administrator|suspicious|SA-\d/i);
  await expect(told).toHaveCount(0);

  await openFinding(admin, company);
  await expect(step(admin, 'Look into it')).toHaveCount(0);
  expect(await axeViolations(admin)).toEqual([]);
  await drawerOf(admin)
    .getByRole('checkbox', { name: /I looked at the facts/ })
    .check();
  await step(admin, 'Approve USD 4,000.00').click();
  await expect(drawerOf(admin).getByText('No withdrawal or exchange waits.')).toBeVisible();
  await member.reload();
  await expect(member.getByText(/Checking it takes longer/)).toHaveCount(0);
  await expect(member.getByRole('button', { name: 'Cancel the withdrawal' })).toHaveCount(0);

  // Clearing it needs another person, who sends the request back first.
  await openFinding(maker, company);
  await step(maker, 'Look into it').click();
  await decide(maker, 'Ask to clear', 'A refund of a supplier');
  await expect(step(maker, 'Withdraw my request')).toBeVisible();
  await expect(step(maker, 'Clear the finding')).toHaveCount(0);
  await openFinding(checker, company);
  await drawerOf(checker).getByRole('textbox').last().fill('Which supplier?');
  await step(checker, /^Send back to/).click();
  await expect(drawerOf(checker).getByText(/Which supplier\?/)).toBeVisible();
  await openFinding(maker, company);
  await expect(
    drawerOf(maker).getByText('The last request came back: Which supplier?'),
  ).toBeVisible();

  await decide(maker, 'Record a report', 'To the authority, 2026-118');
  await expect(drawerOf(maker).getByText('To the authority, 2026-118').first()).toBeVisible();
  await decide(maker, 'Ask to clear', 'The authority closed 2026-118');
  await expect(step(maker, 'Withdraw my request')).toBeVisible();
  await openFinding(checker, company);
  await drawerOf(checker)
    .getByRole('checkbox', { name: /I looked at the facts/ })
    .check();
  await step(checker, 'Clear the finding').click();
  await expect(drawerOf(checker).getByText('The authority closed 2026-118').first()).toBeVisible();
  await expect(drawerOf(checker).getByText('Withdrawals and exchanges that wait')).toHaveCount(0);
});

test('a withdrawal is held by what the rules find at its approval, and paid once two people clear it', async ({
  browser,
}) => {
  test.slow();
  const company = `Oder ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, Array<string>(5).fill('900.00'));
  const cash = await withdraw(payer, company, '4000.00');
  const maker = await deskPage(browser, 'finance@assay.test');
  await openWithdrawal(maker, cash.no);
  await requestApproval(maker);

  // Nobody has run the rules: they look when the second person approves.
  const checker = await deskPage(browser, 'finance2@assay.test');
  await openWithdrawal(checker, cash.no);
  await approveCash(checker, '4,000.00');
  const refused = drawerOf(checker).getByText(/^The rules have just found suspicious activity/);
  await expect(refused).toBeVisible();
  await expect(step(checker, 'Approve USD 4,000.00')).toHaveCount(0);
  const finding = drawerOf(checker).getByRole('link', { name: /^SA-/ });
  const no = (await finding.textContent()) ?? '';
  await expect(refused).toContainText(no);
  await finding.click();
  await expect(checker).toHaveURL(/\/ops\/suspicions\?id=/);
  const facts = drawerOf(checker).getByRole('table', { name: 'Facts' });
  await expect(facts.getByRole('link')).toHaveCount(6);

  expect(await openFinding(maker, company)).toBe(no);
  await step(maker, 'Look into it').click();
  await decide(maker, 'Ask to clear', 'Five deposits of one subsidiary, I read the contracts');
  await expect(step(maker, 'Withdraw my request')).toBeVisible();
  await openFinding(checker, company);
  await drawerOf(checker)
    .getByRole('checkbox', { name: /I looked at the facts/ })
    .check();
  await step(checker, 'Clear the finding').click();
  await expect(step(checker, 'Clear the finding')).toHaveCount(0);

  await openWithdrawal(checker, cash.no);
  await expect(drawerOf(checker).getByText(/^Suspicious activity/)).toHaveCount(0);
  await approveCash(checker, '4,000.00');
  await expect(checker.getByText(`${cash.no} is approved and carried out.`)).toBeVisible();
  await openWithdrawal(checker, cash.no);
  await expect(drawerOf(checker).getByText('Approved', { exact: false }).first()).toBeVisible();
});

test('an exchange is held by what the rules find at its approval, and paid once two people clear it', async ({
  browser,
}) => {
  test.slow();
  const company = `Saale ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, Array<string>(5).fill('900.00'));
  const { id, no } = await exchangeFor(payer, company, '4000.00');
  const maker = await deskPage(browser, 'finance@assay.test');
  await maker.goto(`/ops/exchanges?id=${id}`);
  await drawerOf(maker).getByRole('textbox', { name: 'Bank reference' }).fill(`CNY-${no}`);
  await step(maker, /second person/).click();
  await expect(maker.getByText(/waits for a second person/).first()).toBeVisible();

  const checker = await deskPage(browser, 'finance2@assay.test');
  const approve = step(checker, /^Approve/);
  const openExchange = async () => {
    await checker.goto(`/ops/exchanges?id=${id}`);
    await drawerOf(checker).getByRole('checkbox').check();
    await approve.click();
  };
  await openExchange();
  const refused = drawerOf(checker).getByText(/^The rules have just found suspicious activity/);
  await expect(refused).toBeVisible();
  const held = drawerOf(checker).getByText(/^Suspicious activity holds it/);
  await expect(held).toBeVisible();
  await expect(approve).toHaveCount(0);
  expect(await axeViolations(checker)).toEqual([]);

  // The member reads that the check takes longer, and nothing of the finding.
  const member = await asMember(payer);
  await member.goto(`/buyer-log-detail/exchange/${id}`);
  await expect(member.getByText(/Checking it takes longer than usual/)).toBeVisible();
  const finding = drawerOf(checker).getByRole('link', { name: /^SA-/ });
  const number = (await finding.textContent()) ?? '';
  await expect(member.getByText(number)).toHaveCount(0);

  // The link leads to the finding, and one step takes it on.
  await finding.click();
  await expect(checker).toHaveURL(/\/ops\/suspicions\?id=/);
  await expect(drawerOf(checker).getByText('Exchange').first()).toBeVisible();
  await step(checker, 'Look into it').click();
  await decide(checker, 'Ask to clear', 'Wages of a subsidiary, I read the contracts');
  await expect(step(checker, 'Withdraw my request')).toBeVisible();
  expect(await openFinding(maker, company)).toBe(number);
  await drawerOf(maker)
    .getByRole('checkbox', { name: /I looked at the facts/ })
    .check();
  await step(maker, 'Clear the finding').click();
  await expect(step(maker, 'Clear the finding')).toHaveCount(0);

  await openExchange();
  await expect(checker.getByText(`Exchange ${no} is done`)).toBeVisible();
});
