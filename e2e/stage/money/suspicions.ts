import { type Browser, expect, type Page } from '@playwright/test';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { exchangeApply, exchangeQuote } from '#contract/exchange/calls.ts';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import { opsRechargeConfirm, opsRechargeList } from '#contract/wallet/calls.ts';
import { cashApply, cashCode, opsWithdrawalList } from '#contract/wallet/withdrawal-calls.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { openProductDatabase } from '../../../tools/fault/database.ts';
import { deskOf } from '../cast.ts';
import { deskPage, keepSession, MEMBER_KEY, mailedCode, person } from '../people.ts';
import { announceBy, newPayer } from './bank.ts';

/** A company that has just come and recharged amounts, each confirmed by finance. */
export async function recharged(browser: Browser, name: string, amounts: readonly string[]) {
  const page = await person(browser);
  const payer = { page, ...(await newPayer(page, name)) };
  await rechargeMore(payer, name, amounts);
  return payer;
}

/** The same company recharges more amounts, each confirmed by finance. */
export async function rechargeMore(
  { caller }: Pick<Awaited<ReturnType<typeof newPayer>>, 'caller'>,
  name: string,
  amounts: readonly string[],
): Promise<void> {
  const finance = await deskOf('finance@assay.test');
  const finance2 = await deskOf('finance2@assay.test');
  for (const amount of amounts) {
    const { no } = await announceBy(caller, name, amount);
    const { list } = await finance.send(opsRechargeList, { find: no });
    const [{ id, version } = { id: '', version: 0 }] = list;
    const confirmed = await finance.send(opsRechargeConfirm, {
      id,
      version,
      bankReference: `IN-${no}`,
    });
    if (confirmed.approval !== null) await finance2.send(opsApprovalApprove, confirmed.approval);
  }
}
type Payer = Awaited<ReturnType<typeof recharged>>;

/** Adds a bank account as if the day before yesterday; returns its id. */
export async function addPayee(caller: Caller, name: string): Promise<string> {
  const { id } = await caller.send(bankAdd, {
    currency: 'USD',
    accountName: name,
    accountNumber: '000123454471',
    bankName: 'Harbor & Pine Bank, N.A.',
    bankCode: 'HRBPUS44',
    routing: '111000025',
    street: '200 Congress Ave',
    town: 'Austin',
    country: 'US',
    postcode: '78701',
  });
  await makeOlder(id);
  return id;
}

/** Applies for a withdrawal to an account that was added the day before yesterday. */
export async function withdraw({ page, caller, email }: Payer, name: string, amount: string) {
  const figures = { bankId: await addPayee(caller, name), amount };
  const code = await mailedCode(page, email, async () => {
    await caller.send(cashCode, figures);
  });
  return caller.send(cashApply, { ...figures, code });
}

async function makeOlder(account: string): Promise<void> {
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  await db.query(
    `update wallet.bank_account set payee_since = payee_since - interval '2 days' where id = $1`,
    [account],
  );
  await db.end();
}

/** Adds a bank account in CNY as if the day before yesterday; returns its id. */
export async function addChinesePayee(caller: Caller, name: string): Promise<string> {
  const { id } = await caller.send(bankAdd, {
    currency: 'CNY',
    accountName: name,
    accountNumber: '6217000011113306',
    bankName: 'Nanhai United Bank',
    branch: 'Science Park Branch',
    bankCode: '308584000013',
    town: 'Shenzhen',
    country: 'CN',
    postcode: '518057',
  });
  await makeOlder(id);
  return id;
}

/** Applies for an exchange to an account that was added the day before yesterday. */
export async function exchangeFor({ page, caller, email }: Payer, name: string, amount: string) {
  const sale = { bankId: await addChinesePayee(caller, name), sellAmount: amount };
  let quoteId = '';
  const code = await mailedCode(page, email, async () => {
    ({ quoteId } = await caller.send(exchangeQuote, sale));
  });
  return caller.send(exchangeApply, { ...sale, quoteId, code });
}

/** The member's own browser. */
export async function asMember({ page, session }: Payer): Promise<Page> {
  await keepSession(page, MEMBER_KEY, session);
  return page;
}

/** An administrator runs the rules by hand, and waits until they have run. */
export async function runRules(browser: Browser): Promise<Page> {
  const page = await deskPage(browser, 'admin@assay.test');
  await page.goto('/ops/health');
  await page.getByRole('button', { name: 'Run now suspicions.find' }).click();
  await expect(page.getByText('suspicions.find runs at once.')).toBeVisible();
  return page;
}

/** Opens the finding about a company; it may take a moment until the rules have run. */
export async function openFinding(desk: Page, company: string): Promise<string> {
  const row = desk
    .getByRole('table', { name: 'Suspicious activity' })
    .getByRole('row', { name: new RegExp(company) });
  await expect(async () => {
    await desk.goto('/ops/suspicions');
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const link = row.getByRole('link').first();
  const no = (await link.textContent()) ?? '';
  await link.click();
  await expect(
    desk.getByRole('dialog').getByText('Members are not told of findings.'),
  ).toBeVisible();
  return no;
}

/** The open drawer of a desk. */
export const drawerOf = (page: Page) => page.getByRole('dialog');
/** The button of a step in the open drawer. */
export const step = (page: Page, name: string | RegExp) =>
  drawerOf(page).getByRole('button', { name, exact: true });
/** Writes the reason of a step and takes it. */
export async function decide(page: Page, name: string, reason: string): Promise<void> {
  await step(page, name).click();
  const box = drawerOf(page).getByRole('textbox').last();
  await step(page, name).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill(reason);
  await step(page, name).click();
}

/** Opens a withdrawal at the desk of finance. */
export async function openWithdrawal(desk: Page, no: string): Promise<void> {
  await desk.goto('/ops/withdrawals');
  // The rows that are open stay until all are there: a click on one of them then opens nothing.
  const listed = desk.waitForResponse(
    (reply) =>
      reply.url().endsWith(opsWithdrawalList.path) &&
      !reply.request().postData()?.includes('"open"'),
  );
  await desk.getByRole('radio', { name: 'All', exact: true }).check();
  await listed;
  await desk.getByRole('link', { name: no }).click();
  await expect(drawerOf(desk).getByRole('heading', { name: 'Checks' })).toBeVisible();
}

/** Asks a second person to approve the open withdrawal. */
export async function requestApproval(desk: Page): Promise<void> {
  await step(desk, 'Request approval').click();
  await drawerOf(desk).getByRole('textbox', { name: 'Note' }).fill('Called the company.');
  await step(desk, 'Request approval').click();
  await expect(desk.getByText(/waits for a second person/).first()).toBeVisible();
}

/** Approves the open withdrawal as the second person. */
export async function approveCash(desk: Page, amount: string): Promise<void> {
  await drawerOf(desk)
    .getByRole('checkbox', { name: /compared the account/ })
    .check();
  await step(desk, `Approve USD ${amount}`).click();
}
