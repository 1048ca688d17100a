import { expect, type Page } from '@playwright/test';
import { closeAccount } from '#contract/accounts/closing-calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { memberAt } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { deskPage, mailsTo, person } from '../stage/people.ts';
import { logIn, PASSWORD, registered } from '../stage/registering.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Finds a member by the address of its mailbox, by keyboard, and opens its page. */
async function openMember(desk: Page, email: string): Promise<void> {
  await desk.goto('/ops');
  await expect(desk.getByRole('heading', { level: 1, name: 'Work queues' })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.insertText(email);
  await desk
    .getByRole('option')
    .filter({ hasText: email.split('@')[0] ?? '' })
    .first()
    .click();
  await expect(desk).toHaveURL(/\/ops\/companies\//);
  await expect(desk.getByText(/^closed/i).first()).toBeVisible();
}

/** Looks at the page on a phone as well: nothing of it stands beside the screen. */
async function lookNarrow(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(WIDE);
}

test('a closed account is opened again by two of support, and its owner logs in', async ({
  browser,
}) => {
  const { page, email } = await registered(browser, 'returns');
  await (await memberAt(page)).send(closeAccount, {});

  const marta = await deskPage(browser, 'support@assay.test');
  await openMember(marta, email);
  await marta.getByRole('button', { name: 'Request to open again' }).click();
  const dialog = marta.getByRole('dialog', { name: /^Open the account of/ });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  // A request without a reason is refused at its field.
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toBeFocused();
  await lookNarrow(marta);
  await reason.fill('The owner called from the number of the account');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toHaveCount(0);
  // Nobody approves their own.
  await expect(marta.getByText('The owner called from the number of the account')).toBeVisible();
  await expect(marta.getByRole('button', { name: 'Open again', exact: true })).toHaveCount(0);
  await expect(marta.getByRole('button', { name: 'Withdraw my request' })).toBeVisible();

  const rui = await deskPage(browser, 'support2@assay.test');
  await rui.goto('/ops/factor-resets');
  const waiting = rui.getByRole('table', { name: 'Closed accounts that wait to be opened again' });
  await waiting.getByRole('link', { name: email }).click();
  const approve = rui.getByRole('button', { name: 'Open again', exact: true });
  await expect(approve).toBeDisabled();
  await rui.getByRole('checkbox', { name: 'I checked who asks for this and why' }).check();
  await lookNarrow(rui);
  await approve.click();
  await expect(rui.getByRole('button', { name: 'Request to open again' })).toHaveCount(0);
  await expect(approve).toHaveCount(0);

  await expect(async () => {
    const subjects = (await mailsTo(rui, email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => /open again/.test(subject))).toBe(true);
  }).toPass();
  const back = await person(browser);
  await back.goto('/login');
  await logIn(back, email, PASSWORD);
  await expect(back).toHaveURL(/\/buyer-dashboard/);
});
