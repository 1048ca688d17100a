import { readFile } from 'node:fs/promises';
import { type Browser, type Download, expect, type Page } from '@playwright/test';
import { openProductDatabase } from '../../tools/fault/database.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { memberAt, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import {
  addPayee,
  approveCash,
  openWithdrawal,
  rechargeMore,
  requestApproval,
  step,
} from '../stage/money/suspicions.ts';
import { deskPage, mailedCode, person } from '../stage/people.ts';
import { logIn, PASSWORD, registered } from '../stage/registering.ts';

const languages = ['Chinese', 'English', 'Spanish', 'French', 'Russian'];

/** Writes in every language what changes, and one more section, and looks at the preview. */
async function writeDraft(page: Page, section: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /Draft/ })).toBeVisible();
  for (const name of languages) {
    await page
      .getByRole('radiogroup', { name: 'Language', exact: true })
      .getByText(name, { exact: true })
      .click();
    await page.getByRole('textbox', { name: 'What changes' }).fill(`${section} is new (${name}).`);
    const text = page.getByRole('textbox', { name: 'Text (Markdown)' });
    await text.fill(`${await text.inputValue()}\n\n## ${section}\n\nSaid in ${name}.`);
  }
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: section })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
}

/**
 * Lets the announced version apply to the members of the journey alone: everybody else has accepted it.
 * Returns how the version goes back to where it was.
 */
async function applyTo(emails: readonly string[]): Promise<() => Promise<void>> {
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  const move = async (time: string) => {
    await db.query('begin');
    await db.query('alter table legal.version disable trigger keep_version');
    await db.query(
      `update legal.version set approved_at = ${time} - interval '15 days', effective_at = ${time}
       where id = (select id from legal.version order by approved_at desc limit 1)`,
    );
    await db.query('alter table legal.version enable trigger keep_version');
  };
  await move("now() - interval '1 second'");
  await db.query(
    `insert into legal.acceptance (account_id, document, number, accepted_at)
     select a.id, v.document, v.number, now() from accounts.account a, legal.version v
     where a.email <> all ($1) on conflict do nothing`,
    [emails],
  );
  // Accounts that other journeys open meanwhile have accepted it too.
  await db.query(
    `create or replace function legal.accept_for_journeys() returns trigger language plpgsql as $$
     begin
       insert into legal.acceptance (account_id, document, number, accepted_at)
         select new.id, document, number, now() from legal.version;
       return null;
     end $$`,
  );
  await db.query(
    `create or replace trigger accept_for_journeys after insert on accounts.account
     for each row execute function legal.accept_for_journeys()`,
  );
  await db.query('commit');
  return async () => {
    await move("now() + interval '15 days'");
    await db.query('drop trigger accept_for_journeys on accounts.account');
    await db.query('drop function legal.accept_for_journeys()');
    await db.query('commit');
    await db.end();
  };
}

/** Logs a member in at a browser of their own; the terms stand in between. */
async function logInToTerms(page: Page, email: string, section: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'The terms have changed' })).toBeVisible();
  await expect(page.getByText(`${section} is new (English).`)).toBeVisible();
}

test('a version of the terms: five languages, two people, asked at the login, accepted and declined', async ({
  browser,
}) => {
  test.slow();
  const section = `Robots ${Date.now().toString(36)}`;
  const accepting = await registered(browser, 'accepts');
  const leaving = await registered(browser, 'leaves');
  const closing = await registered(browser, 'closes');
  const leaver = await memberAt(leaving.page);
  await rechargeMore({ caller: leaver }, 'leaves Lda', ['200.00']);
  await addPayee(leaver, 'leaves Lda');

  const maker = await deskPage(browser, 'content@assay.test');
  const checker = await deskPage(browser, 'content2@assay.test');
  await maker.goto('/ops/content/terms');
  await writeDraft(maker, section);
  const compared = maker.getByRole('region', { name: 'Beside the newest version' });
  await expect(compared.getByText('Said in Chinese.')).toBeVisible();
  expect(await axeViolations(maker)).toEqual([]);
  await maker.getByRole('textbox', { name: 'Reason' }).fill('A new rule about programs');
  await maker.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(maker.getByText('A second person is asked.')).toBeVisible();
  // Nobody approves their own.
  await expect(maker.getByRole('button', { name: 'Approve and announce' })).toHaveCount(0);

  await checker.goto('/ops/content/terms');
  await expect(checker.getByText(/have to accept anew/).first()).toBeVisible();
  expect(await axeViolations(checker)).toEqual([]);
  await checker.getByRole('checkbox', { name: /compared/i }).check();
  await checker.getByRole('button', { name: 'Approve and announce' }).click();
  await expect(checker.getByText('The version is approved; members are being told.')).toBeVisible();

  // Everybody reads it before it applies, and nobody is asked yet.
  const reader = await person(browser);
  await reader.goto('/blogs/terms-of-service');
  await expect(reader.getByRole('heading', { name: section })).toHaveCount(0);
  await reader
    .getByRole('link', { name: /^Version \d+$/ })
    .first()
    .click();
  await expect(reader.getByRole('heading', { name: section })).toBeVisible();
  await expect(reader.getByText('This version is announced and does not apply yet.')).toBeVisible();
  expect(await axeViolations(reader)).toEqual([]);

  const undo = await applyTo([accepting.email, leaving.email, closing.email]);
  try {
    await accept(await person(browser), accepting.email, section);
    const left = await decline(await person(browser), leaving.email, section);
    await takeMoneyOut(left, leaving);
    await payOut(browser, left);
    await acceptAfterAll(left);
    await close(await decline(await person(browser), closing.email, section), closing.email);
  } finally {
    await undo();
  }
});

async function accept(page: Page, email: string, section: string): Promise<void> {
  await logInToTerms(page, email, section);
  expect(await axeViolations(page)).toEqual([]);
  const go = page.getByRole('button', { name: 'Accept and log in' });
  await expect(go).toBeDisabled();
  await page.getByRole('checkbox', { name: /I have read the new versions/ }).check();
  await go.click();
  await expect(page).toHaveURL(/\/buyer-dashboard/);
  await expect(page.getByRole('complementary', { name: 'Terms not accepted' })).toHaveCount(0);
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Terms not accepted' });

async function decline(page: Page, email: string, section: string): Promise<Page> {
  await logInToTerms(page, email, section);
  await page.getByRole('button', { name: 'Do not accept, log in to finish' }).click();
  await expect(page).toHaveURL(/\/buyer-dashboard/);
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('link', { name: 'Finish and close the account' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Finish and close the account' }),
  ).toBeVisible();
  return page;
}

/** Nothing new can be begun, in no session; the balance is asked for. */
async function takeMoneyOut(
  page: Page,
  { page: before, email }: { readonly page: Page; readonly email: string },
): Promise<void> {
  await expect(page.getByText('There is money in the wallet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the account' })).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  // A session from before is bound alike.
  await before.reload();
  await expect(banner(before)).toBeVisible();
  for (const tab of [page, before]) {
    const posting = request(await memberAt(tab), { LM358DR: 10 });
    await expect(posting).rejects.toMatchObject({
      reply: { data: { fail: 'access.termsDeclined' } },
    });
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Account, company and drafts (JSON)' }).click();
  const data = JSON.parse(await readText(await saving)) as { account: { email: string } };
  expect(data.account.email).toBe(email);

  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw USD' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Bank receives' }).fill('200.00');
  const code = await mailedCode(page, email, async () => {
    await page.getByRole('button', { name: 'Send code' }).click();
  });
  await page.getByRole('textbox', { name: 'E-mail code' }).fill(code);
  await page.getByRole('button', { name: 'Withdraw USD 200.00' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal applied for' })).toBeVisible();
}

/** Two of finance pay the withdrawal of a member who declined; the bank confirms it. */
async function payOut(browser: Browser, page: Page): Promise<void> {
  await page.goto('/buyer-cash-list');
  const newest = page.getByRole('table').getByRole('link').first();
  const no = (await newest.textContent()) ?? '';
  const [maker, checker] = [
    await deskPage(browser, 'finance@assay.test'),
    await deskPage(browser, 'finance2@assay.test'),
  ];
  await openWithdrawal(maker, no);
  await requestApproval(maker);
  await openWithdrawal(checker, no);
  await approveCash(checker, '200.00');
  await expect(checker.getByText(`${no} is approved and carried out.`)).toBeVisible();
  await openWithdrawal(maker, no);
  await step(maker, 'Record the transfer').click();
  await maker.getByRole('textbox', { name: 'Bank reference' }).fill(`FT-${no}`);
  await step(maker, 'Record the transfer').click();
  await expect(maker.getByText(`The transfer of ${no} is recorded.`)).toBeVisible();
  await newest.click();
  await expect(page.getByText('It was sent; the bank has to confirm it.')).toBeVisible();
  await expect(banner(page)).toBeVisible();
}

/** The terms are accepted after all, and the account is whole again. */
async function acceptAfterAll(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Accept after all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept after all' });
  await expect(dialog.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have read and accept them' }).click();
  await expect(banner(page)).toHaveCount(0);
  await request(await memberAt(page), { LM358DR: 10 });
}

/** Closes an account in which nothing is open; nobody logs in to it again. */
async function close(page: Page, email: string): Promise<void> {
  await expect(page.getByText('Nothing is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this account?' });
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByText(/This account was closed by its owner/).first()).toBeVisible();
}

async function readText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
