import { expect } from '@playwright/test';
import { totpCode } from '../../tools/deal/caller.ts';
import { addAuthenticator } from '../stage/browser/authenticator.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage, mailsTo, person } from '../stage/people.ts';

const lin = { email: `lin.tao.${Date.now()}@assay.test`, name: 'Lin Tao' };
const chosen = 'a long sentence of one’s own';

test('a colleague is invited by two administrators and chooses their own password', async ({
  browser,
}) => {
  const ines = await deskPage(browser, 'admin@assay.test');
  await ines.goto('/ops/staff');
  await ines.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = ines.getByRole('dialog');
  await dialog.getByLabel('Name').fill(lin.name);
  await dialog.getByLabel('E-mail').fill(lin.email);
  await dialog.getByLabel('lab', { exact: false }).first().check();
  await dialog.getByRole('button', { name: 'Ask a second administrator' }).click();
  await expect(
    dialog.getByText('is needed').or(dialog.locator('[aria-invalid=true]')),
  ).toBeVisible();
  await dialog.getByLabel('Reason').fill('A third inspector');
  await dialog.getByRole('button', { name: 'Ask a second administrator' }).click();
  await expect(ines.getByRole('cell', { name: `Invite ${lin.email}` }).first()).toBeVisible();
  expect(await axeViolations(ines)).toEqual([]);

  const petr = await deskPage(browser, 'admin2@assay.test');
  await expect
    .poll(async () => (await mailsTo(petr, 'admin2@assay.test'))[0]?.subject ?? '')
    .toContain('Ines Okafor');
  await petr.goto('/ops/staff');
  await petr.getByRole('button', { name: `Approve: Invite ${lin.email}` }).click();
  await expect(petr.getByRole('button', { name: `Send again: ${lin.email}` })).toBeVisible();

  const reader = await person(browser);
  let link = '';
  await expect(async () => {
    const [mail] = await mailsTo(reader, lin.email);
    link = /https?:\S+\/ops\/link#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: `Welcome, ${lin.name}` })).toBeVisible();
  await reader.getByLabel('New password').fill('too short');
  await reader.getByLabel('Repeat the password').fill('too short');
  await reader.getByRole('button', { name: 'Set the password and go on' }).click();
  await expect(reader.getByText('12 to 64 characters').first()).toBeVisible();
  await reader.getByLabel('New password').fill(chosen);
  await reader.getByLabel('Repeat the password').fill(chosen);
  expect(await axeViolations(reader)).toEqual([]);
  await reader.getByRole('button', { name: 'Set the password and go on' }).click();
  const secret = await reader.locator('code').innerText();
  await reader
    .getByRole('textbox', { name: 'Authenticator code' })
    .fill(totpCode(secret, new Date()));
  await reader.getByRole('button', { name: 'Confirm' }).click();
  await expect(reader.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const codes = await reader.getByRole('list').getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await axeViolations(reader)).toEqual([]);
  await reader.getByRole('button', { name: 'I have stored them' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Work queues' })).toBeVisible();

  await reader.goto('/ops/security');
  await expect(reader.getByText('10 of 10 left')).toBeVisible();
  // The last second factor of staff stays: it has no button.
  await expect(reader.getByRole('button', { name: 'Remove', exact: false })).toHaveCount(0);
  await addAuthenticator(reader);
  await reader.getByRole('button', { name: 'Add a passkey' }).click();
  await reader.getByRole('dialog').getByLabel('Name').fill('Bench laptop');
  const adding = reader.getByRole('dialog');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  // A further factor is added by the proof of one: a stolen session adds none.
  await adding.getByRole('radio', { name: 'Recovery code' }).click();
  expect(await axeViolations(reader)).toEqual([]);
  await adding.getByRole('textbox', { name: 'Recovery code' }).fill(codes[1] ?? '');
  await adding.getByRole('button', { name: 'Confirm' }).click();
  await expect(reader.getByText('Passkey: Bench laptop')).toBeVisible();
  await reader.evaluate(() => localStorage.removeItem('assay-ops-session'));
  for (const method of ['Passkey', 'Recovery code'] as const) {
    await reader.goto('/ops/login');
    await reader.getByLabel('Work e-mail').fill(lin.email);
    await reader.locator('input[type=password]').fill(chosen);
    await reader.getByRole('button', { name: 'Log in', exact: true }).click();
    await reader.getByRole('radio', { name: method }).click();
    if (method === 'Passkey') await reader.getByRole('button', { name: 'Use the passkey' }).click();
    else {
      await reader.getByRole('textbox', { name: method }).fill(codes[0] ?? '');
      await reader.getByRole('button', { name: 'Confirm' }).click();
    }
    await expect(reader.getByRole('heading', { level: 1, name: 'Work queues' })).toBeVisible();
    await reader.evaluate(() => localStorage.removeItem('assay-ops-session'));
  }

  const late = await person(browser);
  await late.goto(link);
  await expect(late.getByText('This link was used')).toBeVisible();
});

test('nobody edits themselves, and staff change their own password', async ({ browser }) => {
  const page = await deskPage(browser, 'admin@assay.test');
  await page.goto('/ops/staff');
  await expect(page.getByRole('button', { name: 'Change: Petr Havel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change: Ines Okafor' })).toHaveCount(0);
  await page.goto('/ops/security');
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
