import { expect } from '@playwright/test';
import { feedbackAdd } from '#contract/cases/calls.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

const languages = ['中文', 'English', 'Español', 'Français', 'Русский'] as const;

test('support writes a template in five languages and answers a case with it', async ({
  browser,
}) => {
  const title = `With thanks ${Date.now()}`;
  const author = await callerOf('dana@hollis.test');
  const { no } = await author.send(feedbackAdd, {
    topic: 'idea',
    text: 'The list of orders forgets its filter.',
    name: 'Dana Whitfield',
    company: '',
    email: 'dana@hollis.test',
    phone: '',
  });

  const staff = await deskPage(browser, 'support@assay.test');
  await staff.goto('/ops/case-templates');
  await staff.getByRole('button', { name: 'Add a template' }).click();
  const drawer = staff.getByRole('dialog');
  const name = drawer.getByRole('textbox', { name: /^Name/ });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(title);
  for (const language of languages) {
    await drawer.getByRole('textbox', { name: language }).fill('{name}, thank you for {no}.');
  }
  const french = drawer.getByRole('textbox', { name: 'Français' });
  await french.fill('Bonjour {prénom}');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Unknown name in braces.', { exact: false })).toBeVisible();
  await french.fill('Merci pour {no}, {name}.');
  await expect(drawer.getByText('Merci pour CP-261121-4093, Customer.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('The template is saved.')).toBeVisible();
  const row = staff.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('never');

  await staff.goto('/ops/cases');
  await staff.getByRole('textbox', { name: /Number, name, company/ }).fill(no);
  await staff.getByRole('button', { name: 'Find', exact: true }).click();
  await staff.getByRole('link', { name: no }).click();
  await staff.getByRole('button', { name: 'Take up' }).click();
  await staff.getByLabel('Insert a template').selectOption({ label: title });
  const said = `Dana Whitfield, thank you for ${no}.`;
  await expect(staff.getByRole('textbox', { name: /^Text/ })).toHaveValue(said);
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByRole('listitem').getByText(said)).toBeVisible();

  await staff.goto('/ops/case-templates');
  await expect(row).not.toContainText('never');
  const edit = row.getByRole('button', { name: `Edit: ${title}` });
  const english = drawer.getByRole('textbox', { name: 'English' });
  await edit.click();
  await english.fill('{name}, a text that nobody wanted.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  // The first version comes back into the form, and is the newest once it is saved.
  await edit.click();
  await drawer.getByRole('button', { name: 'Restore: Version 1' }).click();
  await expect(english).toHaveValue('{name}, thank you for {no}.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  await edit.click();
  const history = drawer.getByRole('table', { name: 'History' });
  await expect(history.getByRole('row')).toHaveCount(4);
  await expect(history.getByRole('row').nth(1)).toContainText('Version 3');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await drawer.getByRole('button', { name: 'Remove for good' }).click();
  await expect(row).toHaveCount(0);
});
