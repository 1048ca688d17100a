import { expect } from '@playwright/test';
import { opsHotList, opsHotSet } from '#contract/catalog/staff-calls.ts';
import {
  opsPopularCandidates,
  opsPopularList,
  opsPopularPublish,
} from '#contract/content/staff-calls.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { person, signInStaff } from '../stage/people.ts';

const words = { zh: '交易未履约。', es: 'No cumplió.', fr: 'Non exécuté.', ru: 'Не исполнено.' };

test('the content desk revises a page and takes it back', async ({ browser }) => {
  const staff = await person(browser);
  const visitor = await person(browser);
  const title = `Advertise here ${Date.now()}`;
  await signInStaff(staff, 'content@assay.test');
  await staff.goto('/ops/content/pages');
  await staff.getByRole('link', { name: 'Edit Advertise (English)' }).click();
  await staff.getByRole('textbox', { name: 'Title' }).fill(title);
  await staff
    .getByRole('textbox', { name: 'Text (Markdown)' })
    .fill('## Places\n\nNone <script>today</script>.\n\n## Prices\n\nAsk [us](/blogs/contact-us).');
  await staff.getByRole('radio', { name: 'Preview' }).click();
  await expect(staff.getByRole('heading', { name: 'Places' })).toBeVisible();
  await expect(staff.getByText('None <script>today</script>.')).toBeVisible();
  await staff.getByRole('radio', { name: 'Write' }).click();
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText(/Published: Advertise \(English\), revision \d+\./)).toBeVisible();

  // A drawn page is kept for some seconds, so the first look may still be the one before.
  await expect(async () => {
    await visitor.goto('/blogs/advertise');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
  }).toPass();
  await visitor.getByRole('navigation', { name: 'On this page' }).getByText('Prices').click();
  await expect(visitor).toHaveURL(/#prices$/);
  await visitor.getByRole('link', { name: 'us', exact: true }).click();
  await expect(visitor).toHaveURL(/\/blogs\/contact-us$/);

  await staff.getByRole('radio', { name: 'History' }).click();
  await staff.getByRole('button', { name: 'Restore the own text' }).click();
  await expect(staff.getByText(/Restored, as revision \d+\./)).toBeVisible();
});

test('a supplier is named after its notice, its answer and a second person', async ({
  browser,
}) => {
  const staff = await person(browser);
  const visitor = await person(browser);
  const supplier = `Far Trading ${Date.now()}`;
  const open = async (email: string) => {
    await signInStaff(staff, email);
    await staff.goto('/ops/content/blacklist');
    await staff.getByRole('button', { name: `Open: ${supplier}` }).click();
  };
  await signInStaff(staff, 'content@assay.test');
  await staff.goto('/ops/content/blacklist');
  await staff.getByRole('button', { name: 'Propose for a deal elsewhere' }).click();
  const form = staff.getByRole('dialog');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(form.getByRole('textbox', { name: 'Supplier' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Supplier' }).fill(supplier);
  await form.getByRole('textbox', { name: 'Product' }).fill('ne555p');
  await form.getByRole('textbox', { name: 'Manufacturer' }).fill('Texas Instruments');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('1200');
  await form.getByRole('textbox', { name: 'Outcome (English)' }).fill('It never delivered.');
  for (const [lang, name] of [
    ['zh', 'Chinese'],
    ['es', 'Spanish'],
    ['fr', 'French'],
    ['ru', 'Russian'],
  ] as const) {
    await form.getByRole('textbox', { name: `Outcome (${name})` }).fill(words[lang]);
  }
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(staff.getByText(`Proposed: ${supplier}.`)).toBeVisible();

  await staff.getByRole('button', { name: `Open: ${supplier}` }).click();
  const entry = staff.getByRole('dialog');
  await entry.getByRole('button', { name: 'Send the notice' }).click();
  await entry.locator('form').getByRole('button', { name: 'Send the notice' }).click();
  await expect(staff.getByText(`Updated: ${supplier}.`)).toBeVisible();
  // Nobody answers for a supplier without an account whom they proposed, and nobody publishes alone.
  await expect(entry.getByText('A colleague enters the reply')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Record the answer' })).toHaveCount(0);

  await open('content2@assay.test');
  await entry.getByRole('button', { name: 'Record the answer' }).click();
  await entry.getByRole('textbox', { name: 'The answer in full' }).fill('We have no stock left.');
  await entry.locator('form').getByRole('button', { name: 'Record the answer' }).click();
  await expect(entry.getByRole('definition').getByText('We have no stock left.')).toBeVisible();

  await open('content@assay.test');
  await expect(entry.getByRole('definition').getByText('We have no stock left.')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await open('content2@assay.test');
  await entry.getByRole('button', { name: 'Publish' }).click();
  await entry.locator('form').getByRole('button', { name: 'Publish' }).click();
  await expect(entry.getByText('Public', { exact: true })).toBeVisible();

  await visitor.goto('/blacklist');
  await visitor.getByRole('searchbox', { name: 'Supplier or part number' }).fill(supplier);
  await visitor.getByRole('button', { name: 'Filter' }).click();
  await expect(visitor).toHaveURL(/keyword=/);
  const row = visitor.getByRole('row').filter({ hasText: supplier });
  await expect(row).toContainText('It never delivered.');
  await expect(row).toContainText('NE555P');
});

const POPULAR = 'TPS54331DR';

/** Makes popular parts and hot searches what an earlier attempt found. */
async function restoreLists(): Promise<void> {
  const desk = await deskOf('content@assay.test');
  const { list } = await desk.send(opsPopularList, { pageSize: 50 });
  if (list.every(({ mpn }) => mpn !== POPULAR)) {
    const candidates = await desk.send(opsPopularCandidates, { keyword: POPULAR });
    await desk.send(opsPopularPublish, { lineId: candidates[0]?.lineId ?? '' });
  }
  const { picks } = await desk.send(opsHotList, {});
  const values = picks.filter((one) => one !== 'DSPIC33EP');
  if (values.length < picks.length) await desk.send(opsHotSet, { values, basedOn: picks });
}

test('popular parts and hot searches are what the desk makes public', async ({ browser }) => {
  await restoreLists();
  const staff = await person(browser);
  const visitor = await person(browser);
  await signInStaff(staff, 'content@assay.test');
  await staff.goto('/ops/content/popular');
  await staff.getByRole('button', { name: 'Withdraw: TPS54331DR' }).first().click();
  await expect(staff.getByText('Withdrawn: TPS54331DR.')).toBeVisible();
  await staff.getByRole('button', { name: 'Publish: TPS54331DR' }).first().click();
  await expect(staff.getByText('Public: TPS54331DR.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/hot-sale-parts');
    const row = visitor.getByRole('row').filter({ hasText: 'TPS54331DR' });
    await expect(row.getByRole('link', { name: /^TR-/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.getByRole('link', { name: /^TR-/ }).first().click();
  await expect(visitor).toHaveURL(/\/v\//);

  await staff.goto('/ops/content/hot-searches');
  await staff.getByRole('textbox', { name: 'Part number' }).fill('dspic33ep');
  await staff.getByRole('button', { name: 'Add' }).click();
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Hot searches saved.')).toBeVisible();
  await staff.getByRole('button', { name: 'Remove DSPIC33EP' }).click();
  const saved = staff.waitForResponse((reply) => reply.url().endsWith(opsHotSet.path));
  await staff.getByRole('button', { name: 'Save' }).click();
  expect(await (await saved).json()).toMatchObject({ code: 0 });
  await staff.reload();
  await expect(staff.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await expect(staff.getByText('DSPIC33EP')).toHaveCount(0);
});

test('an unknown address of the console is said inside it', async ({ browser }) => {
  const staff = await person(browser);
  const violations: string[] = [];
  staff.on('pageerror', ({ message }) => violations.push(message));
  await signInStaff(staff, 'content@assay.test');
  await staff.goto('/ops/no-such-page');
  await expect(staff.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await staff.getByRole('link', { name: 'Manufacturer names' }).click();
  await expect(staff).toHaveURL('/ops/content/makers');
  expect(violations).toEqual([]);
});
