import { type Browser, expect, type Page } from '@playwright/test';
import { opsWithdrawalOne } from '#contract/wallet/withdrawal-calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { deskOf } from '../stage/cast.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { newPayer } from '../stage/money/bank.ts';
import {
  approveCash,
  asMember,
  drawerOf,
  openFinding,
  openWithdrawal,
  rechargeMore,
  requestApproval,
  step,
  withdraw,
} from '../stage/money/suspicions.ts';
import { deskPage, person } from '../stage/people.ts';
import { settleIn } from '../stage/settling.ts';

/** A seller that support settled in, and a buyer who states its name and country as its own. */
async function namesakes(browser: Browser) {
  const stamp = String(Date.now()).slice(-8);
  const name = `Mover ${stamp}`;
  const comer = async (mainIdentity: 'buyer' | 'seller') => {
    const page = await person(browser);
    return { page, ...(await newPayer(page, name, { mainIdentity, areaId: 'CN' })) };
  };
  const seller = await comer('seller');
  await settleIn(seller.page, seller.caller, {
    support: await deskOf('support@assay.test'),
    stamp,
  });
  return { name, seller, stranger: await comer('buyer') };
}

/** The row of a company in the open drawer: held, not held or freed. */
const stateOf = (desk: Page, company: RegExp) =>
  drawerOf(desk).getByRole('table', { name: 'Whom it holds' }).getByRole('row', { name: company });

/** Reports the open finding about a stranger, and has the report hold its namesake too. */
async function reportBoth(desk: Page): Promise<void> {
  await step(desk, 'Look into it').click();
  await step(desk, 'Record a report').click();
  await drawerOf(desk)
    .getByRole('checkbox', { name: /settled seller/ })
    .check();
  await drawerOf(desk).getByRole('textbox').last().fill('To the authority, 2026-131');
  await step(desk, 'Record a report').click();
  await expect(stateOf(desk, /settled seller/)).toContainText('held');
  await expect(stateOf(desk, /settled seller/)).not.toContainText('not held');
}

/** Asks a second person to free the settled seller of the open finding. */
async function askToFree(desk: Page, reason: string): Promise<void> {
  await step(desk, 'Ask to free a company').click();
  await drawerOf(desk)
    .getByRole('checkbox', { name: /settled seller/ })
    .check();
  await drawerOf(desk).getByRole('textbox').last().fill(reason);
  await step(desk, 'Ask to free a company').click();
  await expect(step(desk, 'Withdraw my request')).toBeVisible();
}

test('a company is freed of a finding by two people, and its withdrawal is paid: the other one stays held', async ({
  browser,
}) => {
  const { name, seller, stranger } = await namesakes(browser);
  await rechargeMore(stranger, name, Array<string>(5).fill('900.00'));
  const held = await withdraw(stranger, name, '4000.00');
  await rechargeMore(seller, name, ['300.00']);
  const cash = await withdraw(seller, name, '200.00');
  await runJob('suspicions.find');
  const maker = await deskPage(browser, 'finance@assay.test');
  const no = await openFinding(maker, name);
  await expect(stateOf(maker, /settled seller/)).toContainText('not held');
  await reportBoth(maker);

  // The withdrawal of the seller waits for an administrator now.
  const why = `The company is under review (${no}): an administrator approves this withdrawal`;
  await openWithdrawal(maker, cash.no);
  await expect(drawerOf(maker).getByText(why)).toBeVisible();
  await requestApproval(maker);
  const member = await asMember(seller);
  await member.goto('/seller-cash-list');
  await member.getByRole('link', { name: cash.no }).click();
  await expect(member.getByText(/Checking it takes longer than usual/)).toBeVisible();

  // To free all of them is to clear the finding: neither nobody nor everybody can be chosen.
  await openFinding(maker, name);
  await step(maker, 'Ask to free a company').click();
  const boxes = drawerOf(maker).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expect(step(maker, 'Ask to free a company')).toBeDisabled();
  for (const box of await boxes.all()) await box.check();
  await expect(drawerOf(maker).getByText(/^At least one company must stay held/)).toBeVisible();
  await expect(step(maker, 'Ask to free a company')).toBeDisabled();
  await drawerOf(maker).getByRole('button', { name: 'Back', exact: true }).click();
  await askToFree(maker, 'It is another company.');
  await expect(step(maker, 'Free the company')).toHaveCount(0);

  // The second person reads whom it would free, and rejects it with a reason.
  const checker = await deskPage(browser, 'finance2@assay.test');
  await openFinding(checker, name);
  const drawer = drawerOf(checker);
  await expect(drawer.getByText('The finding goes on holding the others.')).toBeVisible();
  await expect(drawer.getByText('It is another company.')).toBeVisible();
  expect(await axeViolations(checker)).toEqual([]);
  await step(checker, 'Reject').click();
  await expect(drawer.getByRole('textbox').last()).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByRole('textbox').last().fill('Whose licence was shown?');
  await step(checker, 'Reject').click();
  await expect(checker.getByText(`${no} is rejected.`)).toBeVisible();
  await openFinding(maker, name);
  await expect(
    drawerOf(maker).getByText('The last request came back: Whose licence was shown?'),
  ).toBeVisible();
  await askToFree(maker, 'The licence of the settled seller was shown.');

  await openFinding(checker, name);
  await drawer.getByRole('checkbox', { name: /I looked at the facts/ }).check();
  await step(checker, 'Free the company').click();
  await expect(stateOf(checker, /settled seller/)).toContainText('freed');
  await expect(stateOf(checker, /states this name itself/)).toContainText('held');
  const history = drawer.getByRole('table', { name: 'History' });
  await expect(history.getByRole('row', { name: /company freed/ })).toContainText(
    'The licence of the settled seller was shown.',
  );

  const finance = await deskOf('finance@assay.test');
  expect(await finance.send(opsWithdrawalOne, { id: held.id })).toMatchObject({ heldBy: { no } });
  await openWithdrawal(checker, cash.no);
  await expect(drawer.getByText(why)).toHaveCount(0);
  await approveCash(checker, '200.00');
  await expect(checker.getByText(`${cash.no} is approved and carried out.`)).toBeVisible();
  await member.reload();
  await expect(member.getByText(/Checking it takes longer/)).toHaveCount(0);
  await expect(member.getByRole('button', { name: 'Cancel the withdrawal' })).toHaveCount(0);
});
