import { expect, type Page } from '@playwright/test';
import { opsCompanySummary } from '#contract/risk/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf } from '../stage/callers.ts';
import { deskOf, openCast, reported } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

async function openCompany(page: Page, email: string): Promise<void> {
  await page.goto('/ops');
  const due = page.getByRole('table', { name: 'Due next' });
  await expect(due.locator('tr[data-row]').first()).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').first().fill(email);
  await page.keyboard.press('Enter');
  // One record alone is opened at once.
  await expect(page).toHaveURL(/\/ops\/companies\//);
}

/** Fails one more lot of a seller, so that a mark that was dismissed is raised again. */
async function renewMark(id: string, email: string): Promise<void> {
  const { marks } = await (await deskOf('support@assay.test')).send(opsCompanySummary, { id });
  const mark = marks.find(({ kind }) => kind === 'failedLots');
  if (mark?.dismissed === null) return;
  const conclusion = 'Two depths of marking.';
  const cast = { ...(await openCast()), seller: await callerOf(email) };
  await reported(cast, { grade: 'F', verdict: 'suspect', conclusion });
}

test('support reads how a seller stands, opens the list of a figure, dismisses a mark', async ({
  browser,
}) => {
  const marta = await deskPage(browser, 'support@assay.test');
  const email = 'rui@qiyuan.test';
  await openCompany(marta, email);
  await renewMark(new URL(marta.url()).pathname.split('/').at(-1) ?? '', email);
  await marta.reload();
  const standing = marta.getByRole('region', { name: 'Standing' });
  await expect(standing.getByText(/of \d+ lots passed, interval/)).toBeVisible();
  expect(await axeViolations(marta)).toEqual([]);

  // A figure opens the records it was counted from, as many as it says.
  const figure = standing.getByRole('button', { name: /^Lots that did not pass: \d+$/ });
  const count = Number(await figure.textContent());
  await figure.click();
  const list = marta.getByRole('dialog', { name: 'Lots that did not pass: records' });
  await expect(list.getByRole('row')).toHaveCount(Math.min(count, 10) + 1);
  await list.getByRole('button', { name: 'Close' }).click();

  // A mark needs a reason, and stays in sight for everybody with it.
  const dismiss = standing.getByRole('button', { name: /^Dismiss: .*failed or suspect/ });
  await dismiss.click();
  const dialog = marta.getByRole('dialog', { name: 'Dismiss a mark' });
  await dialog.getByRole('button', { name: 'Dismiss the mark' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  const why = `The lots went back and the buyer has its money ${Date.now()}`;
  await reason.fill(why);
  await dialog.getByRole('button', { name: 'Dismiss the mark' }).click();
  await expect(marta.getByText('The mark is dismissed')).toBeVisible();
  await expect(dismiss).toBeHidden();
  const act = marta.getByRole('listitem').filter({ hasText: 'Dismissed a risk mark' });
  await expect(act.first()).toContainText('Staff act');

  const wei = await deskPage(browser, 'finance@assay.test');
  await wei.goto(new URL(marta.url()).pathname);
  await wei.getByText(/^Dismissed marks/).click();
  await expect(wei.getByText(why)).toBeVisible();
  const people = wei.locator('section').filter({ hasText: /^People/ });
  await expect(people).toContainText(/no second factor|authenticator app|passkey/);
  await expect(people).toContainText(/last sign-in|never signed in/);
});
