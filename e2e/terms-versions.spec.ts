import { expect, type Page } from '@playwright/test';
import { axeFaults } from './stage/axe.ts';
import { test } from './stage/journey.ts';
import { person, signInStaff } from './stage/people.ts';

const languages = ['Chinese', 'English', 'Spanish', 'French', 'Russian'];

/** Writes in every language what changes, and one more section. */
async function writeDraft(page: Page, section: string): Promise<void> {
  for (const name of languages) {
    await page
      .getByRole('radiogroup', { name: 'Language', exact: true })
      .getByRole('radio', { name, exact: true })
      .click();
    await page.getByRole('textbox', { name: 'What changes' }).fill(`${section} is new (${name}).`);
    const text = page.getByRole('textbox', { name: 'Text (Markdown)' });
    await text.fill(`${await text.inputValue()}\n\n## ${section}\n\nSaid in ${name}.`);
  }
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
}

test('a version of the terms: drafted in five languages, approved by a colleague, announced', async ({
  browser,
}) => {
  const section = `Robots ${Date.now().toString(36)}`;
  const maker = await person(browser);
  await signInStaff(maker, 'content@assay.test');
  const checker = await person(browser);
  await signInStaff(checker, 'content2@assay.test');
  await maker.goto('/ops/content/terms');
  await writeDraft(maker, section);
  const compared = maker.getByRole('region', { name: 'Beside the newest version' });
  await expect(compared.getByText('Said in Chinese.')).toBeVisible();
  await maker.getByRole('textbox', { name: 'Reason' }).fill('A new rule about programs');
  await maker.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(maker.getByText('A second person is asked.')).toBeVisible();
  // Nobody approves their own.
  await expect(maker.getByRole('button', { name: 'Approve and announce' })).toHaveCount(0);

  await checker.goto('/ops/content/terms');
  await expect(checker.getByText(/members have to accept anew/).first()).toBeVisible();
  expect(await axeFaults(checker)).toEqual([]);
  await checker.getByRole('checkbox', { name: /compared/i }).check();
  await checker.getByRole('button', { name: 'Approve and announce' }).click();
  await expect(checker.getByText('The version is approved; members are being told.')).toBeVisible();

  const reader = await person(browser);
  await reader.goto('/blogs/terms-of-service');
  await expect(reader.getByRole('heading', { name: section })).toHaveCount(0);
  await reader.getByRole('link', { name: 'Version 1', exact: true }).first().click();
  await expect(reader.getByRole('heading', { name: section })).toBeVisible();
  await expect(reader.getByText('This version is announced and does not apply yet.')).toBeVisible();
  expect(await axeFaults(reader)).toEqual([]);
});
