import { expect, type Locator, type Page } from '@playwright/test';
import * as accounts from '#contract/accounts/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { rechargeApply } from '#contract/wallet/calls.ts';
import { camtFile } from '#harness/files/bank-files.ts';
import { Caller } from '../../../tools/deal/caller.ts';
import { over } from '../../../tools/deal/play.ts';
import { market } from '../market.ts';
import { mailsTo } from '../people.ts';
import { freshEmail, freshPicture } from '../registering.ts';

const HEAD =
  'Booking date,Amount,Balance,Counterparty,Counterparty account,Reference,Bank reference';

const BUYER = { mainIdentity: 'buyer' as const, areaId: 'DE' };

/** Logs a new address in by a mailed code; returns how it calls, and its session. */
export async function mailedLogin(page: Page, email: string) {
  const caller = new Caller(email, over(market()));
  await caller.send(accounts.sendCode, { email });
  let code = '';
  await expect(async () => {
    code = (await mailsTo(page, email))[0]?.code ?? '';
    expect(code).not.toBe('');
  }).toPass();
  const session = await caller.send(accounts.mailLogin, { email, code });
  caller.signedIn(session);
  return { caller, session };
}

/** A company that has just come, a buyer unless said otherwise: how it calls, and its session. */
export async function newPayer(
  page: Page,
  name: string,
  info: { mainIdentity: 'buyer' | 'seller'; areaId: string } = BUYER,
) {
  const email = freshEmail('payer');
  const { caller, session } = await mailedLogin(page, email);
  await caller.send(accounts.setKeyInfo, {
    ...info,
    firstname: 'Payer',
    lastname: name,
    companyName: name,
  });
  return { caller, email, session };
}

/** Announces a transfer of a buyer. */
export async function announceBy(caller: Caller, name: string, amount: string) {
  const { url } = await caller.upload(fileUpload, 'slip.png', await freshPicture());
  const account = { accountName: name, accountNumber: 'DE89370400440532013000' };
  const bank = { bankName: 'Commerzbank', bankCode: 'COBADEFF' };
  return caller.send(rechargeApply, { amount, ...account, ...bank, proof: url });
}

/** Announces transfers of a buyer who has just come; returns the numbers of its recharges. */
export async function announce(
  page: Page,
  name: string,
  amounts: readonly string[],
): Promise<string[]> {
  const { caller } = await newPayer(page, name);
  const numbers: string[] = [];
  for (const amount of amounts) numbers.push((await announceBy(caller, name, amount)).no);
  return numbers;
}

/** A line of a statement: day, amount, counterparty, text, the bank's reference, their account. */
export type StatementLine = readonly [string, string, string, string, string, string?];

/** Returns a CSV statement that opens with a balance in cents. */
export function statementOf(opening: number, lines: readonly StatementLine[]): string {
  let balance = opening;
  const rows = lines.map(([day, amount, party, text, reference, account = '']) => {
    balance += Math.round(Number(amount) * 100);
    return [day, amount, (balance / 100).toFixed(2), party, account, text, reference].join(',');
  });
  return [HEAD, ...rows, ''].join('\n');
}

/** A statement of one payment in CNY, after the balance of the one before in fen. */
export function yuanStatement(
  opening: number,
  line: { amount: string; name: string; reference: string; bankReference?: string },
): string {
  const on = new Date().toISOString().slice(0, 10);
  const text = (fen: number) => (fen / 100).toFixed(2);
  const closing = opening + Math.round(Number(line.amount) * 100);
  return camtFile({
    ...{ account: '7559018800104472', currency: 'CNY', closedOn: on },
    ...{ opening: text(opening), closing: text(closing) },
    lines: [{ on, account: '6222020200112230', ...line }],
  });
}

/** Imports a file at the list of statements; the page then shows the statement, or why there is none. */
export async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/ops/bank');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
}

const FIGURE = /-?[\d,]+\.\d\d/;

/** Returns the closing balance of the last statement in minor units: the next one opens with it. */
export async function lastClosing(page: Page, currency: 'USD' | 'CNY' = 'USD'): Promise<number> {
  await page.goto(`/ops/bank?currency=${currency}`);
  await expect(page.getByRole('radio', { name: currency })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Import a statement' })).toBeVisible();
  // A row that is still being loaded has cells too, without a figure.
  const shown = page.getByRole('row').nth(1).getByRole('cell').nth(1).filter({ hasText: FIGURE });
  const none = page.getByText('No statement has been imported yet.');
  await expect(shown.or(none)).toBeVisible();
  if (await none.isVisible()) return 0;
  const [figure = ''] = FIGURE.exec((await shown.textContent()) ?? '') ?? [];
  return Math.round(Number(figure.replaceAll(',', '')) * 100);
}

/**
 * Releases, as a second person, the file of payments that is open at the first one's page; returns its
 * address.
 */
export async function releasePayoutFile(checker: Page, maker: Page, name: RegExp): Promise<string> {
  const { pathname, search } = new URL(maker.url());
  const file = pathname + search;
  await checker.goto(file);
  await checker.getByRole('checkbox', { name: /compared/ }).check();
  await checker.getByRole('button', { name }).click();
  return file;
}

/** Makes a file of the one ready payment whose row has a text, on the open page of payment files. */
export async function makePayoutFile(desk: Page, text: string): Promise<Locator> {
  const ready = desk.getByRole('table', { name: 'Ready to be paid' });
  const row = ready.getByRole('row', { name: new RegExp(text) });
  await expect(row).toBeVisible();
  // Other journeys approve payments meanwhile: each is chosen as it comes, until a file of one is made.
  const others = ready.getByRole('row').filter({ hasNotText: text });
  const chosen = others.getByRole('checkbox', { checked: true });
  await expect(async () => {
    while ((await chosen.count()) > 0) await chosen.first().uncheck({ timeout: 2000 });
    await row.getByRole('checkbox').check({ timeout: 2000 });
    await desk.getByRole('button', { name: 'Make a file of 1' }).click({ timeout: 2000 });
  }).toPass();
  const drawer = desk.getByRole('dialog');
  await expect(drawer).toContainText(text);
  return drawer;
}
