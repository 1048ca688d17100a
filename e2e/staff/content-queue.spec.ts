import { expect } from '@playwright/test';
import { blacklistRef, noticeRef } from '#contract/content/refs.ts';
import { opsBlacklistPropose, opsBlacklistReply } from '#contract/content/staff-calls.ts';
import { opsNoticeSave } from '#contract/notices/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { deskOf } from '../stage/cast.ts';
import * as day from '../stage/day.ts';
import { test } from '../stage/journey.ts';

const empty = { title: '', body: '' };
const outcome = {
  zh: '未交货。',
  en: 'It never delivered.',
  es: 'Nunca entregó.',
  fr: 'Jamais livré.',
  ru: 'Поставки не было.',
};

test('the queue of content: a notice is published and a supplier heard, each taken by keyboard', async ({
  browser,
}) => {
  const run = Date.now().toString(36).toUpperCase();
  const maker = await deskOf('content@assay.test');
  const notice = await maker.send(opsNoticeSave, {
    id: null,
    version: 0,
    audience: 'one',
    email: 'lucia@norte.test',
    texts: {
      zh: empty,
      en: { title: `Your papers ${run}`, body: 'They came.' },
      es: empty,
      fr: empty,
      ru: empty,
    },
    link: '',
    at: null,
    mail: false,
  });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const entry = await maker.send(opsBlacklistPropose, {
    mpn: `NE555P-${run}`,
    manufacturer: 'Texas Instruments',
    quantity: 1200,
    supplier: `Far Trading ${run}`,
    outcome,
    resolvedOn: today,
    endsOn: `${Number(today.slice(0, 4)) + 2}-12-31`,
  });
  const ida = await day.beginDay(browser, { name: `Ida Roux ${run}`, role: 'content' });
  const { page } = ida;
  try {
    // A notice that a colleague wrote waits for a second person.
    await day.takeNext(page, noticeRef(notice.id));
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(`Your papers ${run}`);
    await drawer.getByRole('button', { name: 'Publish' }).click();
    await drawer.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The notice is published.')).toBeVisible();
    await day.expectDone(page, noticeRef(notice.id));

    // Due process: the supplier is notified first, heard, and named by a second person last.
    const ref = blacklistRef(entry.id);
    await day.takeNext(page, ref);
    await expect(drawer.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Send the notice' }).click();
    await drawer.locator('form').getByRole('button', { name: 'Send the notice' }).click();
    await expect(page.getByText(`Updated: Far Trading ${run}.`)).toBeVisible();
    await day.expectDone(page, ref);
    const noticed = { id: entry.id, version: entry.version + 1 };
    const colleague = await deskOf('content2@assay.test');
    await colleague.send(opsBlacklistReply, { ...noticed, text: 'We have no stock left.' });
    await day.takeNext(page, ref);
    await expect(drawer.getByText('We have no stock left.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Publish' }).click();
    await drawer.locator('form').getByRole('button', { name: 'Publish' }).click();
    await expect(drawer.getByText('Public', { exact: true })).toBeVisible();
    await day.expectDone(page, ref);
    await day.expectNothingMine(page);
  } finally {
    await ida.leave();
  }
});
