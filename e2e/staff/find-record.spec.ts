import { expect } from '@playwright/test';
import { entryKinds } from '#contract/operator/constants.ts';
import { opsFind } from '#contract/operator/find-calls.ts';
import type { Entry } from '#contract/operator/find-schemas.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

/** Beginnings of the numbers and names of what a demo market has. */
const beginnings = [
  ...[
    'to-',
    'eo-',
    'lot-',
    'qc-',
    'tr-',
    'rc-',
    'wd-',
    'ex-',
    'dp-',
    'as-',
    'lg-',
    'cp-',
    'fb-',
    'fh-',
  ],
  // A settlement has the credit code of its company, which begins with the place of registration.
  ...['messwerk', 'hexin', 'stm32f103c8t6', '91440300', '91310115'],
];

/** Returns a record of each kind that a member of staff finds, whose number is its own. */
async function recordsOf(email: string): Promise<Map<Entry['kind'], Entry>> {
  const desk = await deskOf(email);
  const found = new Map<Entry['kind'], Entry>();
  for (const keyword of beginnings) {
    for (const entry of await desk.send(opsFind, { keyword })) {
      if (found.has(entry.kind)) continue;
      const [first] = await desk.send(opsFind, { keyword: entry.ref });
      if (first?.link === entry.link) found.set(entry.kind, entry);
    }
  }
  return found;
}

test('any record of a desk opens by three keys: the slash, a number that is pasted, Enter', async ({
  browser,
}) => {
  const opened = new Set<Entry['kind']>();
  for (const email of ['support@assay.test', 'finance@assay.test', 'qc@assay.test']) {
    const records = await recordsOf(email);
    const page = await deskPage(browser, email);
    for (const [kind, { ref, link }] of records) {
      if (opened.has(kind)) continue;
      await page.goto('/ops/me');
      const search = page.getByRole('banner').getByRole('combobox').first();
      await expect(search).toBeVisible();
      await page.locator('h1').click();
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      await page.keyboard.insertText(ref);
      await page.keyboard.press('Enter');
      await expect(page, `${kind} ${ref}`).toHaveURL((url) => url.pathname + url.search === link);
      await expect(page.getByText('This page belongs to another desk')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), `${kind} ${ref}`).toBeVisible();
      opened.add(kind);
    }
    await page.context().close();
  }
  // A reset of second factors goes by the e-mail of its account; the demo has none.
  expect(entryKinds.filter((kind) => !opened.has(kind))).toEqual(['factorReset']);
});
