import { expect, type Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { badge } from '../stage/badge.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { mailsTo, memberPage, person } from '../stage/people.ts';
import { PASSWORD, registered } from '../stage/registering.ts';

const BUYER = 'lucia@norte.test';

/** A member's page whose server answers a count of its own and tells nothing at once. */
async function counting(page: Page): Promise<{ unread: number; asked: number }> {
  const count = { unread: 0, asked: 0 };
  await page.route('**/events', (route) => route.fulfill({ status: 429, body: '' }));
  await page.route('**/msgBox/unReadNum', (route) => {
    count.asked += 1;
    const { unread } = count;
    const data = { allUnread: unread, msgBoxRead: unread, noticeBoxRead: 0, allRead: unread };
    return route.fulfill({ json: { code: 0, msg: '', data } });
  });
  return count;
}

/** Shows or hides the tab, as the browser would say it. */
const turn = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('spec 4: unread messages, spec 9: unread poll: the count is read when the tab becomes visible and every 300000 ms while it is', async ({
  browser,
}) => {
  const page = await memberPage(browser, BUYER);
  const count = await counting(page);
  await page.clock.install();
  await page.goto('/buyer-dashboard');
  await expect.poll(() => count.asked).toBeGreaterThan(0);
  count.unread = 7;
  await page.clock.fastForward(limits.unreadPollMs);
  await expect.poll(() => badge(page)).toBe(7);

  // Whatever the page has asked is heard before this is.
  const heard = () => page.evaluate(() => fetch('/readyz').then((reply) => reply.text()));
  await turn(page, 'hidden');
  count.unread = 9;
  await heard();
  const before = count.asked;
  await page.clock.fastForward(3 * limits.unreadPollMs);
  await heard();
  expect(count.asked).toBe(before);
  await turn(page, 'visible');
  await expect.poll(() => badge(page)).toBe(9);
});

test('spec 9: badge: nothing at 0, 99 as it is, 99+ above 99', async ({ browser }) => {
  const page = await memberPage(browser, BUYER);
  const count = await counting(page);
  const button = page.getByRole('button', { name: /^Messages/ }).first();
  for (const [unread, shown] of [
    [0, ''],
    [99, '99'],
    [100, '99+'],
  ] as const) {
    count.unread = unread;
    await page.goto('/buyer-dashboard');
    await expect(button).toHaveText(shown);
  }
});

test('a mail that is not essential is refused by its link, and wanted again in the settings', async ({
  browser,
}) => {
  // An account of its own: all that is written to it is what this journey causes.
  const { page: member, email } = await registered(browser, 'mailed');
  const buyer = await callerOf(email, PASSWORD);
  const post = await request(buyer, { [newPart('MAIL')]: 100 });
  await quote(await callerOf('min@yunjing.test'), post.id, '0.09');
  const page = await person(browser);
  const main = page.getByRole('main');
  let link = '';
  await expect(async () => {
    const found = (await mailsTo(page, email)).map(
      ({ text }) => /\/unsubscribe\/[\w-]+/.exec(text)?.[0],
    );
    link = found.find((one) => one !== undefined) ?? '';
    expect(link).not.toBe('');
  }).toPass();

  await page.goto(link);
  await expect(main.getByRole('status')).toContainText('m***@journey.test receives mails about');
  await main.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(main.getByRole('status')).toContainText('no longer receives');
  expect(await axeViolations(page)).toEqual([]);

  await member.goto('/personal-center');
  const quotes = member.getByRole('main').getByRole('checkbox', { name: /^Quotes/ });
  await expect(quotes).not.toBeChecked();
  await quotes.check();
  await expect(member.getByText('The setting is saved')).toBeVisible();
  await page.goto(link);
  await expect(main.getByRole('button', { name: 'Stop these mails' })).toBeVisible();

  await page.goto('/unsubscribe/nobody-made-this-link-at-all');
  await expect(main.getByText('This link is not valid')).toBeVisible();
});
